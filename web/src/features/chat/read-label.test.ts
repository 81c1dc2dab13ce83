// When a message was read, in the words that stand under it.
import { expect, test } from 'vitest';
import { readLabel } from './read-label.ts';

const NOW = Date.parse('2026-11-24T12:00:00Z');

test.each([
  ['2026-11-24T08:42:00Z', 'Read 09:42'],
  ['2026-11-23T22:42:00Z', 'Read yesterday, 23:42'],
  ['2026-11-20T08:42:00Z', 'Read Fri 20 Nov, 09:42'],
  [null, 'Read'],
])('read at %s it says %s', (at, label) => {
  expect(readLabel(at, 'Africa/Lagos', NOW)).toBe(label);
});
