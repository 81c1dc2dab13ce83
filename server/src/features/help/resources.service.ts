// What there is to read: for the calls, and as the written pages show it.
import { RESOURCE_CATEGORIES, type Resource, type ResourceEntry } from '@ijeuwa/contract/resources';
import type { Catalogue } from '#platform/catalogue.ts';
import { escapeHtml } from '#platform/html.ts';
import { articleHtml } from './answer-html.ts';
import { inPageOrder } from './faq.rules.ts';
import { makeResourcesKind } from './resources.kind.ts';

export type ResourcesNeeds = {
  catalogue: Catalogue;
  listMarks(): Promise<ReadonlyMap<string, string>>;
  readMarks(): Promise<(html: string) => string>;
};

export const makeResources = ({ catalogue, listMarks, readMarks }: ResourcesNeeds) => {
  const makeHtml = async () => {
    const withMarks = await readMarks();
    return ({ text }: ResourceEntry): string => withMarks(articleHtml(text));
  };
  const entries = catalogue.open(makeResourcesKind({ listMarks, makeHtml }));

  const list = async (): Promise<Resource[]> => {
    const [current, toHtml] = await Promise.all([entries.listCurrent(), makeHtml()]);
    return current
      .sort(inPageOrder(RESOURCE_CATEGORIES, ({ category }) => category))
      .map(({ key, data }) => ({
        id: key,
        title: data.title,
        summary: data.summary,
        category: data.category,
        tags: data.tags,
        text: toHtml(data),
        to: data.to ?? null,
        steps: data.steps ?? [],
      }));
  };

  return {
    seed: entries.seed,
    desk: entries.desk,
    list,

    /** On an open page stands what leads to a page; the rest is read in the application. */
    async listForPages() {
      const all = await list();
      return {
        items: all.flatMap(({ title, summary, category, tags, to }) =>
          to === null
            ? []
            : [
                {
                  group: category,
                  marks: {
                    title: escapeHtml(title),
                    summary: escapeHtml(summary),
                    to: escapeHtml(to),
                    tags: escapeHtml(tags.join('|')),
                  },
                },
              ],
        ),
        structured: [],
      };
    },
  };
};
