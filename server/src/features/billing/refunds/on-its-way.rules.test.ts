// What a member reads of money that goes back: on its way only once it was released, and no day while an account is awaited.
import { expect, test } from 'vitest';
import { goingBackOf } from './on-its-way.rules.ts';

const NOW = new Date('2026-11-24T10:00:00Z');
const NEVER = { approvedAt: null, sentAt: null, troubledAt: null, isDisputed: false };
const owed = (state: 'requested' | 'approved' | 'processing' | 'needs_attention') => ({
  ...NEVER,
  state,
  amountMinor: 500_000,
  requestedAt: NOW,
  owedAt: NOW,
});
const BY = '2026-12-08T10:00:00.000Z';
const of = (refunds: Parameters<typeof goingBackOf>[0]['refunds'], wantedMinor = 0) => ({
  refunds,
  wantedMinor,
});
const stand = (...asked: Parameters<typeof goingBackOf>) => {
  const { stands, by } = goingBackOf(...asked)!;
  return [stands, by];
};

test('nothing goes back, and nothing is said', () => expect(goingBackOf(of([]), 0, NOW)).toBeUndefined());

test.each([
  ['nobody has approved it', [owed('requested')], 0, ['asked', BY]],
  ['it was approved', [owed('approved')], 0, ['on_its_way', BY]],
  ['it was sent', [owed('processing')], 0, ['on_its_way', BY]],
  ['one of two was', [owed('processing'), owed('requested')], 0, ['asked', BY]],
  ['it could not be sent', [owed('needs_attention')], 0, ['asked', BY]],
  ['its account is awaited', [owed('requested')], 500_000, ['awaits_account', null]],
  ['approved, its account is awaited', [owed('approved')], 500_000, ['awaits_account', null]],
  ['a bank asks for it too', [{ ...owed('approved'), isDisputed: true }], 0, ['on_its_way', null]],
] as const)('where %s', (_, rows, awaited, words) =>
  expect(stand(of([...rows]), awaited, NOW)).toEqual(words),
);

test('all of it is summed, and what of it is awaited', () =>
  expect(goingBackOf(of([owed('approved'), owed('requested')]), 500_000, NOW)).toMatchObject({
    amountMinor: 1_000_000,
    awaitedMinor: 500_000,
  }));

test('what a rule has still to ask for counts, and has no day', () => {
  expect(goingBackOf(of([owed('approved')], 200_000), 0, NOW)).toMatchObject({ amountMinor: 700_000 });
  expect(stand(of([owed('approved')], 200_000), 0, NOW)).toEqual(['asked', null]);
});
