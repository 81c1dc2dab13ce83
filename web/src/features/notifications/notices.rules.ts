// Which notices are news.
import type { Notification } from '@ijeuwa/contract/notifications';

/** The dashboard shows these themselves: the faces of new matches, who wrote last, and how many wait. */
const SHOWN_THERE: readonly Notification['type'][] = ['new_match', 'new_message', 'new_like'];

/** Those of today and of yesterday, by the clock of whoever reads, that the dashboard says nowhere else. */
export const sinceYesterday = (notices: readonly Notification[], now: Date): Notification[] => {
  const from = new Date(now.getFullYear(), now.getMonth(), now.getDate() - 1);
  return notices.filter(({ type, createdAt }) => !SHOWN_THERE.includes(type) && new Date(createdAt) >= from);
};
