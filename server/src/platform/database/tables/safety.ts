// Tables of the safety room: blocks, reports, and what staff decided on them.
import { REPORT_DECISIONS, REPORT_REASONS } from '@ijeuwa/contract/safety';
import { sql } from 'drizzle-orm';
import { check, index, jsonb, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import { member, moment, newId } from './accounts.ts';
import { known } from './checks.ts';
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
