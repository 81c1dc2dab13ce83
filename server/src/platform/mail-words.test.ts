// The days of a mail are those of Lagos.
import { expect, test } from 'vitest';
import { dayInLagos, momentInLagos } from './mail-words.ts';

const lateInLondon = new Date('2026-11-23T23:30:00Z');

test('what is late on a day in Greenwich is the next one in Lagos', () => {
  expect(dayInLagos(lateInLondon)).toBe('24 November 2026');
  expect(momentInLagos(lateInLondon)).toBe('24 November 2026 at 00:30');
});
