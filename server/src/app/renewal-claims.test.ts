// What is said of renewal is true wherever it is read: it happens with consent alone, and can be cancelled.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';

const ROOT = fileURLToPath(new URL('../../..', import.meta.url));
const READ_BY_MEMBERS = [
  'content',
  'web/src',
  'web/content',
  'server/src/features',
  'contract/src',
  'README.md',
];
/** Somebody who agreed would be told an untruth. */
const DENIALS = [
  /\b(nothing|none|never) renews?\b/i,
  /\bcharged (until|unless|without)\b/i,
  /\bwithout a new order\b/i,
];
/** Somebody who did not agree would be. */
const PROMISES = [
  /auto[- ]?renew/i,
  /\brenew(s|ed|al)? (by itself|itself|automatically|on its own)/i,
  /\bcancel any ?time\b/i,
];
/** These say whose package renews, and how it is cancelled; the words of the contract stand beside the tick. */
const SAY_ALL_OF_IT = [
  'content/faq/renewal.md',
  'content/legal/terms.md',
  'content/pages/pricing.json',
  'content/resources/packages-without-surprises.md',
];
const BESIDE_THE_TICK = 'contract/src/agreements.ts';

const textsUnder = (path: string): string[] => {
  if (/\.(md|json)$/.test(path) || /(?<!\.test)\.tsx?$/.test(path)) return [path];
  if (/\.\w+$/.test(path)) return [];
  return readdirSync(join(ROOT, path), { withFileTypes: true })
    .filter((entry) => entry.isDirectory() || entry.isFile())
    .flatMap(({ name }) => textsUnder(join(path, name)));
};
const read = (file: string) => readFileSync(join(ROOT, file), 'utf8');
const saidIn = (text: string, claims: readonly RegExp[]) =>
  claims.flatMap((claim) => claim.exec(text)?.[0] ?? []);

test.each([
  [DENIALS, 'Nothing renews by itself today.'],
  [DENIALS, 'nothing is taken without a new order'],
  [PROMISES, 'Auto-renews, cancel anytime from account settings'],
  [PROMISES, 'Your package renews automatically.'],
])('%s knows "%s" for what it is', (claims, said) => expect(saidIn(said, claims)).not.toEqual([]));

test('no text denies renewal, and none promises it to whoever has not agreed', () => {
  const files = READ_BY_MEMBERS.flatMap(textsUnder);
  expect(files.length).toBeGreaterThan(300);
  const found = files.flatMap((file) => {
    const mayPromise = [...SAY_ALL_OF_IT, BESIDE_THE_TICK].includes(file);
    const said = saidIn(read(file), mayPromise ? DENIALS : [...DENIALS, ...PROMISES]);
    return said.map((words) => `${file}: ${words}`);
  });
  expect(found).toEqual([]);
});

test.each(SAY_ALL_OF_IT)(
  '%s says that it takes a tick, that one is told before, and how to end it',
  (file) => {
    const text = read(file);
    expect(text).toMatch(/tick/i);
    expect(text).toMatch(/seven days and one day before/);
    expect(text).toMatch(/cancel/i);
  },
);
