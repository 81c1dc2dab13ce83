// The files of a copy for programs: what is ours to tell, as JSON.
import { PARTS, type Part, type Registered } from '#platform/database/columns/registered.ts';

export type Row = Record<string, unknown>;
export type Tables = readonly { table: string; copied: NonNullable<Registered['copied']>; entries: Row[] }[];
export type Opened = { part: Part; table: string; entries: Row[] };

const readJson = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
};

const SEALED = /_sealed$/;
/** Texts, which stand as they were written, whatever they look like. */
const WRITTEN = /^(?:text|notes|insights|feedback|strategy|why|client_reason|divorce_details)_sealed$/;
const openRow = (row: Row, picked: Record<string, string>, open: (sealed: string) => string): Row =>
  Object.fromEntries(
    Object.entries(row).map(([name, value]) => {
      if (!SEALED.test(name)) return [name, value];
      const opened = typeof value === 'string' && value !== '' ? open(value) : null;
      const said = opened === null || WRITTEN.test(name) ? opened : readJson(opened);
      const wanted = picked[name];
      const told = wanted && said ? ((said as Row)[wanted] ?? null) : said;
      return [name.replace(SEALED, ''), told];
    }),
  );

export const openTables = (tables: Tables, open: (sealed: string) => string): Opened[] =>
  tables
    .filter(({ entries }) => entries.length > 0)
    .map(({ table, copied, entries }) => ({
      part: copied.part,
      table,
      entries: entries.map((row) => openRow(row, copied.picked ?? {}, open)),
    }));

const fileNameOf = (part: Part): string => `data/${part.replaceAll(' ', '-')}.json`;

export const jsonFilesOf = (tables: readonly Opened[]): [name: string, text: string][] =>
  PARTS.flatMap((part): [string, string][] => {
    const own = tables.filter((one) => one.part === part);
    if (own.length === 0) return [];
    const told = Object.fromEntries(own.map(({ table, entries }) => [table, entries]));
    return [[fileNameOf(part), JSON.stringify(told, null, 2)]];
  });
