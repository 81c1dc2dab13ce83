// What a session is called, and when it begins or began.
import type { Meeting } from '@ijeuwa/contract/meeting';
import { afterEach, expect, test, vi } from 'vitest';
import { beginsOn, sessionOf } from './session-words.ts';

afterEach(() => void vi.useRealTimers());
const meeting = { role: 'counsellor', counsellor: 'Dr Bisi', client: 'Ada and Obi' } as Meeting;

test('for the counsellor it bears the names of both who booked it together', () => {
  expect(sessionOf(meeting)).toBe('Your session with Ada and Obi');
});

test.each([
  ['2026-11-30T07:59:59Z', 'begins on'],
  ['2026-11-30T08:00:00Z', 'began on'],
  ['2026-11-30T08:45:00Z', 'began on'],
])('at %s it %s', (now, words) => {
  vi.useFakeTimers({ now: new Date(now) });
  expect(beginsOn({ ...meeting, startsAt: '2026-11-30T08:00:00.000Z' })).toBe(words);
});
