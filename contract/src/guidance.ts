// The texts of the pages of counselling, therapy, ceremonies and planning: what members read there, and how staff keep it.
import * as z from 'zod/mini';
import { catalogueCalls, type EntryHistory } from './catalogue.ts';
import { endpoint } from './endpoint.ts';
import { list, requiredLine, requiredText } from './fields.ts';

/** Which part of which page a text is. */
export const GUIDANCE_PARTS = [
  'therapy-hero',
  'therapy-about',
  'therapy-service',
  'therapy-story',
  'therapy-approach',
  'therapy-consultation',
  'therapy-session',
  'therapy-ending',
  'counselling-hero',
  'counselling-approach',
  'counselling-experts',
  'counselling-banner',
  'counselling-consultation',
  'counselling-consultation-item',
  'therapy-assessment',
  'ceremony-hero',
  'planning-hero',
] as const;
export type GuidancePart = (typeof GUIDANCE_PARTS)[number];

export const GUIDANCE_TITLE_MAX_LENGTH = 80;
export const GUIDANCE_TEXT_MAX_LENGTH = 600;
export const GUIDANCE_POINT_MAX_LENGTH = 200;
export const GUIDANCE_POINTS_MAX = 6;
export const GUIDANCE_ORDER_MAX = 999;
const ORDER = `A whole number from 0 to ${GUIDANCE_ORDER_MAX}, please.`;

export const GuidanceTextEntry = z.strictObject({
  part: z.enum(GUIDANCE_PARTS, { error: 'Please say where it stands.' }),
  /** Of a story, who tells it. */
  title: requiredLine('Please give it a title.', GUIDANCE_TITLE_MAX_LENGTH),
  text: requiredText('Please write the text.', GUIDANCE_TEXT_MAX_LENGTH),
  /** What a service is, point by point, for whoever wants to learn more. */
  more: z.optional(
    list(requiredLine('Please write the point.', GUIDANCE_POINT_MAX_LENGTH), GUIDANCE_POINTS_MAX),
  ),
  /** Where those live who tell a story. */
  place: z.optional(requiredLine('Please say where they live.', GUIDANCE_TITLE_MAX_LENGTH)),
  /** Invented: it stands in the demonstration alone. */
  example: z.optional(z.boolean()),
  order: z.int(ORDER).check(z.minimum(0, ORDER), z.maximum(GUIDANCE_ORDER_MAX, ORDER)),
});
export type GuidanceTextEntry = z.infer<typeof GuidanceTextEntry>;
export type GuidanceTextHistory = EntryHistory<GuidanceTextEntry>;

export const GuidanceText = z.object({
  key: z.string(),
  part: z.enum(GUIDANCE_PARTS),
  title: z.string(),
  text: z.string(),
  more: z.array(z.string()),
  place: z.nullable(z.string()),
  /** Invented, and said to be so. */
  example: z.boolean(),
});
export type GuidanceText = z.infer<typeof GuidanceText>;
export const listGuidanceTexts = endpoint({
  method: 'GET',
  path: '/api/guidance-texts',
  access: 'member',
  summary:
    'The texts of the pages of counselling and therapy, in their order; invented stories stand in the demonstration alone.',
  answer: z.object({ texts: z.array(GuidanceText) }),
});

export const textsOf = (texts: readonly GuidanceText[], part: GuidancePart): GuidanceText[] =>
  texts.filter((one) => one.part === part);

const calls = catalogueCalls({
  path: '/api/staff/guidance-texts',
  staff: ['editor', 'admin'],
  entry: GuidanceTextEntry,
  one: 'guidance text',
  of: 'guidance text',
});
export const listGuidanceTextEntries = calls.list;
export const addGuidanceText = calls.add;
export const changeGuidanceText = calls.change;
export const endGuidanceText = calls.end;
