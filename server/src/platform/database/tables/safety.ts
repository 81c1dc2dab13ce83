// Tables of the safety room: blocks, reports, and what staff decided on them.
import { REPORT_DECISIONS, REPORT_REASONS } from '@ijeuwa/contract/safety';
import { sql } from 'drizzle-orm';
import { boolean, check, index, jsonb, pgTable, primaryKey, smallint, text, uuid } from 'drizzle-orm/pg-core';
import { member, moment, newId } from './accounts.ts';
import { known, notNegative } from './checks.ts';
import { staff } from './staff.ts';

export const block = pgTable(
  'block',
  {
    blockerId: uuid('blocker_id')
      .notNull()
      .references(() => member.id, { onDelete: 'cascade' }),
    blockedId: uuid('blocked_id')
      .notNull()
      .references(() => member.id, { onDelete: 'cascade' }),
    blockedAt: moment('blocked_at').notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.blockerId, t.blockedId] }),
    index('block_blocked').on(t.blockedId),
    check('block_of_another', sql`${t.blockerId} <> ${t.blockedId}`),
  ],
);

/** A number from which its owner wants to be hidden: its keyed digest alone. One that is added twice stands twice. */
export const hiddenContact = pgTable(
  'hidden_contact',
  {
    memberId: uuid('member_id')
      .notNull()
      .references(() => member.id, { onDelete: 'cascade' }),
    /** What was added in one go, and which of it this is. */
    batchId: uuid('batch_id').notNull(),
    position: smallint('position').notNull(),
    digest: text('digest').notNull(),
    createdAt: moment('created_at').notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.memberId, t.batchId, t.position] }),
    index('hidden_contact_of').on(t.digest),
    notNegative(t.position),
  ],
);

/** The same digest of each member's own number, made by night; `made_of` tells whether that is still the number. */
export const contactNumber = pgTable(
  'contact_number',
  {
    memberId: uuid('member_id')
      .primaryKey()
      .references(() => member.id, { onDelete: 'cascade' }),
    digest: text('digest').notNull(),
    madeOf: text('made_of').notNull(),
  },
  (t) => [index('contact_number_of').on(t.digest)],
);

/** Who is hidden from whom, as the last night found it: the relation `contact`, both ways. */
export const contactPair = pgTable(
  'contact_pair',
  {
    memberId: uuid('member_id')
      .notNull()
      .references(() => member.id, { onDelete: 'cascade' }),
    otherId: uuid('other_id')
      .notNull()
      .references(() => member.id, { onDelete: 'cascade' }),
  },
  (t) => [
    primaryKey({ columns: [t.memberId, t.otherId] }),
    index('contact_pair_other').on(t.otherId),
    check('contact_pair_of_another', sql`${t.memberId} <> ${t.otherId}`),
  ],
);

/** The key of these digests, made once: sealed like everything else, it outlives a change of the sealing keys. */
export const contactKey = pgTable(
  'contact_key',
  {
    only: boolean('only').primaryKey().default(true),
    keySealed: text('key_sealed').notNull(),
  },
  (t) => [check('contact_key_only', sql`${t.only}`)],
);

/**
 * Append-only: who reported whom, for what. The ids outlive both accounts; what was written stands beside it.
 * `match_id`: the match that the report has ended.
 */
export const report = pgTable(
  'report',
  {
    id: uuid('id').primaryKey().default(newId),
    reporterId: uuid('reporter_id').notNull(),
    reportedId: uuid('reported_id').notNull(),
    reason: text('reason', { enum: REPORT_REASONS }).notNull(),
    matchId: uuid('match_id'),
    reportedAt: moment('reported_at').notNull(),
  },
  (t) => [
    index('report_pair').on(t.reporterId, t.reportedId),
    index('report_reported').on(t.reportedId),
    known(t.reason, REPORT_REASONS),
    check('report_of_another', sql`${t.reporterId} <> ${t.reportedId}`),
  ],
);

/** What is written by people and about them: the names as they were, and the words; the note that came with a like. */
export type ReportText = {
  reporter: string;
  reported: string;
  details: string;
  note?: { about: string; text: string };
};
export const reportText = pgTable(
  'report_text',
  {
    reportId: uuid('report_id')
      .primaryKey()
      .references(() => report.id),
    contentSealed: text('content_sealed'),
    /** Of a report from before they were sealed. */
    content: jsonb('content').$type<ReportText>(),
  },
  (t) => [check('report_text_one', sql`num_nonnulls(${t.contentSealed}, ${t.content}) = 1`)],
);

/** Append-only: what staff decided about a member who was reported. */
export const reportDecision = pgTable(
  'report_decision',
  {
    id: uuid('id').primaryKey().default(newId),
    reportedId: uuid('reported_id').notNull(),
    decision: text('decision', { enum: REPORT_DECISIONS }).notNull(),
    /** Told to the member. */
    reason: text('reason').notNull(),
    note: text('note').notNull(),
    staffId: uuid('staff_id')
      .notNull()
      .references(() => staff.id),
    decidedAt: moment('decided_at').notNull(),
  },
  (t) => [
    index('report_decision_reported').on(t.reportedId),
    index('report_decision_staff').on(t.staffId),
    known(t.decision, REPORT_DECISIONS),
  ],
);

/** Append-only: the decision that a report got, one and no more. */
export const reportDecided = pgTable(
  'report_decided',
  {
    reportId: uuid('report_id')
      .primaryKey()
      .references(() => report.id),
    decisionId: uuid('decision_id')
      .notNull()
      .references(() => reportDecision.id),
  },
  (t) => [index('report_decided_decision').on(t.decisionId)],
);
