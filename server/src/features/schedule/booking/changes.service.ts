// What a member does with appointments of theirs: look, move, write notes, cancel.
import type { Received } from '@ijeuwa/contract/endpoint';
import {
  APPOINTMENTS_MAX,
  type Appointment,
  type changeAppointmentNotes,
  type moveAppointment,
  type rateAppointment,
} from '@ijeuwa/contract/schedule';
import { conflict, notFound } from '#platform/app-error.ts';
import { type Clock, DAY_MS, later } from '#platform/clock.ts';
import type { Database, Queryable } from '#platform/database/connect.ts';
import type { Viewer } from '#platform/http/viewer.ts';
import type { MemberChanged } from '#platform/member-changed.ts';
import type { Sealing } from '#platform/sealing.ts';
import type { ServicesSold } from '#platform/services-sold.ts';
import type { Credits } from '../credits/credits.service.ts';
import type { Telling } from '../telling/telling.service.ts';
import { endOf } from '../times/free-times.rules.ts';
import type { Lines } from '../times/lines.ts';
import { type CounsellorRow, lockCounsellors } from '../times/times.repository.ts';
import type { Times, Wanted } from '../times/times.service.ts';
import { leave } from '../waiting/waiting.repository.ts';
import type { AppointmentView } from './appointment-view.ts';
import * as bookings from './booking.repository.ts';
import {
  cancelled,
  endedBySuspension,
  isRefused,
  moved,
  ratedUntil,
  remindedBy,
  whyNotThen,
  whyNotToAnother,
} from './booking.rules.ts';
import { sealNotes } from './booking-details.ts';
import { listComingAlong } from './ending.repository.ts';
import { rate } from './ratings.repository.ts';
import type { Steps } from './steps.service.ts';
import { takeFreeTime } from './take-time.ts';
import type { Together } from './together.service.ts';

export type ChangesNeeds = {
  db: Database;
  clock: Clock;
  sealing: Sealing;
  services: ServicesSold;
  credits: Pick<Credits, 'paysUntil'>;
  times: Times;
  lines: Lines;
  telling: Telling;
  steps: Steps;
  view: AppointmentView;
  together: Together;
};
type MoveForm = Received<typeof moveAppointment>['body'];
type RatingForm = Received<typeof rateAppointment>['body'];
type NotesForm = Received<typeof changeAppointmentNotes>['body'];
const changedMeanwhile = () => conflict('It has changed meanwhile. Please look at it again.');

export const makeChanges = (needs: ChangesNeeds) => {
  const { db, clock, sealing, services, credits, times, lines, telling, steps, view, together } = needs;

  /** Whoever comes along sees it; whoever booked it changes it. */
  const findOwn = async ({ memberId }: Viewer, id: string): Promise<bookings.AppointmentWith> => {
    const found = await bookings.findWithCounsellor(db, id);
    if (!found || (found.appointment.memberId !== memberId && found.appointment.partnerId !== memberId))
      throw notFound('This appointment');
    return found;
  };
  const findMine = async (viewer: Viewer, id: string): Promise<bookings.AppointmentWith> => {
    const found = await findOwn(viewer, id);
    if (found.appointment.memberId !== viewer.memberId)
      throw conflict('Whoever booked it can change it. Please ask them.');
    return found;
  };
  const show = async (viewer: Viewer, id: string): Promise<Appointment> =>
    view(db, await findOwn(viewer, id), viewer.memberId);

  /** To another counsellor the one before loses it: their time is let go, and they are told. */
  const moveIn = async (tx: Queryable, seen: bookings.AppointmentRow, wanted: Wanted): Promise<void> => {
    const now = clock.now();
    const { id, kind, paidBy, memberId } = seen;
    const { startsAt } = wanted;
    const counsellorId = wanted.counsellor.id;
    const isAnother = counsellorId !== seen.counsellorId;
    await bookings.lockPeople(tx, seen.partnerId ? [memberId, seen.partnerId] : [memberId]);
    const over = { startsAt, endsAt: endOf(kind, startsAt) };
    if (paidBy === 'money') await services.earnOver(tx, kind, id, over);
    const locked = await bookings.lockAppointment(tx, id);
    if (locked?.version !== seen.version) throw changedMeanwhile();
    // Whoever is apart from them by now is not told the new time.
    const one = await together.goOn(tx, locked);
    const step = moved(one, now, startsAt);
    if (isRefused(step)) throw conflict(step.refused);
    const { partnerId } = one;
    await lockCounsellors(tx, [counsellorId, seen.counsellorId]);
    await times.lookAgain(tx, wanted);
    const takes = { id, counsellorId, memberId, partnerId, kind, startsAt };
    if (!(await takeFreeTime(tx, takes, { heldUntil: null, now }))) throw await times.taken(tx, wanted);
    await telling.forgetReminders(tx, one);
    if (isAnother) await telling.tellFormer(tx, one);
    await bookings.changeAppointment(tx, id, {
      ...step.to,
      counsellorId,
      dayReminderFor: remindedBy(startsAt, now),
      ...(seen.confirmedAt ? {} : { confirmedAt: now }),
    });
    await leave(tx, counsellorId, memberId, now);
    await telling.tell(tx, id, seen.state === 'choosing' ? 'confirmed' : 'moved', '', {
      isNewToCounsellor: isAnother,
      ...(seen.state === 'confirmed' && { was: seen.startsAt }),
    });
  };

  const findOther = async (
    { appointment, counsellor }: bookings.AppointmentWith,
    key: string | undefined,
  ): Promise<CounsellorRow> => {
    if (key === undefined || key === counsellor.key) return counsellor;
    const other = await times.findShown(key);
    const samePrice =
      other.priceNgnMinor === counsellor.priceNgnMinor && other.priceUsdMinor === counsellor.priceUsdMinor;
    const why = whyNotToAnother(appointment, samePrice);
    if (why) throw conflict(why);
    return other;
  };

  return {
    find: show,

    async list({ memberId }: Viewer): Promise<Appointment[]> {
      const now = clock.now();
      const most = APPOINTMENTS_MAX;
      const rows = await bookings.listOf(db, memberId, { now, lapsedSince: later(now, -DAY_MS), most });
      const shown: Appointment[] = [];
      for (const row of rows) shown.push(await view(db, row, memberId));
      return shown;
    },

    async move(
      viewer: Viewer,
      id: string,
      { startsAt, version, counsellor: key }: MoveForm,
    ): Promise<Appointment> {
      const found = await findMine(viewer, id);
      const { appointment } = found;
      const to = new Date(startsAt);
      // Sent again it has been moved already.
      const isThen = appointment.startsAt.getTime() === to.getTime();
      const isWith = key === undefined || key === found.counsellor.key;
      if (appointment.state === 'confirmed' && isThen && isWith) return show(viewer, id);
      if (appointment.version !== version) throw changedMeanwhile();
      const counsellor = await findOther(found, key);
      const step = moved(appointment, clock.now(), to);
      const { memberId, kind } = appointment;
      const wanted = { counsellor, kind, startsAt: to, memberId, byTransfer: false, besides: [id] };
      if (isRefused(step)) {
        // Where it is the time alone that is too near or too far, others are named.
        if (step.refused === whyNotThen(to, clock.now(), false)) await times.expectFree(db, wanted);
        throw conflict(step.refused);
      }
      if (!(await credits.paysUntil(db, id, to)))
        throw conflict(
          'The session that it is booked with cannot be used so late. Please choose an earlier time.',
        );
      await times.expectFree(db, wanted);
      await lines([counsellor.id, appointment.counsellorId], () =>
        db.transaction((tx) => moveIn(tx, appointment, wanted)),
      );
      steps.tellScreens(appointment);
      return show(viewer, id);
    },

    async changeNotes(viewer: Viewer, id: string, { notes = '', version }: NotesForm): Promise<Appointment> {
      const { appointment } = await findMine(viewer, id);
      await db.transaction(async (tx) => {
        const locked = await bookings.lockAppointment(tx, id);
        if (locked?.version !== version) throw changedMeanwhile();
        await bookings.changeAppointment(tx, id, { notesSealed: sealNotes(sealing, notes) });
      });
      steps.tellScreens(appointment);
      return show(viewer, id);
    },

    async rate(viewer: Viewer, id: string, { stars }: RatingForm): Promise<Appointment> {
      await findMine(viewer, id);
      await db.transaction(async (tx) => {
        const locked = (await bookings.lockAppointment(tx, id))!;
        if (locked.stars === stars) return;
        if (!ratedUntil(locked, clock.now()))
          throw conflict(
            locked.ratedAt
              ? 'It cannot be changed any more.'
              : 'Only a session that was held is rated, within 60 days.',
          );
        await rate(tx, id, { stars, ratedAt: locked.ratedAt ?? clock.now() });
      });
      return show(viewer, id);
    },

    async cancel(viewer: Viewer, id: string): Promise<Appointment> {
      const found = await findOwn(viewer, id);
      if (found.appointment.memberId !== viewer.memberId) {
        // What another booked and paid for stays theirs: whoever comes along stays away.
        await together.stayAway(id, viewer.memberId);
        return view(
          db,
          { ...found, appointment: { ...found.appointment, state: 'cancelled' } },
          viewer.memberId,
        );
      }
      const { state, kind, paidBy } = found.appointment;
      const wasHeld = state === 'held' && paidBy === 'money';
      if (wasHeld) await services.expectUnpaid(kind, id, 'This appointment');
      await steps.take(id, {
        // Whoever let a time go that waited to be paid has not cancelled a paid one.
        decide: (one, now) =>
          wasHeld && (one.state === 'confirmed' || one.state === 'choosing')
            ? { refused: 'This appointment has just been paid.' }
            : cancelled(one, now),
        reason: 'Cancelled by the member at least 24 hours before.',
        told: 'cancelled',
        because: 'You cancelled it.',
      });
      return show(viewer, id);
    },

    /** What is still to come of an account that is suspended ends, paid back; where it comes along, the other comes alone. */
    memberChanged: (async (tx, memberId, what) => {
      if (what !== 'suspended') return;
      await bookings.lockPeople(tx, [memberId]);
      const listAlong = (part: Queryable) => listComingAlong(part, memberId, clock.now());
      const ended = await steps.takeAllIn(
        tx,
        {
          decide: endedBySuspension,
          reason: 'Ended: the account of whoever booked it is suspended.',
          told: 'cancelled',
          because: 'Your account is suspended.',
        },
        async (part) => ({
          open: await bookings.listOpenOf(part, memberId),
          beside: (await listAlong(part)).map(({ id }) => id),
        }),
      );
      for (const one of ended) steps.tellScreens(one);
      for (const { id } of await listAlong(tx)) {
        const before = await together.stayAwayIn(tx, id, memberId);
        if (before) steps.tellScreens(before);
      }
    }) satisfies MemberChanged,

    /** Of a member who leaves: what is still to come ends, by the same rules. */
    async endOf(tx: Queryable, memberId: string): Promise<void> {
      await bookings.lockPeople(tx, [memberId]);
      const isEnding = (one: bookings.AppointmentRow) =>
        one.state !== 'confirmed' || one.startsAt > clock.now();
      await steps.takeAllIn(
        tx,
        {
          decide: cancelled,
          reason: 'Cancelled: the member leaves.',
          told: 'cancelled',
          because: 'You asked for the erasure of your account.',
        },
        async (part) => ({ open: (await bookings.listOpenOf(part, memberId)).filter(isEnding) }),
      );
    },
  };
};
export type Changes = ReturnType<typeof makeChanges>;
