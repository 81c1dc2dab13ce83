// What a week changed of the score, and what a member has reached.
import { ACHIEVEMENTS, type Achievements } from '@ijeuwa/contract/dashboard';

/** Nothing is said of a week in which nothing was kept, or in which the member came: there was nothing before it. */
export const changeOf = (score: number, scoreBefore: number | null): number | null =>
  scoreBefore === null ? null : score - scoreBefore;

export const achievementsOf = (
  dates: Readonly<Record<(typeof ACHIEVEMENTS)[number], Date | null>>,
): Achievements => ({
  reached: ACHIEVEMENTS.flatMap((what) => (dates[what] ? [{ what, at: dates[what].toISOString() }] : []))
    .toReversed()
    .sort((one, other) => other.at.localeCompare(one.at)),
  ahead: ACHIEVEMENTS.filter((what) => dates[what] === null),
});
