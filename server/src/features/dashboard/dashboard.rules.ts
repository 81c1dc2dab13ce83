// What a week changed of the score, and what a member has reached.
import { ACHIEVEMENTS, type Achievements } from '@ijeuwa/contract/dashboard';

/** Nothing is said of a week in which nothing was kept; who came within it began at 0. */
export const changeOf = (
  score: number,
  { scoreBefore, cameSince }: { scoreBefore: number | null; cameSince: boolean },
): number | null => (scoreBefore === null && !cameSince ? null : score - (scoreBefore ?? 0));

export const achievementsOf = (
  dates: Readonly<Record<(typeof ACHIEVEMENTS)[number], Date | null>>,
): Achievements => ({
  reached: ACHIEVEMENTS.flatMap((what) => (dates[what] ? [{ what, at: dates[what].toISOString() }] : []))
    .toReversed()
    .sort((one, other) => other.at.localeCompare(one.at)),
  ahead: ACHIEVEMENTS.filter((what) => dates[what] === null),
});
