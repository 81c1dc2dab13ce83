// What the money room tells of an appointment: it is paid, perhaps late, or what was paid went back; and what ran out unpaid.
import type { AppointmentKind } from '@ijeuwa/contract/schedule';
import type { Clock } from '#platform/clock.ts';
import type { Database, Queryable } from '#platform/database/connect.ts';
import { tryEach } from '#platform/jobs.ts';
import type { PackageTakenBack } from '#platform/member-changed.ts';
import type { SellsService, ServicesSold, TakenBackBy } from '#platform/services-sold.ts';
import type { Credits } from '../credits/credits.service.ts';
import type { HolidayTelling } from '../telling/holiday.service.ts';
import { MONEY_GOES_BACK } from '../telling/schedule.mails.ts';
import type { Telling } from '../telling/telling.service.ts';
import { endOf } from '../times/free-times.rules.ts';
import { findCounsellor, findDeclared, isBookable, lockCounsellors } from '../times/times.repository.ts';
import type { Times } from '../times/times.service.ts';
import { wallAt } from '../times/wall-clock.rules.ts';
import { leave } from '../waiting/waiting.repository.ts';
import * as bookings from './booking.repository.ts';
import { paid, paidSuspended, ranOut, remindedBy, stateAt, takenBack, whyNotThen } from './booking.rules.ts';
import { isSuspended, lockAppointments } from './ending.repository.ts';
import type { Steps } from './steps.service.ts';
import { takeFreeTime } from './take-time.ts';
import type { Together } from './together.service.ts';
import { usedAppointment } from './used.rules.ts';

export type PaidNeeds = {
  db: Database;
  clock: Clock;
  services: ServicesSold;
  credits: Pick<Credits, 'listComingOf' | 'listComingOfPackage' | 'giveBack' | 'revoke'>;
  times: Times;
  telling: Telling;
  holidayTelling: Pick<HolidayTelling, 'askOfOne'>;
  steps: Steps;
  together: Pick<Together, 'isApart' | 'stayAwayIn'>;
};
const AT_ONCE = 200;
const PAID_SUSPENDED = `Your account is suspended. ${MONEY_GOES_BACK}`;
const KINDS: readonly AppointmentKind[] = ['session', 'consultation'];

/** Of a session that is being revoked: no more often than it has sessions. */
class BookedMeanwhile extends Error {}

export const makePaid = ({
  db,
  clock,
  services,
  credits,
  times,
  telling,
  holidayTelling,
  steps,
  together,
}: PaidNeeds) => {
  /** Whose hold has ended books anew: whatever is asked of any other booking is asked of it too. */
  const takeStill = async (tx: Queryable, one: bookings.AppointmentRow, now: Date): Promise<boolean> => {
    const counsellor = (await findCounsellor(tx, one.counsellorId))!;
    if (!isBookable(counsellor)) return false;
    const { kind, startsAt } = one;
    const isLate = stateAt(one, now) === 'lapsed';
    if (isLate && whyNotThen(startsAt, now, false)) return false;
    if (isLate && !(await times.isThere(tx, counsellor, kind, startsAt))) return false;
    return takeFreeTime(tx, one, { heldUntil: null, now });
  };

  /** Its day was declared a holiday while it was held: it is asked what was asked of those that were booked. */
  const askOfHoliday = async (tx: Queryable, id: string): Promise<void> => {
    const found = (await bookings.findWithCounsellor(tx, id))!;
    const { counsellor, appointment } = found;
    const declared = await findDeclared(tx, wallAt(appointment.startsAt, counsellor.zone).day);
    if (!declared || (await times.isThere(tx, counsellor, appointment.kind, appointment.startsAt))) return;
    await holidayTelling.askOfOne(tx, declared, found);
  };

  /** What is still to come of these; answers which it ended. */
  const end = async (tx: Queryable, ids: readonly string[], because: string): Promise<string[]> => {
    const now = clock.now();
    const locked = await lockAppointments(tx, ids);
    const ending = locked.filter((one) => takenBack(one, now).time === 'let go');
    if (ending.length === 0) return [];
    await lockCounsellors(
      tx,
      ending.map(({ counsellorId }) => counsellorId),
    );
    for (const one of ending) {
      await bookings.letTimeGo(tx, [one.id], now);
      await telling.forgetReminders(tx, one);
      await bookings.changeAppointment(tx, one.id, { ...takenBack(one, now).to, endedAt: now });
      await telling.tell(tx, one.id, 'cancelled', because);
    }
    return ending.map(({ id }) => id);
  };

  const sells: SellsService = {
    async give(tx, { subjectId }) {
      const now = clock.now();
      const locked = await bookings.lockAppointment(tx, subjectId);
      if (!locked) throw new Error('An appointment was paid that is not there.');
      const waits = locked.state === 'held' || locked.state === 'lapsed';
      const isApart = waits && (await together.isApart(tx, locked));
      const one = isApart ? { ...locked, partnerId: null } : locked;
      await lockCounsellors(tx, [one.counsellorId]);
      const suspended = waits && (await isSuspended(tx, one.memberId));
      const step = suspended ? paidSuspended(one) : paid(one, now, waits && (await takeStill(tx, one, now)));
      if (step.back) {
        const reason = suspended
          ? 'It was paid while the account of whoever booked it is suspended.'
          : 'It had ended before it was paid.';
        await services.giveBack(tx, { kind: one.kind, subjectId, reason });
      }
      if (waits) {
        const isConfirmed = step.to.state === 'confirmed';
        if (isApart) await together.stayAwayIn(tx, one.id, locked.partnerId!, step.to.state);
        if (step.time === 'let go') await bookings.letTimeGo(tx, [one.id], now);
        const times = isConfirmed
          ? { confirmedAt: now, endedAt: null, dayReminderFor: remindedBy(one.startsAt, now) }
          : { endedAt: suspended ? now : null };
        await bookings.changeAppointment(tx, one.id, { ...step.to, ...times });
        if (isConfirmed) await leave(tx, one.counsellorId, one.memberId, now);
        if (suspended) await telling.tell(tx, one.id, 'cancelled', PAID_SUSPENDED);
        else await telling.tell(tx, one.id, isConfirmed ? 'confirmed' : 'choosing');
        if (isConfirmed) await askOfHoliday(tx, one.id);
        // Until another time is chosen nobody knows when it is earned; by then it has been, or goes back.
        if (step.to.heldUntil)
          return { startsAt: step.to.heldUntil, endsAt: endOf(one.kind, step.to.heldUntil) };
      }
      return { startsAt: one.startsAt, endsAt: one.endsAt };
    },

    async takeBack(tx, { subjectId }, why) {
      const because =
        why === 'refunded' ? 'What you paid went back to you.' : 'What was paid for it is no longer with us.';
      await end(tx, [subjectId], because);
    },

    used: async (tx, subjectId) =>
      usedAppointment(await bookings.findAppointment(tx, subjectId), clock.now()),
  };

  /** What a package gave goes with its price: what was booked with it and is still to come ends, and a month’s is unused. */
  const packageTakenBack: PackageTakenBack = async (tx, memberId, { given, why }) => {
    const because =
      why === 'refund'
        ? 'What was paid for the package that it was booked with went back.'
        : 'What was paid for the package that it was booked with is no longer with us.';
    const ids = await credits.listComingOfPackage(tx, memberId, { given });
    for (const id of await end(tx, ids, because)) await credits.giveBack(tx, id);
  };

  return {
    packageTakenBack,

    follow: (): void => {
      for (const kind of KINDS) services.follow(kind, sells);
    },

    /** Of sessions whose price went back, or was taken: none is left, and none that was booked with them takes place. */
    async revoke(tx: Queryable, grantId: string, why: TakenBackBy): Promise<void> {
      const because =
        why === 'refunded'
          ? 'What was paid for its sessions went back.'
          : 'What was paid for its sessions is no longer with us.';
      const revokeIn = async (part: Queryable): Promise<void> => {
        await end(part, await credits.listComingOf(part, grantId), because);
        await credits.revoke(part, grantId);
        // From here on nobody books with it. Whoever did in between is ended too, all anew: sessions are locked last.
        if ((await credits.listComingOf(part, grantId)).length > 0) throw new BookedMeanwhile();
      };
      for (let isDone = false; !isDone; )
        isDone = await tx.transaction(revokeIn).then(
          () => true,
          (error: unknown) => {
            if (!(error instanceof BookedMeanwhile)) throw error;
            return false;
          },
        );
    },

    /** Holds that ended are cleared away; who has not chosen another time gets everything back. */
    async clearRunOut(): Promise<void> {
      for (let rows = await next(); rows.length > 0; rows = rows.length < AT_ONCE ? [] : await next())
        await tryEach(rows, ({ id }) =>
          steps.take(id, {
            decide: ranOut,
            reason: 'No other time was chosen within 72 hours.',
            told: 'cancelled',
            because: 'You chose no other time.',
          }),
        );
    },
  };

  function next() {
    return bookings.listRunOut(db, clock.now(), AT_ONCE);
  }
};
export type Paid = ReturnType<typeof makePaid>;
