// What must hold of the books on any night, and what to say where it does not.
import { type Deferred, earnedBy } from './earning.rules.ts';

type Balance = { account: string; currency: string; amountMinor: number };
export type Books = {
  balances: readonly Balance[];
  /** What stands in our accounts elsewhere, but for fees, and in members’ credit; and what the payments say came there and did not go back. */
  held: readonly Balance[];
  came: readonly Balance[];
  /** What we owe by the refunds, and what payments say that nobody has decided about, by account: more than nothing. */
  owed: readonly Balance[];
};
type DeferredOrder = Deferred & { reference: string; currency: string; earnedMinor: number };

export const saidAmount = (currency: string, amountMinor: number): string =>
  `${currency} ${(amountMinor / 100).toFixed(2)}`;

const unbalanced = (balances: readonly Balance[]): string[] =>
  [...Map.groupBy(balances, (one) => one.currency)].flatMap(([currency, all]) => {
    const sum = all.reduce((total, one) => total + one.amountMinor, 0);
    return sum === 0 ? [] : [`everything posted sums to ${saidAmount(currency, sum)}`];
  });

const overdrawn = (balances: readonly Balance[]): string[] =>
  balances
    .filter(({ account, amountMinor }) => account.startsWith('liability:') && amountMinor > 0)
    .map(
      ({ account, currency, amountMinor }) =>
        `${account} is overdrawn by ${saidAmount(currency, amountMinor)}`,
    );

const missing = ({ held, came }: Books): string[] => {
  const placeOf = ({ account, currency }: Balance) => `${account} ${currency}`;
  const figures = new Map([...held, ...came].map((one) => [placeOf(one), { ...one, held: 0, came: 0 }]));
  for (const one of held) figures.get(placeOf(one))!.held = one.amountMinor;
  for (const one of came) figures.get(placeOf(one))!.came = one.amountMinor;
  return [...figures.values()]
    .filter((one) => one.held !== one.came)
    .map((one) => {
      const [stands, paid] = [one.held, one.came].map((amount) => saidAmount(one.currency, amount));
      return `${one.account} holds ${stands}, the payments say ${paid}`;
    });
};

const DECIDED_BY_ROWS = ['liability:refunds_due', 'liability:unmatched', 'liability:unidentified'];

const owedOtherwise = ({ balances, owed }: Books): string[] => {
  const stand = balances.filter(({ account }) => DECIDED_BY_ROWS.includes(account));
  const both = Map.groupBy([...stand, ...owed], ({ account, currency }) => `${account} ${currency}`);
  return [...both.values()].flatMap((all) => {
    const { account, currency } = all[0]!;
    const sumOf = (some: readonly Balance[]) =>
      some.reduce((sum, one) => sum + (all.includes(one) ? one.amountMinor : 0), 0);
    const [stands, said] = [0 - sumOf(stand), sumOf(owed)];
    return stands === said
      ? []
      : [`${account} owes ${saidAmount(currency, stands)}, the payments say ${saidAmount(currency, said)}`];
  });
};

export const complaintsOf = (books: Books): string[] => [
  ...unbalanced(books.balances),
  ...overdrawn(books.balances),
  ...missing(books),
  ...owedOtherwise(books),
];

type Debt = { reference: string; currency: string; amountMinor: number };
/** What agrees in the books and waits where nobody looks. */
export const hiddenDebts = (debts: readonly Debt[]): string[] =>
  debts.map(
    ({ reference, currency, amountMinor }) =>
      `${saidAmount(currency, amountMinor)} of ${reference} is to be sent back, and stands on no list`,
  );

/** By a rule, in its own words. */
export const lostPromises = (promises: readonly (Debt & { why: string })[]): string[] =>
  promises.map(
    ({ reference, currency, amountMinor, why }) =>
      `${saidAmount(currency, amountMinor)} of ${reference} was to go back by a rule (${why}), and nothing asks for it any more: ask for it under “Refunds”`,
  );

/** Of what was confirmed by hand, on that day. */
export const neverSeen = (transfers: readonly (Debt & { day: string })[]): string[] =>
  transfers.map(
    ({ reference, currency, amountMinor, day }) =>
      `${saidAmount(currency, amountMinor)} of ${reference} was confirmed by hand on ${day}, and no statement shows it: look for it in our account, and name its line, or say under “Transfers” why there is none`,
  );

/** Of one order: what is deferred is what its periods have not earned by today, and whoever paid was given something. */
export const complaintsOfOrder = (order: DeferredOrder, today: string): string[] => {
  const { reference, currency, givenMinor, earnedMinor, periods, stretches = [], forgotten } = order;
  const deferred = givenMinor - earnedMinor;
  const unearned = givenMinor - earnedBy(order, today);
  if (deferred !== unearned) {
    const [stands, said] = [deferred, unearned].map((amount) => saidAmount(currency, amount));
    return [`order ${reference} has ${stands} deferred, its periods say ${said}`];
  }
  return periods.length + stretches.length === 0 && !forgotten && givenMinor !== 0
    ? [`order ${reference} is paid with ${saidAmount(currency, givenMinor)} and gave nothing`]
    : [];
};
