// One name for each place of a member, in menus, headings, tabs, links and texts.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { type Place, places } from '#platform/places.ts';
import routes from './routes.ts';
import { BAR_PLACES } from './shell/places.ts';
import { SIDEBAR_GROUPS } from './shell/sidebar-places.ts';

const SRC = join(import.meta.dirname, '..');
const CONTENT = join(SRC, '..', '..', 'content');
const ALL: readonly Place[] = Object.values(places);
const labelsOf = ({ name, heading, tile, menu }: Place) =>
  [name, heading, tile, menu].filter((label) => label !== undefined);

test('no two places share a label, and none has the same label twice', () => {
  const labels = ALL.flatMap(labelsOf);
  expect(new Set(labels).size).toBe(labels.length);
  expect(new Set(ALL.map(({ to }) => to)).size).toBe(ALL.length);
});

test('every screen of a member that needs no choice has its one name', () => {
  type Route = { file?: string; path?: string; children?: Route[] };
  const shell = (routes as Route[]).find(({ file }) => file === 'shell/MemberLayout.tsx');
  const all = (under: Route[] = []): Route[] =>
    under.flatMap((one) => (one.path === undefined ? all(one.children) : [one]));
  const screens = all(shell?.children)
    .filter(({ path, file }) => !path?.includes(':') && !file?.endsWith('Redirect.tsx'))
    .map(({ path }) => `/${path}`);
  expect(screens.length).toBeGreaterThan(10);
  expect(screens.filter((address) => !ALL.some(({ to }) => to === address))).toEqual([]);
});

test('the sidebar and the bar call a place by its name', () => {
  const shown = [...SIDEBAR_GROUPS.flatMap((group) => group.places), ...BAR_PLACES];
  for (const { to, name } of shown) expect(ALL.find((place) => place.to === to)?.name).toBe(name);
});

/** Open pages have names of their own; the specification calls so the wizard's third step, a wish, and match track's figure. */
const OTHER_THINGS =
  /\.test\.tsx?$|\.fakes\.ts$|(^|\/)(gallery|staff|landing|offer|journal|legal|open-pages)\/|^platform\/places\.ts$|wizard\/screen-words\.ts$|preference\/WishesForm\.tsx$|track\/Figures\.tsx$/;

test('no screen writes the name of a place by hand', () => {
  const written = new RegExp(
    `(?:["'\`]|>\\s*)(${ALL.flatMap(labelsOf).join('|')}|Match requests|Match track|Matching Preferences)(?:["'\`]|\\s*<)`,
    'g',
  );
  const found = readdirSync(SRC, { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.tsx?$/.test(file) && !OTHER_THINGS.test(file))
    .flatMap((file) =>
      [
        ...readFileSync(join(SRC, file), 'utf8')
          .replaceAll(/^\s*\/\/.*$/gm, '')
          .matchAll(written),
      ].map(([, label]) => `${file}: ${label}`),
    );
  expect(found).toEqual([]);
});

test('a link in a written text calls a place by its name', () => {
  const wrong = readdirSync(CONTENT, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.md'))
    .flatMap((file) =>
      [...readFileSync(join(CONTENT, file), 'utf8').matchAll(/\[([^\]]+)\]\((\/[\w-]+)\)/g)].flatMap(
        ([, label, address]) => {
          const place = ALL.find(({ to }) => to === address);
          return place && place.name !== label ? [`${file}: ${label} for ${place.name}`] : [];
        },
      ),
    );
  expect(wrong).toEqual([]);
});
