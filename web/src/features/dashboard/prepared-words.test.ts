// How prepared a member is, line by line.
import { pointsOf, SCORE_POINTS, SCORED_PARTS } from '@ijeuwa/contract/score';
import { expect, test } from 'vitest';
import { PREPARED } from './dashboard.fakes.ts';
import { readinessOf } from './prepared-words.ts';

const open = (own: Partial<typeof PREPARED>) =>
  readinessOf({ ...PREPARED, phoneConfirmed: true, ...own })
    .filter(({ done }) => !done)
    .map(({ text, to }) => [text, to]);

test('whoever has done all has nothing to do', () => expect(open({})).toEqual([]));

test.each([
  [{ profileSubmitted: false }, 'Complete your profile', '/getting-started'],
  [{ photos: 3 }, 'Add photos: 3 of 5 are there', '/profile'],
  [{ photos: 0 }, 'Add 5 photos', '/profile'],
  [{ emailConfirmed: false }, 'Open the link we sent to your email', undefined],
  [{ phoneConfirmed: false }, 'Confirm your phone with a code', '/devices'],
  [{ saysSomething: false }, 'Write a few words about yourself', '/profile'],
  [{ wishesSaved: false }, 'Say who you hope to meet', '/preference'],
])('%o is one thing to do: %s', (own, text, to) => expect(open(own)).toEqual([[text, to]]));

test('the lines are the parts of the score, done where all of their points are there', () => {
  for (const own of [PREPARED, { ...PREPARED, photos: 4, toAnswer: 2, saysSomething: false }]) {
    expect(
      readinessOf(own)
        .map(({ what }) => what)
        .sort(),
    ).toEqual([...SCORED_PARTS].sort());
    for (const { what, done } of readinessOf(own))
      expect([what, done]).toEqual([what, pointsOf(what, own) === SCORE_POINTS[what]]);
  }
});

test('photos are added where the profile is made, until it is submitted', () =>
  expect(open({ profileSubmitted: false, photos: 1 }).map(([, to]) => to)).toEqual([
    '/getting-started',
    '/getting-started',
  ]));
