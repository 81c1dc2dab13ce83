// Which notices are news.
import type { Notification } from '@ijeuwa/contract/notifications';
import { dayThere } from '#ui/two-clocks.ts';

const DAY_MS = 86_400_000;

/** The dashboard shows these themselves: the faces of new matches, who wrote last, and how many wait. */
const SHOWN_THERE: readonly Notification['type'][] = ['new_match', 'new_message', 'new_like'];

/** Those of today and of yesterday, by the clock of whoever reads, that the dashboard says nowhere else. */
export const sinceYesterday = (notices: readonly Notification[], now: Date): Notification[] => {
  const yesterday = Date.parse(dayThere(now.getTime())) - DAY_MS;
  return notices.filter(
    ({ type, createdAt }) => !SHOWN_THERE.includes(type) && Date.parse(dayThere(createdAt)) >= yesterday,
  );
};
