// The questions and answers as content/ has them, group by group: what the open pages are built with.

import faqPage from '../../../../content/pages/faq.json';
import type { FaqItem } from '../../../content/kinds/faq.ts';
import { withOffice } from '../../../content/office.ts';

export type Question = { id: string; question: string; answer: string; tags: readonly string[] };
export type FaqGroup = { id: string; title: string; questions: readonly Question[] };

const items = Object.values(
  import.meta.glob<FaqItem>('../../../../content/faq/*.md', { eager: true, import: 'default' }),
).sort((one, other) => one.order - other.order);

const stray = items.find((item) => faqPage.groups.every(({ id }) => id !== item.group));
if (stray) throw new Error(`content/faq/${stray.slug}.md: there is no group "${stray.group}".`);

export const faqGroups: readonly FaqGroup[] = faqPage.groups.map(({ id, title }) => ({
  id,
  title,
  questions: items
    .filter(({ group }) => group === id)
    .map(({ slug, question, html, tags }) => ({ id: slug, question, answer: withOffice(html), tags })),
}));

export const questions: readonly Question[] = faqGroups.flatMap((group) => group.questions);

export { faqPage };
