// Tables of the support room: enquiries, what staff answered, and what they noted.
import { ENQUIRY_KINDS } from '@ijeuwa/contract/support';
import { sql } from 'drizzle-orm';
import { check, index, pgTable, text, unique, uuid } from 'drizzle-orm/pg-core';
import { member, moment, newId } from './accounts.ts';
import { known } from './checks.ts';
import { staff } from './staff.ts';

export const enquiry = pgTable(
  'enquiry',
  {
    id: uuid('id').primaryKey().default(newId),
    /** The sender's own id for it, else one made of what it says: the same one sent twice is one enquiry. */
    clientId: uuid('client_id').notNull().unique(),
    kind: text('kind', { enum: ENQUIRY_KINDS }).notNull(),
    /** Sealed: who wrote, from which address, and what. */
    contentSealed: text('content_sealed').notNull(),
    /** Who was signed in when it was sent. */
    memberId: uuid('member_id').references(() => member.id, { onDelete: 'cascade' }),
    receivedAt: moment('received_at').notNull(),
    /** When it was opened again: its clock runs anew from then. */
    reopenedAt: moment('reopened_at'),
    /** Until when an answer was promised to whoever wrote, by what they held when the clock began. */
    dueAt: moment('due_at').notNull(),
    /** By this it stands in the queue: as `due_at` does, and ahead of that where a place ahead was promised. */
    queuedAt: moment('queued_at').notNull(),
    /** Who of the staff has it, until it is handed over or closed. */
    staffId: uuid('staff_id').references(() => staff.id),
    /** When the first answer left, since it came or was opened again: the clock runs until then. */
    answeredAt: moment('answered_at'),
    /** When staff were told that the promise runs out, and that it has; each once. */
    dueSoonToldAt: moment('due_soon_told_at'),
    overdueToldAt: moment('overdue_told_at'),
    closedAt: moment('closed_at'),
  },
  (t) => [
    index('enquiry_queue').on(
      sql`(${t.closedAt} is not null)`,
      sql`(${t.answeredAt} is not null)`,
      t.queuedAt,
      t.id,
    ),
    index('enquiry_staff').on(t.staffId),
    check('enquiry_queued_by_due', sql`${t.queuedAt} <= ${t.dueAt}`),
    check('enquiry_closed_is_with_nobody', sql`${t.closedAt} is null or ${t.staffId} is null`),
    index('enquiry_member').on(t.memberId),
    index('enquiry_closed').on(t.closedAt).where(sql`${t.closedAt} is not null`),
    known(t.kind, ENQUIRY_KINDS),
  ],
);

export const enquiryAnswer = pgTable(
  'enquiry_answer',
  {
    id: uuid('id').primaryKey().default(newId),
    clientId: uuid('client_id').notNull().unique(),
    enquiryId: uuid('enquiry_id')
      .notNull()
      .references(() => enquiry.id, { onDelete: 'cascade' }),
    staffId: uuid('staff_id')
      .notNull()
      .references(() => staff.id),
    textSealed: text('text_sealed').notNull(),
    answeredAt: moment('answered_at').notNull(),
  },
  (t) => [index('enquiry_answer_enquiry').on(t.enquiryId), index('enquiry_answer_staff').on(t.staffId)],
);

/** For colleagues alone: it stands apart from what the member sees. */
export const enquiryNote = pgTable(
  'enquiry_note',
  {
    id: uuid('id').primaryKey().default(newId),
    clientId: uuid('client_id').notNull(),
    enquiryId: uuid('enquiry_id')
      .notNull()
      .references(() => enquiry.id, { onDelete: 'cascade' }),
    staffId: uuid('staff_id')
      .notNull()
      .references(() => staff.id),
    textSealed: text('text_sealed').notNull(),
    notedAt: moment('noted_at').notNull(),
  },
  (t) => [unique('enquiry_note_once').on(t.enquiryId, t.clientId), index('enquiry_note_staff').on(t.staffId)],
);
