// What staff ask the server about the questions, and in which order they read them.
import { type FaqHistory, listFaqEntries } from '@ijeuwa/contract/help';
import { useRead } from '#platform/queries.ts';
import faqPage from '../../../../../content/pages/faq.json';

export const useFaqEntries = () => useRead(listFaqEntries, {});

export const FAQ_GROUPS = faqPage.groups;

const placeOf = ({ current }: FaqHistory): number => current.data?.order ?? Infinity;

/** As the page has them; what is ended, or no longer fits, stands below. */
export const inFaqGroups = (entries: readonly FaqHistory[]) => {
  const byPlace = entries.toSorted(
    (one, other) => placeOf(one) - placeOf(other) || (one.key < other.key ? -1 : 1),
  );
  const isShown = ({ current }: FaqHistory): boolean =>
    !current.ended && FAQ_GROUPS.some(({ id }) => id === current.data?.group);
  return {
    groups: FAQ_GROUPS.map(({ id, title }) => ({
      id,
      title,
      entries: byPlace.filter((one) => isShown(one) && one.current.data?.group === id),
    })),
    onNoPage: byPlace.filter((one) => !isShown(one)),
  };
};
