// What a search finds in each part of the help center.
import type { FaqQuestion } from '@ijeuwa/contract/help';
import type { Resource } from '@ijeuwa/contract/resources';
import { CONTACT_ENTRIES } from '../contact/contact-entries.ts';
import { isFound } from '../faq-search.rules.ts';
import { plainText } from '../plain-text.ts';
import { findQuestions } from '../questions.ts';

export type HelpPart = 'faq' | 'contact' | 'resources';
type Help = { questions: readonly FaqQuestion[]; resources: readonly Resource[] };

export const searchHelp = ({ questions, resources }: Help, typed: string) => {
  const found = {
    questions: findQuestions(questions, typed),
    resources: resources.filter(({ title, summary, text, steps, tags }) =>
      isFound(
        { title, text: [summary, plainText(text), ...steps.map((one) => one.text)].join('\n'), tags },
        typed,
      ),
    ),
  };
  const counts: Record<HelpPart, number> = {
    faq: found.questions.size,
    contact: CONTACT_ENTRIES.filter((one) => isFound(one, typed)).length,
    resources: found.resources.length,
  };
  return { ...found, counts };
};

/** The part that an address names, or the one in which that stands which it names. */
export const partOf = ({ questions, resources }: Help, id: string): HelpPart | undefined => {
  if (id === 'faq' || id === 'contact' || id === 'resources') return id;
  if (questions.some((one) => one.id === id)) return 'faq';
  return resources.some((one) => one.id === id) ? 'resources' : undefined;
};
