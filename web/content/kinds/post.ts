// A post of the blog.
import * as z from 'zod';
import { day, picture, words, written } from './parts.ts';

export const Post = z.strictObject({
  title: words.max(50),
  /** What the index, a search engine and a shared link say of it. */
  excerpt: words.min(70).max(160),
  date: day,
  /** The day when its text last changed, if it did. */
  changed: day.optional(),
  author: words,
  picture,
  /** What the picture shows, for those who do not see it. */
  alt: words,
  ...written,
});
export type Post = z.infer<typeof Post>;
