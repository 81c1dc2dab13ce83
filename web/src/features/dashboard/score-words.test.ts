// The score's lines and words.
import { SCORE_MAX, scoreOf } from '@ijeuwa/contract/score';
import { expect, test } from 'vitest';
import { PREPARED } from './dashboard.fakes.ts';
import { changeInFigures, changeInWords, scoreLinesOf } from './score-words.ts';

test('the lines make up the score, and what brings most stands first', () => {
  const own = { ...PREPARED, photos: 2, toAnswer: 3 };
  const lines = scoreLinesOf(own);
  expect(lines.reduce((sum, { points }) => sum + points, 0)).toBe(scoreOf(own));
  expect(lines.reduce((sum, { most }) => sum + most, 0)).toBe(SCORE_MAX);
  expect(lines.slice(0, 2).map(({ what, points, most }) => [what, points, most])).toEqual([
    ['photos', 10, 25],
    ['phoneConfirmed', 0, 10],
  ]);
});

test('whom one has not answered is no line: nobody loses by being written to', () => {
  expect(scoreLinesOf({ ...PREPARED, toAnswer: 3 })).toEqual(scoreLinesOf(PREPARED));
});

test.each([
  [15, '15 points more than a week ago', '+15'],
  [-1, '1 point fewer than a week ago', '−1'],
  [0, 'As a week ago', ''],
  [null, '', ''],
])('a change of %s is said as it is', (change, words, figures) => {
  expect([changeInWords(change), changeInFigures(change)]).toEqual([words, figures]);
});
