// A day's close adds up, whatever moved; days are signed one after another.
import { LEDGER_KINDS } from '@ijeuwa/contract/payment-words';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { type LedgerEvent, linesOf } from '../ledger/ledger.rules.ts';
import { closedCurrencies, figuresOf, stateOf } from './day-close.rules.ts';

const asset = 'asset:provider:paystack';
const minor = fc.integer({ min: 1, max: 1e9 });
const of = 'package' as const;
const happened: fc.Arbitrary<LedgerEvent> = minor.chain((amountMinor) =>
  fc.constantFrom<LedgerEvent>(
    { kind: 'payment', asset, amountMinor, discountMinor: 7 },
    { kind: 'second payment', asset: 'asset:bank:main', amountMinor },
    { kind: 'stray payment', asset: 'asset:provider:paypal', amountMinor },
    { kind: 'unmatched payment', asset, amountMinor },
    { kind: 'matched payment', amountMinor },
    { kind: 'refund owed', of, amountMinor, earnedMinor: 3 },
    { kind: 'refund', asset, amountMinor },
    { kind: 'fee', asset, amountMinor },
    { kind: 'payout', asset, amountMinor },
    { kind: 'earned', of, amountMinor },
    { kind: 'chargeback', of, asset, amountMinor, deferredMinor: 1, discountMinor: 0, unearnedMinor: 0 },
    { kind: 'credit moved', of, amountMinor, earnedMinor: 2, discountMinor: 0 },
    { kind: 'credit used', amountMinor },
    { kind: 'credit kept', amountMinor },
    { kind: 'credit given back', amountMinor },
    { kind: 'payment', asset: 'liability:credit', amountMinor, discountMinor: 7 },
    { kind: 'refund', asset: 'liability:credit', amountMinor },
    { kind: 'credit lost', asset: 'asset:bank:main', amountMinor },
    { kind: 'unidentified payment', asset: 'asset:bank:main', amountMinor },
    { kind: 'identified payment', asset: 'asset:bank:main', amountMinor },
  ),
);
const figuresFrom = (events: readonly LedgerEvent[], opening: number) =>
  figuresOf(
    [
      { account: asset, currency: 'NGN' as const, amountMinor: opening },
      { account: 'liability:deferred', currency: 'NGN' as const, amountMinor: -opening },
    ],
    events.flatMap((event) => linesOf(event, 'NGN').map((line) => ({ ...line, what: event.kind }))),
  );

test('what we had, and what came, less fees, refunds and what banks took back, is what we have, whatever happened', () => {
  const kinds = new Set<string>();
  fc.assert(
    fc.property(
      fc.array(happened, { maxLength: 30 }),
      fc.integer({ min: 1, max: 1e9 }),
      (events, opening) => {
        for (const { kind } of events) kinds.add(kind);
        const [day] = closedCurrencies(figuresFrom(events, opening));
        const came = day!.came.reduce((sum, { amount }) => sum + amount.amountMinor, 0);
        const { fees, refunds, chargebacks, closing } = day!;
        expect(opening + came - fees.amountMinor - refunds.amountMinor - chargebacks.amountMinor).toBe(
          closing.amountMinor,
        );
        for (const at of ['opening', 'closing'] as const)
          expect(day!.accounts.reduce((sum, one) => sum + one[at].amountMinor, 0)).toBe(0);
      },
    ),
    { numRuns: 300 },
  );
  expect([...kinds].toSorted()).toEqual([...LEDGER_KINDS].toSorted());
});

test('a payout moves within what we have, and income is what was earned less what was taken back', () => {
  const [day] = closedCurrencies(
    figuresFrom(
      [
        { kind: 'payout', asset, amountMinor: 40 },
        { kind: 'earned', of, amountMinor: 30 },
        { kind: 'refund owed', of, amountMinor: 20, earnedMinor: 10 },
      ],
      100,
    ),
  );
  expect([day!.opening, day!.closing, day!.payouts, day!.earned].map((one) => one.amountMinor)).toEqual([
    100, 100, 40, 20,
  ]);
});

test.each([
  ['any day that is over may be the first', '2026-11-20', undefined, 'open'],
  ['a day that is not over may not', '2026-11-23', undefined, 'early'],
  ['after one the next may be', '2026-11-22', '2026-11-21', 'open'],
  ['no day is left out', '2026-11-22', '2026-11-20', 'order'],
  ['nor is one signed that lies before', '2026-11-01', '2026-11-20', 'order'],
  ['the next waits until it is over', '2026-11-23', '2026-11-22', 'early'],
])('%s', (_, day, last, state) => expect(stateOf(day, last, '2026-11-22')).toBe(state));
