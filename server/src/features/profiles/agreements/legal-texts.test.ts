// A text is never another one under the version that somebody agreed to: `content/legal/versions.json` keeps each.
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { readLegalVersions } from './legal-versions.ts';

const read = (name: string) =>
  readFileSync(new URL(`../../../../../content/legal/${name}`, import.meta.url), 'utf8');
/** Without the line that names the version. */
const textOf = (name: string) => read(`${name}.md`).replace(/^version:.*\n/m, '');
const known: Record<string, Record<string, string>> = JSON.parse(read('versions.json'));
const versions = readLegalVersions();

test.each(['terms', 'policy'] as const)('the %s are the text of their version', (name) => {
  const hash = createHash('sha256').update(textOf(name)).digest('hex').slice(0, 16);
  const version = versions[name];
  expect(
    known[name]?.[version],
    `content/legal/${name}.md was changed under version ${version}. Give it today’s date as its version (a second ` +
      `time on one day: ".2", then ".3") and add its line to content/legal/versions.json; this text is "${hash}".`,
  ).toBe(hash);
});

test('the newest version stands last', () => {
  for (const name of ['terms', 'policy'] as const) {
    const all = Object.keys(known[name]!);
    expect([all.toSorted(), all.at(-1)]).toEqual([all, versions[name]]);
  }
});
