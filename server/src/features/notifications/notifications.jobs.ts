// What the notifications room forgets: what left long ago, and old notices in the bell.
import { type Clock, DAY_MS, later } from '#platform/clock.ts';
import type { Database } from '#platform/database/connect.ts';
import type { Job } from '#platform/jobs.ts';
import { removeOldNotifications } from './notifications.repository.ts';
import { removeOldDeliveries } from './outbox.repository.ts';

/** As long as a cause could come again: it must find that it has left before. */
export const DELIVERIES_KEPT_DAYS = 90;
export const NOTICES_KEPT_DAYS = 365;

export const notificationsJobs = ({ db, clock }: { db: Database; clock: Clock }): Job[] => [
  {
    name: 'notifications-forget',
    cron: '50 3 * * *',
    async run() {
      await removeOldDeliveries(db, later(clock.now(), -DELIVERIES_KEPT_DAYS * DAY_MS));
      await removeOldNotifications(db, later(clock.now(), -NOTICES_KEPT_DAYS * DAY_MS));
    },
  },
];
