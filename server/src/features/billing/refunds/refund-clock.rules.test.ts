// By when money that goes back takes its next step: working days, counted in Lagos.
import { expect, test } from 'vitest';
import { addWorkingDays, lateFrom, refundDueAt, thereBy } from './refund-clock.rules.ts';

const at = (text: string) => new Date(text);
const FRIDAY = at('2026-11-20T15:00:00Z');
const none = { owedAt: null, approvedAt: null, sentAt: null, troubledAt: null };

test.each([
  ['2026-11-23T10:00:00Z', 1, '2026-11-24T10:00:00.000Z'],
  ['2026-11-20T15:00:00Z', 1, '2026-11-23T15:00:00.000Z'],
  ['2026-11-21T09:00:00Z', 1, '2026-11-23T09:00:00.000Z'],
  // Saturday has begun in Lagos: half past midnight there.
  ['2026-11-19T23:30:00Z', 1, '2026-11-22T23:30:00.000Z'],
  ['2026-11-23T10:00:00Z', 7, '2026-12-02T10:00:00.000Z'],
])('from %s, %i working days later it is %s', (from, days, due) => {
  expect(addWorkingDays(at(from), days).toISOString()).toBe(due);
});

test('each step has its days from the moment in which it began, and what has ended has none', () => {
  const requested = { ...none, state: 'requested' as const, requestedAt: FRIDAY };
  expect(refundDueAt(requested)?.toISOString()).toBe('2026-11-23T15:00:00.000Z');
  const approvedAt = at('2026-11-24T08:00:00Z');
  const approved = { ...requested, state: 'approved' as const, approvedAt, owedAt: FRIDAY };
  expect(refundDueAt(approved)?.toISOString()).toBe('2026-11-25T08:00:00.000Z');
  const sent = { ...approved, state: 'processing' as const, sentAt: approvedAt };
  expect(refundDueAt(sent)?.toISOString()).toBe('2026-12-03T08:00:00.000Z');
  const troubledAt = at('2026-11-26T08:00:00Z');
  const stuck = { ...sent, state: 'needs_attention' as const, troubledAt };
  expect(refundDueAt(stuck)?.toISOString()).toBe('2026-11-27T08:00:00.000Z');
  for (const state of ['done', 'failed', 'refused'] as const)
    expect(refundDueAt({ ...stuck, state })).toBeUndefined();
});

test('its member is told one day in the line of time and in the mails: ten working days in all', () => {
  const owed = { ...none, doneAt: null, requestedAt: FRIDAY, owedAt: FRIDAY, approvedAt: FRIDAY };
  const sent = { ...owed, state: 'sent' as const, sentAt: FRIDAY };
  expect(lateFrom(sent)).toEqual(addWorkingDays(FRIDAY, 10));
  const waits = { ...owed, state: 'approved' as const };
  expect(lateFrom(waits)).toEqual(refundDueAt(waits));
  for (const one of [sent, waits, { ...sent, state: 'done' as const, doneAt: addWorkingDays(FRIDAY, 6) }])
    expect(thereBy(one)).toEqual(addWorkingDays(FRIDAY, 10));
});

test('what left us late has the days of a bank from then, and no day is named that is over', () => {
  const owed = { ...none, doneAt: null, requestedAt: FRIDAY, owedAt: FRIDAY, state: 'sent' as const };
  const late = { ...owed, sentAt: addWorkingDays(FRIDAY, 8) };
  expect(thereBy(late)).toEqual(addWorkingDays(FRIDAY, 15));
  expect(lateFrom(late)).toEqual(thereBy(late));
  const doneAt = addWorkingDays(FRIDAY, 20);
  expect(thereBy({ ...late, doneAt })).toEqual(addWorkingDays(FRIDAY, 21));
});

test('what needed a person after it had left has the days of a bank from then: nobody reads at once that it is late', () => {
  const owed = {
    ...none,
    doneAt: null,
    requestedAt: FRIDAY,
    owedAt: FRIDAY,
    sentAt: addWorkingDays(FRIDAY, 1),
  };
  const again = { ...owed, state: 'processing' as const, troubledAt: addWorkingDays(FRIDAY, 15) };
  expect(lateFrom(again)).toEqual(addWorkingDays(FRIDAY, 22));
  expect(thereBy(again)).toEqual(lateFrom(again));
});
