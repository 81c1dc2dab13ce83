// The night at which a change of hidden contacts begins to hold.
import { expect, test } from 'vitest';
import { nightAfter, nightBefore } from './contacts.rules.ts';

test.each([
  ['2026-11-24T09:00:00Z', '2026-11-24T02:00:00.000Z', '2026-11-25T02:00:00.000Z'],
  ['2026-11-24T01:59:59.999Z', '2026-11-23T02:00:00.000Z', '2026-11-24T02:00:00.000Z'],
  ['2026-11-24T02:00:00Z', '2026-11-24T02:00:00.000Z', '2026-11-25T02:00:00.000Z'],
  // London changes its clocks then, Lagos never does.
  ['2026-10-25T12:00:00Z', '2026-10-25T02:00:00.000Z', '2026-10-26T02:00:00.000Z'],
])('at %s the night before was %s and the next is %s: 03:00 in Lagos', (now, before, after) => {
  const at = new Date(now);
  expect([nightBefore(at).toISOString(), nightAfter(at).toISOString()]).toEqual([before, after]);
});
