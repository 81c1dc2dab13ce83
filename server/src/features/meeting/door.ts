// Who may come to the door of a session room: whoever booked, the partner who comes along, and the counsellor. Nobody else learns that it is there.
import { type Meeting, type MeetingRole, meetingOpensAt } from '@ijeuwa/contract/meeting';
import type { AppointmentState } from '@ijeuwa/contract/schedule';
import { AppError, notFound } from '#platform/app-error.ts';
import type { Clock } from '#platform/clock.ts';
import type { Database, Queryable } from '#platform/database/connect.ts';
import * as meetings from './meeting.repository.ts';
import { closesAt, roomAt } from './meeting.rules.ts';

export type Guest = { memberId: string } | { staffId: string };
/** An appointment as this room needs it. */
export type MeetingBooking = {
  id: string;
  state: AppointmentState;
  /** The counsellor has ended it for all. */
  ended?: boolean;
  startsAt: Date;
  endsAt: Date;
  memberId: string;
  partnerId: string | null;
  /** Who of the staff the counsellor is. */
  staffId: string | null;
  counsellor: string;
  /** Of the counsellor’s clock. */
  zone: string;
  /** As it was booked. */
  name: string;
  phone: string;
  email: string;
};
export type DoorNeeds = {
  db: Database;
  clock: Clock;
  findBooking(db: Queryable, id: string): Promise<MeetingBooking | undefined>;
  findPartner(db: Queryable, memberId: string): Promise<string | undefined>;
};
export type Inside = {
  booking: MeetingBooking;
  role: MeetingRole;
  state: Meeting['state'];
};

const NOT_THERE = 'This appointment';
const CLOSED: Record<Exclude<Meeting['state'], 'open'>, string> = {
  early: 'The room is not open yet. It opens 10 minutes before your appointment.',
  over: 'This session is over.',
};

export const byTelephone = () => new AppError('conflict', 'This session is held by telephone.');

export const makeDoor = ({ db, clock, findBooking, findPartner }: DoorNeeds) => {
  const roleOf = async (booking: MeetingBooking, guest: Guest): Promise<MeetingRole | undefined> => {
    if ('staffId' in guest) return booking.staffId === guest.staffId ? 'counsellor' : undefined;
    if (booking.memberId === guest.memberId) return 'member';
    if (booking.partnerId !== guest.memberId) return undefined;
    // Who was one of the couple and is not any more does not come along.
    return (await findPartner(db, booking.memberId)) === guest.memberId ? 'partner' : undefined;
  };

  const isOpen = (booking: MeetingBooking): boolean => roomAt(booking, clock.now()) === 'open';
  const personOf = (booking: MeetingBooking, role: MeetingRole): string | null =>
    ({ member: booking.memberId, partner: booking.partnerId, counsellor: booking.staffId })[role];

  const knock = async (guest: Guest, id: string): Promise<Inside> => {
    const booking = await findBooking(db, id);
    const state = booking && roomAt(booking, clock.now());
    const role = booking && (await roleOf(booking, guest));
    if (!booking || !state || !role) throw notFound(NOT_THERE);
    return { booking, role, state };
  };

  /** Of a room that is open; of any other it is said why. */
  const openOnly = (inside: Inside): Inside => {
    if (inside.state !== 'open') throw new AppError('conflict', CLOSED[inside.state]);
    return inside;
  };

  return {
    /** Whoever has nothing to do with it is told that it is not there. */
    knock,
    openOnly,
    enter: async (guest: Guest, id: string): Promise<Inside> => openOnly(await knock(guest, id)),

    isOpen,
    personOf,

    /** Whether somebody who is in may stay: the room is open, and they are still who this role belongs to. */
    async mayStay(booking: MeetingBooking, role: MeetingRole, person: string | null): Promise<boolean> {
      if (person === null || person !== personOf(booking, role) || !isOpen(booking)) return false;
      return role !== 'partner' || (await findPartner(db, booking.memberId)) === person;
    },

    async nameOf(booking: MeetingBooking, role: MeetingRole): Promise<string> {
      if (role === 'counsellor') return booking.counsellor;
      if (role === 'member') return booking.name || 'The member';
      return (booking.partnerId && (await meetings.findName(db, booking.partnerId))) || 'The partner';
    },

    timesOf: ({ startsAt, endsAt }: MeetingBooking) => ({
      startsAt: startsAt.toISOString(),
      endsAt: endsAt.toISOString(),
      opensAt: meetingOpensAt(startsAt).toISOString(),
      closesAt: closesAt({ endsAt }).toISOString(),
    }),
  };
};
export type Door = ReturnType<typeof makeDoor>;
