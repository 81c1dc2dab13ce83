// Tells the schedule what the room knows of how an appointment went; what the desk says instead is a correction.
import { type Clock, DAY_MS, later } from '#platform/clock.ts';
import type { Database } from '#platform/database/connect.ts';
import type { MeetingBooking } from './door.ts';
import * as meetings from './meeting.repository.ts';
import { connectedMinutes, gainsays, type How, howItWent } from './meeting.rules.ts';
import { GONE_AFTER_MS } from './presence.service.ts';

export type AttendanceNeeds = {
  db: Database;
  clock: Clock;
  findBooking(db: Database, id: string): Promise<MeetingBooking | undefined>;
  /** Whether the room can be used at all; of one by telephone the desk says how it went. */
  media: boolean;
  /** Said twice it is once; what was said already stays. */
  recordAttendance(id: string, how: How): Promise<void>;
  onError(error: unknown): void;
};

/** Older ones are left to the desk. */
const LOOKED_BACK_DAYS = 2;

export const makeAttendance = ({
  db,
  clock,
  findBooking,
  media,
  recordAttendance,
  onError,
}: AttendanceNeeds) => ({
  async settleAll(): Promise<void> {
    const now = clock.now();
    await meetings.endUnseen(db, later(now, -GONE_AFTER_MS));
    if (!media) return;
    for (const id of await meetings.listToSettle(db, later(now, -LOOKED_BACK_DAYS * DAY_MS), now)) {
      const booking = await findBooking(db, id);
      const how = booking && howItWent(booking, await meetings.listStays(db, id), now);
      // One that cannot be said stops no other; it is asked again.
      if (how) await recordAttendance(id, how).catch(onError);
    }
  },

  /** What the room has seen otherwise than the counsellor says, in words for them; undefined: nothing. */
  async gainsays(id: string, how: How): Promise<string | undefined> {
    const booking = await findBooking(db, id);
    return booking && gainsays(booking, await meetings.listStays(db, id), how, media);
  },

  /** For how many whole minutes both sides were in it; null where nobody used it, as by telephone. */
  async together(id: string): Promise<number | null> {
    const stays = await meetings.listStays(db, id);
    return stays.length === 0 ? null : Math.floor(connectedMinutes(stays));
  },
});
