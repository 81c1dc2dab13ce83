// The statements of the questionnaire, as they are written in content/.
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { AREAS, OWN_PARTS, STATEMENT_PARTS } from '@ijeuwa/contract/questionnaire';
import * as z from 'zod';
import type { Statement } from './questionnaire.rules.ts';

const FILE = fileURLToPath(new URL('../../../../../content/couple-questionnaire.json', import.meta.url));
const words = z.string().min(1);
const Written = z.array(
  z.discriminatedUnion('area', [
    z.strictObject({ id: words, area: z.enum(AREAS), topic: words, text: words, reversed: z.boolean() }),
    z.strictObject({ id: words, area: z.enum(OWN_PARTS), text: words, reversed: z.boolean() }),
  ]),
);
const EACH = 4;

export const readStatements = (file = FILE): readonly Statement[] => {
  const read = Written.safeParse(JSON.parse(readFileSync(file, 'utf8')));
  if (!read.success) throw new Error(`content/couple-questionnaire.json: ${z.prettifyError(read.error)}`);
  const faulty = STATEMENT_PARTS.filter((part) => {
    const its = read.data.filter(({ area }) => area === part);
    return its.length !== EACH || its.filter(({ reversed }) => reversed).length !== EACH / 2;
  });
  if (faulty.length > 0)
    throw new Error(
      `content/couple-questionnaire.json: four each, half of them reversed: ${faulty.join(', ')}`,
    );
  return read.data.map(({ area, ...one }) => ({ ...one, part: area }));
};
