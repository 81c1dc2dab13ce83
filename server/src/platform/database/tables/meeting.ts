// Tables of the session room: who was there from when to when, and what was written, which is kept for a day.
import { MEETING_ROLES } from '@ijeuwa/contract/meeting';
import { sql } from 'drizzle-orm';
import { boolean, check, index, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { member, moment } from './accounts.ts';
import { known } from './checks.ts';
import { appointment } from './schedule.ts';
import { staff } from './staff.ts';

/** A screen that came to the door of the room, until it left; the connected minutes are read from these. */
export const meetingStay = pgTable(
  'meeting_stay',
  {
    /** What the others in the room know the screen by. */
    id: uuid('id').primaryKey(),
    appointmentId: uuid('appointment_id')
      .notNull()
      .references(() => appointment.id, { onDelete: 'cascade' }),
    role: text('role', { enum: MEETING_ROLES }).notNull(),
    memberId: uuid('member_id').references(() => member.id, { onDelete: 'cascade' }),
    staffId: uuid('staff_id').references(() => staff.id),
    arrivedAt: moment('arrived_at').notNull(),
    admittedAt: moment('admitted_at'),
    /** When its process last said that the screen is there: of a process that died, until when it was. */
    seenAt: moment('seen_at').notNull(),
    leftAt: moment('left_at'),
    /** The counsellor left with it, and ended the session for all: the room is closed since. */
    endedForAll: boolean('ended_for_all').notNull().default(false),
  },
  (t) => [
    index('meeting_stay_appointment').on(t.appointmentId, t.arrivedAt),
    index('meeting_stay_member').on(t.memberId),
    index('meeting_stay_staff').on(t.staffId),
    // Everybody is there once.
    uniqueIndex('meeting_stay_one_screen').on(t.appointmentId, t.role).where(sql`${t.leftAt} is null`),
    known(t.role, MEETING_ROLES),
    check('meeting_stay_whose', sql`(${t.role} = 'counsellor') = (${t.memberId} is null)`),
    check('meeting_stay_one_of', sql`(${t.memberId} is null) = (${t.staffId} is not null)`),
    check(
      'meeting_stay_ended_by',
      sql`not ${t.endedForAll} or (${t.role} = 'counsellor' and ${t.leftAt} is not null)`,
    ),
    check('meeting_stay_in_order', sql`${t.leftAt} >= ${t.arrivedAt} and ${t.admittedAt} >= ${t.arrivedAt}`),
  ],
);

export const meetingText = pgTable(
  'meeting_text',
  {
    /** Made by the device that wrote it. */
    id: uuid('id').primaryKey(),
    appointmentId: uuid('appointment_id')
      .notNull()
      .references(() => appointment.id, { onDelete: 'cascade' }),
    role: text('role', { enum: MEETING_ROLES }).notNull(),
    memberId: uuid('member_id').references(() => member.id, { onDelete: 'cascade' }),
    staffId: uuid('staff_id').references(() => staff.id),
    textSealed: text('text_sealed').notNull(),
    sentAt: moment('sent_at').notNull(),
  },
  (t) => [
    index('meeting_text_appointment').on(t.appointmentId, t.sentAt),
    index('meeting_text_member').on(t.memberId),
    index('meeting_text_staff').on(t.staffId),
    index('meeting_text_sent').on(t.sentAt),
    known(t.role, MEETING_ROLES),
    check('meeting_text_whose', sql`(${t.role} = 'counsellor') = (${t.memberId} is null)`),
    check('meeting_text_one_of', sql`(${t.memberId} is null) = (${t.staffId} is not null)`),
  ],
);
