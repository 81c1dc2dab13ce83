// Table of the files that members keep with us: whose each is, and how far it has come.
import { isNotNull, isNull, or, sql } from 'drizzle-orm';
import { check, index, integer, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { member, moment } from './accounts.ts';
import { positive } from './checks.ts';

/**
 * Written before its bytes, and removed after them. One that is kept by nobody, was removed, or whose owner is gone is
 * loose: its bytes are erased, and then its row.
 */
export const privateFile = pgTable(
  'private_file',
  {
    /** In the store: 96 random bits and which piece it is; names nobody and cannot be guessed. */
    name: text('name').primaryKey(),
    /** Nobody any more, once the account is gone. */
    ownerId: uuid('owner_id').references(() => member.id, { onDelete: 'set null' }),
    kind: text('kind').notNull(),
    mediaType: text('media_type').notNull(),
    /** Not known of photos older than this table. */
    bytes: integer('bytes'),
    sha256: text('sha256'),
    createdAt: moment('created_at').notNull(),
    /** Since then a row of its room stands for it. */
    keptAt: moment('kept_at'),
    removedAt: moment('removed_at'),
  },
  (t) => [
    index('private_file_owner').on(t.ownerId),
    index('private_file_loose')
      .on(t.createdAt)
      .where(sql`${or(isNull(t.keptAt), isNotNull(t.removedAt), isNull(t.ownerId))}`),
    positive(t.bytes),
    check('private_file_sha256_whole', sql`${t.sha256} ~ '^[0-9a-f]{64}$'`),
  ],
);
