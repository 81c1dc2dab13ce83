// The alarm of the clock: whoever may answer is told once that an answer is due soon, and once that it is overdue.
import { CASE_ANSWERED_WITHIN_HOURS } from '@ijeuwa/contract/cases';
import { listEnquiries } from '@ijeuwa/contract/support';
import { HOME_ZONE } from '@ijeuwa/contract/zones';
import { referenceOf } from '#platform/case-queue.rules.ts';
import { type Clock, HOUR_MS, later } from '#platform/clock.ts';
import type { ListColleagues } from '#platform/colleagues.ts';
import type { Database } from '#platform/database/connect.ts';
import type { Live } from '#platform/live.ts';
import { momentIn } from '#platform/mail-words.ts';
import type { Notify } from '#platform/notify.ts';
import { workChanged } from '#platform/work-changed.ts';
import { alarmNotice } from './alarm.mails.ts';
import * as enquiries from './support.repository.ts';
import { dueAt, runsSince } from './support.rules.ts';

export type DueAlarmNeeds = {
  db: Database;
  clock: Clock;
  live: Live;
  notify: Notify;
  listColleagues: ListColleagues;
  publicUrl: string;
};

const SOON_MS = 4 * HOUR_MS;
const WITHIN_MS = CASE_ANSWERED_WITHIN_HOURS * HOUR_MS;

export const makeDueAlarm = (needs: DueAlarmNeeds) => {
  const { db, clock, live, notify, listColleagues, publicUrl } = needs;

  /** One mail for all that are told of at once; that they were is kept with them, so that it is done once. */
  const tell = (alarm: enquiries.Alarm, came: { after?: Date; until: Date }): Promise<boolean> =>
    db.transaction(async (tx) => {
      const untold = await enquiries.holdUntold(tx, alarm, came);
      if (untold.length === 0) return false;
      const ids = untold.map(({ id }) => id);
      const cases = untold.map(({ id, staffName, staffEmail, ...came }) => ({
        at: `${referenceOf(id)}: ${momentIn(HOME_ZONE, dueAt(runsSince(came)))}`,
        staffName,
        staffEmail,
      }));
      const people = await listColleagues(tx, listEnquiries.access.staff);
      const isOver = alarm === 'overdueToldAt';
      const link = `${publicUrl}/staff/enquiries`;
      await notify(
        tx,
        ...people.map(({ email }) => alarmNotice({ to: email, cause: ids[0]!, isOver, cases, link })),
      );
      await enquiries.recordTold(tx, alarm, ids, clock.now());
      return true;
    });

  return {
    async sound(): Promise<void> {
      const overdue = later(clock.now(), -WITHIN_MS);
      const soon = { after: overdue, until: later(overdue, SOON_MS) };
      const told = [await tell('overdueToldAt', { until: overdue }), await tell('dueSoonToldAt', soon)];
      if (told.includes(true)) workChanged(live, 'enquiries');
    },
  };
};
