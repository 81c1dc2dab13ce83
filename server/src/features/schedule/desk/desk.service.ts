// What counsellors and administrators do with appointments: see a week, cancel from the counsellor’s side, say how it went.
import type { Answer, Received } from '@ijeuwa/contract/endpoint';
import type {
  listStaffAppointments,
  recordAttendance,
  StaffAppointment,
} from '@ijeuwa/contract/staff-schedule';
import { HOME_ZONE } from '@ijeuwa/contract/zones';
import { notFound } from '#platform/app-error.ts';
import type { Audit } from '#platform/audit.ts';
import type { Clock } from '#platform/clock.ts';
import type { Database } from '#platform/database/connect.ts';
import type { StaffViewer } from '#platform/http/viewer.ts';
import type { Sealing } from '#platform/sealing.ts';
import * as bookings from '../booking/booking.repository.ts';
import {
  absenceSaid,
  attended,
  cancelledByCounsellor,
  corrected,
  type How,
  isRefused,
  leftUnsaid,
  type Step,
  stateAt,
  unsaidAt,
} from '../booking/booking.rules.ts';
import { openDetails, openNotes } from '../booking/booking-details.ts';
import { correctedUntil, gainsaidUntil } from '../booking/gainsay.rules.ts';
import type { Asked, Steps } from '../booking/steps.service.ts';
import { findTwo } from '../booking/two.repository.ts';
import { listRepeated } from '../credits/credits.repository.ts';
import type { TellHeld } from '../telling/held.service.ts';
import { listCounsellors } from '../times/times.repository.ts';
import { addDays, startOfDay, wallAt } from '../times/wall-clock.rules.ts';
import { listLeft } from './clients.repository.ts';
import { findTheirs, isTheirs } from './own-counsellor.ts';
import { listUnsaid } from './unsaid.repository.ts';

/** What the session room knows of an appointment. */
export type RoomKnows = {
  /** What it has seen otherwise, in words; undefined: nothing. */
  gainsays: (id: string, how: How) => Promise<string | undefined>;
  /** For how many whole minutes both sides were in it; null where nobody was, as by telephone. */
  together: (id: string) => Promise<number | null>;
};
export type DeskNeeds = {
  db: Database;
  clock: Clock;
  audit: Audit;
  sealing: Sealing;
  steps: Steps;
  tellHeld: TellHeld;
  roomKnows: RoomKnows;
  /** Whether sessions are held in that room; by telephone it sees nobody. */
  byVideo: boolean;
};
type Week = { from?: string; counsellor?: string };

const SHOWN_DAYS = 7;
const NOTHING: Step = { to: {}, time: 'stays', back: false };
const about = (id: string) => `appointment ${id}`;

const AFTER: Record<How, Pick<Asked, 'reason' | 'told' | 'because' | 'byUs'> & { act: string }> = {
  held: { act: 'appointment was held', reason: '' },
  member_absent: { act: 'member did not come', reason: '', told: 'absent' },
  counsellor_absent: {
    act: 'counsellor did not come',
    reason: 'The counsellor did not come within 10 minutes.',
    told: 'missed',
    because: 'Nobody came from our side. We are sorry.',
    byUs: true,
  },
  cut_short: { act: 'appointment was cut short', reason: '', told: 'repeated' },
};

/** Nobody has to be reached about it any more. */
const GONE: readonly bookings.AppointmentRow['state'][] = ['cancelled', 'lapsed'];
const NO_CONTACT = { phone: '', email: '' };

const ABSENCE_SAID = 'says that the member did not come';

export const makeDesk = (needs: DeskNeeds) => {
  const { db, clock, audit, sealing, steps, tellHeld, roomKnows, byVideo } = needs;
  /** Of whoever leaves nothing is read any more, though the row stands. */
  const show = async (
    { appointment, counsellor }: bookings.AppointmentWith,
    left: ReadonlySet<string>,
    repeated: ReadonlySet<string>,
  ): Promise<StaffAppointment> => {
    const two = await findTwo(db, appointment);
    const now = clock.now();
    const { id, startsAt, endsAt } = appointment;
    const state = stateAt(appointment, now);
    const together = startsAt <= now ? await roomKnows.together(id) : null;
    const isRepeated = state === 'done' && repeated.has(id);
    const byWord = !byVideo && together === null && !isRepeated;
    const read = left.has(appointment.memberId) ? { detailsSealed: '', notesSealed: '' } : appointment;
    return {
      _id: id,
      counsellor: { key: counsellor.key, name: counsellor.name },
      ...openDetails(sealing, read),
      ...(GONE.includes(state) && NO_CONTACT),
      notes: openNotes(sealing, read),
      startsAt: startsAt.toISOString(),
      endsAt: endsAt.toISOString(),
      kind: appointment.kind,
      partner: two ? { name: two.partner } : null,
      state,
      sayBy: unsaidAt(appointment, now)?.sayBy.toISOString() ?? null,
      repeated: isRepeated,
      absenceSaid: appointment.state === 'confirmed' && appointment.absenceSaidAt !== null,
      together,
      byVideo,
      gainsaidUntil: gainsaidUntil({ ...appointment, state, byWord }, now)?.toISOString() ?? null,
      correctedUntil: correctedUntil({ ...appointment, state }).toISOString(),
      version: appointment.version,
    };
  };
  const showAll = async (rows: readonly bookings.AppointmentWith[]): Promise<StaffAppointment[]> => {
    const left = await listLeft(
      db,
      rows.map(({ appointment }) => appointment.memberId),
    );
    const repeated = await listRepeated(
      db,
      rows.map(({ appointment }) => appointment.id),
    );
    const shown: StaffAppointment[] = [];
    for (const row of rows) shown.push(await show(row, left, repeated));
    return shown;
  };

  const findTheirOne = async (viewer: StaffViewer, id: string): Promise<bookings.AppointmentWith> => {
    const found = await bookings.findWithCounsellor(db, id);
    if (!found || !isTheirs(viewer, found.counsellor)) throw notFound('This appointment');
    return found;
  };

  /** With its entry in the audit, last in the same transaction. */
  const act = async (
    viewer: StaffViewer,
    id: string,
    what: { act: string; why: string },
    { also, ...asked }: Asked,
  ): Promise<StaffAppointment> => {
    await findTheirOne(viewer, id);
    const { staffId } = viewer;
    await steps.take(id, {
      ...asked,
      async also(tx, before, isTakenBack) {
        await also?.(tx, before, isTakenBack);
        await audit.record(tx, { staffId, act: what.act, subject: about(id), reason: what.why });
      },
    });
    return (await showAll([await findTheirOne(viewer, id)]))[0]!;
  };

  return {
    async list(viewer: StaffViewer, week: Week): Promise<Answer<typeof listStaffAppointments>> {
      const one = week.counsellor ? await findTheirs(db, viewer, week.counsellor) : undefined;
      const all = await listCounsellors(db);
      const mine = all.find(({ counsellor }) => counsellor.staffId === viewer.staffId)?.counsellor;
      const isAdmin = viewer.roles.includes('admin');
      const counsellorId = one?.id ?? (isAdmin ? undefined : mine?.id);
      // Of one counsellor by their own clock, though nobody chose them because there is no other; of several by that of Lagos.
      const [only, ...others] = all.map(({ counsellor }) => counsellor);
      const whose = isAdmin ? others.length === 0 && only : mine;
      const zone = (one || whose || undefined)?.zone ?? HOME_ZONE;
      const first = week.from ?? wallAt(clock.now(), zone).day;
      const [from, to] = [startOfDay(first, zone), startOfDay(addDays(first, SHOWN_DAYS), zone)];
      const mayRead = isAdmin || counsellorId !== undefined;
      const rows = mayRead ? await bookings.listBetween(db, { counsellorId, from, to }) : [];
      const now = clock.now();
      const unsaid = mayRead ? await listUnsaid(db, { counsellorId, now }) : [];
      const later = { counsellorId, from: to > now ? to : now };
      const nextAt = mayRead ? await bookings.findNextStart(db, later) : undefined;
      const { staffId } = viewer;
      if (rows.length + unsaid.length > 0)
        await audit.recordLook({ staffId, act: 'read appointments', subject: `week from ${first}` });
      return {
        from: first,
        appointments: await showAll(rows),
        unsaid: await showAll(unsaid),
        nextAt: nextAt?.toISOString() ?? null,
      };
    },

    cancel: (viewer: StaffViewer, id: string, reason: string): Promise<StaffAppointment> =>
      act(
        viewer,
        id,
        { act: 'cancel appointment', why: reason },
        {
          decide: cancelledByCounsellor,
          reason: 'Cancelled from the counsellor’s side.',
          told: 'cancelled',
          because: 'It cannot be kept on our side. We are sorry.',
          byUs: true,
        },
      ),

    attend: async (
      viewer: StaffViewer,
      id: string,
      { how }: Received<typeof recordAttendance>['body'],
    ): Promise<StaffAppointment> => {
      const { act: done, ...asked } = AFTER[how];
      const why = 'says how it went';
      await findTheirOne(viewer, id);
      const otherwise = await roomKnows.gainsays(id, how);
      const byWord = !byVideo && (await roomKnows.together(id)) === null;
      // It is about their own fee: whoever looks after all counsellors may know better than the room.
      const byAdmin = viewer.roles.includes('admin');
      const refused = byAdmin ? undefined : otherwise;
      // Of a session by telephone nobody but the two knows, and one of them is paid by what is said.
      if (how === 'member_absent' && !byAdmin && !byVideo && !refused)
        return act(viewer, id, { act: ABSENCE_SAID, why }, { decide: absenceSaid, reason: '' });
      return act(
        viewer,
        id,
        { act: done, why },
        {
          ...asked,
          async decide(one, now, tx) {
            const isRepeated = (await listRepeated(tx, [id])).has(id);
            const step = corrected(one, now, how, { byAdmin, isRepeated });
            return refused && !isRefused(step) ? { refused } : step;
          },
          async also(tx, before, isTakenBack) {
            const isOverruled = otherwise !== undefined && before.state !== 'done';
            if (how === 'held' && (isOverruled || isTakenBack || byWord))
              await tellHeld(tx, id, { isTakenBack, byWord });
          },
        },
      );
    },

    /** Nobody said it in time. */
    leaveUnsaid: (id: string): Promise<void> =>
      steps.take(id, { reason: '', told: 'unsaid', decide: leftUnsaid }),

    /** The session room knows who came and for how long. What was said already stays. */
    attendByRoom: async (id: string, how: How): Promise<void> => {
      const { act: _, ...asked } = AFTER[how];
      const said = (one: bookings.AppointmentRow, now: Date) =>
        one.state === 'confirmed' ? attended(one, now, how) : NOTHING;
      await steps.take(id, { ...asked, decide: said });
    },
  };
};
export type Desk = ReturnType<typeof makeDesk>;
