// A tip, for courtship or for safety.
import * as z from 'zod';
import { picture, words, written } from './parts.ts';

export const Tip = z.strictObject({
  title: words,
  summary: words,
  order: z.number().int().positive(),
  picture,
  /** What the picture shows, for those who do not see it. */
  alt: words,
  ...written,
});
export type Tip = z.infer<typeof Tip>;
