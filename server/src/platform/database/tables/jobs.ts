// Table of the timetable: how each job's last run went, and how it last failed.
import { integer, pgTable, text } from 'drizzle-orm/pg-core';
import { moment } from './accounts.ts';
import { notNegative } from './checks.ts';

export const jobRun = pgTable(
  'job_run',
  {
    name: text('name').primaryKey(),
    ranAt: moment('ran_at').notNull(),
    durationMs: integer('duration_ms').notNull(),
    /** One after the other, up to now. */
    failures: integer('failures').notNull(),
    failedAt: moment('failed_at'),
    /** Of the last failure, as it is logged: kind, message and places, no personal field. */
    failure: text('failure'),
  },
  (t) => [notNegative(t.durationMs), notNegative(t.failures)],
);
