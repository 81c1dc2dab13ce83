// Decides what a member may do at a moment, until when, and why: from what they hold, by the table of features.
import type { Order } from '@ijeuwa/contract/billing';
import { isPaidAtOnce } from '@ijeuwa/contract/payment-words';
import { type Allowances, allowedBy, EVERYBODYS, isAsGood, type What } from './features.rules.ts';

export const NO_PACKAGE = 'No package yet';
export const FREE_TRIAL = 'Free trial';

/** A period of a package or trial, as it was sold, as far as it counts. */
export type Held = {
  packageId: string;
  name: string;
  /** The better the package, the higher. */
  rank: number;
  features: readonly string[];
  trial: boolean;
  startsAt: Date;
  /** The first moment that no longer counts. */
  endsAt: Date;
  /** Null for what nobody paid for. */
  paidBy: Order['method'] | null;
};

/** `until` null: for good. */
export type Allowance<W extends What = What> = { is: Allowances[W]; because: string; until: Date | null };
export type May = { [W in What]?: Allowance<W> } & { [W in keyof typeof EVERYBODYS]: Allowance<W> };

export type Entitlement = {
  may: May;
  /** What runs now; null without a package or trial. */
  packageId: string | null;
  /** "No package yet", "Free trial", or the package's name. */
  because: string;
  trial: boolean;
  since: Date | null;
  /** The end of the same package in a row, renewals included. */
  until: Date | null;
};

const labelOf = (held: Pick<Held, 'trial' | 'name'>): string => (held.trial ? FREE_TRIAL : held.name);

const runs = (held: Held, now: Date): boolean => held.startsAt <= now && held.endsAt > now;

/** What is paid for counts before the trial, and the better package before the lesser. */
const betterFirst = (one: Held, other: Held): number =>
  Number(one.trial) - Number(other.trial) || other.rank - one.rank;

/** How long one of these goes on without a gap. */
const endOfStretch = (periods: readonly Held[], now: Date): Date => {
  const inOrder = [...periods].sort((one, other) => one.startsAt.getTime() - other.startsAt.getTime());
  return inOrder.reduce((end, one) => (one.startsAt <= end && one.endsAt > end ? one.endsAt : end), now);
};

type Giving = Held & { allows: Partial<Allowances> };

const allowanceOf = <W extends What>(
  what: W,
  running: readonly Giving[],
  given: readonly Giving[],
  now: Date,
): Allowance<W> | undefined => {
  const everybodys: Partial<Allowances> = EVERYBODYS;
  const free = everybodys[what];
  let best: Allowance<W> | undefined =
    free === undefined ? undefined : { is: free, because: NO_PACKAGE, until: null };
  for (const held of running) {
    const is = held.allows[what];
    if (is === undefined || (best && isAsGood(what, best.is, is))) continue;
    const asGood = given.filter(({ allows }) => {
      const theirs = allows[what];
      return theirs !== undefined && isAsGood(what, theirs, is);
    });
    best = { is, because: labelOf(held), until: endOfStretch(asGood, now) };
  }
  return best;
};

const mayOf = (running: readonly Giving[], given: readonly Giving[], now: Date): May => {
  const whats = [EVERYBODYS, ...running.map(({ allows }) => allows)].flatMap(Object.keys) as What[];
  return Object.fromEntries(
    [...new Set(whats)].map((what) => [what, allowanceOf(what, running, given, now)]),
  ) as May;
};

/** `held`: all that has not ended yet, begun or not. */
export const entitlementOf = (held: readonly Held[], now: Date): Entitlement => {
  const given = held.map((one) => ({ ...one, allows: allowedBy(one.features, isPaidAtOnce(one.paidBy)) }));
  const running = given.filter((one) => runs(one, now)).sort(betterFirst);
  const may = mayOf(running, given, now);
  const [best] = running;
  if (!best) return { may, packageId: null, because: NO_PACKAGE, trial: false, since: null, until: null };
  const same = given.filter((one) => one.packageId === best.packageId && one.trial === best.trial);
  return {
    may,
    packageId: best.packageId,
    because: labelOf(best),
    trial: best.trial,
    since: best.startsAt,
    until: endOfStretch(same, now),
  };
};
