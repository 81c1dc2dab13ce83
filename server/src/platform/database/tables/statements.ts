// Tables of bank statements: what was uploaded, each line of it once, and the senders whose transfers people confirmed.
import { CLOSED_AS } from '@ijeuwa/contract/statements';
import { sql } from 'drizzle-orm';
import {
  bigint,
  boolean,
  check,
  date,
  foreignKey,
  index,
  integer,
  pgTable,
  text,
  uuid,
} from 'drizzle-orm/pg-core';
import { member, moment, newId } from './accounts.ts';
import { paymentAttempt } from './checkout.ts';
import { known, notNegative, positive } from './checks.ts';
import { payment } from './payments.ts';
import { staff } from './staff.ts';

export const LINE_STATES = ['open', 'confirmed', 'closed', 'kept'] as const;

export const bankStatement = pgTable(
  'bank_statement',
  {
    id: uuid('id').primaryKey().default(newId),
    staffId: uuid('staff_id')
      .notNull()
      .references(() => staff.id),
    uploadedAt: moment('uploaded_at').notNull(),
    firstDay: date('first_day', { mode: 'string' }).notNull(),
    lastDay: date('last_day', { mode: 'string' }).notNull(),
    lineCount: integer('line_count').notNull(),
    newCount: integer('new_count').notNull(),
  },
  (t) => [
    index('bank_statement_staff').on(t.staffId),
    index('bank_statement_uploaded').on(t.uploadedAt),
    positive(t.lineCount),
    notNegative(t.newCount),
    check('bank_statement_new_of_its_lines', sql`${t.newCount} <= ${t.lineCount}`),
    check('bank_statement_days_ordered', sql`${t.firstDay} <= ${t.lastDay}`),
  ],
);

export const statementLine = pgTable(
  'statement_line',
  {
    id: uuid('id').primaryKey().default(newId),
    statementId: uuid('statement_id')
      .notNull()
      .references(() => bankStatement.id),
    position: integer('position').notNull(),
    /** By what the same line of another statement is known: a digest of what stands there. */
    onceKey: text('once_key').notNull().unique(),
    /** As `onceKey`, of its place in the account: of its day, its amount and the balance behind it. */
    placeKey: text('place_key').unique(),
    onDay: date('on_day', { mode: 'string' }).notNull(),
    /** Below zero: it left the account. */
    amountMinor: bigint('amount_minor', { mode: 'number' }).notNull(),
    narrationSealed: text('narration_sealed').notNull(),
    sessionId: text('session_id'),
    /** The bank says that it takes another line back. */
    reversal: boolean('reversal').notNull(),
    reversesId: uuid('reverses_id').unique(),
    /** Money that came is open until somebody says what it is; what left is kept for the sum alone. */
    state: text('state', { enum: LINE_STATES }).notNull(),
    /** The attempt to pay by transfer that it is said to be for; one line is. */
    transferId: uuid('transfer_id')
      .unique()
      .references(() => paymentAttempt.id),
    /** Until somebody says what it is: what was confirmed by hand, and has the same money in the books. */
    presumedPaymentId: uuid('presumed_payment_id')
      .unique()
      .references(() => payment.id),
    settledAt: moment('settled_at'),
    /** Who said first that the bank took back what was confirmed; a second person makes it so. */
    takenBackBy: uuid('taken_back_by').references(() => staff.id),
    /** When a statement said that the bank took it back. */
    takenBackAt: moment('taken_back_at'),
    /** Why it was closed; while it is open, what one person has said of it and a second one has yet to say. */
    closingAs: text('closing_as', { enum: CLOSED_AS }),
    /** What it is in the books by, or under which reference it was sent back. */
    closingReference: text('closing_reference'),
    closingBy: uuid('closing_by').references(() => staff.id),
    /** When finance were last told that somebody must say soon what it is, or that it is gone, and that it is overdue. */
    dueSoonToldAt: moment('due_soon_told_at'),
    overdueToldAt: moment('overdue_told_at'),
  },
  (t) => [
    index('statement_line_taken_back_by').on(t.takenBackBy),
    index('statement_line_closing_by').on(t.closingBy),
    index('statement_line_closing_reference').on(t.closingReference),
    index('statement_line_statement').on(t.statementId),
    index('statement_line_taken_back').on(t.takenBackAt).where(sql`${t.takenBackAt} is not null`),
    index('statement_line_open').on(t.onDay).where(sql`${t.state} = 'open'`),
    index('statement_line_reversals').on(t.onDay).where(sql`${t.reversal}`),
    foreignKey({ columns: [t.reversesId], foreignColumns: [t.id] }),
    known(t.state, LINE_STATES),
    known(t.closingAs, CLOSED_AS),
    notNegative(t.position),
    check('statement_line_amount_minor_not_zero', sql`${t.amountMinor} <> 0`),
    check('statement_line_left_is_kept', sql`(${t.amountMinor} < 0) = (${t.state} = 'kept')`),
    check('statement_line_reverses_as_reversal', sql`${t.reversesId} is null or ${t.reversal}`),
    check(
      'statement_line_settled',
      sql`(${t.state} in ('confirmed', 'closed')) = (${t.settledAt} is not null)`,
    ),
    check(
      'statement_line_closing_said',
      sql`(${t.closingAs} is null) = (${t.closingBy} is null) and coalesce(${t.closingAs} in ('booked', 'sent_back'), false) = (${t.closingReference} is not null)`,
    ),
    check('statement_line_presumed_open', sql`${t.presumedPaymentId} is null or ${t.state} = 'open'`),
    check('statement_line_confirmed_for', sql`${t.state} <> 'confirmed' or ${t.transferId} is not null`),
  ],
);

/** Whose transfers were confirmed for a member: they themselves, or somebody who pays for them. */
export const rememberedSender = pgTable(
  'remembered_sender',
  {
    id: uuid('id').primaryKey().default(newId),
    memberId: uuid('member_id')
      .notNull()
      .references(() => member.id, { onDelete: 'cascade' }),
    senderSealed: text('sender_sealed').notNull(),
    rememberedAt: moment('remembered_at').notNull(),
  },
  (t) => [index('remembered_sender_member').on(t.memberId)],
);
