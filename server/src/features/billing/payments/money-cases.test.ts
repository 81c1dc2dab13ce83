// The rules of money put together as the server does, without a database, against the same model: 2,000 cases, and once each
// with a fault planted in a rule. bench/money-model.ts draws ten million.
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { factOf, faultOf, RULES, type Rules } from '#test/money-lives.ts';

const CASES = 2000;
const lives = fc.array(fc.integer({ min: 0, max: 2 ** 32 - 1 }), { maxLength: 30, size: 'max' });

test('2,000 lives of money by the rules alone end where the facts lead', () => {
  fc.assert(
    fc.property(lives, (numbers) => {
      const fault = faultOf(numbers);
      if (fault) throw new Error(`${fault} after ${JSON.stringify(numbers.map(factOf))}`);
    }),
    { numRuns: CASES },
  );
});

/** Each with the facts to which it shrinks. */
const FAULTS: Record<string, { facts: number; rules: Partial<Rules> }> = {
  'too little settles an order': {
    facts: 2,
    rules: { settles: (standing) => RULES.settles(standing) || standing === 'short' },
  },
  'a payment in another currency counts': {
    facts: 2,
    rules: { judgeMoney: (due, came) => RULES.judgeMoney({ ...due, currency: came.currency }, came) },
  },
  'a second payment counts': {
    facts: 3,
    rules: { judgeMoney: (due, came) => RULES.judgeMoney({ ...due, settled: false }, came) },
  },
  'the money of an account that is closed counts': {
    facts: 3,
    rules: { judgeMoney: (due, came) => RULES.judgeMoney({ ...due, closed: false }, came) },
  },
  'what is too much is kept': {
    facts: 3,
    rules: {
      splitMoney: (...of) => {
        const split = RULES.splitMoney(...of);
        return split.allocated > 0 ? { ...split, owedBack: 0 } : split;
      },
    },
  },
  'what waited is not taken along': {
    facts: 3,
    rules: { eventsOf: (came) => RULES.eventsOf({ ...came, waitedMinor: 0 }) },
  },
  'a discount is rounded down': {
    facts: 2,
    rules: { discountOf: (minor, currency, percent) => RULES.discountOf(minor - 100, currency, percent) },
  },
  'a discount is not booked': {
    facts: 2,
    rules: { eventsOf: (came) => RULES.eventsOf({ ...came, discountMinor: 0 }) },
  },
  'a code is taken without its limit': {
    facts: 3,
    rules: { judgeTaking: (facts, purchase) => RULES.judgeTaking({ ...facts, uses: undefined }, purchase) },
  },
  'somebody takes a code twice': {
    facts: 2,
    rules: { judgeTaking: (facts, purchase) => RULES.judgeTaking({ ...facts, before: [] }, purchase) },
  },
  'what goes back in part takes no discount along': {
    facts: 3,
    rules: { bookBack: (...of) => ({ ...RULES.bookBack(...of), discountMinor: 0 }) },
  },
  'all of a discount goes with a part': {
    facts: 3,
    rules: {
      bookBack: (left, ...of) => ({ ...RULES.bookBack(left, ...of), discountMinor: left.discountMinor }),
    },
  },
  'a line is lost': {
    facts: 2,
    rules: { linesOf: (event, currency) => RULES.linesOf(event, currency).slice(0, 1) },
  },
  'a fee is taken for what came': {
    facts: 2,
    rules: {
      linesOf: ({ ...event }, currency) =>
        RULES.linesOf({ ...event, amountMinor: event.amountMinor - 1 } as typeof event, currency),
    },
  },
  'dollars are booked as naira': {
    facts: 2,
    rules: { linesOf: (event) => RULES.linesOf(event, 'NGN') },
  },
  'late money does not settle': {
    facts: 3,
    rules: {
      nextState: (state, event) =>
        state === 'cancelled' || state === 'expired' ? undefined : RULES.nextState(state, event),
    },
  },
  'what went back in part is said to be all': {
    facts: 4,
    rules: {
      nextState: (state, event) => RULES.nextState(state, event === 'refunded_in_part' ? 'refunded' : event),
    },
  },
};

test.each(Object.entries(FAULTS))('planted: %s', (_, { facts, rules }) => {
  const faulty = { ...RULES, ...rules };
  const found = fc.check(
    fc.property(lives, (numbers) => faultOf(numbers, faulty) === undefined),
    { numRuns: CASES, seed: 7 },
  );
  expect(found.failed).toBe(true);
  expect(found.counterexample![0].length).toBe(facts);
});
