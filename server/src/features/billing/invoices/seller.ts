// Who sells, as our papers name it: what stands in content/office.json.
import { readFileSync } from 'node:fs';
import * as z from 'zod';
import type { Snapshot } from './invoices.rules.ts';

const FILE = new URL('../../../../../content/office.json', import.meta.url);
const Office = z.object({ location: z.string(), email: z.string() });

export const readSeller = (): Snapshot['seller'] => {
  const read = Office.safeParse(JSON.parse(readFileSync(FILE, 'utf8')));
  if (!read.success) throw new Error(`content/office.json: ${z.prettifyError(read.error)}`);
  return { name: 'Ijeuwa', ...read.data };
};
