// One question and its answer, and the page on which all of them stand.
import * as z from 'zod';
import { about, day, titled, words, written } from './parts.ts';

const name = z.string().regex(/^[a-z-]+$/);

export const FaqItem = z.strictObject({
  question: words,
  /** One of the groups that content/pages/faq.json lists. */
  group: name,
  /** Its place in the group. */
  order: z.number(),
  tags: z.array(words).min(1),
  ...written,
});
export type FaqItem = z.infer<typeof FaqItem>;

export const FaqPage = z.strictObject({
  ...about,
  heading: words,
  intro: words,
  changed: day,
  groups: z.array(z.strictObject({ id: name, title: words })).min(1),
  unanswered: titled.extend({ link: words }),
});
export type FaqPage = z.infer<typeof FaqPage>;
