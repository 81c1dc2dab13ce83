// The page on which the questions stand; what a question is, and how it is written out, the server knows.
import * as z from 'zod';
import { about, day, titled, words } from './parts.ts';

const name = z.string().regex(/^[a-z-]+$/);

export const FaqPage = z.strictObject({
  ...about,
  heading: words,
  intro: words,
  changed: day,
  groups: z.array(z.strictObject({ id: name, title: words })).min(1),
  unanswered: titled.extend({ link: words }),
});
export type FaqPage = z.infer<typeof FaqPage>;
