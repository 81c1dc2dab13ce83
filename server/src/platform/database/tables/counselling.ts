// Tables of the counselling room: what counsellors note of sessions, for themselves alone.
import { index, integer, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { member, moment } from './accounts.ts';
import { notNegative } from './checks.ts';
import { counsellor } from './schedule.ts';
import { staff } from './staff.ts';

export const sessionNote = pgTable(
  'session_note',
  {
    /** Made by the device that wrote it. */
    id: uuid('id').primaryKey(),
    memberId: uuid('member_id')
      .notNull()
      .references(() => member.id, { onDelete: 'cascade' }),
    /** Whose it is, whichever counsellor they are said to be later. */
    staffId: uuid('staff_id')
      .notNull()
      .references(() => staff.id),
    /** As whom they wrote it. */
    counsellorId: uuid('counsellor_id')
      .notNull()
      .references(() => counsellor.id),
    textSealed: text('text_sealed').notNull(),
    writtenAt: moment('written_at').notNull(),
    changedAt: moment('changed_at'),
    /** Since when the member is in their care no more: read by nobody then, and removed a while after. */
    careEndedAt: moment('care_ended_at'),
    version: integer('version').notNull().default(1),
  },
  (t) => [
    index('session_note_client').on(t.memberId, t.staffId, t.writtenAt),
    index('session_note_staff').on(t.staffId),
    index('session_note_care_ended').on(t.careEndedAt),
    index('session_note_counsellor').on(t.counsellorId),
    notNegative(t.version),
  ],
);
