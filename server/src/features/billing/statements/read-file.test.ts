// Files as banks and spreadsheets write them are opened; what is none, or hides too much, is refused in words.
import { strToU8, zipSync } from 'fflate';
import { expect, test } from 'vitest';
import { workbook } from '#test/bank-statements.ts';
import { readApart } from '../statements/read-apart.ts';
import { readFile } from './read-file.ts';

const HEADS = ['Date', 'Narration', 'Debit', 'Credit', 'Balance'];
const LINE = ['24/11/2026', 'NIP/₦é/ADA, OBI', '', '75,000.00', '80,000.00'];
const written = (delimiter: string) =>
  [HEADS, LINE]
    .map((row) =>
      row
        .map((cell) => (cell.includes(delimiter) || cell.includes(',') ? `"${cell}"` : cell))
        .join(delimiter),
    )
    .join('\r\n');
const ONE = { narration: 'NIP/₦é/ADA, OBI', amountMinor: 7_500_000, balanceMinor: 8_000_000 };

test.each([[','], [';'], ['\t'], ['|']])('a file whose cells are apart by “%s”', async (delimiter) => {
  expect(await readFile(strToU8(written(delimiter)))).toMatchObject({ lines: [ONE] });
});

test('the letters of a file are known in each of the ways in which they are kept', async () => {
  expect(await readFile(strToU8(`\ufeff${written(',')}`))).toMatchObject({ lines: [ONE] });
  const wide = Buffer.from(`\ufeff${written('\t')}`, 'utf16le');
  expect(await readFile(wide)).toMatchObject({ lines: [ONE] });
  const narrow = Buffer.from(written(',').replace('₦', ''), 'latin1');
  expect(await readFile(narrow)).toMatchObject({ lines: [{ narration: 'NIP/é/ADA, OBI' }] });
});

test('figures and days of a workbook are those that stand there', async () => {
  const file = workbook([
    ['Bank of Practice'],
    HEADS,
    [46350, 'A', '', 75_000.1, 80_000.35],
    ['25-Nov-26', 'B', 0.05, '', '80,000.30'],
  ]);
  expect(await readFile(file)).toMatchObject({
    lines: [
      { row: 3, day: '2026-11-24', amountMinor: 7_500_010, balanceMinor: 8_000_035 },
      { row: 4, day: '2026-11-25', amountMinor: -5, balanceMinor: 8_000_030 },
    ],
  });
});

const faultOf = async (bytes: Uint8Array) => {
  const reading = await readFile(bytes);
  return 'fault' in reading ? reading.fault : 'none';
};

test('what is no statement is refused, and why', async () => {
  expect(await faultOf(Buffer.from('d0cf11e0a1b11ae1', 'hex'))).toMatch(/old Excel file/);
  expect(await faultOf(strToU8('%PDF-1.7'))).toMatch(/PDF/);
  expect(await faultOf(strToU8('a\0b'))).toMatch(/neither CSV nor XLSX/);
  expect(await faultOf(strToU8('PK\u0003\u0004 and so on'))).toMatch(/not whole/);
  expect(await faultOf(zipSync({ 'a.txt': strToU8('no workbook') }))).toMatch(/could not be opened as XLSX/);
  expect(await faultOf(strToU8(`Date,Narration,Debit,Credit,Balance\n${'a'.repeat(30_000)}`))).toMatch(
    /^Row/,
  );
});

test('a small file that hides a large one is refused before that is unpacked', async () => {
  const hidden = zipSync({ 'xl/worksheets/sheet1.xml': new Uint8Array(41_000_000) });
  expect(hidden.length).toBeLessThan(100_000);
  expect(await faultOf(hidden)).toMatch(/too large once it is unpacked/);
  // The size that the file states is not believed either.
  const directory = Buffer.from(hidden).lastIndexOf(Buffer.from('PK\u0001\u0002'));
  const lying = Buffer.from(hidden);
  lying.writeUInt32LE(100, directory + 24);
  expect(await faultOf(lying)).not.toBe('none');
});

test('read apart it is the same, and what is read at once waits its turn', async () => {
  const files = Array.from({ length: 3 }, () => readApart(strToU8(written(','))));
  for (const reading of await Promise.all(files)) expect(reading).toMatchObject({ lines: [ONE] });
});
