// The files of a copy: what is ours to tell as JSON for machines, and one page that a person can read.
import { PARTS, type Part, type Registered } from '#platform/database/columns/registered.ts';
import { html, spellHtml } from '#platform/html.ts';

type Row = Record<string, unknown>;
export type Tables = readonly { table: string; copied: NonNullable<Registered['copied']>; entries: Row[] }[];
type Opened = { part: Part; table: string; entries: Row[] };

const readJson = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
};

const SEALED = /_sealed$/;
const openRow = (row: Row, picked: Record<string, string>, open: (sealed: string) => string): Row =>
  Object.fromEntries(
    Object.entries(row).map(([name, value]) => {
      if (!SEALED.test(name)) return [name, value];
      const said = typeof value === 'string' && value !== '' ? readJson(open(value)) : null;
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

const inWords = (name: string): string => {
  const words = name.replaceAll('_', ' ');
  return words.charAt(0).toUpperCase() + words.slice(1);
};

const shown = (value: unknown): string => {
  if (value === null || value === undefined || value === '') return '–';
  if (value instanceof Date) return value.toISOString().replace('T', ' ').slice(0, 16);
  if (typeof value === 'boolean') return value ? 'yes' : 'no';
  return typeof value === 'object' ? JSON.stringify(value) : String(value);
};

const STYLE = `body{font:16px/1.5 system-ui,sans-serif;max-width:60rem;margin:2rem auto;padding:0 1rem;color:#2b1a1f}
h1,h2{font-family:Georgia,serif}h2{margin-top:2.5rem;border-bottom:1px solid #ccc}dl{display:grid;grid-template-columns:minmax(8rem,14rem) 1fr;
gap:.2rem 1rem;margin:0 0 1rem;padding-bottom:1rem;border-bottom:1px dotted #ccc}dt{color:#666}dd{margin:0;overflow-wrap:anywhere;white-space:pre-wrap}
img{max-width:12rem;margin:.3rem}`;

const rowHtml = (row: Row) =>
  html`<dl>${Object.entries(row).map(([name, value]) => html`<dt>${inWords(name)}</dt><dd>${shown(value)}</dd>`)}</dl>`;

const PICTURE = /\.(?:webp|png|jpe?g)$/;

export const pageOf = (
  { name, at }: { name: string; at: Date },
  tables: readonly Opened[],
  files: readonly string[],
): string => {
  const parts = PARTS.filter((part) => tables.some((one) => one.part === part)).map(
    (part) =>
      html`<section><h2>${inWords(part)}</h2>${tables
        .filter((one) => one.part === part)
        .map((one) => html`<h3>${inWords(one.table)}</h3>${one.entries.map(rowHtml)}`)}</section>`,
  );
  const pictures = files
    .filter((file) => PICTURE.test(file))
    .map((file) => html`<img src="files/${file}" alt="One of your photos">`);
  return spellHtml(html`<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Ijeuwa: my data</title>
<style>${STYLE}</style></head><body>
<h1>What Ijeuwa keeps about ${name}</h1>
<p>As it was on ${shown(at)} (UTC). The same stands in the folder “data” for programs, and your files in the folder “files”.
What others wrote, what stands about you in their accounts, and what opens your account is not in it.</p>
${parts}${pictures.length > 0 && html`<section><h2>Your pictures</h2>${pictures}</section>`}
</body></html>
`);
};

const fileNameOf = (part: Part): string => `data/${part.replaceAll(' ', '-')}.json`;

export const jsonFilesOf = (tables: readonly Opened[]): [name: string, text: string][] =>
  PARTS.flatMap((part): [string, string][] => {
    const own = tables.filter((one) => one.part === part);
    if (own.length === 0) return [];
    const told = Object.fromEntries(own.map(({ table, entries }) => [table, entries]));
    return [[fileNameOf(part), JSON.stringify(told, null, 2)]];
  });
