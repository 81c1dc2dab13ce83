// When the guarantee is met, until when it can be taken, and of which purchase.
import { expect, test } from 'vitest';
import { askBy, isMet, whichPurchase } from './guarantee.rules.ts';

const MET = { cardDays: 30, answers: 50, talked: false };
const SHORT = { ...MET, cardDays: 29 };

test('it takes thirty days of the card, fifty answers, and no match with talk', () => {
  expect(isMet(MET)).toBe(true);
  expect(isMet({ cardDays: 90, answers: 900, talked: false })).toBe(true);
  expect(isMet(SHORT)).toBe(false);
  expect(isMet({ ...MET, answers: 49 })).toBe(false);
  expect(isMet({ ...MET, talked: true })).toBe(false);
});

test('it can be taken until thirty days after what was paid for has ended', () => {
  expect(askBy(new Date('2026-03-31T10:00:00Z'))).toEqual(new Date('2026-04-30T10:00:00Z'));
});

test('of several purchases the oldest that is met comes first, else the newest that has not had it', () => {
  const of = (name: string, facts = MET, givenAt: Date | null = null) => ({ name, facts, givenAt });
  const given = new Date('2026-01-01T00:00:00Z');
  const nameOf = (...all: ReturnType<typeof of>[]) => whichPurchase(all)?.name;
  expect(nameOf()).toBeUndefined();
  expect(nameOf(of('new', SHORT), of('old', SHORT))).toBe('new');
  expect(nameOf(of('new'), of('old'))).toBe('old');
  expect(nameOf(of('new', SHORT), of('old'))).toBe('old');
  expect(nameOf(of('new', SHORT), of('old', MET, given))).toBe('new');
  expect(nameOf(of('new', MET, given), of('old', SHORT))).toBe('old');
  expect(nameOf(of('new', MET, given), of('old', MET, given))).toBe('new');
});
