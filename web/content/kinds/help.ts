// The help center's own words, and the two pages around a form that was posted.
import * as z from 'zod';
import { about, day, titled, words } from './parts.ts';

const tags = z.array(words).min(1);

export const HelpCenterPage = z.strictObject({
  ...about,
  heading: words,
  intro: words,
  changed: day,
  contact: z.strictObject({
    intro: words,
    practice: words,
    policy: words,
    safety: titled.extend({ tags }),
    hours: titled.extend({ tags }),
    office: titled.extend({ tags }),
  }),
  resources: z.strictObject({
    intro: words,
    categories: z.strictObject({ kb: titled, videos: titled, guides: titled, community: titled }),
    postsTitle: words,
  }),
  enquiry: z.strictObject({ ...about, heading: words, intro: words }),
  received: z.strictObject({ ...about, next: words }),
});
export type HelpCenterPage = z.infer<typeof HelpCenterPage>;
