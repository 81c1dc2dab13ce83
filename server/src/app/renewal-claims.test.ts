// Until packages renew, no text says that one does; and since they are to, none says that it does not.
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
const CLAIMS = [
  /auto[- ]?renew/i,
  /\brenew(s|ed|al)? (by itself|itself|automatically|on its own)/i,
  /\b(nothing|none|never|not) renews?\b/i,
  /\bcancel any ?time\b/i,
  /\b(charged|pay) again\b/i,
  /\bcharged (until|unless|without)\b/i,
  /\bwithout a new order\b/i,
];

const textsUnder = (path: string): string[] => {
  if (/\.(md|json)$/.test(path) || /(?<!\.test)\.tsx?$/.test(path)) return [path];
  if (/\.\w+$/.test(path)) return [];
  return readdirSync(join(ROOT, path), { withFileTypes: true })
    .filter((entry) => entry.isDirectory() || entry.isFile())
    .flatMap(({ name }) => textsUnder(join(path, name)));
};

const claimsOf = (text: string) => CLAIMS.flatMap((claim) => claim.exec(text)?.[0] ?? []);

test.each([
  'Auto-renews, cancel anytime from account settings',
  'Nothing renews by itself today.',
  'nothing is charged again without a new order',
])('"%s" is known for what it is', (said) => expect(claimsOf(said)).not.toEqual([]));

test('no text speaks of renewal, for or against', () => {
  const files = READ_BY_MEMBERS.flatMap(textsUnder);
  expect(files.length).toBeGreaterThan(300);
  const found = files.flatMap((file) =>
    claimsOf(readFileSync(join(ROOT, file), 'utf8')).map((said) => `${file}: ${said}`),
  );
  expect(found).toEqual([]);
});
