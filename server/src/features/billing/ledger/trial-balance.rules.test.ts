// What the trial balance says of books that do not agree.
import { expect, test } from 'vitest';
import { complaintsOf, complaintsOfOrder } from './trial-balance.rules.ts';

const in_ = (account: string, amountMinor: number, currency = 'NGN') => ({ account, currency, amountMinor });
const BANK = in_('asset:bank:main', 10_000);
const DEFERRED = in_('liability:deferred', -10_000);

test('books that agree say nothing', () => {
  expect(complaintsOf({ balances: [BANK, DEFERRED], held: [BANK], came: [BANK], owed: [] })).toEqual([]);
});

test.each([
  [
    'a currency that does not sum to nothing, where another does',
    {
      balances: [BANK, in_('liability:deferred', -9_950), in_('a', 5, 'USD'), in_('b', -5, 'USD')],
      held: [],
      came: [],
      owed: [],
    },
    'everything posted sums to NGN 0.50',
  ],
  [
    'a debt of less than nothing',
    {
      balances: [in_('income:package', -700, 'USD'), in_('liability:deferred', 700, 'USD')],
      held: [],
      came: [],
      owed: [],
    },
    'liability:deferred is overdrawn by USD 7.00',
  ],
  [
    'money that came and was not posted',
    { balances: [], held: [], came: [BANK], owed: [] },
    'asset:bank:main holds NGN 0.00, the payments say NGN 100.00',
  ],
  [
    'money that was posted and did not come',
    { balances: [BANK, DEFERRED], held: [BANK], came: [in_('asset:bank:main', 9_000)], owed: [] },
    'asset:bank:main holds NGN 100.00, the payments say NGN 90.00',
  ],
  [
    'a refund of which the ledger knows nothing',
    { balances: [], held: [], came: [], owed: [in_('liability:refunds_due', 700)] },
    'liability:refunds_due owes NGN 0.00, the payments say NGN 7.00',
  ],
  [
    'money that fits nothing, and that no payment is',
    {
      balances: [BANK, in_('liability:unmatched', -10_000)],
      held: [BANK],
      came: [BANK],
      owed: [in_('liability:unmatched', 9_000)],
    },
    'liability:unmatched owes NGN 100.00, the payments say NGN 90.00',
  ],
])('it names %s', (_, books, said) => expect(complaintsOf(books)).toEqual([said]));

const ORDER = {
  reference: 'X',
  currency: 'NGN' as const,
  givenMinor: 3000,
  earnedMinor: 1000,
  periods: [{ from: '2026-11-01', until: '2026-12-01' }],
  forgotten: false,
};

test.each([
  ['earned by its days', {}, '2026-11-11', []],
  ['earned too little', {}, '2026-11-12', ['order X has NGN 20.00 deferred, its periods say NGN 19.00']],
  ['earned too much', {}, '2026-11-10', ['order X has NGN 20.00 deferred, its periods say NGN 21.00']],
  [
    'earned more than there was',
    { earnedMinor: 3100 },
    '2026-12-01',
    ['order X has NGN -1.00 deferred, its periods say NGN 0.00'],
  ],
  [
    'nothing given',
    { earnedMinor: 0, periods: [] },
    '2026-11-11',
    ['order X is paid with NGN 30.00 and gave nothing'],
  ],
  [
    'nothing given, and all of it taken back',
    { earnedMinor: 0, givenMinor: 0, periods: [] },
    '2026-11-11',
    [],
  ],
  ['its member erased', { earnedMinor: 3000, periods: [], forgotten: true }, '2026-11-11', []],
])('an order with %s', (_, change, today, said) => {
  expect(complaintsOfOrder({ ...ORDER, ...change }, today)).toEqual(said);
});
