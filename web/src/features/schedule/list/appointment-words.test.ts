// What may still be done with an appointment, and what is said of it.
import type { Appointment } from '@ijeuwa/contract/schedule';
import { expect, test } from 'vitest';
import { CONFIRMED, HELD } from '../schedule.fakes.ts';
import {
  cancelledUntil,
  isAhead,
  mayCancel,
  mayMove,
  togetherWords,
  whatComesBack,
  whyNotMoved,
} from './appointment-words.ts';

const EARLY = Date.parse('2026-11-28T09:00:00Z');
const LATE = Date.parse('2026-11-30T23:00:00Z');
const PLAN = { source: 'plan', title: 'Starter plan' } as const;
const REPEAT = { source: 'repeat', title: 'A session that is repeated' } as const;
const MONTHLY = { source: 'package', title: 'Private sessions' } as const;
const UNCOUNTED = { source: 'package', title: '' } as const;
const of = (change: Partial<Appointment>): Appointment => ({ ...CONFIRMED, ...change });

test.each([
  [{}, EARLY, true],
  [{}, LATE, false],
  [{ movesLeft: 0 }, EARLY, false],
  [{ mine: false }, EARLY, false],
  [{ state: 'held' }, EARLY, false],
  [{ state: 'choosing', movesLeft: 0 }, LATE, true],
  [{ state: 'cancelled' }, EARLY, false],
] as const)('%o is moved: %s', (change, now, may) => {
  expect(mayMove(of(change), now)).toBe(may);
  if (!may && of(change).state === 'confirmed') expect(whyNotMoved(of(change), now)).toBeTruthy();
});

test.each([
  [{}, EARLY, /^All that you paid comes back/],
  [{}, LATE, /nothing of what you paid/],
  [{ bookedWith: PLAN }, EARLY, /comes back to your Starter plan at once/],
  [{ bookedWith: PLAN }, LATE, /does not come back to your Starter plan/],
  [{ bookedWith: REPEAT }, EARLY, /was free, and stays so/],
  [{ bookedWith: REPEAT }, LATE, /was free, and is not given once more/],
  [{ bookedWith: MONTHLY }, EARLY, /back to the private sessions of your package/],
  [{ bookedWith: MONTHLY }, LATE, /does not come back to the private sessions of your package/],
  [{ bookedWith: UNCOUNTED }, EARLY, /^It comes with your package: nothing was charged, and you can/],
  [{ state: 'held', quote: HELD.quote }, LATE, /nothing is charged/],
  [{ state: 'held' }, LATE, /only if you have not sent it: if it comes all the same, it counts/],
  [{ state: 'choosing' }, LATE, /^All that you paid/],
] as const)('before %o is cancelled it is said what comes back', (change, now, words) => {
  expect(whatComesBack(of(change), now)).toMatch(words);
  expect(mayCancel(of(change), now)).toBe(true);
});

test('whoever comes along reads who can move it, and that it stays where nobody can', () => {
  const along = { mine: false, partner: { name: 'Adaeze' } } as const;
  expect(whyNotMoved(of(along), EARLY)).toBe('Adaeze can move it.');
  expect(whyNotMoved(of({ ...along, partner: { name: null } }), EARLY)).toBe(
    'The person who booked it can move it.',
  );
  expect(whyNotMoved(of({ ...along, movesLeft: 0 }), EARLY)).toBe(
    'It has been moved twice, so it stays where it is.',
  );
  expect(whyNotMoved(of(along), LATE)).toMatch(/^It is less than 24 hours away/);
  expect(whatComesBack(of(along), EARLY)).toMatch(/Adaeze keeps the appointment, and is told/);
  expect(cancelledUntil(of(along), EARLY)).toBeUndefined();
});

test('what was moved twice can still be cancelled, and it is said until when', () => {
  expect(cancelledUntil(of({ movesLeft: 0 }), EARLY)).toMatch(
    /^cancel it and have back all that it cost, until Mon 30 Nov/,
  );
  expect(cancelledUntil(of({}), LATE)).toBeUndefined();
});

test('what has ended is behind, and what waits for a choice is ahead whatever the clock says', () => {
  const after = Date.parse('2026-12-05T09:00:00Z');
  expect(isAhead(CONFIRMED, EARLY)).toBe(true);
  expect(isAhead(CONFIRMED, after)).toBe(false);
  expect(isAhead(of({ state: 'choosing' }), after)).toBe(true);
  expect(isAhead(of({ state: 'lapsed' }), EARLY)).toBe(false);
});

const OVER = Date.parse('2026-12-02T09:00:00Z');
test.each([
  [{}, EARLY, undefined],
  [{ partner: { name: 'Adaeze' } }, EARLY, 'With Adaeze and Dr Ibrahim Bello.'],
  [{ partner: { name: 'Adaeze' }, mine: false }, EARLY, 'With Adaeze and Dr Ibrahim Bello.'],
  [{ partner: { name: null }, state: 'done' }, OVER, 'You came as two.'],
  [{ partner: { name: null }, mine: false, state: 'done' }, OVER, 'You came along.'],
  [{ partner: { name: null } }, EARLY, 'It is booked for two.'],
  [
    { comesAlone: true },
    EARLY,
    'You come alone: the person who was coming along has left it. Your time with Dr Ibrahim Bello stays yours.',
  ],
  [{ comesAlone: true, state: 'done' }, OVER, 'It was booked for two, and you came alone.'],
  [{ comesAlone: true, state: 'cancelled' }, EARLY, undefined],
] as const)('of %o it says who comes', (change, now, words) => {
  expect(togetherWords(of(change), now)).toBe(words);
});
