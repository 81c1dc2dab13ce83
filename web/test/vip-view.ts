// What a member sees of VIP matchmaking, for the tests of its screens.
import type { VipCase, VipView } from '@ijeuwa/contract/vip';

export const AT = '2026-11-24T09:00:00Z';
export const ID = '0190a6f0-0000-7000-8000-000000000001';
export const OPENED: VipCase = {
  _id: ID,
  state: 'submitted',
  ground: null,
  file: { interests: ['Travel'], priorities: [], lookingFor: '' },
  submittedAt: AT,
  fits: 10,
  fitsCountedAt: AT,
  owner: null,
  ownerDueAt: null,
  dueAt: null,
  nobodyElseAt: null,
  missed: [],
  strategy: null,
  servedUntil: null,
  proposals: [],
  written: [],
  quote: null,
  givesBack: false,
};
export const INCLUDED: NonNullable<VipView['included']> = {
  ground: 'package',
  package: 'Personalized Matching',
  until: '2027-05-24T09:00:00Z',
};
export const VIEW: VipView = {
  terms: {
    prices: [
      { shown: { amountMinor: 52_500_000, currency: 'NGN' }, chargedIn: 'NGN' },
      { shown: { amountMinor: 40_400, currency: 'USD' }, chargedIn: 'USD' },
      { shown: { amountMinor: 31_800, currency: 'GBP' }, chargedIn: 'NGN' },
    ],
    months: 6,
    benefits: ['One', 'Two', 'Three', 'Four'].map((title) => ({ title, text: 'It helps.' })),
    steps: [{ title: 'First', text: 'We begin.' }],
    successRate: null,
  },
  about: { name: 'Ada Okeke', age: 29, ageIsKnown: true, location: 'Lagos, Nigeria' },
  profileSubmitted: true,
  inCouple: false,
  included: null,
  case: null,
  closed: null,
};
