// The relationship score: how prepared a member is, in points, from what they can do themselves and nothing else.
import type { Prepared } from './dashboard.ts';
import { PHOTOS_MIN } from './photos.ts';

/** Together 100. Nothing that is paid for stands here, nor what others do: who looks, who likes, who writes. */
export const SCORE_POINTS = {
  profileSubmitted: 25,
  photos: 25,
  saysSomething: 15,
  wishesSaved: 15,
  emailConfirmed: 10,
  phoneConfirmed: 10,
} as const satisfies Partial<Record<keyof Prepared, number>>;
export type ScoredPart = keyof typeof SCORE_POINTS;
export const SCORED_PARTS = Object.keys(SCORE_POINTS) as ScoredPart[];
export const SCORE_MAX = 100;

/** Each photo counts, up to those that a profile needs. */
export const pointsOf = (part: ScoredPart, own: Prepared): number => {
  const most = SCORE_POINTS[part];
  if (part === 'photos') return Math.floor((most * Math.min(own.photos, PHOTOS_MIN)) / PHOTOS_MIN);
  return own[part] ? most : 0;
};

export const scoreOf = (own: Prepared): number =>
  SCORED_PARTS.reduce((sum, part) => sum + pointsOf(part, own), 0);
