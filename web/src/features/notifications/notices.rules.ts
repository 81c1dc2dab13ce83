// Which notices are news.
import type { Notification } from '@ijeuwa/contract/notifications';

/** Those of today and of yesterday, by the clock of whoever reads. */
export const sinceYesterday = (notices: readonly Notification[], now: Date): Notification[] => {
  const from = new Date(now.getFullYear(), now.getMonth(), now.getDate() - 1);
  return notices.filter(({ createdAt }) => new Date(createdAt) >= from);
};
