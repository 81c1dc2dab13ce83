// What is written in a session room: sealed, for those who are in, and erased after a day.
import {
  MEETING_TEXT_KEPT_HOURS,
  MEETING_TEXTS_MAX,
  type MeetingRole,
  type MeetingText,
} from '@ijeuwa/contract/meeting';
import { AppError } from '#platform/app-error.ts';
import { type Clock, HOUR_MS, later } from '#platform/clock.ts';
import type { Database } from '#platform/database/connect.ts';
import type { Limits } from '#platform/limits.ts';
import type { Live } from '#platform/live.ts';
import type { Sealing } from '#platform/sealing.ts';
import type { Door, Guest, MeetingBooking } from './door.ts';
import * as meetings from './meeting.repository.ts';

export type TextsNeeds = {
  db: Database;
  clock: Clock;
  live: Live;
  limits: Pick<Limits, 'take'>;
  sealing: Sealing;
  door: Door;
};
type Writing = { id: string; text: string };

const WRITTEN = { points: 30, seconds: 60 };

export const makeTexts = ({ db, clock, live, limits, sealing, door }: TextsNeeds) => {
  const keptSince = () => later(clock.now(), -MEETING_TEXT_KEPT_HOURS * HOUR_MS);
  const show = async (booking: MeetingBooking, row: meetings.TextRow): Promise<MeetingText> => ({
    _id: row.id,
    role: row.role,
    name: await door.nameOf(booking, row.role),
    text: sealing.open(row.textSealed),
    sentAt: row.sentAt.toISOString(),
  });
  const expectIn = async (appointmentId: string, role: MeetingRole): Promise<void> => {
    if (role !== 'counsellor' && !(await meetings.wasAdmitted(db, appointmentId, role)))
      throw new AppError('conflict', 'Your counsellor will let you in. You can write then.');
  };

  return {
    async list(guest: Guest, appointmentId: string): Promise<MeetingText[]> {
      const { booking, role } = await door.knock(guest, appointmentId);
      if (role !== 'counsellor' && !(await meetings.wasAdmitted(db, appointmentId, role))) return [];
      const rows = await meetings.listTexts(db, appointmentId, {
        sentSince: keptSince(),
        most: MEETING_TEXTS_MAX,
      });
      return Promise.all(rows.map((row) => show(booking, row)));
    },

    async write(guest: Guest, appointmentId: string, { id, text }: Writing): Promise<MeetingText> {
      const { booking, role } = await door.enter(guest, appointmentId);
      await expectIn(appointmentId, role);
      await limits.take('meeting-text', `${appointmentId}:${role}`, WRITTEN);
      const isNew = await meetings.saveText(db, {
        id,
        appointmentId,
        role,
        memberId: 'memberId' in guest ? guest.memberId : null,
        staffId: 'staffId' in guest ? guest.staffId : null,
        textSealed: sealing.seal(text),
        sentAt: clock.now(),
      });
      const row = await meetings.findText(db, id);
      if (row?.appointmentId !== appointmentId || row.role !== role)
        throw new AppError('conflict', 'This was sent before. Please write it anew.');
      const shown = await show(booking, row);
      if (isNew) await tell(booking, shown);
      return shown;
    },

    eraseOld: () => meetings.removeTexts(db, keptSince()),
  };

  /** To those who are in, the writer’s own screen too. */
  async function tell(booking: MeetingBooking, text: MeetingText): Promise<void> {
    const event = { meeting: booking.id, text };
    for (const role of ['member', 'partner', 'counsellor'] as const) {
      const person = door.personOf(booking, role);
      if (!person || !(await door.mayStay(booking, role, person))) continue;
      if (role === 'counsellor') live.toColleague(person, 'meetingText', event);
      else if (await meetings.wasAdmitted(db, booking.id, role)) live.toMember(person, 'meetingText', event);
    }
  }
};
