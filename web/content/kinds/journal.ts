// What stands around the posts, the tips and the stories.
import * as z from 'zod';
import { about, day, titled, words } from './parts.ts';

const page = { ...about, heading: words, intro: words };
/** What a reader is invited to do when the text is over. */
const ending = titled.extend({ button: words });

export const BlogPage = z.strictObject({ ...page, ending });
export type BlogPage = z.infer<typeof BlogPage>;

export const TipsPage = z.strictObject({ ...page, changed: day, ending });
export type TipsPage = z.infer<typeof TipsPage>;

export const SafetyPage = z.strictObject({
  ...page,
  changed: day,
  does: z.strictObject({ title: words, points: z.array(titled).min(1) }),
  cannot: z.strictObject({ title: words, intro: words, points: z.array(words).min(1), ending: words }),
  emergency: titled.extend({ number: z.string().regex(/^\d+$/), call: words, elsewhere: words }),
});
export type SafetyPage = z.infer<typeof SafetyPage>;

export const StoriesPage = z.strictObject({
  ...page,
  /** Stands in the place of the stories while there are none. */
  none: words,
  /** The sentence `policy` ends with a link to the privacy policy. */
  share: z.strictObject({ intro: words, nameHint: words, messageHint: words, policy: words }),
});
export type StoriesPage = z.infer<typeof StoriesPage>;
