// VIP matchmaking as its member sees it: the prices, the four steps, the case, and the answers.
import { answerIntroduction, findVip, submitVip, type VipCase, type VipView } from '@ijeuwa/contract/vip';
import { cleanup, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { fakeApi, showScreen } from '#test/fake-api.tsx';
import { PersonalizedMatchmakingScreen } from './PersonalizedMatchmakingScreen.tsx';

afterEach(cleanup);

const AT = '2026-11-24T09:00:00Z';
const ID = '0190a6f0-0000-7000-8000-000000000001';
const opened: VipCase = {
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
  missed: [],
  strategy: null,
  servedUntil: null,
  proposals: [],
  quote: null,
};
let vip: VipView;
let api: ReturnType<typeof fakeApi>;
beforeEach(() => {
  vip = {
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
    included: null,
    case: null,
  };
  api = fakeApi();
  api.answer(findVip, () => vip);
});
const show = () =>
  showScreen(<PersonalizedMatchmakingScreen pay={() => null} />, { at: '/personalized-matchmaking' });
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));

test('a pound is shown without decimals, and said to be paid in naira; an unmeasured rate is not claimed', async () => {
  show();
  expect(await screen.findByText('₦525,000')).toBeTruthy();
  await userEvent.click(screen.getByRole('radio', { name: 'USD' }));
  expect(screen.getByText('$404')).toBeTruthy();
  await userEvent.click(screen.getByRole('radio', { name: 'GBP' }));
  expect(screen.getByText('£318')).toBeTruthy();
  expect(screen.getByText(/You pay in naira: ₦525,000/)).toBeTruthy();
  expect(screen.queryByText(/Success rate/)).toBeNull();
  expect(screen.getByRole('heading', { name: 'VIP Matchmaking Process' })).toBeTruthy();
});

test('four steps, prefilled, with nothing required; what was not changed of the profile is not sent', async () => {
  api.answer(submitVip, () => {
    vip = { ...vip, case: opened };
    return vip;
  });
  show();
  expect((await screen.findByLabelText<HTMLInputElement>(/^Name/)).value).toBe('Ada Okeke');
  expect(screen.getByLabelText<HTMLInputElement>(/^Age/).readOnly).toBe(true);
  await press('Next');
  await press('Travel');
  await press('Music');
  await press('Music');
  await press('Next');
  await press('Next');
  await press('Submit');
  expect(screen.getByRole('button', { name: /Processing\.\.\./ })).toBeTruthy();
  expect(
    await screen.findByRole('heading', { name: 'Welcome to VIP Matchmaking!' }, { timeout: 4000 }),
  ).toBeTruthy();
  expect(screen.getByText('At least 10 people fit you both ways today.')).toBeTruthy();
  expect(api.callsOf(submitVip)[0]?.body).toEqual({ interests: ['Travel'], priorities: [], lookingFor: '' });
  await press('Start New Profile');
  expect(await screen.findByRole('heading', { name: 'About You' })).toBeTruthy();
});

test('somebody proposed is answered, with a reason for the matchmaker alone', async () => {
  const card = {
    _id: ID,
    name: 'Obi',
    age: 33,
    images: [],
    blurred: false,
    location: 'Lagos, Nigeria',
    profession: 'Engineer',
    education: null,
    religion: null,
    relationshipStatus: null,
    timeframe: null,
    matchPercent: 90,
    reasons: ['Both Christian'],
    difference: null,
    reviewedAt: null,
    demonstration: false,
    pick: false,
  };
  const proposed = {
    _id: ID,
    state: 'offered' as const,
    name: 'Obi',
    card,
    why: 'You both sing.',
    proposedAt: AT,
    answerUntil: AT,
    matchId: null,
    toldHow: false,
  };
  vip = {
    ...vip,
    case: { ...opened, state: 'proposed', ground: 'payment', owner: 'Kemi', proposals: [proposed] },
  };
  api.answer(answerIntroduction, () => ({ matchId: null }));
  show();
  expect(await screen.findByText('Both Christian')).toBeTruthy();
  await press('No, not Obi');
  await userEvent.type(screen.getByLabelText(/^Why not/), 'Too far.');
  await press('No, not Obi');
  expect(api.callsOf(answerIntroduction)[0]?.body).toEqual({ yes: false, reason: 'Too far.' });
});
