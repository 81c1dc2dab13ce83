// The other of a couple, who comes along: they stay away by themselves, or because the two are a couple no longer; the time stays whose it is.
import type { Clock } from '#platform/clock.ts';
import type { Database, Queryable } from '#platform/database/connect.ts';
import { tryEach } from '#platform/jobs.ts';
import type { Telling } from '../telling/telling.service.ts';
import * as bookings from './booking.repository.ts';
import { isOver, isToCome } from './booking.rules.ts';
import type { Steps } from './steps.service.ts';
import { findTwo } from './two.repository.ts';

type TogetherNeeds = { db: Database; clock: Clock; telling: Telling; steps: Pick<Steps, 'tellScreens'> };
const AT_ONCE = 200;

export const makeTogether = ({ db, clock, telling, steps }: TogetherNeeds) => {
  /** Their time is theirs again, and both hear of it. Twice is once. */
  const stayAwayIn = async (tx: Queryable, id: string, partnerId: string) => {
    const one = await bookings.lockAppointment(tx, id);
    if (one?.partnerId !== partnerId || isOver(one) || !isToCome(one, clock.now())) return undefined;
    await bookings.letTimeOfGo(tx, id, partnerId);
    await telling.forgetReminders(tx, one);
    // What stands in the calendar of whoever booked names nobody any more.
    const sequence = one.sequence + 1;
    await bookings.changeAppointment(tx, id, { partnerId: null, partedAt: clock.now(), sequence });
    await telling.tellParted(tx, one, partnerId);
    return one;
  };
  const stayAway = async (id: string, partnerId: string): Promise<void> => {
    const before = await db.transaction((tx) => stayAwayIn(tx, id, partnerId));
    if (before) steps.tellScreens(before);
  };

  return {
    stayAway,
    stayAwayIn,

    /** The appointment as it goes on: of two who are apart by now, or of whom the other is not here, whoever booked comes alone. */
    async goOn(tx: Queryable, one: bookings.AppointmentRow): Promise<bookings.AppointmentRow> {
      const two = await findTwo(tx, one);
      if (!two || (two.matched && two.present)) return one;
      await stayAwayIn(tx, one.id, one.partnerId!);
      return (await bookings.findAppointment(tx, one.id))!;
    },

    /** Of two who are a couple no longer, or are kept apart: nobody is told where the other will be. */
    async partAll(): Promise<void> {
      const rows = await bookings.listOfPartedCouples(db, clock.now(), AT_ONCE);
      await tryEach(rows, ({ id, partnerId }) => stayAway(id, partnerId));
    },
  };
};
export type Together = ReturnType<typeof makeTogether>;
