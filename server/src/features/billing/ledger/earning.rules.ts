// What of a price has been earned by a day: each day of what was given earns its share, and together they earn all of it.

/** By its days in Lagos, as 2026-11-24: it begins on one, and on the other it has ended. */
export type Days = { from: string; until: string };

/** A service is earned over a stretch, and over another from the day on which it is moved. */
export type Stretch = Days & { saidOn: string };

export type Deferred = {
  /** What was paid for it, less what of that was taken back. */
  givenMinor: number;
  periods: readonly Days[];
  /** Of a service, in place of periods: in the order in which they were said. */
  stretches?: readonly Stretch[];
  /** Its member is erased, and what they held with them: nobody will have the rest. */
  forgotten: boolean;
};

const DAY_MS = 86_400_000;
export const daysBetween = (from: string, until: string): number =>
  Math.max(0, (Date.parse(until) - Date.parse(from)) / DAY_MS);
const sum = (figures: readonly number[]): number => figures.reduce((all, one) => all + one, 0);
const earlier = (one: string, other: string): string => (one < other ? one : other);

/** An hour of one day is earned once that day is over. */
export const atLeastADay = ({ from, until }: Days): Days => {
  if (from < until) return { from, until };
  return { from, until: new Date(Date.parse(from) + DAY_MS).toISOString().slice(0, 10) };
};

/** What had not been earned of one stretch when the next was said is earned over that: together never more than all. */
const earnedOver = (givenMinor: number, stretches: readonly Stretch[], today: string): number => {
  let [left, all] = [1n, 1n];
  stretches.forEach(({ from, until }, nth) => {
    const counted = earlier(today, stretches[nth + 1]?.saidOn ?? today);
    const inAll = daysBetween(from, until);
    const gone = daysBetween(from, earlier(until, counted));
    left *= BigInt(inAll - gone);
    all *= BigInt(inAll);
  });
  return Number((BigInt(givenMinor) * (all - left)) / all);
};

/** In whole units, rounded down: what is lost of one day comes with the next, and the last earns what is left. */
export const earnedBy = (
  { givenMinor, periods, stretches = [], forgotten }: Deferred,
  today: string,
): number => {
  if (stretches.length > 0) return earnedOver(givenMinor, stretches, today);
  if (periods.length === 0) return forgotten ? givenMinor : 0;
  const inAll = sum(periods.map(({ from, until }) => daysBetween(from, until)));
  if (inAll === 0) return givenMinor;
  const gone = sum(periods.map(({ from, until }) => daysBetween(from, earlier(until, today))));
  const share = givenMinor * gone;
  return (share - (share % inAll)) / inAll;
};
