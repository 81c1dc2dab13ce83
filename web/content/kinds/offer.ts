// The pages on what is offered: the packages, the matching, the way through the product, and who we are.
import * as z from 'zod';
import { about, address, day, picture, titled, words } from './parts.ts';

const link = z.strictObject({ to: address, label: words });
const drawing = z.strictObject({ picture, alt: words });
const illustrated = titled.extend({ icon: words });
const paragraphs = z.array(words).min(1);
const figure = z.strictObject({ value: words, label: words });
const page = { ...about, heading: words, intro: words, changed: day };

/** What a reader is invited to when the text is over. */
const ending = titled.extend({ button: words, more: link });
export type Ending = z.infer<typeof ending>;

export const FeaturesPage = z.strictObject({ ...page, features: z.array(illustrated).length(6), ending });
export type FeaturesPage = z.infer<typeof FeaturesPage>;

const plan = z.strictObject({
  /** Of the catalogue: what the plan costs and holds is read there. */
  package: words,
  name: words,
  text: words,
  button: words,
});

export const PricingPage = z.strictObject({
  ...page,
  trial: titled,
  plans: z.array(plan).length(3),
  comparedTitle: words,
  personalized: titled.extend({ link }),
  factsTitle: words,
  facts: z.array(titled.extend({ link: link.optional() })).min(1),
});
export type PricingPage = z.infer<typeof PricingPage>;

export const AboutPage = z.strictObject({
  ...page,
  hero: drawing,
  figuresTitle: words,
  figures: z.array(figure).min(1),
  demonstrationFigures: z.array(figure),
  name: z.strictObject({ title: words, word: words, paragraphs }),
  story: z.strictObject({ title: words, paragraphs }),
  desk: drawing.extend({ caption: words }),
  mission: z.strictObject({ title: words, intro: words, points: z.array(titled).min(1) }),
  community: titled.extend({ button: words }),
});
export type AboutPage = z.infer<typeof AboutPage>;

const side = z.strictObject({ importance: words, met: z.boolean() });

export const CounselingPage = z.strictObject({
  ...page,
  hero: drawing,
  button: words,
  featuresTitle: words,
  features: z.array(illustrated).min(3),
  stepsTitle: words,
  steps: z.array(titled).length(4),
  example: z.strictObject({
    title: words,
    intro: words,
    sides: z.strictObject({ hers: words, his: words }),
    wishes: z.array(z.strictObject({ wish: words, hers: side, his: side })).min(5),
    percent: z.number().int().min(0).max(100),
    paragraphs,
  }),
  neverTitle: words,
  never: z.array(words).min(1),
  stories: z.strictObject({ title: words, none: words, link }),
  install: titled.extend({ ways: z.array(titled).min(1) }),
  ending,
});
export type CounselingPage = z.infer<typeof CounselingPage>;

const step = titled.extend({ time: words, asksTitle: words, asks: z.array(words).min(1) });

export const LearnMorePage = z.strictObject({
  ...page,
  hero: drawing,
  contentsTitle: words,
  steps: z.strictObject({ title: words, intro: words, steps: z.array(step).min(4) }),
  seen: z.strictObject({
    title: words,
    intro: words,
    groups: z.array(z.strictObject({ title: words, items: z.array(words).min(1) })).min(3),
    after: words,
  }),
  matching: drawing.extend({ title: words, paragraphs, link }),
  match: drawing.extend({ title: words, paragraphs }),
  packages: z.strictObject({ title: words, intro: words, points: z.array(titled).min(3), link }),
  ending,
});
export type LearnMorePage = z.infer<typeof LearnMorePage>;

/** What the partners of a wedding offer, but for its words: these are the catalogue’s. */
export const PartnerPage = z.strictObject({
  ...about,
  changed: day,
  hero: drawing,
  /** Where a member asks for it. */
  button: link,
  /** Where the venues of the catalogue stand among it. */
  venues: z.strictObject({ title: words }).optional(),
  ending: z.strictObject({ button: words, more: link }),
});
export type PartnerPage = z.infer<typeof PartnerPage>;
