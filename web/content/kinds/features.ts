// The page of features: six of them.
import * as z from 'zod';
import { about, titled, words } from './parts.ts';

export const Featurettes = z.strictObject({
  ...about,
  heading: words,
  intro: words,
  features: z.array(titled.extend({ icon: words })).length(6),
});
export type Featurettes = z.infer<typeof Featurettes>;
