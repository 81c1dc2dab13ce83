// The questions and answers, and what there is to read: for the calls, and as the written pages show them.
import type { FaqEntry, FaqQuestion } from '@ijeuwa/contract/help';
import { parse } from 'node-html-parser';
import type { Catalogue } from '#platform/catalogue.ts';
import { escapeHtml } from '#platform/html.ts';
import { answerHtml } from './answer-html.ts';
import { makeFaqKind } from './faq.kind.ts';
import { inPageOrder, marksOf, replaceMarks } from './faq.rules.ts';
import { readGroups, readOfficeMarks } from './page-facts.ts';
import { makeResources } from './resources.service.ts';
import { findUnknownMark } from './unknown-mark.ts';

export type HelpNeeds = {
  catalogue: Catalogue;
  /** Prices and periods in words, by their marks. */
  listFigures(): Promise<ReadonlyMap<string, string>>;
  supportHours: string;
};

export const makeHelp = ({ catalogue, listFigures, supportHours }: HelpNeeds) => {
  const groups = readGroups();
  const office = readOfficeMarks(supportHours);
  const listMarks = async () => new Map([...(await listFigures()), ...office]);
  /** Writes the marks of a text as they are true now. */
  const readMarks = async () => {
    const figures = await listFigures();
    return (html: string): string =>
      replaceMarks(html, (mark) => {
        const fact = office.get(mark);
        if (fact !== undefined) return fact;
        return `<data data-figure="${mark}">${escapeHtml(figures.get(mark) ?? '…')}</data>`;
      });
  };
  const makeHtml = async () => {
    const withMarks = await readMarks();
    return ({ answer }: FaqEntry): string => withMarks(answerHtml(answer));
  };
  const faq = catalogue.open(makeFaqKind({ groups, listMarks, makeHtml }));
  const resources = makeResources({ catalogue, listMarks, readMarks });

  const list = async () => {
    const [entries, toHtml] = await Promise.all([faq.listCurrent(), makeHtml()]);
    return entries.sort(inPageOrder(groups, ({ group }) => group)).map(({ key, data }) => ({
      namesFigure: marksOf(data.answer).some((mark) => !office.has(mark)),
      shown: {
        id: key,
        question: data.question,
        answer: toHtml(data),
        group: data.group,
        tags: data.tags,
      } satisfies FaqQuestion,
    }));
  };

  return {
    resources,
    /** The marks of a text that is no page: what is wrong with them, and the text with their words. */
    marks: {
      findFault: (text: string): Promise<string | undefined> => findUnknownMark(text, text, listMarks),
      async fill(text: string): Promise<string> {
        if (marksOf(text).length === 0) return text;
        const known = await listMarks();
        return replaceMarks(text, (mark) => plainText(known.get(mark) ?? '…'));
      },
    },
    seed: faq.seed,
    desk: faq.desk,
    listFaq: async (): Promise<FaqQuestion[]> => (await list()).map(({ shown }) => shown),

    /** What the list called faq holds on the written pages, and what a search engine is told. */
    async listForPages() {
      const all = await list();
      return {
        items: all.map(({ shown: { id, question, answer, group, tags } }) => ({
          group,
          marks: {
            id: escapeHtml(id),
            question: escapeHtml(question),
            answer,
            tags: escapeHtml(tags.join('|')),
          },
        })),
        // A figure changes while a search engine keeps what it has read.
        structured: all
          .filter(({ namesFigure }) => !namesFigure)
          .map(({ shown: { question, answer } }) => ({
            '@type': 'Question',
            name: question,
            acceptedAnswer: { '@type': 'Answer', text: plainText(answer) },
          })),
      };
    },
  };
};
export type Help = ReturnType<typeof makeHelp>;

const plainText = (html: string): string =>
  parse(html.replace(/<\/(?:p|li)>|<br>/g, ' '))
    .text.replace(/\s+/g, ' ')
    .trim();
