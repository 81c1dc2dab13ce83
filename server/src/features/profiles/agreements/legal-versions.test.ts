// The versions in force come from the texts themselves; without them nothing starts.
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { readLegalNews, readLegalVersions } from './legal-versions.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'legal-'));
});
afterEach(() => rmSync(folder, { recursive: true }));
const write = (name: string, data: string, body = 'version: 1999-01-01\n') =>
  writeFileSync(join(folder, name), `---\n${data}\n---\n${body}`);

test('the texts of this product have versions', () => {
  expect(readLegalVersions()).toEqual({
    terms: expect.stringMatching(/^\d{4}-\d{2}-\d{2}/),
    policy: expect.stringMatching(/^\d{4}-\d{2}-\d{2}/),
  });
});

test('the version stands in the front matter, quoted or not, and nowhere else', () => {
  write('terms.md', 'title: Terms\nversion: 2026-11-21\neffective: 2026-12-01');
  write('policy.md', "version: '2026-10-01.2'\r\ntitle: Privacy Policy");
  expect(readLegalVersions(folder)).toEqual({ terms: '2026-11-21', policy: '2026-10-01.2' });
});

test('a missing text is named', () => {
  write('terms.md', 'version: 2026-11-21');
  expect(() => readLegalVersions(folder)).toThrow('content/legal/policy.md: the file is missing');
});

test.each([
  'title: Terms',
  'version:',
  'version: new',
  'version: 2026-13-45',
  'version: 2026-11-21.1',
  'version: 2026-11-21.10',
  ' version: 2026-11-21',
  'version: 2026-11-21\nversion: 2026-11-22',
])('%j is no version', (data) => {
  write('policy.md', 'version: 2026-11-21');
  write('terms.md', data);
  expect(() => readLegalVersions(folder)).toThrow('content/legal/terms.md: its front matter needs one line');
});

test('what a text changes is news from the day on which it holds, fourteen days after its version at the soonest', () => {
  write('policy.md', 'version: 2026-10-01');
  const head = (effective: string) =>
    `version: 2026-11-21\neffective: ${effective}\nchanges: 'A transfer is waited for four days: no longer one.'`;
  write('terms.md', head('2026-12-05'));
  expect(readLegalNews(folder)).toEqual([
    {
      text: 'terms',
      path: '/terms',
      version: '2026-11-21',
      effective: '2026-12-05',
      changes: 'A transfer is waited for four days: no longer one.',
    },
  ]);
  write('terms.md', head('2026-12-04'));
  expect(() => readLegalNews(folder)).toThrow('content/legal/terms.md: what matters holds 14 days');
});
