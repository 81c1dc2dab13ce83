// Puts the session room together: its door, who is in it, what is written there, how it went.
import type { Meeting, MeetingRole } from '@ijeuwa/contract/meeting';
import { isEndedForAll } from '#platform/database/ended-session.ts';
import { type AttendanceNeeds, makeAttendance } from './attendance.service.ts';
import { type DoorNeeds, type Guest, type MeetingBooking, makeDoor } from './door.ts';
import { makePresence, type PresenceNeeds } from './presence.service.ts';
import { makeRelay, type RelayNeeds } from './relay.service.ts';
import { makeTexts, type TextsNeeds } from './texts.service.ts';

export type MeetingNeeds = DoorNeeds &
  Omit<PresenceNeeds, 'door'> &
  Omit<TextsNeeds, 'door'> &
  AttendanceNeeds &
  Omit<RelayNeeds, 'door'>;

const absentIn = ({ state }: MeetingBooking): Meeting['absent'] => {
  if (state === 'no_show_member') return 'member';
  return state === 'no_show_counsellor' ? 'counsellor' : null;
};

/** By telephone: at the number of the booking, or where to ask for one; of a partner none is known. */
const reachedBy = ({ phone, email }: MeetingBooking, role: MeetingRole): Pick<Meeting, 'phone' | 'email'> => {
  if (role === 'partner') return { phone: null, email: null };
  return phone ? { phone, email: null } : { phone: null, email: email || null };
};

export const makeMeetingRoom = (given: MeetingNeeds) => {
  const { media } = given;
  /** With what this room alone knows of it. */
  const findBooking: MeetingNeeds['findBooking'] = async (db, id) => {
    const booking = await given.findBooking(db, id);
    return booking && { ...booking, ended: await isEndedForAll(db, id) };
  };
  const needs = { ...given, findBooking };
  const door = makeDoor(needs);
  const presence = makePresence({ ...needs, door });

  /** Both, where two booked it together. */
  const clientOf = async (booking: MeetingBooking): Promise<string> =>
    booking.partnerId ? `${booking.name} and ${await door.nameOf(booking, 'partner')}` : booking.name;

  return {
    door,
    presence,
    texts: makeTexts({ ...needs, door }),
    attendance: makeAttendance(needs),
    relay: makeRelay({ ...needs, door }),

    async find(guest: Guest, id: string): Promise<Meeting> {
      const { booking, role, state } = await door.knock(guest, id);
      return {
        _id: id,
        state,
        cancelled: booking.state === 'cancelled',
        absent: absentIn(booking),
        ended: booking.ended === true,
        role,
        counsellor: booking.counsellor,
        client: role === 'counsellor' ? await clientOf(booking) : null,
        ...door.timesOf(booking),
        zone: booking.zone,
        media,
        ...(state === 'over' ? { phone: null, email: null } : reachedBy(booking, role)),
        others: booking.partnerId ? 2 : 1,
        people: state === 'open' ? await presence.listPeers(booking) : [],
      };
    },
  };
};
export type MeetingRoom = ReturnType<typeof makeMeetingRoom>;
