// A legal text; its version is what a member agrees to, and the day on which it last changed.
import * as z from 'zod';
import { about, day, words, written } from './parts.ts';

export const LegalText = z.strictObject({ ...about, lead: words, version: day, effective: day, ...written });
export type LegalText = z.infer<typeof LegalText>;
