// Builds the session room: what it needs of appointments and of couples, and the relay.
import type { CouplesRoom } from '../features/couples/couples.room.ts';
import { makeMeetingRoom } from '../features/meeting/meeting.room.ts';
import type { ScheduleRoom } from '../features/schedule/schedule.room.ts';
import { chooseRelay } from './choose-adapters.ts';
import type { Platform } from './platform.ts';

export const wireMeeting = (
  platform: Platform,
  { schedule, couples }: { schedule: ScheduleRoom; couples: CouplesRoom },
) =>
  makeMeetingRoom({
    ...platform,
    findBooking: schedule.findForMeeting,
    findPartner: couples.findPartner,
    recordAttendance: schedule.desk.attendByRoom,
    relay: chooseRelay(platform.config, platform.sealing),
    needsRelay: platform.config.production,
  });
