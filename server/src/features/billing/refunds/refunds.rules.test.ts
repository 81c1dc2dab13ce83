// Decisions about money that goes back: nothing of it is lost in the books, and each step leads where it may.
import { REFUND_STATES } from '@ijeuwa/contract/payment-words';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { earnedBy } from '../ledger/earning.rules.ts';
import { bookBack, findOurs, isUnderWay, REFUND_STEPS, shareOf } from './refunds.rules.ts';

const periods = [{ from: '2026-11-24', until: '2027-02-24' }];
const DAYS = ['2026-11-24', '2026-12-01', '2027-01-15', '2027-02-23', '2027-02-24', '2027-03-01'] as const;
const minor = fc.integer({ min: 1, max: 1_000_000_000 });

/** Back in parts, each on its own day; what stands after each. */
const giveBack = (
  paidMinor: number,
  discountMinor: number,
  parts: readonly (readonly [number, string])[],
) => {
  const givenMinor = paidMinor + discountMinor;
  let left = { givenMinor, discountMinor, earnedMinor: 0, periods, forgotten: false };
  let paid = paidMinor;
  for (const [amountMinor, today] of parts) {
    left = { ...left, earnedMinor: earnedBy(left, today) };
    const back = bookBack(left, { amountMinor, paidMinor: paid }, today);
    left = {
      ...left,
      givenMinor: left.givenMinor - amountMinor - back.discountMinor,
      discountMinor: left.discountMinor - back.discountMinor,
      earnedMinor: left.earnedMinor - back.earnedMinor,
    };
    paid -= amountMinor;
    expect(left.earnedMinor).toBe(earnedBy(left, today));
  }
  return left;
};

test('after each part that goes back, what stays is earned by its days, to the kobo', () => {
  fc.assert(
    fc.property(
      minor,
      fc.nat({ max: 1_000_000_000 }),
      fc.array(fc.double({ min: 0, max: 1, noNaN: true }), { maxLength: 5 }),
      (paid, discount, shares) => {
        let rest = paid;
        const parts = shares.flatMap((share, at) => {
          const amount = Math.min(rest, Math.floor(paid * share));
          rest -= amount;
          return amount > 0 ? [[amount, DAYS[at]!] as const] : [];
        });
        giveBack(paid, discount, parts);
      },
    ),
  );
});

test('what went back in whole leaves no income and no discount, in however many parts', () => {
  fc.assert(
    fc.property(
      minor,
      fc.nat({ max: 1_000_000_000 }),
      fc.double({ min: 0, max: 1, noNaN: true }),
      (paid, discount, share) => {
        const first = Math.floor(paid * share);
        const parts = [
          [first, DAYS[1]],
          [paid - first, DAYS[3]],
        ].filter(([amount]) => (amount as number) > 0);
        expect(giveBack(paid, discount, parts as [number, string][])).toMatchObject({
          givenMinor: 0,
          discountMinor: 0,
          earnedMinor: 0,
        });
      },
    ),
  );
});

test('of nothing the share is nothing', () => {
  expect(shareOf(500, 0, 0)).toBe(0);
  expect(shareOf(500, 1, 3)).toBe(166);
});

test('what has ended goes nowhere, and what was sent is never refused', () => {
  for (const { from, to } of Object.values(REFUND_STEPS)) {
    for (const state of from) expect(isUnderWay(state)).toBe(true);
    if (to === 'refused') expect(from).not.toContain('sent');
    if (to === 'sent') expect(from).toEqual(['approved']);
  }
  expect(REFUND_STATES.filter((state) => !isUnderWay(state))).toEqual(['done', 'failed', 'refused']);
});

const sent = { amountMinor: 500, currency: 'NGN', providerId: null };
const listed = (id: string, amountMinor = 500) => ({ id, amountMinor, currency: 'NGN' });

test.each([
  ['nothing is there', sent, [], [], 'none'],
  ['the one whose answer was lost', sent, [listed('7')], [], '7'],
  ['one that was ours before', sent, [listed('6')], ['6'], 'none'],
  [
    'the one that is ours, whatever else is there',
    { ...sent, providerId: '7' },
    [listed('8', 1), listed('7')],
    ['7'],
    '7',
  ],
  ['one of another amount, which nobody here sent', sent, [listed('9', 400)], [], 'strange'],
] as const)('which refund of the provider is ours: %s', (_, ours, all, known, said) => {
  const found = findOurs(ours, all, known);
  expect(typeof found === 'object' ? found.id : found).toBe(said);
});
