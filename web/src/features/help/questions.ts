// The questions as the application has them: in the groups of the page, and found by a search.
import type { FaqQuestion } from '@ijeuwa/contract/help';
import faqPage from '../../../../content/pages/faq.json';
import type { FaqGroup } from './faq-content.ts';
import { isFound, type Searchable } from './faq-search.rules.ts';
import { plainText } from './plain-text.ts';

/** No group stands there empty. */
export const inGroups = (all: readonly FaqQuestion[]): FaqGroup[] =>
  faqPage.groups
    .map((group) => ({ ...group, questions: all.filter((one) => one.group === group.id) }))
    .filter(({ questions }) => questions.length > 0);

const searchable = ({ question, answer, tags }: FaqQuestion): Searchable => ({
  title: question,
  text: plainText(answer),
  tags,
});

/** The ids of what a search finds; nothing typed finds everything. */
export const findQuestions = (all: readonly FaqQuestion[], typed: string): ReadonlySet<string> =>
  new Set(all.filter((one) => isFound(searchable(one), typed)).map(({ id }) => id));
