// Questions and answers as a kind of the catalogue: where they are written, and what each must hold to.
import { FaqEntry } from '@ijeuwa/contract/help';
import type { Kind } from '#platform/catalogue.ts';
import { answerHtml, isTooDeep } from './answer-html.ts';
import { isOnPage, keyOf } from './faq.rules.ts';
import { findUnknownMark } from './unknown-mark.ts';

export type FaqKindNeeds = {
  groups: readonly string[];
  /** Every mark that an answer may hold, with its words. */
  listMarks(): Promise<ReadonlyMap<string, string>>;
  makeHtml(): Promise<(entry: FaqEntry) => string>;
};

export const makeFaqKind = ({ groups, listMarks, makeHtml }: FaqKindNeeds): Kind<FaqEntry> => ({
  name: 'faq',
  work: 'faq',
  data: FaqEntry,
  written: { folder: 'faq', text: 'answer' },
  keyOf: ({ question }) => keyOf(question, groups),
  isFree: (key) => !isOnPage(key, groups),
  makeHtml,
  faultsOf: async ({ group, answer }): Promise<Record<string, string> | undefined> => {
    if (!groups.includes(group)) return { group: `There is no such group; there are ${groups.join(', ')}.` };
    if (isTooDeep(answer)) return { answer: 'There are too many lists within lists in it.' };
    const unknown = await findUnknownMark(answer, answerHtml(answer), listMarks);
    return unknown === undefined ? undefined : { answer: unknown };
  },
});
