// What helps on the way, to read: articles, drawn steps, guides and ways to others; as everybody reads it, and as staff keep it.
import * as z from 'zod/mini';
import { catalogueCalls, type EntryHistory } from './catalogue.ts';
import { endpoint } from './endpoint.ts';
import { list, requiredLine, requiredText, text } from './fields.ts';

// Spec 2. What the earlier product called videos are steps that are drawn.
export const RESOURCE_CATEGORIES = ['kb', 'videos', 'guides', 'community'] as const;
export type ResourceCategory = (typeof RESOURCE_CATEGORIES)[number];

/** What a step may be drawn as. */
export const STEP_PICTURES = [
  'window',
  'face',
  'person',
  'photos',
  'heart',
  'match',
  'message',
  'bell',
  'table',
  'sun',
  'road',
  'phone',
  'menu',
  'list',
  'shield',
] as const;
export type StepPicture = (typeof STEP_PICTURES)[number];

export const RESOURCE_TITLE_MAX_LENGTH = 100;
export const RESOURCE_SUMMARY_MAX_LENGTH = 240;
export const RESOURCE_TEXT_MAX_LENGTH = 8000;
export const RESOURCE_LINK_MAX_LENGTH = 200;
export const RESOURCE_STEPS_MAX = 8;
export const STEP_MAX_LENGTH = 300;
const TAGS_MAX = 12;
const TAG_MAX_LENGTH = 40;
const ORDER_MAX = 999;
const PLACE = `A whole number from 1 to ${ORDER_MAX}, please.`;

/** A page of ours, or one elsewhere that is safe to reach. */
const LEADS_SOMEWHERE = /^(?:\/(?![/\\])|https:\/\/)[^\s{}"'<>\\]*$/;

const Step = z.strictObject({
  picture: z.enum(STEP_PICTURES, {
    error: `There is no such picture; there are ${STEP_PICTURES.join(', ')}.`,
  }),
  text: requiredText('Please say what is done in this step.', STEP_MAX_LENGTH),
});
export type Step = z.infer<typeof Step>;

export const ResourceEntry = z.strictObject({
  title: requiredLine('Please give the title.', RESOURCE_TITLE_MAX_LENGTH),
  /** What stands in a list, before it is opened. */
  summary: requiredText('Please say in a sentence what it is.', RESOURCE_SUMMARY_MAX_LENGTH),
  category: z.enum(RESOURCE_CATEGORIES, {
    error: `There is no such category; there are ${RESOURCE_CATEGORIES.join(', ')}.`,
  }),
  /** Its place in the category. */
  order: z
    .number('Please give its place in the category.')
    .check(z.int(PLACE), z.minimum(1, PLACE), z.maximum(ORDER_MAX, PLACE)),
  /** What a search finds it by. */
  tags: list(requiredText('Please write the word.', TAG_MAX_LENGTH), TAGS_MAX),
  /** Markdown; it may name prices and the office by their marks, such as {price:blossom}. */
  text: requiredText('Please write the text.', RESOURCE_TEXT_MAX_LENGTH),
  /** Where it leads on. */
  to: z.optional(
    text(
      { maxLength: RESOURCE_LINK_MAX_LENGTH },
      z.regex(LEADS_SOMEWHERE, 'A page of ours, such as /pricing, or an https address, please.'),
    ),
  ),
  /** Drawn one below another, under the text. */
  steps: z.optional(list(Step, RESOURCE_STEPS_MAX)),
});
export type ResourceEntry = z.infer<typeof ResourceEntry>;
export type ResourceHistory = EntryHistory<ResourceEntry>;

export const Resource = z.object({
  id: z.string(),
  title: z.string(),
  summary: z.string(),
  category: z.enum(RESOURCE_CATEGORIES),
  tags: z.array(z.string()),
  /** HTML that the server wrote, with the prices of this moment. */
  text: z.string(),
  to: z.nullable(z.string()),
  steps: z.array(z.object({ picture: z.enum(STEP_PICTURES), text: z.string() })),
});
export type Resource = z.infer<typeof Resource>;
export const listResources = endpoint({
  method: 'GET',
  path: '/api/resources',
  access: 'public',
  summary: 'What there is to read, category by category, in the order of the page.',
  answer: z.object({ resources: z.array(Resource) }),
});

const calls = catalogueCalls({
  path: '/api/staff/resources',
  staff: ['editor', 'support', 'admin'],
  entry: ResourceEntry,
  one: 'resource',
  of: 'resource',
  // Eight thousand letters of several bytes each, and the words of eight steps.
  entryMaxBytes: 80 * 1024,
});
export const listResourceEntries = calls.list;
export const addResource = calls.add;
export const changeResource = calls.change;
export const endResource = calls.end;
