// The days of a mail are those of whoever reads it.
import { expect, test } from 'vitest';
import { dayIn, momentIn, momentOnClocks } from './mail-words.ts';

const lateInLondon = new Date('2026-11-23T23:30:00Z');

test('what is late on a day in Greenwich is the next one in Lagos', () => {
  expect(dayIn('Africa/Lagos', lateInLondon)).toBe('24 November 2026');
  expect(dayIn('Europe/London', lateInLondon)).toBe('23 November 2026');
  expect(momentIn('Africa/Lagos', lateInLondon)).toBe('24 November 2026 at 00:30 WAT');
  expect(momentIn('America/New_York', lateInLondon)).toBe('23 November 2026 at 18:30 EST');
});

test.each([
  [['Africa/Lagos', 'Africa/Lagos'], 'Tue 24 November 2026 at 00:30 WAT'],
  [
    ['Europe/London', 'Africa/Lagos'],
    'Mon 23 November 2026 at 23:30 GMT (Tue 24 November 2026 at 00:30 WAT)',
  ],
  [['Europe/London', 'America/New_York'], 'Mon 23 November 2026 at 23:30 GMT (18:30 EST)'],
])(
  'an appointment has its weekday, and another clock its day only where it is another: %s',
  (zones, words) => {
    expect(momentOnClocks(zones, lateInLondon)).toBe(words);
  },
);
