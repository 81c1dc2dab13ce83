// The landing page: what stands in its hero, its features, its steps.
import * as z from 'zod';
import { about, titled, words } from './parts.ts';

const figure = z.strictObject({ value: words, label: words });

export const LandingPage = z.strictObject({
  ...about,
  headline: z.strictObject({ before: words, word: words, after: words }),
  intro: words,
  figures: z.array(figure),
  demonstrationFigures: z.array(figure),
  example: z.strictObject({ note: words, name: words, about: words, reasons: z.array(words).min(1) }),
  stepsTitle: words,
  steps: z.array(titled).length(4),
  promisesTitle: words,
  promises: z.array(titled),
});
export type LandingPage = z.infer<typeof LandingPage>;
