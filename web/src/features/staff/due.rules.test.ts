// How soon something is promised.
import { expect, test } from 'vitest';
import { dueOf } from './due.rules.ts';

const NOW = Date.parse('2026-11-24T09:00:00Z');
const due = (at: string | null) => dueOf(at, NOW);

test.each([
  ['2026-11-24T11:00:00Z', 'due in 2 hours', 'later'],
  ['2026-11-24T10:59:59Z', 'due in 1 hour', 'later'],
  ['2026-11-24T09:25:00Z', 'due in 25 minutes', 'soon'],
  ['2026-11-24T09:00:20Z', 'due in 1 minute', 'soon'],
  ['2026-11-24T08:59:40Z', 'overdue', 'overdue'],
  ['2026-11-24T06:00:00Z', 'overdue by 3 hours', 'overdue'],
  ['2026-11-20T09:00:00Z', 'overdue by 4 days', 'overdue'],
])('at nine, a review promised by %s is %s', (at, text, urgency) => {
  expect(due(at)).toEqual({ text, urgency });
});

test('photos of a member whose card was reviewed before are promised by no time', () => {
  expect(due(null)).toBeUndefined();
});
