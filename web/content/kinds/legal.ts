// A legal text; its version is what a member agrees to.
import * as z from 'zod';
import { about, day, written } from './parts.ts';

export const LegalText = z.strictObject({ ...about, version: day, effective: day, ...written });
export type LegalText = z.infer<typeof LegalText>;
