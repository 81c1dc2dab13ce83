// A statement out of the rows of a file: every line understood, and the balance adds up; or why not, and in which row.
import { STATEMENT_LINES_MAX } from '@ijeuwa/contract/statements';
import { amountWords, readAmount, readDay } from './cells.rules.ts';
import { type Columns, findHeadings, missingOf } from './headings.rules.ts';
import { unturned } from './narration.rules.ts';

export type ReadLine = {
  /** As a spreadsheet counts them. */
  row: number;
  day: string;
  narration: string;
  sessionId: string | null;
  /** In kobo; below zero: it left the account. */
  amountMinor: number;
  balanceMinor: number;
};
export type Reading = { lines: ReadLine[] } | { fault: string };

class Fault extends Error {}
const faultIn = (row: number, words: string): Fault => new Fault(`Row ${row}: ${words}`);

const QUOTED_MAX = 40;
const quoted = (cell: string): string =>
  `“${cell.length > QUOTED_MAX ? `${cell.slice(0, QUOTED_MAX)}…` : cell}”`;

const NARRATION_MAX = 500;
const tidy = (text: string): string =>
  unturned(text)
    .replaceAll(/[\p{Cc}\s]+/gu, ' ')
    .trim();

/** The oldest first, whichever way round the file is. */
export const readStatement = (rows: readonly (readonly string[])[]): Reading => {
  try {
    const headings = findHeadings(rows);
    if (!headings)
      throw new Fault(
        'No row of this file has the headings of a statement: date, narration, debit, credit, balance.',
      );
    const missing = missingOf(headings.columns);
    if (missing.length > 0)
      throw faultIn(headings.at + 1, `these headings have no column for ${missing.join(', nor for ')}.`);
    const { lines, opening } = linesOf(rows, headings.at, headings.columns);
    if (lines.length === 0) throw new Fault('This statement has no lines.');
    return { lines: inOrder(lines, opening) };
  } catch (error) {
    if (error instanceof Fault) return { fault: error.message };
    throw error;
  }
};

const BROUGHT_FORWARD = /\b(?:opening balance|brought forward|b\s?\/\s?f|bal(?:ance)? b)/i;
const OF_THE_WHOLE =
  /\b(?:total|closing balance|carried forward|c\s?\/\s?f|page|generated|summary|end of)\b/i;

const linesOf = (rows: readonly (readonly string[])[], headingsAt: number, columns: Columns) => {
  const headings = rows[headingsAt]!.map(tidy).join('|');
  const lines: ReadLine[] = [];
  let opening: number | undefined;
  for (const [at, cells] of rows.entries()) {
    if (at <= headingsAt || cells.every((cell) => cell.trim() === '')) continue;
    // A file of many pages says its headings on each.
    if (cells.map(tidy).join('|') === headings) continue;
    const row = at + 1;
    const cell = (column: number | undefined): string =>
      column === undefined ? '' : tidy(cells[column] ?? '');
    const said = tidy(cells.join(' '));
    const dayCell = cell(columns.day) || cell(columns.valueDay);
    const isOfTheWhole = dayCell === '' && (BROUGHT_FORWARD.test(said) || OF_THE_WHOLE.test(said));
    const amount = isOfTheWhole ? null : amountIn(columns, cell, row);
    if (amount === null || dayCell === '') {
      if (BROUGHT_FORWARD.test(said)) {
        if (lines.length === 0) opening = readAmount(cell(columns.balance)) ?? undefined;
        continue;
      }
      if (OF_THE_WHOLE.test(said)) continue;
      const before = lines.at(-1);
      const isNarrationAlone = cells.every((one, place) => place === columns.narration || tidy(one) === '');
      if (before && isNarrationAlone) {
        before.narration = `${before.narration} ${said}`.slice(0, NARRATION_MAX);
        continue;
      }
      if (amount !== null) throw faultIn(row, 'there is an amount without a date.');
      // A word of the bank, at which nothing moved.
      if (before && readAmount(cell(columns.balance)) === before.balanceMinor) continue;
      throw faultIn(row, `neither debit nor credit says an amount: ${quoted(said)}`);
    }
    const day = readDay(dayCell);
    if (!day) throw faultIn(row, `${quoted(dayCell)} is no date that we know, such as 24/11/2026.`);
    const balance = readAmount(cell(columns.balance));
    if (balance === undefined || balance === null)
      throw faultIn(row, `the balance ${quoted(cell(columns.balance))} is no amount.`);
    const numbers = columns.sessions.map((column) => cell(column)).filter(Boolean);
    const narration = [cell(columns.narration), ...numbers].join(' ').trim().slice(0, NARRATION_MAX);
    lines.push({
      row,
      day,
      narration,
      sessionId: sessionIn(numbers) ?? sessionIn([narration]),
      amountMinor: amount,
      balanceMinor: balance,
    });
    if (lines.length > STATEMENT_LINES_MAX)
      throw new Fault(
        `A statement may have at most ${STATEMENT_LINES_MAX} lines. Please take a shorter period.`,
      );
  }
  return { lines, opening };
};

/** The number that NIBSS gives each transfer between banks. */
const sessionIn = (texts: readonly string[]): string | null => {
  const found = new Set(texts.flatMap((text) => text.match(/(?<!\d)\d{30}(?!\d)/g) ?? []));
  return found.size === 1 ? [...found][0]! : null;
};

/** Null: the row says none. */
const amountIn = (columns: Columns, cell: (column?: number) => string, row: number): number | null => {
  const read = (column: number | undefined, what: string): number | null => {
    const amount = readAmount(cell(column));
    if (amount === undefined) throw faultIn(row, `the ${what} ${quoted(cell(column))} is no amount.`);
    return amount === 0 ? null : amount;
  };
  if (columns.debit === undefined || columns.credit === undefined) {
    const amount = read(columns.amount, 'amount');
    const side = cell(columns.side);
    if (amount === null || columns.side === undefined) return amount;
    if (/^(?:d|withdraw|out)/i.test(side)) return -Math.abs(amount);
    if (/^(?:c|deposit|in)/i.test(side)) return Math.abs(amount);
    throw faultIn(row, `${quoted(side)} is neither debit nor credit.`);
  }
  const [debit, credit] = [read(columns.debit, 'debit'), read(columns.credit, 'credit')];
  if (debit !== null && credit !== null) throw faultIn(row, 'both debit and credit say an amount.');
  if (credit !== null && credit < 0) throw faultIn(row, 'the credit is below zero.');
  // Some banks write what left with a minus, too.
  return debit === null ? credit : -Math.abs(debit);
};

const AHEAD_DAYS = 7;
const DAY_MS = 86_400_000;
/** Undefined: each could have happened; a day of value may lie behind a weekend. */
export const faultOfDays = (lines: readonly ReadLine[], today: string): string | undefined => {
  const last = new Date(Date.parse(`${today}T00:00:00Z`) + AHEAD_DAYS * DAY_MS).toISOString().slice(0, 10);
  const far = lines.find(({ day }) => day > last);
  return far && `Row ${far.row}: ${far.day} is still to come. Please look at the dates of this file.`;
};

const fallsApart = (
  lines: readonly ReadLine[],
  opening?: number,
): { line: ReadLine; before: number } | undefined => {
  let before = opening;
  for (const line of lines) {
    if (before !== undefined && before + line.amountMinor !== line.balanceMinor) return { line, before };
    before = line.balanceMinor;
  }
  return undefined;
};

const inOrder = (lines: ReadLine[], opening: number | undefined): ReadLine[] => {
  const newestFirst = lines.toReversed();
  const fault = fallsApart(lines, opening);
  if (!fault) return lines;
  const other = fallsApart(newestFirst);
  if (!other && lines.length > 1) return newestFirst;
  const { line, before } = other && lines[0]!.day > lines.at(-1)!.day ? other : fault;
  const [sum, moved] = [before + line.amountMinor, amountWords(Math.abs(line.amountMinor))];
  throw faultIn(
    line.row,
    `the balance does not add up. ${amountWords(before)} before it and ${moved} ${line.amountMinor > 0 ? 'in' : 'out'} make ${amountWords(sum)}, but the file says ${amountWords(line.balanceMinor)}.`,
  );
};
