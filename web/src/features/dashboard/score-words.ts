// The relationship score in words: each part with its points, and what a week has changed.
import type { Prepared } from '@ijeuwa/contract/dashboard';
import { pointsOf, SCORE_POINTS } from '@ijeuwa/contract/score';
import { type Readiness, readinessOf } from './prepared-words.ts';

export type ScoreLine = Readiness & { points: number; most: number };

/** What is still to be done first, the most points first. */
export const scoreLinesOf = (own: Prepared): ScoreLine[] =>
  readinessOf(own)
    .map((line) => ({ ...line, points: pointsOf(line.what, own), most: SCORE_POINTS[line.what] }))
    .sort((one, other) => other.most - other.points - (one.most - one.points));

/** Nothing where a week ago is not known. */
export const changeInWords = (change: number | null): string => {
  if (change === null) return '';
  if (change === 0) return 'As a week ago';
  const points = Math.abs(change) === 1 ? '1 point' : `${Math.abs(change)} points`;
  return change > 0 ? `${points} more than a week ago` : `${points} fewer than a week ago`;
};

/** +15, −10; nothing where nothing changed or it is not known. */
export const changeInFigures = (change: number | null): string =>
  change ? `${change > 0 ? '+' : '−'}${Math.abs(change)}` : '';
