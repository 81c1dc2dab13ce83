// Tables of the safety room: blocks and reports.
import { index, pgTable, primaryKey, text, unique, uuid } from 'drizzle-orm/pg-core';
import { member, moment, newId } from './accounts.ts';

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
  (t) => [primaryKey({ columns: [t.blockerId, t.blockedId] }), index('block_blocked').on(t.blockedId)],
);

export const report = pgTable(
  'report',
  {
    id: uuid('id').primaryKey().default(newId),
    reporterId: uuid('reporter_id')
      .notNull()
      .references(() => member.id, { onDelete: 'cascade' }),
    reportedId: uuid('reported_id')
      .notNull()
      .references(() => member.id, { onDelete: 'cascade' }),
    reason: text('reason').notNull(),
    details: text('details').notNull().default(''),
    reportedAt: moment('reported_at').notNull(),
    closedAt: moment('closed_at'),
  },
  (t) => [unique('report_pair').on(t.reporterId, t.reportedId), index('report_reported').on(t.reportedId)],
);
