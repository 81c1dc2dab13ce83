// What finance is told of an appointment whose money is asked for.
import { expect, test } from 'vitest';
import { HOUR_MS } from '#platform/clock.ts';
import type { Booked } from './booking.rules.ts';
import { usedAppointment } from './used.rules.ts';

const NOW = new Date('2026-11-24T10:00:00Z');
const booked = (state: Booked['state'], hours: number): Booked => {
  const startsAt = new Date(NOW.getTime() + hours * HOUR_MS);
  const endsAt = new Date(startsAt.getTime() + HOUR_MS);
  return {
    kind: 'session',
    state,
    startsAt,
    endsAt,
    heldUntil: null,
    paidBy: 'money',
    moves: 0,
    sequence: 0,
  };
};

test.each([
  ['one that was held', booked('done', -2), 'It was held, or its member did not come.', 1, 'nothing'],
  ['one in more than a day', booked('confirmed', 25), 'It is still to come.', 0, 'all'],
  ['one in less than a day', booked('confirmed', 23), 'It is still to come.', 0, 'nothing'],
  [
    'one of which nobody said how it went',
    booked('confirmed', -2),
    'It has begun, and nobody has said how it went.',
    0,
    'nothing by itself',
  ],
  ['one that the counsellor missed', booked('no_show_counsellor', -2), 'It did not take place.', 0, 'all'],
  ['one whose time is being chosen anew', booked('choosing', -2), 'It did not take place.', 0, 'all'],
  ['one that is not kept any more', undefined, 'Nothing is kept of it any more.', 0, 'nothing by itself'],
] as const)('%s', (_, one, what, used, gives) =>
  expect(usedAppointment(one, NOW)).toMatchObject({ what, part: { used, of: 1 }, gives }),
);
