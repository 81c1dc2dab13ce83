// When people answer, as the content says it.
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import * as z from 'zod';

const FILE = fileURLToPath(new URL('../../../../content/office.json', import.meta.url));

const words = z.string().min(1);
const Office = z.object({ support: z.object({ days: words, open: words, close: words, zone: words }) });

/** "Mon-Fri 9am-5pm WAT". */
export const readSupportHours = (file = FILE): string => {
  const read = Office.safeParse(JSON.parse(readFileSync(file, 'utf8')));
  if (!read.success) throw new Error(`content/office.json: ${z.prettifyError(read.error)}`);
  const { days, open, close, zone } = read.data.support;
  return `${days} ${open}-${close} ${zone}`;
};
