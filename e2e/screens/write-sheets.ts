// What is made of all that was taken: a page with the pictures side by side, and the words to be read aloud.
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { folderOf } from './screen.ts';
import type { Taken } from './take-state.ts';

const STYLE = `
  body { font: 15px system-ui; margin: 1rem; background: #ddd; }
  h2 { margin: 2rem 0 .5rem; } h3 { margin: 1rem 0 .25rem; font-weight: 600; }
  .row { display: flex; gap: .75rem; overflow-x: auto; align-items: flex-start; padding-bottom: .5rem; }
  figure { margin: 0; flex: none; } figcaption { font-size: 12px; }
  img { display: block; height: 26rem; width: auto; object-fit: cover; object-position: top; background: #fff; }
  nav { columns: 12rem; }`;

export const writeIndex = (out: string, all: readonly Taken[]): Promise<void> => {
  const screens = Map.groupBy(all, ({ screen }) => folderOf(screen));
  const parts = [...screens].map(([folder, taken]) => {
    const rows = taken.map(
      ({ state, files }) => `<h3>${state}</h3><div class="row">${files.map(figure).join('')}</div>`,
    );
    return `<section id="${folder}"><h2>${taken[0]!.screen.route}</h2>${rows.join('')}</section>`;
  });
  const links = [...screens.keys()].map((folder) => `<a href="#${folder}">${folder}</a><br>`);
  const page = `<!doctype html><meta charset="utf-8"><title>Screens</title><style>${STYLE}</style>
<h1>${screens.size} screens, ${all.length} states</h1><nav>${links.join('')}</nav>${parts.join('\n')}`;
  return writeFile(join(out, 'index.html'), page);
};

const figure = (file: string): string =>
  `<figure><a href="${file}"><img loading="lazy" src="${file}" alt=""></a><figcaption>${file.replace(/.*-(\d+)-(\w+)\.png/, '$1 px, $2')}</figcaption></figure>`;

/** Of each state only what no state of its screen before it said; what stands around the screens comes once, at the end. */
export const writeWords = (out: string, all: readonly Taken[]): Promise<void> => {
  const screens = Map.groupBy(all, ({ screen }) => folderOf(screen));
  const parts = [...screens.values()].map((taken) => {
    const known = new Set<string>();
    const states = taken.map(({ state, words }) => section(`### ${state}`, unheard(words.screen, known)));
    return `## ${taken[0]!.screen.route}\n\n${states.join('')}`;
  });
  const frame = unheard(
    all.flatMap(({ words }) => words.frame),
    new Set(),
  );
  const title = '# Every text on screen, by screen and state\n\n';
  return writeFile(
    join(out, 'words.md'),
    `${title}${parts.join('\n')}\n${section('## Around the screens', frame)}`,
  );
};

const section = (heading: string, lines: readonly string[]): string =>
  `${heading}\n\n${lines.map((line) => `- ${line}\n`).join('') || '(nothing that was not said above)\n'}\n`;

const unheard = (lines: readonly string[], known: Set<string>): string[] =>
  lines.filter((line) => {
    const is = !known.has(line);
    known.add(line);
    return is;
  });
