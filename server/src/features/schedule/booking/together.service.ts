// The other of a couple, who comes along: they stay away by themselves, or because the two are a couple no longer; the time stays whose it is.
import type { Clock } from '#platform/clock.ts';
import type { Database, Queryable } from '#platform/database/connect.ts';
import { tryEach } from '#platform/jobs.ts';
import type { Telling } from '../telling/telling.service.ts';
import * as bookings from './booking.repository.ts';
import { isOver, isToCome } from './booking.rules.ts';
import type { Steps } from './steps.service.ts';
import { findTwo } from './two.repository.ts';

type TogetherNeeds = {
  db: Database;
  clock: Clock;
  telling: Telling;
  steps: Pick<Steps, 'tellScreens'>;
  findPartner: (db: Queryable, memberId: string) => Promise<string | undefined>;
};
const AT_ONCE = 200;

export const makeTogether = ({ db, clock, telling, steps, findPartner }: TogetherNeeds) => {
  /** Their time is theirs again, and both hear of it. Twice is once. `becomes`: in the same transaction. */
  const stayAwayIn = async (
    tx: Queryable,
    id: string,
    partnerId: string,
    becomes?: bookings.AppointmentRow['state'],
  ) => {
    const one = await bookings.lockAppointment(tx, id);
    if (one?.partnerId !== partnerId) return undefined;
    const after = { ...one, state: becomes ?? one.state };
    if (isOver(after) || !isToCome(after, clock.now())) return undefined;
    await bookings.letTimeOfGo(tx, id, partnerId);
    await telling.forgetReminders(tx, one);
    // What stands in the calendar of whoever booked names nobody any more.
    const sequence = one.sequence + 1;
    await bookings.changeAppointment(tx, id, { partnerId: null, partedAt: clock.now(), sequence });
    await telling.tellParted(tx, one, partnerId, after.state);
    return one;
  };
  const stayAway = async (id: string, partnerId: string): Promise<void> => {
    const before = await db.transaction((tx) => stayAwayIn(tx, id, partnerId));
    if (before) steps.tellScreens(before);
  };

  /** Whether it was booked for two who are a couple no longer, or of whom the other is not here. */
  const isApart = async (tx: Queryable, one: bookings.AppointmentRow): Promise<boolean> => {
    const two = await findTwo(tx, one);
    if (!two) return false;
    return !two.matched || !two.present || (await findPartner(tx, one.memberId)) !== one.partnerId;
  };

  /** Of two who are a couple no longer, or are kept apart: nobody is told where the other will be. */
  const partAll = async (): Promise<void> => {
    const rows = await bookings.listOfPartedCouples(db, clock.now(), AT_ONCE);
    await tryEach(rows, ({ id, partnerId }) => stayAway(id, partnerId));
  };

  return {
    stayAway,
    stayAwayIn,
    isApart,

    /** Of what was booked just now: whoever parted the two before its commit has not found it. */
    async partBooked(id: string, partnerId: string): Promise<void> {
      const one = (await bookings.findAppointment(db, id))!;
      if (await isApart(db, one)) await stayAway(id, partnerId);
    },

    /** The appointment as it goes on to another time: of two who are apart by now whoever booked comes alone. */
    async goOn(tx: Queryable, one: bookings.AppointmentRow): Promise<bookings.AppointmentRow> {
      if (!(await isApart(tx, one))) return one;
      await stayAwayIn(tx, one.id, one.partnerId!, 'choosing');
      return (await bookings.findAppointment(tx, one.id))!;
    },

    partAll,

    /** For whoever has ended it just now, and is done: what fails of it, theirs or another's, is the next run's to do and to say. */
    partNow: (): Promise<void> => partAll().catch(() => {}),
  };
};
export type Together = ReturnType<typeof makeTogether>;
