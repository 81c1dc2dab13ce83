// When a card is charged, how often, and at which price.
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { DAY_MS, lagosDay, later } from '#platform/clock.ts';
import { chargeAt, graceEnd, planOf, priceOf, reminderDue, tryAt } from './agreements.rules.ts';

const at = (text: string) => new Date(text);

test.each([
  ['2027-02-24T09:00:00Z', '2027-02-24T08:00:00Z'],
  ['2027-02-24T08:00:00Z', '2027-02-23T08:00:00Z'],
  ['2027-02-24T07:59:59Z', '2027-02-23T08:00:00Z'],
  ['2027-02-28T23:30:00Z', '2027-02-28T08:00:00Z'],
])('what ends at %s is charged at %s, nine in Lagos', (ends, charged) => {
  expect(chargeAt(at(ends))).toEqual(at(charged));
});

test('whenever it ends, it is charged before, within a day', () => {
  fc.assert(
    fc.property(fc.date({ min: at('2026-01-01'), max: at('2040-01-01'), noInvalidDate: true }), (ends) => {
      const charged = chargeAt(ends);
      expect(charged < ends && charged >= later(ends, -DAY_MS)).toBe(true);
    }),
  );
});

test('a refused card is tried again after one, three and five days, and then no more', () => {
  const first = at('2027-02-24T08:00:00Z');
  expect(
    [0, 1, 2, 3, 4].map((refusals) => tryAt(first, refusals)).map((one) => one && lagosDay(one)),
  ).toEqual(['2027-02-24', '2027-02-25', '2027-02-27', '2027-03-01', undefined]);
});

test('a lower price is charged as it is, a higher one not at all', () => {
  expect([priceOf(100, 100), priceOf(100, 90), priceOf(100, 101)]).toEqual([100, 90, undefined]);
});

test('seven days and one day before the end a reminder is due', () => {
  const end = at('2027-02-24T09:00:00Z');
  const due = (days: number) => reminderDue(end, later(chargeAt(end), -days * DAY_MS));
  expect([due(7.1), due(7), due(1.1), due(1), due(0)]).toEqual([undefined, 7, 7, 1, undefined]);
});

const renewal = { firstTryAt: at('2027-02-24T08:00:00Z'), oldEndsAt: at('2027-02-24T09:00:00Z') };
const tried = (status: string, more: { pageUrl?: string; sentAt?: Date } = {}) => ({
  status,
  pageUrl: null,
  sentAt: renewal.firstTryAt,
  ...more,
});
const plan = (attempts: Parameters<typeof planOf>[1], now: Date) => planOf(renewal, attempts, now).plan;

test.each([
  ['what was never sent is sent', [{ ...tried('created'), sentAt: null }], 'send'],
  ['what was sent without an answer is asked about', [tried('unknown')], 'ask'],
  ['what the provider still works on is asked about', [tried('pending')], 'ask'],
  ['what was sent as the server ended is asked about', [tried('created')], 'ask'],
  ['what the provider never had is sent anew', [tried('abandoned')], 'try'],
  ['what was refused waits for its day', [tried('failed')], 'wait'],
  ['what waits for its holder counts as refused', [tried('pending', { pageUrl: 'https://p' })], 'wait'],
  ['a page beside a lost charge is no reason to send another', [tried('failed'), tried('unknown')], 'ask'],
] as const)('%s', (_, attempts, expected) => {
  expect(plan(attempts, renewal.firstTryAt)).toBe(expected);
});

test('nothing is sent while an earlier charge may have taken the money, nor after the grace', () => {
  const state = fc.constantFrom('created', 'unknown', 'pending', 'failed', 'abandoned');
  const attempt = fc.record({
    status: state,
    pageUrl: fc.constantFrom(null, 'https://page'),
    sentAt: fc.constantFrom(null, renewal.firstTryAt),
  });
  fc.assert(
    fc.property(fc.array(attempt, { maxLength: 6 }), fc.integer({ min: 0, max: 10 * DAY_MS }), (all, ms) => {
      const now = later(renewal.firstTryAt, ms);
      const chosen = plan(all, now);
      const open = all.some(
        ({ status, pageUrl }) => status === 'unknown' || (status === 'pending' && !pageUrl),
      );
      const mayCharge = chosen === 'try' || chosen === 'send';
      expect(open && mayCharge).toBe(false);
      expect(mayCharge && now >= graceEnd(renewal.oldEndsAt)).toBe(false);
      expect(all.filter(({ status }) => status === 'failed').length >= 4 && mayCharge).toBe(false);
    }),
  );
});

test('begun late, it is over with the grace all the same: that counts from the old end, and no day of a charge moves it', () => {
  const over = graceEnd(renewal.oldEndsAt);
  const refused = fc.integer({ min: 1, max: 4 });
  fc.assert(
    fc.property(refused, fc.integer({ min: 0, max: 7 * DAY_MS }), (many, lateMs) => {
      const firstTryAt = later(renewal.firstTryAt, lateMs);
      const all = Array.from({ length: many }, () => tried('failed'));
      const { plan: chosen, lookAt } = planOf({ ...renewal, firstTryAt }, all, firstTryAt);
      expect([chosen, lookAt <= over]).toEqual(['wait', true]);
    }),
  );
  const twoDaysLate = { ...renewal, firstTryAt: at('2027-02-26T20:00:00Z') };
  const twice = [tried('failed'), tried('failed')];
  expect(planOf(twoDaysLate, twice, at('2027-02-27T20:00:00Z')).lookAt).toEqual(at('2027-03-01T20:00:00Z'));
  const thrice = [...twice, tried('failed')];
  expect(planOf(twoDaysLate, thrice, at('2027-03-01T20:00:00Z')).lookAt).toEqual(over);
});
