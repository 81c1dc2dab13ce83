// An appointment as whoever booked it, or comes along, sees it.
import { type Appointment, changedUntil, MOVES_MAX, type SessionFrom } from '@ijeuwa/contract/schedule';
import type { ServiceQuote } from '@ijeuwa/contract/services';
import type { Clock } from '#platform/clock.ts';
import type { Queryable } from '#platform/database/connect.ts';
import { isEndedForAll } from '#platform/database/ended-session.ts';
import type { Sealing } from '#platform/sealing.ts';
import type { ServicesSold } from '#platform/services-sold.ts';
import { findTaken, type GrantBehind, listRepeated } from '../credits/credits.repository.ts';
import { timeOf, wallAt } from '../times/wall-clock.rules.ts';
import type { AppointmentRow, AppointmentWith } from './booking.repository.ts';
import { type PaidBy, ratedUntil, roomOf, stateAt, unsaidAt } from './booking.rules.ts';
import { openDetails, openNotes } from './booking-details.ts';
import { gainsaidUntil } from './gainsay.rules.ts';
import { findTwo, otherOf } from './two.repository.ts';
import { type FindTimeline, whatComesBack } from './what-comes-back.ts';

export type ViewNeeds = {
  clock: Clock;
  sealing: Sealing;
  /** Whether sessions are held by video; else by telephone. */
  byVideo: boolean;
  findTimeline: FindTimeline;
  services: Pick<ServicesSold, 'findQuote' | 'isAnnounced'>;
  /** Of the session room: null where nobody was in it. */
  roomKnows: { together: (id: string) => Promise<number | null> };
};

const STATUS: Record<Appointment['state'], string> = {
  held: 'Pending',
  confirmed: 'Confirmed',
  choosing: 'Please choose a new time',
  done: 'Done',
  cancelled: 'Cancelled',
  lapsed: 'Not paid, and let go',
  no_show_member: 'Missed',
  no_show_counsellor: 'The counsellor did not come',
};

/** By its counsellor, for all: how it went follows from what the room measured, once its time is over. */
const ENDED = 'Ended';
const FINDING_OUT = 'We are finding out how it went';

/** What a package has without number is of the package too. */
const bookedWith = (paidBy: PaidBy, taken: GrantBehind | undefined): SessionFrom | null => {
  if (paidBy === 'money') return null;
  return taken ? { source: taken.source, title: taken.title } : { source: 'package', title: '' };
};

/** Booked by transfer, it is paid so unless they choose otherwise. */
const chosenFirst = (methods: ServiceQuote['methods'], { byTransfer }: AppointmentRow) =>
  byTransfer
    ? methods.toSorted((one, other) => Number(other === 'bank_transfer') - Number(one === 'bank_transfer'))
    : methods;

export const makeAppointmentView =
  ({ clock, sealing, byVideo, findTimeline, services, roomKnows }: ViewNeeds) =>
  async (
    db: Queryable,
    { appointment, counsellor }: AppointmentWith,
    viewerId: string,
  ): Promise<Appointment> => {
    const now = clock.now();
    const { id, kind, paidBy, startsAt } = appointment;
    const state = stateAt(appointment, now);
    const wall = wallAt(startsAt, counsellor.zone);
    const mine = appointment.memberId === viewerId;
    const waits = state === 'held' || state === 'choosing';
    // Whoever has made a transfer is not asked for it again.
    const toPay = state === 'held' && mine && !(await services.isAnnounced(db, kind, id));
    const room = roomOf(appointment, now);
    const isClosed = room !== undefined && room.opensAt <= now && (await isEndedForAll(db, id));
    const opensAt = isClosed ? undefined : room?.opensAt.toISOString();
    const quote = toPay ? await services.findQuote(db, kind, id) : undefined;
    const two = await findTwo(db, appointment);
    const unsaid = unsaidAt(appointment, now);
    const byWord = !byVideo && state === 'done' && !(await listRepeated(db, [id])).has(id);
    const otherwiseUntil = gainsaidUntil({ ...appointment, state, byWord }, now);
    // Asked only where it can matter still.
    const isSaid = otherwiseUntil !== undefined && (!byWord || (await roomKnows.together(id)) === null);
    const taken = paidBy === 'credit' ? await findTaken(db, id) : undefined;
    // By silence no repeat is given again, nor what somebody has to decide.
    const isAsked =
      unsaid !== undefined && (appointment.absenceSaidAt !== null || taken?.source === 'repeat');
    // What is repeated free is what it repeats.
    const ofPlan = (taken?.repeats ?? paidBy) === 'credit' && kind === 'session';
    const type = ofPlan ? 'Relationship therapy' : 'Marriage counselling';
    return {
      _id: id,
      counselor: { key: counsellor.key, name: counsellor.name },
      date: wall.day,
      time: timeOf(wall.minute),
      startsAt: startsAt.toISOString(),
      endsAt: appointment.endsAt.toISOString(),
      zone: counsellor.zone,
      kind,
      type: kind === 'consultation' ? 'Consultation' : type,
      state,
      status: isClosed ? ENDED : isAsked ? FINDING_OUT : STATUS[state],
      message: mine ? openDetails(sealing, appointment).message : '',
      notes: mine ? openNotes(sealing, appointment) : '',
      // What somebody bought is theirs to tell.
      bookedWith: mine ? bookedWith(paidBy, taken) : null,
      mine,
      partner: two ? { name: otherOf(two, mine) } : null,
      comesAlone: mine && appointment.partedAt !== null,
      movesLeft: MOVES_MAX - appointment.moves,
      changedUntil: changedUntil(startsAt).toISOString(),
      room: opensAt ? { opensAt, byVideo } : null,
      heldUntil: waits ? (appointment.heldUntil?.toISOString() ?? null) : null,
      back: mine ? await whatComesBack(db, { ...appointment, state }, findTimeline) : null,
      quote: quote ? { ...quote, methods: chosenFirst(quote.methods, appointment) } : null,
      stars: mine ? appointment.stars : null,
      ratedUntil: mine ? (ratedUntil(appointment, now)?.toISOString() ?? null) : null,
      gainsaidUntil: isSaid ? otherwiseUntil.toISOString() : null,
      heldSaid: isSaid && byWord && appointment.absenceSaidAt === null,
      saidUntil: isAsked ? null : (unsaid?.againAt.toISOString() ?? null),
      version: appointment.version,
      sequence: appointment.sequence,
    };
  };
export type AppointmentView = ReturnType<typeof makeAppointmentView>;
