// What staff ask the server about the questions, and what of the pages a change makes old.
import {
  addFaqEntry,
  changeFaqEntry,
  endFaqEntry,
  type FaqHistory,
  listFaq,
  listFaqEntries,
} from '@ijeuwa/contract/help';
import { useChange, useRead } from '#platform/queries.ts';
import faqPage from '../../../../../content/pages/faq.json';

const RENEWS = { renews: [listFaqEntries, listFaq] };
export const useFaqEntries = () => useRead(listFaqEntries, {});
export const useAddFaq = () => useChange(addFaqEntry, RENEWS);
export const useChangeFaq = () => useChange(changeFaqEntry, RENEWS);
export const useEndFaq = () => useChange(endFaqEntry, RENEWS);

export const FAQ_GROUPS = faqPage.groups;

/** As the page has them; what is ended stands below. */
export const inFaqGroups = (entries: readonly FaqHistory[]) => {
  const byPlace = entries.toSorted(
    (one, other) => one.current.data.order - other.current.data.order || (one.key < other.key ? -1 : 1),
  );
  return {
    groups: FAQ_GROUPS.map(({ id, title }) => ({
      id,
      title,
      entries: byPlace.filter(({ current }) => !current.ended && current.data.group === id),
    })),
    ended: byPlace.filter(({ current }) => current.ended),
  };
};
