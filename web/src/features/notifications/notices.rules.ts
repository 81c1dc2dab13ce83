// Which notices are news.
import type { Notification } from '@ijeuwa/contract/notifications';

const DAY_MS = 86_400_000;

/** The dashboard shows these themselves: the faces of new matches, who wrote last, and how many wait. */
const SHOWN_THERE: readonly Notification['type'][] = ['new_match', 'new_message', 'new_like'];

/** Those of today and of yesterday that the dashboard says nowhere else; `dayOf`: by the clock of whoever reads, as 2027-03-10. */
export const sinceYesterday = (
  notices: readonly Notification[],
  now: string,
  dayOf: (moment: string) => string,
): Notification[] => {
  const yesterday = Date.parse(dayOf(now)) - DAY_MS;
  return notices.filter(
    ({ type, createdAt }) => !SHOWN_THERE.includes(type) && Date.parse(dayOf(createdAt)) >= yesterday,
  );
};
