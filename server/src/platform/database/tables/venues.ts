// Tables of the venues room: what members ask planners, what is written about it, and what planners noted.
import { PLANNING_ABOUT } from '@ijeuwa/contract/planning';
import { sql } from 'drizzle-orm';
import { check, index, pgTable, text, unique, uuid } from 'drizzle-orm/pg-core';
import { member, moment, newId } from './accounts.ts';
import { known } from './checks.ts';
import { staff } from './staff.ts';

export const planningEnquiry = pgTable(
  'planning_enquiry',
  {
    id: uuid('id').primaryKey().default(newId),
    memberId: uuid('member_id')
      .notNull()
      .references(() => member.id, { onDelete: 'cascade' }),
    /** The member's own id for it: the same one sent twice is one. */
    clientId: uuid('client_id').notNull(),
    /** What kind of thing it is about; nothing where it is about a wedding in general. */
    aboutKind: text('about_kind', { enum: PLANNING_ABOUT }),
    /** Sealed: who asks, from which address, for which day and how many, and what it is about in words. */
    contentSealed: text('content_sealed').notNull(),
    receivedAt: moment('received_at').notNull(),
    /** Since when a message of the member waits for an answer: the clock runs from then. */
    waitingSince: moment('waiting_since'),
    /** Which planner has it, until it is handed over or closed. */
    staffId: uuid('staff_id').references(() => staff.id),
    /** When the newest answer left. */
    answeredAt: moment('answered_at'),
    closedAt: moment('closed_at'),
    /** When staff were told that the answer is due soon, and that it is overdue: of the message that waits. */
    dueSoonToldAt: moment('due_soon_told_at'),
    overdueToldAt: moment('overdue_told_at'),
  },
  (t) => [
    unique('planning_enquiry_once').on(t.memberId, t.clientId),
    index('planning_enquiry_queue').on(
      sql`(${t.closedAt} is not null)`,
      sql`(${t.waitingSince} is null)`,
      sql`coalesce(${t.waitingSince}, ${t.receivedAt})`,
      t.id,
    ),
    index('planning_enquiry_staff').on(t.staffId),
    index('planning_enquiry_closed').on(t.closedAt).where(sql`${t.closedAt} is not null`),
    check('planning_enquiry_closed_is_with_nobody', sql`${t.closedAt} is null or ${t.staffId} is null`),
    check(
      'planning_enquiry_waits_or_answered',
      sql`${t.waitingSince} is not null or ${t.answeredAt} is not null`,
    ),
    known(t.aboutKind, PLANNING_ABOUT),
  ],
);

export const planningMessage = pgTable(
  'planning_message',
  {
    id: uuid('id').primaryKey().default(newId),
    enquiryId: uuid('enquiry_id')
      .notNull()
      .references(() => planningEnquiry.id, { onDelete: 'cascade' }),
    clientId: uuid('client_id').notNull(),
    /** Which planner wrote it; nobody where the member did. */
    staffId: uuid('staff_id').references(() => staff.id),
    textSealed: text('text_sealed').notNull(),
    writtenAt: moment('written_at').notNull(),
  },
  (t) => [
    unique('planning_message_once').on(t.enquiryId, t.clientId),
    index('planning_message_staff').on(t.staffId),
  ],
);

/** For colleagues alone: it stands apart from what the member sees. */
export const planningNote = pgTable(
  'planning_note',
  {
    id: uuid('id').primaryKey().default(newId),
    enquiryId: uuid('enquiry_id')
      .notNull()
      .references(() => planningEnquiry.id, { onDelete: 'cascade' }),
    clientId: uuid('client_id').notNull(),
    staffId: uuid('staff_id')
      .notNull()
      .references(() => staff.id),
    textSealed: text('text_sealed').notNull(),
    notedAt: moment('noted_at').notNull(),
  },
  (t) => [
    unique('planning_note_once').on(t.enquiryId, t.clientId),
    index('planning_note_staff').on(t.staffId),
  ],
);
