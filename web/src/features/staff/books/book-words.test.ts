// What finance reads beside what was given, and beside money that is not as it was asked for.
import type { Reason } from '@ijeuwa/contract/books';
import { expect, test } from 'vitest';
import { oddWordsOf, readAs, standingOf } from './book-words.ts';

const now = new Date('2026-11-20T12:00:00Z');
const given: Reason = {
  ...{ _id: 'r', title: 'Harmony', cause: 'purchase', movedBy: null, free: null, trialCode: null },
  ...{ from: '2026-12-01T09:00:00.000Z', until: '2027-01-01T09:00:00.000Z', runsNow: false },
  ...{ countsUntil: '2027-01-01T09:00:00.000Z', cut: null, order: null },
};
const cut = (why: NonNullable<Reason['cut']>['why']) => ({
  countsUntil: null,
  cut: { at: '2026-11-10T09:00:00.000Z', why },
});

test.each<[string, Partial<Reason>, string | undefined]>([
  ['runs', { runsNow: true }, 'Runs now'],
  ['was moved by a pause, and goes on as another', cut('paused'), 'Moved'],
  ['was put behind a better package', cut('better package'), 'Moved'],
  ['went back with its money', cut('refund'), 'Counts no more'],
  ['stands still until it goes on', { cause: 'moved', movedBy: 'paused' }, 'Paused'],
  ['begins later', {}, 'Still to come'],
  ['is over', { from: '2026-10-01T09:00:00.000Z', countsUntil: '2026-11-01T09:00:00.000Z' }, undefined],
])('what %s says so', (_, change, word) => {
  expect(standingOf({ ...given, ...change }, now)?.word).toBe(word);
});

test('what came after the end of its order was not paid twice', () => {
  expect(oddWordsOf({ standing: 'paid_twice', late: true })).toBe('After its order had ended');
  expect(oddWordsOf({ standing: 'paid_twice', late: false })).toBe('Paid twice');
});

test('an account has one sign wherever it stands: what we owe and what we have are above nothing', () => {
  const naira = (amountMinor: number) => ({ amountMinor, currency: 'NGN' as const });
  expect(readAs('liability:deferred', naira(-7_250_000))).toEqual(naira(7_250_000));
  expect(readAs('income:package', naira(-100))).toEqual(naira(100));
  expect(readAs('asset:provider:paystack', naira(5_250_000))).toEqual(naira(5_250_000));
});
