// The page of a copy, for a person to read: plain headings, every field in words, each photo once. No script.
import { DETAIL_LABELS } from '@ijeuwa/contract/detail-words';
import { wordOf } from '@ijeuwa/contract/person-words';
import { PARTS } from '#platform/database/columns/registered.ts';
import { type Html, html, spellHtml, trusted } from '#platform/html.ts';
import { dayIn, momentIn } from '#platform/mail-words.ts';
import type { Opened, Row } from './copy-files.ts';
import { NAMES_OF_OURS, PAGE_WORDS } from './page-words.ts';

const sentence = (words: string): string => words.charAt(0).toUpperCase() + words.slice(1);

const NAME_OF_OURS = /^[a-z]+(?:[_-][a-z]+)+$|^[a-z]+(?:[A-Z][a-z]+)+$/;
/** How much a wish matters, among what was said. */
const WEIGHT = 'weight:';
const spelled = (text: string): string => {
  const detail = (DETAIL_LABELS as Record<string, string>)[text];
  if (detail) return detail;
  if (text.startsWith(WEIGHT)) return `how much ${spelled(text.slice(WEIGHT.length))} matters`;
  if (!NAME_OF_OURS.test(text)) return text;
  return text.replace(/[_-]/g, ' ').replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);
};

const MOMENT = /^\d{4}-\d\d-\d\d[ T]\d\d:\d\d(?::\d\d(?:\.\d+)?)?(?:Z|[+-]\d\d(?::?\d\d)?)$/;
const DAY = /^\d{4}-\d\d-\d\d$/;

/** Members write what looks like a day and is none. */
const isReal = (value: string): boolean => {
  const day = new Date(value.slice(0, 10));
  return !Number.isNaN(+day) && value.startsWith(day.toISOString().slice(0, 10));
};

const textOf = (value: string, zone: string): string => {
  if (!isReal(value)) return value;
  if (DAY.test(value)) return dayIn('UTC', new Date(value));
  const moment = new Date(value.replace(/([+-]\d\d)$/, '$1:00'));
  return MOMENT.test(value) && !Number.isNaN(+moment) ? momentIn(zone, moment) : value;
};

const isEmpty = (value: unknown): boolean =>
  value === null || value === undefined || value === '' || (Array.isArray(value) && value.length === 0);

const shown = (value: unknown, zone: string): Html | string => {
  if (value instanceof Date) return momentIn(zone, value);
  if (typeof value === 'string') return textOf(value, zone);
  if (typeof value === 'boolean') return value ? 'Yes' : 'No';
  if (Array.isArray(value)) return html`<ul>${value.map((one) => html`<li>${shown(one, zone)}</li>`)}</ul>`;
  if (typeof value !== 'object' || value === null) return String(value);
  const told = Object.entries(value).filter(([, one]) => !isEmpty(one));
  return html`<ul>${told.map(([name, one]) => html`<li>${sentence(spelled(name))}: ${shown(one, zone)}</li>`)}</ul>`;
};

const namedOf = (value: unknown): unknown => {
  if (Array.isArray(value)) return value.map(namedOf);
  if (typeof value !== 'string') return value;
  const word = wordOf(value);
  return sentence(word.toLowerCase() === value.toLowerCase() ? spelled(value) : word);
};

/** What the member wrote stands as it was written. */
const isOurs = (table: string, column: string, value: unknown): boolean =>
  NAMES_OF_OURS.has(column) ||
  (table === 'profile_detail' &&
    typeof value === 'string' &&
    (value in DETAIL_LABELS || NAME_OF_OURS.test(value)));

const amountOf = ({ amount_minor: minor, currency }: Row): string =>
  new Intl.NumberFormat('en-NG', { style: 'currency', currency: String(currency) }).format(
    Number(minor) / 100,
  );

type Told = { zone: string; files: ReadonlySet<string> };

const LARGE = '-l.webp';
const pictureOf = (row: Row, { files }: Told): Html | false => {
  const name = `${row.id}${LARGE}`;
  return files.has(name) && html`<img src="files/${name}" alt="One of your photos" loading="lazy">`;
};

const entryOf = (table: string, row: Row, told: Told): Html => {
  const fields = Object.entries(PAGE_WORDS[table]?.labels ?? {})
    .filter(([name]) => !isEmpty(row[name]))
    .map(([name, label]): [string, Html | string] => [
      label,
      name === 'amount_minor'
        ? amountOf(row)
        : shown(isOurs(table, name, row[name]) ? namedOf(row[name]) : row[name], told.zone),
    ])
    .map(([label, value]) => html`<div><dt>${label}</dt><dd>${value}</dd></div>`);
  return html`<dl>${table === 'photo' && pictureOf(row, told)}${fields}</dl>`;
};

/** As many are read at once; more are there at a tap. */
const OPEN_MOST = 3;
const entriesOf = ({ table, entries }: Opened, told: Told): Html => {
  const all = entries.map((row) => entryOf(table, row, told));
  if (table === 'photo') return html`<div class="photos">${all}</div>`;
  if (all.length <= OPEN_MOST) return html`${all}`;
  return html`<details><summary>All ${all.length}</summary>${all}</details>`;
};

const ORDER = Object.keys(PAGE_WORDS);
const HEADINGS: Partial<Record<string, string>> = { devices: 'Your devices', card: 'Your dating card' };

const STYLE = `:root{color-scheme:light dark;--ink:#2b1a1f;--soft:#6b5a5f;--line:#ddd0cc;--page:#fffaf7}
@media(prefers-color-scheme:dark){:root{--ink:#f3e9e6;--soft:#b9a8a6;--line:#4a383c;--page:#1d1416}}
*{box-sizing:border-box}body{font:16px/1.5 system-ui,sans-serif;max-width:46rem;margin:0 auto;padding:1.5rem 1rem 4rem;color:var(--ink);background:var(--page)}
h1,h2,h3{font-family:Georgia,serif;line-height:1.2;overflow-wrap:anywhere}h2{margin:2.5rem 0 .5rem;padding-top:1.25rem;border-top:2px solid var(--line)}h3{font-size:1.05rem;margin:1.5rem 0 .25rem}
dl{margin:0;padding:.5rem 0;border-bottom:1px solid var(--line)}dl:last-child{border:0}dl div{display:flex;flex-wrap:wrap;gap:0 .75rem}
dt{color:var(--soft);flex:0 0 8.5rem}dd{margin:0;flex:1 1 10rem;min-width:0;overflow-wrap:anywhere;white-space:pre-wrap}
ul{margin:0;padding-left:1.1rem}summary{cursor:pointer;padding:.6rem 0;text-decoration:underline}
.photos{display:grid;grid-template-columns:repeat(auto-fill,minmax(9rem,1fr));gap:1rem}.photos dl{border:0;font-size:.875rem}.photos dt{flex-basis:auto}.photos dd{flex-basis:auto}img{display:block;width:100%;aspect-ratio:4/5;object-fit:cover;border-radius:.5rem;margin-bottom:.4rem}`;

export const pageOf = (
  { name, at, zone }: { name: string; at: Date; zone: string },
  tables: readonly Opened[],
  files: readonly string[],
): string => {
  const told = { zone, files: new Set(files) };
  const parts = PARTS.map((part) => ({
    part,
    own: tables
      .filter((one) => one.part === part && PAGE_WORDS[one.table])
      .sort((a, b) => ORDER.indexOf(a.table) - ORDER.indexOf(b.table)),
  }))
    .filter(({ own }) => own.length > 0)
    .map(
      ({ part, own }) =>
        html`<section><h2>${HEADINGS[part] ?? sentence(part)}</h2>${own.map(
          (one) => html`<h3>${PAGE_WORDS[one.table]!.heading}</h3>${entriesOf(one, told)}`,
        )}</section>`,
    );
  return spellHtml(html`<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1"><title>Ijeuwa: my data</title>
<style>${trusted(STYLE)}</style></head><body><main>
<h1>What Ijeuwa keeps about ${name}</h1>
<p>As it was on ${momentIn(zone, at)}. The folder “data” holds the same for programs, with more detail, and the folder “files” your pictures.
What others wrote, what stands about you in their accounts, and what opens your account is not in it.</p>
${parts}
</main></body></html>
`);
};
