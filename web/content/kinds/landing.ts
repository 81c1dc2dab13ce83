// The landing page: its hero, features and steps, the words around the couples' stories and the form.
import * as z from 'zod';
import { about, picture, titled, words } from './parts.ts';

const figure = z.strictObject({ value: words, label: words });
const feature = z.strictObject({ ...titled.shape, picture: picture.optional(), alt: words.optional() });

export const LandingPage = z.strictObject({
  ...about,
  headline: z.strictObject({ before: words, word: words, after: words }),
  intro: words,
  figures: z.array(figure),
  demonstrationFigures: z.array(figure),
  couples: z.strictObject({ label: words }),
  example: z.strictObject({ note: words, name: words, about: words, reasons: z.array(words).min(1) }),
  features: z.strictObject({ title: words, intro: words, all: words, cards: z.array(feature).length(5) }),
  stepsTitle: words,
  steps: z.array(titled).length(4),
  promisesTitle: words,
  promises: z.array(titled),
  testimonials: z.strictObject({ title: words, label: words, none: words, more: words }),
  contact: z.strictObject({ title: words, intro: words, practice: words, button: words, policy: words }),
});
export type LandingPage = z.infer<typeof LandingPage>;
