// Tries ways of foretelling matches on real meetings: node matching/speed-dating.ts <file of the study> [--json file]
import { writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { readDatesFile } from './dates/read-dates.ts';
import { tryOut, wordsOf } from './dates/try-out.ts';

const { values, positionals } = parseArgs({ allowPositionals: true, options: { json: { type: 'string' } } });
const [path] = positionals;
if (!path) {
  console.error('Please name the file of the study (CSV). It is no part of this project.');
  process.exit(1);
}
const found = tryOut(readDatesFile(path));
console.log(wordsOf(found));
if (values.json) writeFileSync(values.json, `${JSON.stringify(found, null, 1)}\n`);
