// What there is to read as a kind of the catalogue: where it is written, and what each must hold to.
import { ResourceEntry } from '@ijeuwa/contract/resources';
import type { Kind } from '#platform/catalogue.ts';
import { slugKey } from '#platform/slug-key.rules.ts';
import { articleHtml, isTooDeep } from './answer-html.ts';
import { findUnknownMark } from './unknown-mark.ts';

export type ResourcesKindNeeds = {
  /** Every mark that a text may hold, with its words. */
  listMarks(): Promise<ReadonlyMap<string, string>>;
  makeHtml(): Promise<(entry: ResourceEntry) => string>;
};

const STEPS_MIN = 2;

export const makeResourcesKind = ({ listMarks, makeHtml }: ResourcesKindNeeds): Kind<ResourceEntry> => ({
  name: 'resource',
  work: 'resources',
  data: ResourceEntry,
  written: { folder: 'resources', text: 'text' },
  keyOf: ({ title }) => slugKey(title, 'resource'),
  makeHtml,
  faultsOf: async ({ category, text, steps = [] }): Promise<Record<string, string> | undefined> => {
    if (isTooDeep(text)) return { text: 'There are too many lists within lists in it.' };
    if (category === 'videos' && steps.length < STEPS_MIN)
      return { steps: 'What stands here is shown step by step: at least two, please.' };
    const unknown = await findUnknownMark(text, articleHtml(text), listMarks);
    return unknown === undefined ? undefined : { text: unknown };
  },
});
