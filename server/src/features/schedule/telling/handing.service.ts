// Tells the staff when somebody else is a counsellor from now on, or nobody: of what is booked and still to come.
import type { Clock } from '#platform/clock.ts';
import type { ListColleagues } from '#platform/colleagues.ts';
import type { Queryable } from '#platform/database/connect.ts';
import { momentIn } from '#platform/mail-words.ts';
import type { Notify } from '#platform/notify.ts';
import { listComingOf, lockComingOf, raiseSequences } from '../booking/of-counsellor.repository.ts';
import type { CounsellorRow } from '../times/times.repository.ts';
import { calendarFileOf } from './calendar-file.ts';
import type { Doors } from './doors.ts';
import * as mails from './schedule.mails.ts';
import type { Telling } from './telling.service.ts';

export type HandingNeeds = {
  clock: Clock;
  notify: Notify;
  listColleagues: ListColleagues;
  publicUrl: string;
  doors: Doors;
  telling: Pick<Telling, 'toCounsellor' | 'staffLink'>;
};

export const makeHanding = ({ clock, notify, listColleagues, publicUrl, doors, telling }: HandingNeeds) => {
  const { toCounsellor, staffLink } = telling;

  /** Before anything is said of who the counsellor is. */
  const lock = (tx: Queryable, counsellorId: string): Promise<void> =>
    lockComingOf(tx, counsellorId, clock.now());

  /** `staffId`: who they are from now on. In the transaction that says so, under this lock. */
  const tellHanded = async (
    tx: Queryable,
    { id, name, zone, staffId: formerId }: CounsellorRow,
    staffId: string | null,
  ): Promise<void> => {
    const now = clock.now();
    const coming = await listComingOf(tx, id, now);
    if (coming.length === 0) return;
    const times = coming.map(({ startsAt }) => momentIn(zone, startsAt));
    const handed = { times, link: staffLink };
    const onceKey = `handed:${id}:${now.getTime()}:${formerId}:${staffId}`;
    await raiseSequences(
      tx,
      coming.map((one) => one.id),
    );
    const entries = coming.map((one) => ({
      ...one,
      other: null,
      door: doors.toCounsellor(one.id),
      sequence: one.sequence + 1,
    }));
    const fileOf = (isCancelled: boolean) => calendarFileOf(entries, now, isCancelled);
    await toCounsellor(tx, formerId, `${onceKey}:former`, mails.notYoursMail(handed, fileOf(true)));
    if (staffId) {
      const mail = mails.nowYoursMail(handed, fileOf(false));
      await toCounsellor(tx, staffId, `${onceKey}:now`, mail);
      return;
    }
    const mail = mails.nobodysMail(name, { times, link: `${publicUrl}/staff/availability` });
    for (const { email: to } of await listColleagues(tx, ['admin']))
      await notify(tx, {
        onceKey: `${onceKey}:${to}`,
        category: 'systemUpdates',
        mail: { to, ...mail, grave: true },
      });
  };
  return { lock, tellHanded };
};
export type Handing = ReturnType<typeof makeHanding>;
