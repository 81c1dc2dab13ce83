// What the figures of the dashboard say.
import { expect, test } from 'vitest';
import { PREPARED, STATS } from './dashboard.fakes.ts';
import { figuresOf } from './figures.ts';

const said = (stats: Partial<typeof STATS>, toAnswer = 0) =>
  figuresOf({ ...STATS, ...stats, prepared: { ...PREPARED, toAnswer } }).map(({ value }) => value);

test('where nothing is there yet, no line is a nought', () =>
  expect(said({})).toEqual(['Nobody waits', 'None yet', 'None booked', '90']));

test('what waits is said, and that it waits', () => {
  expect(said({ matchRequests: 3, upcomingSessions: 2 })).toEqual(['3 to answer', 'None yet', '2', '90']);
  expect(
    figuresOf({ ...STATS, matchRequests: 3 })
      .filter(({ waits }) => waits)
      .map(({ label }) => label),
  ).toEqual(['Match Requests']);
});

test.each([
  [7, 2, 3, '2 unread of 7'],
  [7, 0, 1, '1 to answer, 7 in all'],
  [7, 0, 0, '7, all answered'],
])(
  'of %i messages, %i unread and %i to answer, one thing is said',
  (messages, unreadMessages, toAnswer, text) =>
    expect(said({ messages, unreadMessages }, toAnswer)[1]).toBe(text),
);
