// Tables of the therapy room: plans that were chosen, and assessments with their insights.
import { CURRENCIES } from '@ijeuwa/contract/fields';
import { sql } from 'drizzle-orm';
import { bigint, check, index, integer, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { member, moment } from './accounts.ts';
import { catalogueVersion } from './catalogue.ts';
import { endsAfter, known, needs, positive } from './checks.ts';
import { staff } from './staff.ts';

export const therapyPlan = pgTable(
  'therapy_plan',
  {
    /** The member's device made it: a second tap is the same plan. */
    id: uuid('id').primaryKey(),
    memberId: uuid('member_id')
      .notNull()
      .references(() => member.id, { onDelete: 'cascade' }),
    /** As it is sold. */
    versionId: uuid('version_id')
      .notNull()
      .references(() => catalogueVersion.id),
    name: text('name').notNull(),
    sessions: integer('sessions').notNull(),
    amountMinor: bigint('amount_minor', { mode: 'number' }).notNull(),
    currency: text('currency', { enum: CURRENCIES }).notNull(),
    chosenAt: moment('chosen_at').notNull(),
    offeredUntil: moment('offered_until').notNull(),
    paidAt: moment('paid_at'),
    usableUntil: moment('usable_until'),
    takenBackAt: moment('taken_back_at'),
  },
  (t) => [
    index('therapy_plan_member').on(t.memberId, t.chosenAt),
    index('therapy_plan_version').on(t.versionId),
    positive(t.sessions),
    positive(t.amountMinor),
    known(t.currency, CURRENCIES),
    endsAfter(t.offeredUntil, t.chosenAt),
    endsAfter(t.usableUntil, t.paidAt),
    needs(t.usableUntil, t.paidAt),
    needs(t.takenBackAt, t.paidAt),
  ],
);

export const therapyAssessment = pgTable(
  'therapy_assessment',
  {
    /** The member's device made it. */
    id: uuid('id').primaryKey(),
    memberId: uuid('member_id')
      .notNull()
      .references(() => member.id, { onDelete: 'cascade' }),
    /** Sealed: how long together, and the goal. */
    contentSealed: text('content_sealed').notNull(),
    sentAt: moment('sent_at').notNull(),
    /** Whose it is: who has taken it, and then who answered. */
    staffId: uuid('staff_id').references(() => staff.id),
    dueSoonToldAt: moment('due_soon_told_at'),
    overdueToldAt: moment('overdue_told_at'),
    insightsClientId: uuid('insights_client_id'),
    insightsSealed: text('insights_sealed'),
    answeredAt: moment('answered_at'),
  },
  (t) => [
    index('therapy_assessment_member').on(t.memberId, t.sentAt),
    index('therapy_assessment_staff').on(t.staffId),
    index('therapy_assessment_queue').on(sql`(${t.answeredAt} is not null)`, t.sentAt, t.id),
    uniqueIndex('therapy_assessment_one_waits').on(t.memberId).where(sql`${t.answeredAt} is null`),
    check(
      'therapy_assessment_answered_whole',
      sql`num_nonnulls(${t.insightsClientId}, ${t.insightsSealed}, ${t.answeredAt}) in (0, 3)`,
    ),
    needs(t.answeredAt, t.staffId),
  ],
);
