// A mail is signed, and its days are those of whoever reads it.
import { expect, test } from 'vitest';
import { dayIn, momentIn, signed, signedPlainly } from './mail-words.ts';

const lateInLondon = new Date('2026-11-23T23:30:00Z');

test('what is late on a day in Greenwich is the next one in Lagos', () => {
  expect(dayIn('Africa/Lagos', lateInLondon)).toBe('24 November 2026');
  expect(dayIn('Europe/London', lateInLondon)).toBe('23 November 2026');
  expect(momentIn('Africa/Lagos', lateInLondon)).toBe('24 November 2026 at 00:30 WAT');
  expect(momentIn('America/New_York', lateInLondon)).toBe('23 November 2026 at 18:30 EST');
});

test('a mail ends with who writes, and a grave one with no more than that', () => {
  expect(signed('Hello.')).toBe('Hello.\n\nIjeuwa\nThe journey of life, together.');
  expect(signedPlainly('Hello.')).toBe('Hello.\n\nIjeuwa');
});
