// What an answer may name, and where a question may stand: the office's facts and the groups of the page.
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import * as z from 'zod';
import { escapeHtml } from '#platform/escape-html.ts';

const read = <S extends z.ZodType>(path: string, schema: S): z.infer<S> => {
  const file = fileURLToPath(new URL(`../../../../content/${path}`, import.meta.url));
  const checked = schema.safeParse(JSON.parse(readFileSync(file, 'utf8')));
  if (!checked.success) throw new Error(`content/${path}: ${z.prettifyError(checked.error)}`);
  return checked.data;
};

const words = z.string().min(1);
const Office = z.object({ email: words, location: words });
const FaqPage = z.object({ groups: z.array(z.object({ id: words })).min(1) });

/** The groups of the page in their order. */
export const readGroups = (): string[] => read('pages/faq.json', FaqPage).groups.map(({ id }) => id);

/** By the marks without their braces, as HTML. */
export const readOfficeMarks = (supportHours: string): Map<string, string> => {
  const { email, location } = read('office.json', Office);
  const address = escapeHtml(email);
  return new Map([
    ['office:email', `<a href="mailto:${address}">${address}</a>`],
    ['office:location', escapeHtml(location)],
    ['office:support', escapeHtml(supportHours)],
  ]);
};
