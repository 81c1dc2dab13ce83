// The alarm of the clock: whoever may answer is told once that a chat's answer is due soon, and once that it is overdue.
import { listLiveChats } from '@ijeuwa/contract/live-chat';
import { HOME_ZONE } from '@ijeuwa/contract/zones';
import type { Clock } from '#platform/clock.ts';
import type { ListColleagues } from '#platform/colleagues.ts';
import type { Database, Queryable } from '#platform/database/connect.ts';
import type { Live } from '#platform/live.ts';
import { momentIn } from '#platform/mail-words.ts';
import type { Notify } from '#platform/notify.ts';
import { workChanged } from '#platform/work-changed.ts';
import { alarmNotice } from './alarm.mails.ts';
import * as alarms from './alarm.repository.ts';

export type DueAlarmNeeds = {
  db: Database;
  clock: Clock;
  live: Live;
  notify: Notify;
  listColleagues: ListColleagues;
  publicUrl: string;
};

export const makeDueAlarm = (needs: DueAlarmNeeds) => {
  const { db, clock, live, notify, listColleagues, publicUrl } = needs;

  /** One mail for all that are told of at once. A chat that enters the queue anew has a new clock, and a new alarm. */
  const tell = (
    told: 'dueSoonToldAt' | 'overdueToldAt',
    hold: (tx: Queryable, now: Date) => Promise<alarms.HeldChat[]>,
  ): Promise<boolean> =>
    db.transaction(async (tx) => {
      const now = clock.now();
      const chats = await hold(tx, now);
      const [first] = chats;
      if (!first) return false;
      const people = await listColleagues(tx, listLiveChats.access.staff);
      const alarm = {
        cause: `${first.id}:${first.dueAt!.getTime()}`,
        isOver: told === 'overdueToldAt',
        cases: chats.map(({ dueAt, staffName, staffEmail }) => ({
          at: momentIn(HOME_ZONE, dueAt!),
          staffName,
          staffEmail,
        })),
        link: `${publicUrl}/staff/live-chats`,
      };
      await notify(tx, ...people.map(({ email }) => alarmNotice({ ...alarm, to: email })));
      const ids = chats.map(({ id }) => id);
      await alarms.recordTold(tx, told, ids, now);
      return true;
    });

  return {
    async sound(): Promise<void> {
      const told = [
        await tell('overdueToldAt', alarms.holdOverdue),
        await tell('dueSoonToldAt', alarms.holdDueSoon),
      ];
      if (told.includes(true)) workChanged(live, 'liveChats');
    },
  };
};
