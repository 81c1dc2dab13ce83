// The relationship score counts what members can do themselves, and only that.
import { expect, test } from 'vitest';
import type { Prepared } from './dashboard.ts';
import { PHOTOS_MAX, PHOTOS_MIN } from './photos.ts';
import { pointsOf, SCORE_MAX, SCORE_POINTS, SCORED_PARTS, scoreOf } from './score.ts';

const NOTHING: Prepared = {
  profileSubmitted: false,
  photos: 0,
  emailConfirmed: false,
  phoneConfirmed: false,
  wishesSaved: false,
  saysSomething: false,
  toAnswer: 0,
};
const ALL: Prepared = {
  profileSubmitted: true,
  photos: PHOTOS_MIN,
  emailConfirmed: true,
  phoneConfirmed: true,
  wishesSaved: true,
  saysSomething: true,
  toAnswer: 0,
};

test('whoever has done nothing has 0, and whoever has done everything 100', () => {
  expect(scoreOf(NOTHING)).toBe(0);
  expect(scoreOf(ALL)).toBe(SCORE_MAX);
  expect(Object.values(SCORE_POINTS).reduce((sum, points) => sum + points, 0)).toBe(SCORE_MAX);
});

test.each(SCORED_PARTS)('%s brings its points, and takes none from another', (part) => {
  expect(scoreOf({ ...NOTHING, [part]: ALL[part] })).toBe(SCORE_POINTS[part]);
});

test('each photo counts up to those that a profile needs, and none beyond', () => {
  const points = Array.from({ length: PHOTOS_MAX + 1 }, (_, photos) =>
    pointsOf('photos', { ...NOTHING, photos }),
  );
  expect(points.slice(0, PHOTOS_MIN + 1)).toEqual([0, 5, 10, 15, 20, 25]);
  expect(new Set(points.slice(PHOTOS_MIN))).toEqual(new Set([SCORE_POINTS.photos]));
});

test('whoever is written to loses nothing by it', () => {
  expect(scoreOf({ ...ALL, toAnswer: 12 })).toBe(scoreOf(ALL));
});
