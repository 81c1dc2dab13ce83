// A reversal takes back what it names, and never what speaks of another transfer.
import { expect, test } from 'vitest';
import { type BookedLine, findReversed } from './reversals.rules.ts';

const credit = (narration: string, sessionId: string | null = null, id = 'a'): BookedLine => ({
  ...{ id, narration, sessionId },
  day: '2026-11-20',
  amountMinor: 7_500_000,
});
const back = (narration: string, sessionId: string | null = null): BookedLine => ({
  ...credit(narration, sessionId, 'r'),
  day: '2026-11-21',
  amountMinor: -7_500_000,
});
const ADA = 'NIP/KUDA/ADA OBI/BLOSSOM 1764000000123';
const NOT_TIED = { taken: new Map(), perhaps: new Set() };

test.each([
  ['another session and another sender', back('RSVL NIP/GTB/CHUKA EZE/OLD', 'S9'), credit(ADA, 'S1')],
  ['another session, in the same words', back(`RSVL ${ADA}`, 'S9'), credit(ADA, 'S1')],
  ['another session, in no words', back('***RSVL', 'S9'), credit(ADA, 'S1')],
])('what names %s takes back nothing, for certain or perhaps', (_, reversal, one) => {
  expect(findReversed([reversal], [one])).toEqual(NOT_TIED);
});

test.each([
  ['another sender, with no session beside it', back('RSVL NIP/GTB/CHUKA EZE/OLD', 'S9'), credit(ADA)],
  ['another sender, with no session of its own', back('RSVL NIP/GTB/CHUKA EZE'), credit(ADA, 'S1')],
  ['a sender who shares one name alone', back('RSVL NIP/GTB/CHUKA OBI'), credit(ADA)],
  ['the same sender at another bank', back('RSVL NIP/GTB/ADA OBI'), credit(ADA)],
  ['another reference', back('RSVL BLOSSOM 1764999999999'), credit(ADA)],
])('what names %s is tied to nothing, and leaves a doubt', (_, reversal, one) => {
  expect(findReversed([reversal], [one])).toEqual({ taken: new Map(), perhaps: new Set(['a']) });
});

test.each([
  ['its session, whatever its words', back('REVERSAL OF TRANSFER', 'S1'), credit(ADA, 'S1')],
  ['its words', back(`RSVL ${ADA}`), credit(ADA)],
  ['its sender', back('RSVL ADA OBI'), credit(ADA)],
  ['its bank and its sender', back('***RSVL NIP/KUDA/OBI ADA'), credit(ADA, 'S1')],
  ['nothing', back('***RSVL'), credit(ADA, 'S1')],
  ['nothing but a session, where the credit has none', back('***RSVL', 'S9'), credit(ADA)],
  ['nothing but that it is a transfer', back('RVSL NIP TRANSFER'), credit(ADA)],
])('what names %s takes back the only one of its amount', (_, reversal, one) => {
  expect(findReversed([reversal], [one]).taken).toEqual(new Map([['r', 'a']]));
});

test('of two of one amount it takes back the one that it does not contradict', () => {
  const chuka = credit('NIP/GTB/CHUKA EZE/OLD', 'S2', 'b');
  const both = [credit(ADA, 'S1'), chuka];
  expect(findReversed([back('RSVL CHUKA EZE', 'S9')], both)).toEqual(NOT_TIED);
  expect(findReversed([back('RSVL CHUKA EZE')], both).taken).toEqual(new Map([['r', 'b']]));
  expect(findReversed([back('RSVL CHUKA')], both).taken).toEqual(new Map([['r', 'b']]));
  expect(findReversed([back('***RSVL', 'S9')], both)).toEqual(NOT_TIED);
  expect(findReversed([back('***RSVL')], both).perhaps).toEqual(new Set(['a', 'b']));
});
