// Reminders, a day and an hour before: looked up when they are due, once for each start.
import { type Clock, HOUR_MS, later } from '#platform/clock.ts';
import type { Database } from '#platform/database/connect.ts';
import { tryEach } from '#platform/jobs.ts';
import {
  type AppointmentWith,
  listToRemind,
  lockAppointment,
  markReminded,
} from '../booking/booking.repository.ts';
import type { Telling } from './telling.service.ts';

/** From so close on, the day before is over. */
const DAY = { which: 'day', column: 'dayReminderFor', until: 24 * HOUR_MS, from: 3 * HOUR_MS } as const;
const HOUR = { which: 'hour', column: 'hourReminderFor', until: HOUR_MS, from: 0 } as const;
const AT_ONCE = 500;

export const makeReminders = ({ db, clock, telling }: { db: Database; clock: Clock; telling: Telling }) => {
  const remind = (
    { appointment, counsellor }: AppointmentWith,
    { which, column }: typeof DAY | typeof HOUR,
  ) =>
    db.transaction(async (tx) => {
      const locked = await lockAppointment(tx, appointment.id);
      // It may have moved, or ended, since it was looked up; or another process was faster.
      const isDue =
        locked?.state === 'confirmed' &&
        locked.startsAt.getTime() === appointment.startsAt.getTime() &&
        locked[column]?.getTime() !== locked.startsAt.getTime();
      if (!isDue) return;
      await telling.remind(tx, { appointment: locked, counsellor }, which);
      await markReminded(tx, locked.id, { [column]: locked.startsAt });
    });

  return {
    async remindAll(): Promise<void> {
      const now = clock.now();
      for (const kind of [DAY, HOUR]) {
        const span = { from: later(now, kind.from), until: later(now, kind.until), most: AT_ONCE };
        await tryEach(await listToRemind(db, kind.column, span), (one) => remind(one, kind));
      }
    },
  };
};
export type Reminders = ReturnType<typeof makeReminders>;
