// The story of the name, as members read it.
import * as z from 'zod';
import { words, written } from './parts.ts';

export const NameStory = z.strictObject({ lead: words, word: words, said: words, ...written });
export type NameStory = z.infer<typeof NameStory>;
