// What the notifications room does by the clock: it tells of messages that wait, and forgets what left long ago and old notices.
import { type Clock, DAY_MS, later } from '#platform/clock.ts';
import type { Database } from '#platform/database/connect.ts';
import { type Job, tryEach } from '#platform/jobs.ts';
import { removeOldNotifications } from './notifications.repository.ts';
import { removeOldDeliveries } from './outbox.repository.ts';
import type { Reminders } from './reminders.service.ts';

/** As long as a cause could come again: it must find that it has left before. */
export const DELIVERIES_KEPT_DAYS = 90;
export const NOTICES_KEPT_DAYS = 365;

type JobsNeeds = { db: Database; clock: Clock; reminders: Reminders };

export const notificationsJobs = ({ db, clock, reminders }: JobsNeeds): Job[] => [
  { name: 'notifications-remind', cron: '* * * * *', run: reminders.send },
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
