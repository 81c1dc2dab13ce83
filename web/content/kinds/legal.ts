// A legal text; its version is what a member agrees to, and the day on which it last changed.
import * as z from 'zod';
import { about, day, version, words, written } from './parts.ts';

export const LegalText = z.strictObject({
  ...about,
  lead: words,
  version,
  effective: day,
  /** What of it is new and matters: members who agreed to an earlier version are told of it. */
  changes: z.optional(words),
  ...written,
});
export type LegalText = z.infer<typeof LegalText>;
