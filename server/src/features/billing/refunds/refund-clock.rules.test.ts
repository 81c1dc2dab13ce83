// By when money that goes back takes its next step: working days, counted in Lagos.
import { expect, test } from 'vitest';
import { addWorkingDays, BANK_TAKES, refundDueAt, seenDueAt } from './refund-clock.rules.ts';

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

test('its member is told by one date in the line of time and in the mails: ten working days in all', () => {
  const sent = { ...none, state: 'sent' as const, requestedAt: FRIDAY, owedAt: FRIDAY, sentAt: FRIDAY };
  expect(seenDueAt(sent)).toEqual(addWorkingDays(FRIDAY, 10));
  expect(BANK_TAKES).toEqual({ days: 10, words: 'up to ten working days' });
  const waits = { ...sent, state: 'approved' as const, sentAt: null, approvedAt: FRIDAY };
  expect(seenDueAt(waits)).toEqual(refundDueAt(waits));
});
