// Tables of the leaving room: who asked to be erased, the list of who was, and the copies of their data that members asked for.
import { sql } from 'drizzle-orm';
import { check, index, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { member, moment } from './accounts.ts';
import { endsAfter } from './checks.ts';

/** Ids alone: it outlives the account, and is gone when the member comes back. */
export const erasure = pgTable(
  'erasure',
  {
    memberId: uuid('member_id').primaryKey(),
    askedAt: moment('asked_at').notNull(),
    dueAt: moment('due_at').notNull(),
    erasedAt: moment('erased_at'),
  },
  (t) => [
    index('erasure_due').on(t.dueAt).where(sql`${t.erasedAt} is null`),
    endsAfter(t.dueAt, t.askedAt),
    check('erasure_erased_at_not_early', sql`${t.erasedAt} >= ${t.dueAt}`),
  ],
);

/** The last copy that a member asked for: of each member one. */
export const dataExport = pgTable(
  'data_export',
  {
    memberId: uuid('member_id')
      .primaryKey()
      .references(() => member.id, { onDelete: 'cascade' }),
    askedAt: moment('asked_at').notNull(),
    /** Of the private file; none before it is made. */
    fileId: text('file_id'),
    readyAt: moment('ready_at'),
    /** From then on the file is gone. */
    endsAt: moment('ends_at'),
  },
  (t) => [
    index('data_export_waiting').on(t.askedAt).where(sql`${t.readyAt} is null`),
    index('data_export_ended').on(t.endsAt),
    check('data_export_whole', sql`num_nonnulls(${t.fileId}, ${t.readyAt}, ${t.endsAt}) in (0, 3)`),
  ],
);
