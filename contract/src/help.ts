// The questions and answers: as everybody reads them, and as staff keep them.
import * as z from 'zod/mini';
import { catalogueCalls, type EntryHistory } from './catalogue.ts';
import { endpoint } from './endpoint.ts';
import { handle, list, requiredText } from './fields.ts';

export const FAQ_QUESTION_MAX_LENGTH = 200;
export const FAQ_ANSWER_MAX_LENGTH = 3000;
export const FAQ_TAGS_MAX = 12;
export const FAQ_TAG_MAX_LENGTH = 40;
const ORDER_MAX = 999;
const PLACE = `A whole number from 1 to ${ORDER_MAX}, please.`;

/** What the pages of the questions call something else, besides the groups and their titles: no question is called so. */
export const FAQ_PAGE_PLACES = [
  'content',
  'faq',
  'faq-tab',
  'faq-title',
  'contact',
  'contact-tab',
  'contact-title',
  'resources',
  'resources-tab',
  'resources-title',
  'enquiry-name',
  'enquiry-email',
  'enquiry-subject',
  'enquiry-message',
] as const;

export const FaqEntry = z.strictObject({
  question: requiredText('Please write the question.', FAQ_QUESTION_MAX_LENGTH),
  /** Markdown; it may name prices and the office by their marks, such as {price:blossom}. */
  answer: requiredText('Please write the answer.', FAQ_ANSWER_MAX_LENGTH),
  /** One of the groups of the page. */
  group: handle,
  /** Its place in the group. */
  order: z
    .number('Please give its place in the group.')
    .check(z.int(PLACE), z.minimum(1, PLACE), z.maximum(ORDER_MAX, PLACE)),
  /** What a search suggests, and finds it by. */
  tags: list(requiredText('Please write the word.', FAQ_TAG_MAX_LENGTH), FAQ_TAGS_MAX),
});
export type FaqEntry = z.infer<typeof FaqEntry>;
export type FaqHistory = EntryHistory<FaqEntry>;

export const FaqQuestion = z.object({
  id: z.string(),
  question: z.string(),
  /** HTML that the server wrote, with the prices of this moment. */
  answer: z.string(),
  group: z.string(),
  tags: z.array(z.string()),
});
export type FaqQuestion = z.infer<typeof FaqQuestion>;
export const listFaq = endpoint({
  method: 'GET',
  path: '/api/faq',
  access: 'public',
  summary: 'The questions and their answers as they stand, in the order of the page.',
  answer: z.object({ questions: z.array(FaqQuestion) }),
});

const calls = catalogueCalls({
  path: '/api/staff/faq',
  staff: ['editor', 'support', 'admin'],
  entry: FaqEntry,
  one: 'question',
  of: 'catalogue entry',
});
export const listFaqEntries = calls.list;
export const addFaqEntry = calls.add;
export const changeFaqEntry = calls.change;
export const endFaqEntry = calls.end;
