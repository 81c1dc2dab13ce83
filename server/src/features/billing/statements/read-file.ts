// The rows of a statement’s file, CSV or XLSX, as text. Runs in a process of its own.
import { STATEMENT_LINES_MAX } from '@ijeuwa/contract/statements';
import { CsvError, parse } from 'csv-parse/sync';
import { unzipSync, zipSync } from 'fflate';
import readXlsxFile from 'read-excel-file/node';
import { findHeadings, missingOf } from './headings.rules.ts';
import { type Reading, readStatement } from './reading.rules.ts';

type Rows = string[][];
class NotReadable extends Error {}

const ROWS_MAX = STATEMENT_LINES_MAX * 2;
const tooLong = () =>
  new NotReadable(`A statement may have at most ${STATEMENT_LINES_MAX} lines. Please take a shorter period.`);

export const readFile = async (bytes: Uint8Array): Promise<Reading> => {
  try {
    return readStatement(await rowsOf(bytes));
  } catch (error) {
    if (error instanceof NotReadable) return { fault: error.message };
    throw error;
  }
};

const begins = (bytes: Uint8Array, ...with_: number[]): boolean =>
  with_.every((byte, at) => bytes[at] === byte);

const rowsOf = async (bytes: Uint8Array): Promise<Rows> => {
  if (begins(bytes, 0x50, 0x4b)) return rowsOfSheets(bytes);
  if (begins(bytes, 0xd0, 0xcf, 0x11, 0xe0))
    throw new NotReadable('This is an old Excel file (.xls). Please save it as .xlsx or CSV.');
  if (begins(bytes, 0x25, 0x50, 0x44, 0x46))
    throw new NotReadable('This is a PDF. Please get the statement as CSV or XLSX from the bank.');
  return rowsOfText(textOf(bytes));
};

const textOf = (bytes: Uint8Array): string => {
  if (begins(bytes, 0xff, 0xfe)) return new TextDecoder('utf-16le').decode(bytes);
  if (begins(bytes, 0xfe, 0xff)) return new TextDecoder('utf-16be').decode(bytes);
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder('windows-1252').decode(bytes);
  }
};

const DELIMITERS = [',', ';', '\t', '|'];
const HEADINGS_WITHIN = 60;
const RECORD_MAX_LENGTH = 20_000;

const parseBy = (text: string, delimiter: string, to: number): Rows =>
  parse(text, {
    delimiter,
    to,
    bom: true,
    relax_column_count: true,
    relax_quotes: true,
    max_record_size: RECORD_MAX_LENGTH,
  });

const rowsOfText = (text: string): Rows => {
  if (text.includes('\0')) throw new NotReadable('This file is neither CSV nor XLSX.');
  try {
    const isWhole = (delimiter: string) => {
      const headings = findHeadings(parseBy(text, delimiter, HEADINGS_WITHIN));
      return headings && missingOf(headings.columns).length === 0;
    };
    const rows = parseBy(text, DELIMITERS.find(isWhole) ?? DELIMITERS[0]!, ROWS_MAX + 1);
    if (rows.length > ROWS_MAX) throw tooLong();
    return rows;
  } catch (error) {
    if (!(error instanceof CsvError)) throw error;
    throw new NotReadable(
      `Row ${Number(error.records) + 1}: this is not written as CSV; a quote may be missing.`,
    );
  }
};

/** A file of two megabytes may hold two thousand of them, packed. */
const UNPACKED_MAX_BYTES = 40_000_000;

const rowsOfSheets = async (bytes: Uint8Array): Promise<Rows> => {
  const sheets = await readXlsxFile(unpackedOnce(bytes), { parseNumber: (figure) => figure }).catch(() => {
    throw new NotReadable('This file could not be opened as XLSX. Please save it anew, or as CSV.');
  });
  const all = sheets.map(({ data }) => data.map((row) => row.map(asText)));
  const rows = all.find((one) => findHeadings(one)) ?? all[0] ?? [];
  if (rows.length > ROWS_MAX) throw tooLong();
  return rows;
};

/** Within the bound, and packed without compression: whoever reads it on has no more of it to fear. */
const unpackedOnce = (bytes: Uint8Array): Buffer => {
  let size = 0;
  try {
    const files = unzipSync(bytes, {
      filter: ({ originalSize }) => {
        size += originalSize;
        if (size > UNPACKED_MAX_BYTES) throw new NotReadable('This file is too large once it is unpacked.');
        return true;
      },
    });
    return Buffer.from(zipSync(files, { level: 0 }));
  } catch (error) {
    if (error instanceof NotReadable) throw error;
    throw new NotReadable('This file is not whole. Please save it anew, or as CSV.');
  }
};

const asText = (cell: unknown): string =>
  cell === null || cell === undefined
    ? ''
    : cell instanceof Date
      ? cell.toISOString().slice(0, 10)
      : String(cell);
