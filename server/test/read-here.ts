// Reads a short statement where the test runs, in place of ./read-apart.ts (vitest.config.ts): a program of its own for each costs half a second.
import { readApart as readReallyApart } from '../src/features/billing/statements/read-apart.ts';
import { readFile } from '../src/features/billing/statements/read-file.ts';
import type { Reading } from '../src/features/billing/statements/reading.rules.ts';

/** Longer ones would hold up whom the server hears meanwhile, which tests measure. */
const SHORT_BYTES = 20_000;

export const readApart = (bytes: Uint8Array): Promise<Reading> =>
  bytes.length > SHORT_BYTES ? readReallyApart(bytes) : readFile(bytes);
