// The page of the questions as content/ has it. The questions themselves the server writes into it.
import type { FaqQuestion } from '@ijeuwa/contract/help';
import faqPage from '../../../../content/pages/faq.json';

export type Question = Omit<FaqQuestion, 'group'>;
export type FaqGroup = { id: string; title: string; questions: readonly Question[] };

/** With the places for what the server writes, and nothing in them. */
export const faqGroups: readonly FaqGroup[] = faqPage.groups.map((group) => ({ ...group, questions: [] }));

export { faqPage };
