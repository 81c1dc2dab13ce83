// The codes that are written: those of the file, and the one that holds while the demonstration runs.
import { CodeEntry, daysLeft } from '@ijeuwa/contract/codes';
import { expect, test } from 'vitest';
import written from '../../../../../content/codes.json' with { type: 'json' };
import { demonstrationCodes } from './codes.kind.ts';

test('each code of the file has its own small letters as its key', () => {
  expect(written.map(({ id }) => id)).toEqual(written.map(({ code }) => code.toLowerCase()));
});

test('the demonstration has a code that holds from its start on, and is anew with each start', () => {
  const now = new Date('2026-11-24T09:00:00Z');
  const [[key, entry] = []] = demonstrationCodes(now);
  expect(key).toBe(entry?.code.toLowerCase());
  expect(CodeEntry.safeParse(entry).success).toBe(true);
  expect(daysLeft(entry!.validUntil, now)).toBe(61);
  const later = new Date('2027-11-24T09:00:00Z');
  expect(daysLeft([...demonstrationCodes(later).values()][0]!.validUntil, later)).toBe(61);
});
