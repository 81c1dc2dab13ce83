// What of a price has been earned by a day: each day of what was given earns its share, and together they earn all of it.

/** By its days in Lagos, as 2026-11-24: it begins on one, and on the other it has ended. */
export type Days = { from: string; until: string };

export type Deferred = {
  /** What was paid for it, less what of that was taken back. */
  givenMinor: number;
  periods: readonly Days[];
  /** Its member is erased, and what they held with them: nobody will have the rest. */
  forgotten: boolean;
};

const DAY_MS = 86_400_000;
export const daysBetween = (from: string, until: string): number =>
  Math.max(0, (Date.parse(until) - Date.parse(from)) / DAY_MS);
const sum = (figures: readonly number[]): number => figures.reduce((all, one) => all + one, 0);
const earlier = (one: string, other: string): string => (one < other ? one : other);

/** In whole units, rounded down: what is lost of one day comes with the next, and the last earns what is left. */
export const earnedBy = ({ givenMinor, periods, forgotten }: Deferred, today: string): number => {
  if (periods.length === 0) return forgotten ? givenMinor : 0;
  const inAll = sum(periods.map(({ from, until }) => daysBetween(from, until)));
  if (inAll === 0) return givenMinor;
  const gone = sum(periods.map(({ from, until }) => daysBetween(from, earlier(until, today))));
  const share = givenMinor * gone;
  return (share - (share % inAll)) / inAll;
};
