// The list of screens that are pictured is whole: whoever adds an address says in which states it is drawn.
import { expect, test } from 'vitest';
import { DOCUMENTS } from '../../../e2e/screens/privacy-screens.ts';
import { folderOf } from '../../../e2e/screens/screen.ts';
import { ALIKE, LEAD_ON, SCREENS } from '../../../e2e/screens/screen-list.ts';
import { openPages } from './open-pages/list-open-pages.ts';
import routes from './routes.ts';

type Route = { path?: string; children?: Route[] };
const pathsIn = (all: readonly Route[]): string[] =>
  all.flatMap(({ path, children = [] }) => [
    ...(path && !path.endsWith('*') ? [`/${path}`] : []),
    ...pathsIn(children),
  ]);

const THERE = [
  ...pathsIn(routes),
  ...openPages.map(({ path }) => path),
  ...DOCUMENTS.map(({ route }) => route),
];
const LISTED = SCREENS.map(({ route }) => route);

test('every screen of the router and every open page is pictured, or only leads on', () => {
  const known = new Set([...LISTED, ...LEAD_ON]);
  const alike = (path: string) =>
    ALIKE.some((kind) => kind.test(path) && LISTED.some((route) => kind.test(route)));
  expect(THERE.filter((path) => !known.has(path) && !alike(path))).toEqual([]);
});

test('nothing is listed that is not there, or twice', () => {
  expect([...LISTED, ...LEAD_ON].filter((route) => !THERE.includes(route))).toEqual([]);
  expect(new Set(SCREENS.map(folderOf)).size).toBe(SCREENS.length);
});

test('a screen that asks the server is pictured while it waits, when it fails and without a connection', () => {
  for (const { route, states } of SCREENS) {
    const met = new Set(Object.values(states).map(({ during }) => during ?? 'there'));
    expect([1, 4], `${route}: ${[...met]}`).toContain(met.size);
  }
});
