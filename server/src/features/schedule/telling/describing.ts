// What every telling of an appointment is made of: its facts on its reader’s clock, its entry for their calendar, and the way to its counsellor.
import type { Clock } from '#platform/clock.ts';
import type { Queryable } from '#platform/database/connect.ts';
import type { MailDescription } from '#platform/mail/mail-description.ts';
import type { FindZone } from '#platform/mail-words.ts';
import type { Notify, StandingNotices } from '#platform/notify.ts';
import type { AppointmentRow } from '../booking/booking.repository.ts';
import { type CounsellorRow, findStaff } from '../times/times.repository.ts';
import { calendarFile } from './calendar-file.ts';
import type { Door, Doors } from './doors.ts';
import { readingOf } from './reading.rules.ts';
import type { About, MemberAbout } from './schedule.mails.ts';

export type TellingNeeds = {
  clock: Clock;
  notify: Notify;
  standing: Pick<StandingNotices, 'remove'>;
  findZone: FindZone;
  publicUrl: string;
  doors: Doors;
};
export type Found = { appointment: AppointmentRow; counsellor: CounsellorRow };
type Row = Pick<AppointmentRow, 'id' | 'sequence' | 'startsAt' | 'endsAt' | 'state'>;

export const makeDescribing = ({ clock, notify, findZone, publicUrl, doors }: TellingNeeds) => {
  const staffLink = `${publicUrl}/staff`;
  const fileAt = (door: Door, { id, sequence, startsAt, endsAt, state }: Row, other: string | null = null) =>
    calendarFile(
      { id, sequence, startsAt, endsAt, other, door, isCancelled: state === 'cancelled' },
      clock.now(),
    );
  return {
    staffLink,

    aboutFor: async (
      tx: Queryable,
      memberId: string,
      { appointment, counsellor }: Found,
    ): Promise<MemberAbout> => ({
      startsAt: appointment.startsAt,
      zones: [await findZone(tx, memberId), counsellor.zone],
      link: `${publicUrl}/schedule`,
      door: doors.toMember(appointment.id),
      reading: readingOf(appointment, memberId === appointment.memberId, clock.now()),
    }),
    fileOf: (row: Row, other?: string | null) => fileAt(doors.toMember(row.id), row, other),

    /** Of one that takes place, with its door, or of one that does not. */
    aboutForCounsellor: (row: Row, { zone }: CounsellorRow): About => ({
      startsAt: row.startsAt,
      zones: [zone],
      link: staffLink,
      ...(row.state === 'confirmed' && { door: doors.toCounsellor(row.id) }),
    }),
    counsellorFileOf: (row: Row) => fileAt(doors.toCounsellor(row.id), row),

    /** Nobody, where nobody of the staff is the counsellor, or they have left. */
    async toCounsellor(
      tx: Queryable,
      staffId: string | null,
      onceKey: string,
      mail: MailDescription,
      validUntil?: Date,
    ): Promise<void> {
      const person = staffId ? await findStaff(tx, staffId) : undefined;
      if (person && !person.endedAt)
        await notify(tx, {
          onceKey,
          category: 'systemUpdates',
          validUntil,
          mail: { to: person.email, ...mail },
        });
    },
  };
};
export type Describing = ReturnType<typeof makeDescribing>;
