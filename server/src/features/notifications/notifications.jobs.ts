// What the notifications room forgets: what left long ago, and old notices in the bell.
import { type Clock, DAY_MS, later } from '#platform/clock.ts';
import type { Database } from '#platform/database/connect.ts';
import { type Job, tryEach } from '#platform/jobs.ts';
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
      const since = (days: number) => later(clock.now(), -days * DAY_MS);
      await tryEach(
        [
          () => removeOldDeliveries(db, since(DELIVERIES_KEPT_DAYS)),
          () => removeOldNotifications(db, since(NOTICES_KEPT_DAYS)),
        ],
        (remove) => remove(),
      );
    },
  },
];
