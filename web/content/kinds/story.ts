// The story of a couple: on the landing page, or among the success stories.
import * as z from 'zod';
import { day, picture, words, written } from './parts.ts';

export const Story = z.strictObject({
  names: words,
  location: words,
  weddingDate: day,
  /** When the story was told. */
  date: day,
  quote: words.max(160),
  picture,
  /** What the picture shows, for those who do not see it. */
  alt: words,
  places: z.enum(['landing', 'stories']),
  order: z.number().int().positive(),
  ...written,
});
export type Story = z.infer<typeof Story>;
