// No text of the product says a little word twice, such as “goes on on …”, or ends in two full stops.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const ROOT = join(import.meta.dirname, '../..');
const LITTLE =
  'on|until|before|after|to|by|of|the|in|at|from|is|are|and|it|for|with|you|your|we|be|not|a|an|so';
const DOUBLED = new RegExp(`(?<![\\w’'-])(${LITTLE}) \\1(?![\\w’'-])`, 'i');
const TWO_STOPS = /[a-z}]\.\.(?![./])(?=["'`<\s])/;
/** A word ends a verb and begins a time: “goes on” before “on Monday” is a template of both. */
const ENDS_AND_BEGINS = /\b(on|until|by|from|before) \$?\{[^}]*\b(on|until|by|from|before) /;

const listTexts = (folder: string): string[] =>
  readdirSync(join(ROOT, folder), { withFileTypes: true, recursive: true })
    .filter(
      (one) => one.isFile() && /\.(tsx?|json|md)$/.test(one.name) && !/\.test\.|\.fakes\./.test(one.name),
    )
    .map((one) => join(one.parentPath, one.name));

/** Of a file of code what stands in quotes or between tags, without its comments. */
const linesOf = (file: string): string[] =>
  readFileSync(file, 'utf8')
    .split('\n')
    .filter((line) => !/^\s*(\/\/|\/?\*|\{\/\*|import )/.test(line));

const FOLDERS = ['web/src', 'server/src', 'contract/src', 'content'];

test.each([
  ['`It goes on on Monday.`', DOUBLED],
  ['It goes on on {day}.', DOUBLED],
  ['"Until until Monday"', DOUBLED],
  ["'You have paid..'", TWO_STOPS],
  ['Choose until {`until {day}`}', ENDS_AND_BEGINS],
])('%s is found', (text, fault) => expect(fault.test(text)).toBe(true));

test('no text says a little word twice, or ends in two full stops', () => {
  const found = FOLDERS.flatMap(listTexts).flatMap((file) =>
    linesOf(file)
      .filter((line) => /["'`>]|^\s+[A-Z“]/.test(line) || !file.endsWith('.ts'))
      .filter((line) => [DOUBLED, TWO_STOPS, ENDS_AND_BEGINS].some((fault) => fault.test(line)))
      .map((line) => `${file.slice(ROOT.length + 1)}: ${line.trim()}`),
  );
  expect(found).toEqual([]);
});
