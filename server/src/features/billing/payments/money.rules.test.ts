// What money that came is for: no kobo of it is lost, and none counts twice.
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { linesOf } from '../ledger/ledger.rules.ts';
import { backOf, eventsOf, judgeMoney, settles, splitMoney } from './money.rules.ts';

const BANK = 'asset:bank:main';
const due = { missingMinor: 100, currency: 'NGN', settled: false, closed: false };

test.each([
  ['all of it', {}, { amountMinor: 100 }, 'fits'],
  ['less', {}, { amountMinor: 99 }, 'short'],
  ['more', {}, { amountMinor: 101 }, 'excess'],
  ['the rest after a part', { missingMinor: 40 }, { amountMinor: 40 }, 'fits'],
  ['another currency', {}, { currency: 'USD' }, 'other_currency'],
  ['once more, however much', { settled: true, missingMinor: 0 }, { amountMinor: 7 }, 'paid_twice'],
  ['once more, of a closed account', { settled: true, closed: true }, {}, 'paid_twice'],
  ['for a closed account', { closed: true }, {}, 'account_closed'],
] as const)('%s', (_, change, received, standing) => {
  const money = { amountMinor: 100, currency: 'NGN', ...received };
  expect(judgeMoney({ ...due, ...change }, money)).toBe(standing);
});

test('whatever comes, in whatever parts: it settles once, counts up to the price, and the rest is owed or held', () => {
  const one = fc.record({
    amountMinor: fc.integer({ min: 1, max: 150 }),
    currency: fc.constantFrom('NGN', 'NGN', 'NGN', 'USD'),
  });
  fc.assert(
    fc.property(fc.array(one, { maxLength: 8 }), fc.boolean(), fc.nat(50), (came, closed, discountMinor) => {
      let counted = 0;
      let settled = 0;
      let owed = 0;
      let held = 0;
      const books: Record<string, number> = {};
      for (const money of came) {
        const missingMinor = 100 - counted;
        const standing = judgeMoney({ ...due, closed, settled: settled > 0, missingMinor }, money);
        const split = splitMoney(standing, missingMinor, money.amountMinor);
        expect(split.allocated + split.owedBack + split.held).toBe(money.amountMinor);
        const { amountMinor } = money;
        const { owedBack } = split;
        const paid = { standing, amountMinor, owedBack, discountMinor };
        const events = eventsOf({ ...paid, asset: BANK, waitedMinor: counted });
        for (const line of events.flatMap((event) => linesOf(event, 'NGN')))
          books[line.account] = (books[line.account] ?? 0) + line.amountMinor;
        counted += split.allocated;
        owed += split.owedBack;
        held += split.held;
        if (settles(standing)) settled++;
      }
      expect(settled).toBe(counted === 100 ? 1 : 0);
      expect(closed && counted > 0).toBe(false);
      const { [BANK]: bank = 0, 'liability:deferred': deferred = 0 } = books;
      const { 'liability:refunds_due': refunds = 0, 'liability:unmatched': unmatched = 0 } = books;
      expect(books['contra:discount'] ?? 0).toBe(settled ? discountMinor : 0);
      expect([bank, -deferred, -refunds, -unmatched].map((one) => one + 0)).toEqual([
        counted + owed + held,
        settled ? 100 + discountMinor : 0,
        owed,
        held + (settled ? 0 : counted),
      ]);
    }),
  );
});

test('what is owed may go back, what counts for a settled order may not, and nothing goes back twice', () => {
  const none = { owedMinor: 0, takenMinor: 0, sentBack: false, isAsked: false, counts: false };
  const odd = { payment: { amountMinor: 100 }, ...none };
  expect(backOf(odd)).toBe(100);
  expect(backOf({ ...odd, takenMinor: 100 })).toBe(0);
  expect(backOf({ ...odd, owedMinor: 30, counts: true })).toBe(30);
  expect(backOf({ ...odd, counts: true })).toBe(0);
  expect(backOf({ ...odd, sentBack: true })).toBe(0);
  expect(backOf({ ...odd, owedMinor: 30, isAsked: true })).toBe(0);
  expect(backOf({ ...odd, payment: null })).toBe(0);
});
