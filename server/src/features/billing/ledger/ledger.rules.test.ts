// What each event moves: both sides of what came in or went out, and of what it was for.
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { assetOf, type LedgerEvent, linesOf } from './ledger.rules.ts';

const asset = assetOf('paystack');
const amountMinor = 12_500_000;

const CASES: [string, LedgerEvent, Record<string, number>][] = [
  [
    'a payment is owed until it is earned',
    { kind: 'payment', asset, amountMinor },
    { [asset]: amountMinor, 'liability:deferred': -amountMinor },
  ],
  [
    'a payment at a lowered price: the whole price is owed, and what it was lowered by stands by itself',
    { kind: 'payment', asset, amountMinor, discountMinor: 500 },
    { [asset]: amountMinor, 'contra:discount': 500, 'liability:deferred': -amountMinor - 500 },
  ],
  [
    'a second payment is owed back',
    { kind: 'second payment', asset, amountMinor },
    { [asset]: amountMinor, 'liability:refunds_due': -amountMinor },
  ],
  [
    'a payment of a closed account is owed back',
    { kind: 'stray payment', asset: assetOf('bank'), amountMinor },
    { 'asset:bank:main': amountMinor, 'liability:refunds_due': -amountMinor },
  ],
  [
    'money that fits nothing waits',
    { kind: 'unmatched payment', asset, amountMinor },
    { [asset]: amountMinor, 'liability:unmatched': -amountMinor },
  ],
  [
    'money that waited is for an order after all',
    { kind: 'matched payment', amountMinor },
    { 'liability:unmatched': amountMinor, 'liability:deferred': -amountMinor },
  ],
  [
    'money that waited goes back',
    { kind: 'refund owed', of: 'unmatched', amountMinor },
    { 'liability:unmatched': amountMinor, 'liability:refunds_due': -amountMinor },
  ],
  [
    'a package that is paid back takes what was earned of it along',
    { kind: 'refund owed', of: 'package', amountMinor, earnedMinor: 700 },
    { 'liability:deferred': amountMinor - 700, 'income:package': 700, 'liability:refunds_due': -amountMinor },
  ],
  [
    'a package that was sold at a lowered price is paid back at that price, and its discount ends',
    { kind: 'refund owed', of: 'package', amountMinor, earnedMinor: 700, discountMinor: 500 },
    {
      'liability:deferred': amountMinor - 200,
      'income:package': 700,
      'contra:discount': -500,
      'liability:refunds_due': -amountMinor,
    },
  ],
  [
    'a package of which nothing was earned is paid back',
    { kind: 'refund owed', of: 'package', amountMinor, earnedMinor: 0 },
    { 'liability:deferred': amountMinor, 'liability:refunds_due': -amountMinor },
  ],
  [
    'a package that was sold for less takes its discount back along',
    { kind: 'refund owed', of: 'package', amountMinor, earnedMinor: 700, discountMinor: 500 },
    {
      'liability:deferred': amountMinor - 200,
      'income:package': 700,
      'contra:discount': -500,
      'liability:refunds_due': -amountMinor,
    },
  ],
  [
    'what a bank took back is owed no longer as far as it was not given, and the rest is our loss',
    {
      kind: 'chargeback',
      of: 'package',
      asset,
      amountMinor,
      deferredMinor: 700,
      discountMinor: 500,
      unearnedMinor: 200,
    },
    {
      'liability:deferred': 700,
      'contra:discount': -500,
      'income:package': 200,
      'expense:chargeback': amountMinor - 400,
      [asset]: -amountMinor,
    },
  ],
  [
    'money that was sent back is owed no longer',
    { kind: 'refund', asset, amountMinor },
    { 'liability:refunds_due': amountMinor, [asset]: -amountMinor },
  ],
  [
    'a fee is taken from where the money is',
    { kind: 'fee', asset, amountMinor: 100 },
    { 'expense:fees': 100, [asset]: -100 },
  ],
  [
    'days that have passed are earned',
    { kind: 'earned', of: 'package', amountMinor: 300 },
    { 'liability:deferred': 300, 'income:package': -300 },
  ],
];

test.each(CASES)('%s', (_, event, moved) => {
  const lines = linesOf(event, 'NGN');
  expect(Object.fromEntries(lines.map((line) => [line.account, line.amountMinor]))).toEqual(moved);
  expect(new Set(lines.map((line) => line.currency))).toEqual(new Set(['NGN']));
});

test('whatever the amounts, the lines sum to nothing, and none is empty', () => {
  const amount = fc.integer({ min: 1, max: 1e12 });
  fc.assert(
    fc.property(fc.constantFrom(...CASES), amount, fc.nat({ max: 1e12 }), ([, event], most, part) => {
      const some = part % (most + 1);
      const moved: LedgerEvent = Object.assign({}, event, {
        amountMinor: most,
        earnedMinor: some,
        discountMinor: some,
        unearnedMinor: some,
      });
      const lines = linesOf(moved, 'USD');
      expect(lines.reduce((sum, line) => sum + line.amountMinor, 0)).toBe(0);
      expect(lines.filter((line) => line.amountMinor === 0)).toEqual([]);
      expect(lines.length).toBeGreaterThan(1);
    }),
  );
});
