// Puts the session room together: its door, who is in it, what is written there, how it went.
import type { IceServers, Meeting } from '@ijeuwa/contract/meeting';
import { type AttendanceNeeds, makeAttendance } from './attendance.service.ts';
import { byTelephone, type DoorNeeds, type Guest, makeDoor } from './door.ts';
import { iceServersFor, type Relay } from './ice-servers.ts';
import { closesAt } from './meeting.rules.ts';
import { makePresence, type PresenceNeeds } from './presence.service.ts';
import { makeTexts, type TextsNeeds } from './texts.service.ts';

export type MeetingNeeds = DoorNeeds &
  Omit<PresenceNeeds, 'door' | 'media'> &
  Omit<TextsNeeds, 'door'> &
  Omit<AttendanceNeeds, 'media'> & {
    relay: Relay | undefined;
    /** Two phones on mobile data find no way without a relay: where the product is real it is the telephone then. */
    needsRelay: boolean;
  };

export const makeMeetingRoom = (needs: MeetingNeeds) => {
  const { relay, needsRelay, sealing } = needs;
  const door = makeDoor(needs);
  const media = relay !== undefined || !needsRelay;
  const presence = makePresence({ ...needs, door, media });

  return {
    door,
    presence,
    texts: makeTexts({ ...needs, door }),
    attendance: makeAttendance({ ...needs, media }),

    async find(guest: Guest, id: string): Promise<Meeting> {
      const { booking, role, state } = await door.knock(guest, id);
      return {
        _id: id,
        state,
        cancelled: booking.state === 'cancelled',
        role,
        counsellor: booking.counsellor,
        client: role === 'counsellor' ? booking.name : null,
        ...door.timesOf(booking),
        media,
        phone: role === 'partner' || booking.phone === '' ? null : booking.phone,
        people: state === 'open' ? await presence.listPeers(booking) : [],
      };
    },

    async findServers(guest: Guest, id: string): Promise<IceServers> {
      const { booking, role } = await door.enter(guest, id);
      if (!media) throw byTelephone();
      // Whoever runs the relay learns neither who somebody is, nor that two sessions are of one person.
      const who = sealing.digest(`relay:${id}:${role}`).slice(0, 16);
      return iceServersFor(relay, { until: closesAt(booking), who });
    },
  };
};
export type MeetingRoom = ReturnType<typeof makeMeetingRoom>;
