// Nobody reads that they can do what the server refuses them.
import { describe, expect, test } from 'vitest';
import type { Booked, PaidBy } from '../booking/booking.rules.ts';
import { cancelled, isRefused } from '../booking/booking.rules.ts';
import { changeWords, leadFor, ratherWords, readingOf } from './reading.rules.ts';

const STARTS = new Date('2026-12-10T08:00:00Z');
const hoursBefore = (hours: number) => new Date(STARTS.getTime() - hours * 3_600_000);
const ONE: Booked = {
  kind: 'session',
  state: 'confirmed',
  startsAt: STARTS,
  endsAt: new Date('2026-12-10T08:50:00Z'),
  heldUntil: null,
  paidBy: 'money',
  moves: 0,
  sequence: 0,
};
const read = (change: Partial<Booked> = {}, { booked = true, hours = 48 } = {}) =>
  readingOf({ ...ONE, ...change }, booked, hoursBefore(hours));

describe('whoever booked', () => {
  test.each<[PaidBy, number, string]>([
    [
      'money',
      48,
      'You can move it twice, or cancel it and have back all that it cost, until 24 hours before.',
    ],
    ['credit', 48, 'You can move it twice, or cancel it and have the session back, until 24 hours before.'],
    ['package', 48, 'You can move it twice, or cancel it, until 24 hours before.'],
    [
      'money',
      23,
      'It is less than 24 hours away, so it cannot be moved. If you cancel it, nothing of its price comes back.',
    ],
    [
      'credit',
      4,
      'It is less than 24 hours away, so it cannot be moved. If you cancel it, the session does not come back.',
    ],
    ['package', 4, 'It is less than 24 hours away, so it cannot be moved. You can still cancel it.'],
  ])('by %s, %i hours before', (paidBy, hours, words) => {
    expect(changeWords(read({ paidBy }, { hours }))).toBe(words);
  });

  test.each([24, 23.99])('%d hours before it says of the price what cancelling does', (hours) => {
    const step = cancelled(ONE, hoursBefore(hours));
    if (isRefused(step)) throw new Error(step.refused);
    expect(changeWords(read({}, { hours })).includes('have back all that it cost')).toBe(step.back);
  });

  test('the moves that are left are said, and none where there is none', () => {
    expect(changeWords(read({ moves: 1 }))).toContain('You can move it once more, or cancel it');
    expect(changeWords(read({ moves: 2 }))).toBe(
      'It was moved twice, so its time stays. You can cancel it and have back all that it cost, until 24 hours before.',
    );
  });
});

test('whoever comes along is never told to move, to cancel, or of money, whatever paid and whenever', () => {
  for (const paidBy of ['money', 'credit', 'package'] as const)
    for (const hours of [48, 5])
      for (const state of ['confirmed', 'choosing'] as const) {
        const reading = read({ paidBy, state }, { booked: false, hours });
        const said = [leadFor(reading), changeWords(reading), ratherWords('If you would rather', reading)];
        expect(said.join(' ')).not.toMatch(/move it|cancel|price|session|choose/);
        const stays = state === 'confirmed' && hours === 5;
        expect(changeWords(reading)).toContain(
          stays ? 'Its time stays.' : 'Whoever booked it can change it.',
        );
      }
  // Nor that another can move what was moved twice.
  expect(changeWords(read({ moves: 2 }, { booked: false }))).toBe(
    'Its time stays. If you cannot come along, please say so in your schedule.',
  );
});

test.each([
  ['in time', {}, {}, 'To look at it, move it or cancel it:'],
  ['moved twice', { moves: 2 }, {}, 'To look at it or cancel it:'],
  ['less than a day away', {}, { hours: 23 }, 'To look at it or cancel it:'],
  ['to choose', { state: 'choosing' }, {}, 'To choose another time, or to cancel it:'],
  ['coming along', {}, { booked: false }, 'To look at it, or to say that you do not come along:'],
  ['begun', {}, { hours: 0 }, 'To look at it:'],
  ['cancelled', { state: 'cancelled' }, {}, 'To look at it:'],
  ['cancelled, coming along', { state: 'cancelled' }, { booked: false }, 'To look at it:'],
  ['held', { state: 'done' }, { hours: -2 }, 'To look at it:'],
  ['missed', { state: 'no_show_counsellor' }, { hours: -1 }, 'To look at it:'],
] as const)('%s: before the way to the schedule', (_, change, when, lead) => {
  expect(leadFor(read(change, when))).toBe(lead);
});

test('whoever would rather have another day is asked to move it only while they can', () => {
  const rather = 'If you would rather have another day';
  expect(ratherWords(rather, read())).toBe(`${rather}, please move it or cancel it.`);
  expect(ratherWords(rather, read({}, { hours: 12 }))).toContain('it cannot be moved');
  expect(ratherWords(rather, read({ moves: 2 }))).toContain('its time stays');
});
