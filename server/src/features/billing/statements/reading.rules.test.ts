// Statements as Nigerian banks write them are read; what is not understood is named with its row.
import { STATEMENT_LINES_MAX } from '@ijeuwa/contract/statements';
import { expect, test } from 'vitest';
import { amountWords, readAmount, readDay } from './cells.rules.ts';
import { freshOf, identitiesOf, placesOf } from './keys.rules.ts';
import { faultOfDays, readStatement } from './reading.rules.ts';
import { findReversed } from './reversals.rules.ts';

test.each([
  ['24/11/2026', '2026-11-24'],
  ['24-11-2026 14:03:59', '2026-11-24'],
  ['24.11.26', '2026-11-24'],
  ['4/1/2026', '2026-01-04'],
  ['24-Nov-2026', '2026-11-24'],
  ['24-NOV-26', '2026-11-24'],
  ['24 November 2026', '2026-11-24'],
  ['Nov 24, 2026', '2026-11-24'],
  ['2026-11-24T10:00:00', '2026-11-24'],
  ['46350', '2026-11-24'],
  ['11/24/2026', undefined],
  ['31/11/2026', undefined],
  ['24/13/2026', undefined],
  ['yesterday', undefined],
])('the day “%s”', (cell, day) => expect(readDay(cell)).toBe(day));

test.each([
  ['75,000.00', 7_500_000],
  ['₦75,000', 7_500_000],
  ['NGN 1,234,567.89', 123_456_789],
  ['N500.5', 50_050],
  ['75000.10000000001', 7_500_010],
  ['75,000.00 CR', 7_500_000],
  ['75,000.00DR', -7_500_000],
  ['DR 500', -50_000],
  ['(500.00)', -50_000],
  ['-500', -50_000],
  ['500-', -50_000],
  ['-₦500', -50_000],
  ['0.00', 0],
  ['', null],
  ['-', null],
  ['--', null],
  ['75.000,00', undefined],
  ['7,50', undefined],
  ['12.345', undefined],
  ['about 5', undefined],
  ['1e5', undefined],
  ['7.5E4', undefined],
  ['1E+05', undefined],
])('the amount “%s”', (cell, minor) => expect(readAmount(cell)).toBe(minor));

test('an amount is said as people read it', () => {
  expect(amountWords(123_456_705)).toBe('1,234,567.05');
  expect(amountWords(-5)).toBe('-0.05');
});

const HEADS = ['Date', 'Narration', 'Debit', 'Credit', 'Balance'];
const read = (rows: string[][], heads = HEADS) => readStatement([heads, ...rows]);
const faultOf = (rows: string[][], heads?: string[]) => {
  const reading = read(rows, heads);
  return 'fault' in reading ? reading.fault : undefined;
};
const linesOf = (rows: string[][], heads?: string[]) => {
  const reading = read(rows, heads);
  if ('fault' in reading) throw new Error(reading.fault);
  return reading.lines;
};

test.each([
  [['Trans Date', 'Value Date', 'Remarks', 'Withdrawals (₦)', 'Lodgements (₦)', 'Balance (₦)']],
  [['Posted Date', 'Value Date', 'Description', 'Money Out', 'Money In', 'Running Balance']],
  [['TXN. DATE', 'VAL. DATE', 'PARTICULARS', 'DEBIT AMOUNT (NGN)', 'CREDIT AMOUNT (NGN)', 'BALANCE']],
  [['Actual Transaction Date', 'Value Date', 'Transaction Details', 'Dr', 'Cr', 'Book Balance']],
])('columns are known by the headings %j', (heads) => {
  const rows = [['24/11/2026', '24/11/2026', 'NIP/X', '', '500.00', '1,500.00']];
  expect(linesOf(rows, heads)).toMatchObject([
    { narration: 'NIP/X', amountMinor: 50_000, balanceMinor: 150_000 },
  ]);
});

test('one column of amounts has its side beside it, or in it', () => {
  const beside = ['Date', 'Type', 'Details', 'Amount', 'Balance'];
  const rows = [
    ['24/11/2026', 'Credit', 'A', '500', '500'],
    ['24/11/2026', 'Debit', 'B', '200', '300'],
  ];
  expect(linesOf(rows, beside).map(({ amountMinor }) => amountMinor)).toEqual([50_000, -20_000]);
  const inside = ['Date', 'Details', 'Amount', 'Balance'];
  expect(
    linesOf(
      [
        ['24/11/2026', 'A', '500CR', '500CR'],
        ['24/11/2026', 'B', '700DR', '200DR'],
      ],
      inside,
    ),
  ).toMatchObject([
    { amountMinor: 50_000, balanceMinor: 50_000 },
    { amountMinor: -70_000, balanceMinor: -20_000 },
  ]);
});

test('what stands around the lines is left out, and what belongs to a line is kept with it', () => {
  const lines = linesOf([
    ['', 'Opening Balance', '', '', '1,000.00'],
    ['24/11/2026', 'NIP/KUDA/ADA', '', '500.00', '1,500.00'],
    ['', 'OKAFOR/blossom-1', '', '', ''],
    [],
    HEADS,
    ['25/11/2026', 'CHARGE', '50.00', '', '1,450.00'],
    ['25/11/2026', 'SMS NOTICE', '', '0.00', '1,450.00'],
    ['', 'TOTAL', '50.00', '500.00', ''],
    ['', 'Closing Balance', '', '', '1,450.00'],
  ]);
  expect(lines.map(({ row, narration }) => [row, narration])).toEqual([
    [3, 'NIP/KUDA/ADA OKAFOR/blossom-1'],
    [7, 'CHARGE'],
  ]);
});

test('a statement with its newest line first is turned round', () => {
  const lines = linesOf([
    ['25/11/2026', 'B', '', '100', '1,100'],
    ['24/11/2026', 'A', '', '500', '1,000'],
  ]);
  expect(lines.map(({ narration }) => narration)).toEqual(['A', 'B']);
});

test.each<[string, string[][], RegExp]>([
  ['no lines', [], /no lines/],
  ['a day that is none', [['32/11/2026', 'A', '', '5', '5']], /^Row 2: “32\/11\/2026” is no date/],
  [
    'an amount that is none',
    [['24/11/2026', 'A', '', 'five', '5']],
    /^Row 2: the credit “five” is no amount/,
  ],
  [
    'an amount as a sheet shortens it',
    [['24/11/2026', 'A', '', '1e5', '100000']],
    /^Row 2: the credit “1e5” is no amount/,
  ],
  ['no balance', [['24/11/2026', 'A', '', '5', '']], /^Row 2: the balance “” is no amount/],
  ['both sides', [['24/11/2026', 'A', '5', '5', '5']], /^Row 2: both debit and credit/],
  ['no side', [['24/11/2026', 'A', '', '', '5']], /^Row 2: neither debit nor credit/],
  ['an amount without a day', [['', 'A', '', '5', '5']], /^Row 2: there is an amount without a date/],
  [
    'an opening balance from which it does not go on',
    [
      ['', 'Opening balance', '', '', '100'],
      ['24/11/2026', 'A', '', '5', '110'],
    ],
    /^Row 3: the balance does not add up\. 100\.00 before it and 5\.00 in make 105\.00, but the file says 110\.00\.$/,
  ],
  [
    'a line that is missing',
    [
      ['24/11/2026', 'A', '', '5', '5'],
      ['24/11/2026', 'B', '', '5', '10'],
      ['25/11/2026', 'D', '5', '', '15'],
    ],
    /^Row 4: the balance does not add up\. 10\.00 before it and 5\.00 out make 5\.00, but the file says 15\.00\.$/,
  ],
])('a statement with %s is refused, and where', (_, rows, fault) => expect(faultOf(rows)).toMatch(fault));

test('headings that lack something say what; more lines than are taken are refused', () => {
  expect(faultOf([], ['Date', 'Narration', 'Debit', 'Balance'])).toBe(
    'Row 1: these headings have no column for credit.',
  );
  expect(faultOf([], ['Date', 'Debit', 'Credit'])).toBe(
    'Row 1: these headings have no column for the narration (or remarks, details), nor for the balance.',
  );
  const many = Array.from({ length: STATEMENT_LINES_MAX + 1 }, (_, n) => [
    '24/11/2026',
    'A',
    '',
    '1',
    `${n + 1}`,
  ]);
  expect(faultOf(many)).toMatch(/at most 5000 lines/);
  expect(linesOf(many.slice(1))).toHaveLength(STATEMENT_LINES_MAX);
});

test('a line is known again by its session, else by all that stands there; each of two alike counts', () => {
  const line = { day: '2026-11-24', narration: 'NIP/A B', sessionId: null, amountMinor: 5, balanceMinor: 9 };
  const session = { ...line, sessionId: '1'.repeat(30) };
  const [one, same, other, twice] = [
    identitiesOf([line]),
    identitiesOf([{ ...line, narration: 'nip / a  b' }]),
    identitiesOf([{ ...line, balanceMinor: 8 }]),
    identitiesOf([line, line]),
  ];
  expect(same).toEqual(one);
  expect(other).not.toEqual(one);
  expect(twice[0]).toBe(one[0]);
  expect(twice[1]).not.toBe(one[0]);
  expect(identitiesOf([{ ...session, narration: 'other', balanceMinor: 1 }])).toEqual(
    identitiesOf([session]),
  );
  expect(identitiesOf([{ ...session, amountMinor: -5 }])).not.toEqual(identitiesOf([session]));
});

test('a line of a far day is named with its row; one of the next days is not', () => {
  const line = {
    row: 7,
    day: '2026-12-01',
    narration: 'A',
    sessionId: null,
    amountMinor: 5,
    balanceMinor: 9,
  };
  expect(faultOfDays([line], '2026-11-24')).toBeUndefined();
  expect(faultOfDays([line, { ...line, row: 8, day: '2099-01-01' }], '2026-11-24')).toBe(
    'Row 8: 2099-01-01 is still to come. Please look at the dates of this file.',
  );
});

test('a line is known by its place in the account too, whatever an export says beside it', () => {
  const line = { day: '2026-11-24', amountMinor: 5, balanceMinor: 9 };
  const [one, twice] = [placesOf([line]), placesOf([line, line])];
  expect(twice[0]).toBe(one[0]);
  expect(twice[1]).not.toBe(one[0]);
  for (const change of [{ day: '2026-11-25' }, { amountMinor: 6 }, { balanceMinor: 8 }])
    expect(placesOf([{ ...line, ...change }])).not.toEqual(one);
});

const keyed = (onceKey: string, narration: string, change = {}) => ({
  onceKey,
  placeKey: 'place' as string | null,
  sessionId: null as string | null,
  narration,
  ...change,
});
const ADA = 'NIP/KUDA/ADAOBI OKAFOR/BLOSSOM 1795500000123';
const KNOWN = keyed('a', ADA);
test.each([
  ['the same words', keyed('a', ADA, { placeKey: null }), KNOWN, false],
  ['columns beside it', keyed('b', `${ADA} S90112233 REF`), KNOWN, false],
  [
    'the reference split',
    keyed('b', 'TRF FRM ADAOBI OKAFOR 17955 00000123'),
    keyed('a', 'X 1795500000123'),
    false,
  ],
  ['the name alone', keyed('b', 'TRANSFER FROM OKAFOR ADAOBI'), KNOWN, false],
  ['a session where there was none', keyed('b', ADA, { sessionId: '1' }), KNOWN, false],
  ['no session where there was one', keyed('b', ADA), { ...KNOWN, sessionId: '1' }, false],
  ['another session', keyed('b', ADA, { sessionId: '2' }), { ...KNOWN, sessionId: '1' }, true],
  ['another reference', keyed('b', 'NIP/KUDA/ADAOBI OKAFOR/BLOSSOM 1795511111999'), KNOWN, true],
  ['the same bank alone', keyed('b', 'NIP/KUDA/SOMEBODY/THING'), keyed('a', 'NIP/KUDA/1795500000123'), true],
  ['another sender', keyed('b', 'MUSA SANI'), keyed('a', 'ADAOBI OKAFOR'), true],
])('at one place of the account, %s: another line is %4$s', (_, line, known, isAnother) => {
  expect(freshOf([line], [known])).toEqual(isAnother ? [{ ...line, placeKey: null }] : []);
  const elsewhere = { ...line, onceKey: 'b', placeKey: 'elsewhere' };
  expect(freshOf([elsewhere], [known])).toEqual([elsewhere]);
});

test('a reversal takes back the line that it names; where it names none of several, each may be it', () => {
  const credit = (id: string, narration: string, day = '2026-11-20') => ({
    id,
    narration,
    day,
    amountMinor: 500,
    sessionId: null,
  });
  const back = (narration: string, day = '2026-11-21') => ({
    ...credit('r', narration, day),
    amountMinor: -500,
  });
  const [ada, obi] = [credit('a', 'NIP/ADA OKAFOR'), credit('b', 'NIP/OBI EZE')];
  expect(findReversed([back('***RSVL NIP/ADA OKAFOR')], [ada, obi]).taken).toEqual(new Map([['r', 'a']]));
  expect(findReversed([back('***RSVL')], [ada, obi])).toEqual({
    taken: new Map(),
    perhaps: new Set(['a', 'b']),
  });
  expect(findReversed([back('***RSVL')], [ada]).taken).toEqual(new Map([['r', 'a']]));
  expect(findReversed([back('***RSVL', '2026-11-19')], [ada]).taken.size).toBe(0);
  expect(findReversed([back('TRANSFER OUT')], [ada]).taken.size).toBe(0);
});
