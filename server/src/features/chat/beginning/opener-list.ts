// The first sentences that a conversation may begin with, as the content says them, and what each needs.
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import * as z from 'zod';
import { MARKS, NEEDS, type OpenerPattern } from './openers.rules.ts';

const FILE = fileURLToPath(new URL('../../../../../content/openers.json', import.meta.url));
const MARK = /\{(\w+)\}/g;

const Needs = z.union([z.templateLiteral(['prompt:', z.string().regex(/^[a-z-]+$/)]), z.enum(NEEDS)]);
const Opener = z
  .object({ needs: Needs, texts: z.array(z.string().min(1).max(140)).min(2) })
  .refine(({ needs, texts }) => {
    const known = MARKS[needs as keyof typeof MARKS];
    return texts.every((text) => [...text.matchAll(MARK)].every(([, mark]) => mark === known));
  }, 'a text names only what it needs');
const Openers = z.object({
  openers: z
    .array(Opener)
    .refine((all) => new Set(all.map(({ needs }) => needs)).size === all.length, 'each need stands once')
    .refine(
      (all) => NEEDS.every((need) => all.some(({ needs }) => needs === need)),
      'every need stands there',
    )
    // Two for each of the two, none of them the same.
    .refine(
      (all) =>
        all.every(({ needs, texts }) => needs !== 'nothing' || (texts.length >= 4 && texts.length % 2 === 0)),
      'what needs nothing has an even number of texts, four at least',
    ),
});

export const readOpeners = (file = FILE): readonly OpenerPattern[] => {
  const read = Openers.safeParse(JSON.parse(readFileSync(file, 'utf8')));
  if (!read.success) throw new Error(`content/openers.json: ${z.prettifyError(read.error)}`);
  return read.data.openers;
};
