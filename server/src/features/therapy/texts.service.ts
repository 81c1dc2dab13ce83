// The texts of the pages of counselling and therapy, as they stand.
import type { GuidanceText } from '@ijeuwa/contract/guidance';
import type { Catalogue } from '#platform/catalogue.ts';
import { guidanceTextKind } from './texts.kind.ts';

export type TextsNeeds = {
  catalogue: Catalogue;
  /** Whether invented stories stand among them. */
  demo: boolean;
};

export const makeTexts = ({ catalogue, demo }: TextsNeeds) => {
  const { seed, desk, listCurrent } = catalogue.open(guidanceTextKind);
  return {
    seed,
    desk,
    async list(): Promise<GuidanceText[]> {
      const current = await listCurrent();
      return current
        .filter(({ data }) => demo || !data.example)
        .sort((one, other) => one.data.order - other.data.order || (one.key < other.key ? -1 : 1))
        .map(({ key, data: { part, title, text, more = [], place = null, example = false } }) => ({
          ...{ key, part, title, text, more, place, example },
        }));
    },
  };
};
