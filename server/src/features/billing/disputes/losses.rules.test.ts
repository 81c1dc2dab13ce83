// What a loss does to the books, by figures.
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { earnedBy } from '../ledger/earning.rules.ts';
import { linesOf } from '../ledger/ledger.rules.ts';
import { bookLoss } from './disputes.rules.ts';

const PERIODS = [{ from: '2026-11-01', until: '2026-12-01' }];
const orderOf = (paidMinor: number, discountMinor: number) => ({
  givenMinor: paidMinor + discountMinor,
  discountMinor,
  periods: PERIODS,
  forgotten: false,
});
const lossOf = (left: ReturnType<typeof orderOf>, amountMinor: number, paidMinor: number, today: string) => {
  const { whole, beyondMinor, ...booked } = bookLoss(left, { amountMinor, paidMinor }, today);
  const event = { kind: 'chargeback', of: 'package', asset: 'asset:provider:paystack', amountMinor } as const;
  expect(beyondMinor).toBe(0);
  const lines = linesOf({ ...event, ...booked }, 'NGN');
  const of = (account: string) => lines.find((line) => line.account === account)?.amountMinor ?? 0;
  return { whole, of, sum: lines.reduce((all, one) => all + one.amountMinor, 0) };
};

test('of a discounted order half used, half of what was paid is our loss, and never of what it would have cost', () => {
  const { of, sum, whole } = lossOf(orderOf(90_000, 30_000), 90_000, 90_000, '2026-11-16');
  expect(whole).toBe(true);
  expect(of('expense:chargeback')).toBe(45_000);
  expect(of('contra:discount')).toBe(-30_000);
  expect(of('liability:deferred')).toBe(60_000);
  expect(of('income:package')).toBe(15_000);
  expect(sum).toBe(0);
});

test('whatever is lost and whenever: it sums to nothing, the loss is within what went, and what stays is earned by its days', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 1, max: 50_000_000 }),
      fc.integer({ min: 0, max: 50_000_000 }),
      fc.double({ min: 0, max: 1, noNaN: true }),
      fc.integer({ min: 1, max: 30 }),
      (paid, discount, share, day) => {
        const today = `2026-11-${String(day).padStart(2, '0')}`;
        const left = orderOf(paid, discount);
        const amount = Math.max(1, Math.floor(paid * share));
        const { of, sum, whole } = lossOf(left, amount, paid, today);
        expect(sum).toBe(0);
        // A unit more or less by rounding down.
        expect(of('expense:chargeback')).toBeGreaterThanOrEqual(-1);
        expect(of('expense:chargeback')).toBeLessThanOrEqual(amount + 1);
        const deferred = left.givenMinor - earnedBy(left, today) - of('liability:deferred');
        const stays = { ...left, givenMinor: whole ? 0 : left.givenMinor - amount + of('contra:discount') };
        expect(deferred).toBe(stays.givenMinor - earnedBy(stays, today));
      },
    ),
  );
});
