// What a member does with appointments of theirs: look, move, write notes, cancel.
import type { Received } from '@ijeuwa/contract/endpoint';
import {
  APPOINTMENTS_MAX,
  type Appointment,
  type changeAppointmentNotes,
  type moveAppointment,
} from '@ijeuwa/contract/schedule';
import { AppError, notFound } from '#platform/app-error.ts';
import { type Clock, DAY_MS, later } from '#platform/clock.ts';
import type { Database, Queryable } from '#platform/database/connect.ts';
import type { Viewer } from '#platform/http/viewer.ts';
import type { Sealing } from '#platform/sealing.ts';
import type { ServicesSold } from '#platform/services-sold.ts';
import type { Credits } from '../credits/credits.service.ts';
import type { Telling } from '../telling/telling.service.ts';
import { lockCounsellors } from '../times/times.repository.ts';
import type { Times, Wanted } from '../times/times.service.ts';
import type { AppointmentView } from './appointment-view.ts';
import * as bookings from './booking.repository.ts';
import { cancelled, isRefused, moved, remindedBy } from './booking.rules.ts';
import { sealNotes } from './booking-details.ts';
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
  telling: Telling;
  steps: Steps;
  view: AppointmentView;
  together: Together;
};
type MoveForm = Received<typeof moveAppointment>['body'];
type NotesForm = Received<typeof changeAppointmentNotes>['body'];

const conflict = (what: string) => new AppError('conflict', what);
const changedMeanwhile = () => conflict('It has changed meanwhile. Please look at it again.');

export const makeChanges = (needs: ChangesNeeds) => {
  const { db, clock, sealing, services, credits, times, telling, steps, view, together } = needs;

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

  const moveIn = async (tx: Queryable, seen: bookings.AppointmentRow, wanted: Wanted): Promise<void> => {
    const now = clock.now();
    const { id, kind, paidBy, counsellorId, memberId, partnerId } = seen;
    const { startsAt } = wanted;
    const step = moved(seen, now, startsAt);
    if (isRefused(step)) throw conflict(step.refused);
    await bookings.lockPeople(tx, partnerId ? [memberId, partnerId] : [memberId]);
    const over = { startsAt, endsAt: step.to.endsAt! };
    if (paidBy === 'money') await services.earnOver(tx, kind, id, over);
    if ((await bookings.lockAppointment(tx, id))?.version !== seen.version) throw changedMeanwhile();
    await lockCounsellors(tx, [counsellorId]);
    const takes = { id, counsellorId, memberId, partnerId, kind, startsAt };
    if (!(await takeFreeTime(tx, takes, { heldUntil: null, now }))) throw await times.taken(tx, wanted);
    await telling.forgetReminders(tx, seen);
    await bookings.changeAppointment(tx, id, {
      ...step.to,
      dayReminderFor: remindedBy(startsAt, now),
      ...(seen.confirmedAt ? {} : { confirmedAt: now }),
    });
    await telling.tell(tx, id, seen.state === 'choosing' ? 'confirmed' : 'moved');
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

    async move(viewer: Viewer, id: string, { startsAt, version }: MoveForm): Promise<Appointment> {
      const { appointment, counsellor } = await findMine(viewer, id);
      const to = new Date(startsAt);
      // Sent again it has been moved already.
      if (appointment.state === 'confirmed' && appointment.startsAt.getTime() === to.getTime())
        return show(viewer, id);
      if (appointment.version !== version) throw changedMeanwhile();
      const step = moved(appointment, clock.now(), to);
      const { memberId, kind } = appointment;
      const wanted = { counsellor, kind, startsAt: to, memberId, byTransfer: false, besides: [id] };
      if (isRefused(step)) {
        // A time that is too near or too far is refused with others.
        if (!isRefused(moved(appointment, clock.now(), appointment.startsAt)))
          await times.expectFree(db, wanted);
        throw conflict(step.refused);
      }
      if (!(await credits.paysUntil(db, id, to)))
        throw conflict(
          'The session that it is booked with cannot be used so late. Please choose an earlier time.',
        );
      await times.expectFree(db, wanted);
      await db.transaction((tx) => moveIn(tx, appointment, wanted));
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
      await steps.take(id, {
        decide: cancelled,
        reason: 'Cancelled by the member at least 24 hours before.',
        told: 'cancelled',
        because: 'You cancelled it.',
      });
      return show(viewer, id);
    },

    /** Of a member who leaves: what is still to come ends, by the same rules. */
    async endOf(tx: Queryable, memberId: string): Promise<void> {
      for (const one of await bookings.listOpenOf(tx, memberId))
        if (one.state !== 'confirmed' || one.startsAt > clock.now())
          await steps.takeIn(tx, one, {
            decide: cancelled,
            reason: 'Cancelled: the member leaves.',
            told: 'cancelled',
            because: 'You asked for the erasure of your account.',
          });
    },
  };
};
export type Changes = ReturnType<typeof makeChanges>;
