// Builds the session room and the notes of sessions: what both need of appointments, of couples and of consents, and the relay.
import type { Audit } from '#platform/audit.ts';
import { makeNotes } from '../features/counselling/notes/notes.service.ts';
import type { CouplesRoom } from '../features/couples/couples.room.ts';
import { makeMeetingRoom } from '../features/meeting/meeting.room.ts';
import type { ProfilesRoom } from '../features/profiles/profiles.room.ts';
import type { ScheduleRoom } from '../features/schedule/schedule.room.ts';
import { carriesMedia, chooseRelay } from './choose-adapters.ts';
import type { Platform } from './platform.ts';

type Rooms = { schedule: ScheduleRoom; couples: CouplesRoom; profiles: ProfilesRoom; audit: Audit };

export const wireMeeting = (platform: Platform, { schedule, couples, profiles, audit }: Rooms) => {
  const meeting = makeMeetingRoom({
    ...platform,
    findBooking: schedule.findForMeeting,
    findPartner: couples.findPartner,
    recordAttendance: schedule.desk.attendByRoom,
    relay: chooseRelay(platform.config, platform.sealing),
    media: carriesMedia(platform.config),
  });
  schedule.followRoom(meeting.attendance);
  const sessionNotes = makeNotes({
    ...platform,
    audit,
    isClient: schedule.clients.isClient,
    ...profiles.agreements,
  });
  return { meeting, sessionNotes };
};
