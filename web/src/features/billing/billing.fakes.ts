// Packages, quotes, orders and renewals as the screen tests know them.
import type { Agreement } from '@ijeuwa/contract/agreements';
import type { ComparedLine, Order, Package, Quote, Subscription, WaysToPay } from '@ijeuwa/contract/billing';
import type { ServiceQuote } from '@ijeuwa/contract/services';

const one = (id: string, name: string, price: number, priceUSD: number, priceEUR: number): Package => ({
  id,
  name,
  price,
  priceUSD,
  priceEUR,
  period: '1 month',
  months: 1,
  features: ['Standard support'],
  color: 'wine',
  recommended: id === 'harmony',
});

export const PACKAGES = [
  one('blossom', 'Blossom', 75_000, 20, 18),
  one('harmony', 'Harmony', 125_000, 33, 30),
  one('forever', 'My Forever', 225_000, 66, 60),
  one('personalized', 'Personalized Matching', 475_000, 125, 115),
];

const alike = (phrase: string, ids: readonly string[]) => Object.fromEntries(ids.map((id) => [id, phrase]));

export const COMPARISON: ComparedLine[] = [
  {
    title: 'In your country',
    values: { blossom: 'Yes', harmony: 'Yes', forever: 'Yes', personalized: 'Yes' },
    phrases: alike('People in your country', ['blossom', 'harmony', 'forever', 'personalized']),
  },
  {
    title: 'Meet and like people in other countries',
    values: { blossom: null, harmony: 'Yes', forever: 'Yes', personalized: 'Yes' },
    phrases: alike('People in other countries', ['harmony', 'forever', 'personalized']),
  },
  {
    title: 'Private sessions a month',
    values: { blossom: null, harmony: null, forever: '1', personalized: 'No limit' },
    phrases: { ...alike('One private session a month', ['forever']), personalized: 'As many as you like' },
  },
];

export const WAYS: WaysToPay = [
  { currency: 'NGN', methods: ['card', 'bank_transfer'] },
  { currency: 'USD', methods: ['card', 'paypal'] },
  { currency: 'EUR', methods: ['paypal'] },
];

const amount = { amountMinor: 7_500_000, currency: 'NGN' } as const;
const inMinutes = (minutes: number) => new Date(Date.now() + minutes * 60_000).toISOString();

export const aQuote = (minutes = 30): Quote => ({
  _id: '01900000-0000-7000-8000-0000000000c1',
  packageId: 'blossom',
  packageName: 'Blossom',
  price: amount,
  discount: null,
  code: null,
  credits: [],
  tax: { amountMinor: 0, currency: 'NGN' },
  total: amount,
  fromCredit: null,
  toPay: amount,
  expiresAt: inMinutes(minutes),
  beginsAt: null,
  methods: ['card', 'bank_transfer'],
});

export const anOrder = (change: Partial<Order> = {}): Order => ({
  _id: '01900000-0000-7000-8000-0000000000d1',
  reference: 'blossom-1763700000000',
  item: { kind: 'package', id: 'blossom', title: 'Blossom' },
  total: amount,
  discount: null,
  credit: null,
  fromCredit: null,
  missing: null,
  restBy: null,
  owedBack: null,
  mayKeep: null,
  sentBack: null,
  kept: null,
  refundAccount: null,
  method: 'card',
  status: 'open',
  methods: ['card', 'bank_transfer'],
  createdAt: inMinutes(0),
  expiresAt: inMinutes(24 * 60),
  pageUrl: 'https://pay.example/p1',
  bank: null,
  announcedAt: null,
  reviewWithinHours: 3,
  ...change,
});

export const aTransfer = (change: Partial<Order> = {}): Order =>
  anOrder({
    method: 'bank_transfer',
    pageUrl: null,
    bank: {
      bankName: 'Practice Bank of Lagos',
      accountName: 'Ijeuwa Matchmaking',
      accountNumber: '0123456789',
      demonstration: true,
    },
    ...change,
  });

export const aServiceQuote = (change: Partial<ServiceQuote> = {}): ServiceQuote => ({
  _id: '01900000-0000-7000-8000-0000000000c2',
  kind: 'session',
  subjectId: '01900000-0000-7000-8000-0000000000e1',
  title: 'Session with Dr Bisi Adeyemi',
  total: { amountMinor: 15_000_000, currency: 'NGN' },
  expiresAt: inMinutes(24 * 60),
  methods: ['card', 'bank_transfer'],
  ...change,
});

/** What is made of it; `change` says more, such as of `aTransfer`. */
export const aServiceOrder = (change: Partial<Order> = {}): Order => {
  const { kind, total } = aServiceQuote();
  return anOrder({
    reference: 'appointment-1763700000000',
    item: { kind, id: '01900000-0000-7000-8000-0000000000e1', title: 'Appointment' },
    total,
    reviewWithinHours: null,
    ...change,
  });
};

export const anAgreement = (change: Partial<Agreement> = {}): Agreement => ({
  state: 'running',
  endedBecause: null,
  packageId: 'blossom',
  packageName: 'Blossom',
  insteadOf: null,
  price: amount,
  period: '1 month',
  agreedAt: '2026-11-24T09:00:00.000Z',
  endsAt: '2026-12-24T09:00:00.000Z',
  renewsAt: '2026-12-24T08:00:00.000Z',
  card: { brand: 'Visa', last4: '4081', expires: '12/30' },
  newPrice: null,
  held: false,
  charge: null,
  graceUntil: null,
  afterPaidAt: null,
  mayResume: false,
  pausedUntil: null,
  pausesLeft: 2,
  ...change,
});

export const NO_PACKAGE: Subscription = {
  packageId: null,
  label: 'No package yet',
  trial: false,
  startsAt: null,
  endsAt: null,
  mayStartTrial: true,
  reviewWithinHours: 24,
};
