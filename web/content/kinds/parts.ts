// The small parts that several kinds of content are made of.
import * as z from 'zod';

export const words = z.string().trim().min(1);

/** What a search engine and a shared link show of a page. */
export const about = { title: words, description: words.max(200) };

/** A drawing's name, as web/pictures lists it. */
export const picture = z.string().regex(/^[a-z0-9-]+$/, 'The name of a drawing, such as couple-ivie-osaze.');

export const address = z
  .string()
  .regex(/^\/[\w/-]*(#[\w-]+)?$/, 'An address of ours, such as /safety-guide.');

export const day = z
  .string()
  .regex(/^\d{4}-\d{2}-\d{2}$/, 'A day as year, month and day: 2026-11-21.')
  .refine((text) => !Number.isNaN(Date.parse(text)), 'There is no such day.');

/** The day on which a text last changed; where it changed again on that day, which time that was: 2026-11-21.2. */
export const version = z
  .string()
  .regex(
    /^\d{4}-\d{2}-\d{2}(\.[2-9])?$/,
    'The day of the change: 2026-11-21, and 2026-11-21.2 for the second.',
  )
  .refine((text) => !Number.isNaN(Date.parse(text.slice(0, 10))), 'There is no such day.');

export const titled = z.strictObject({ title: words, text: words });

/** What every Markdown file brings besides its own data. */
export const written = { slug: z.string(), html: words };
