// The keys that something in this database is sealed with: their names, and by what they are known again.
import { pgTable, text, timestamp } from 'drizzle-orm/pg-core';

export const sealingKey = pgTable('sealing_key', {
  name: text('name').primaryKey(),
  /** A keyed digest of a fixed word: tells the key from any other of its name, and nothing about it. */
  mark: text('mark').notNull(),
  firstSeenAt: timestamp('first_seen_at', { withTimezone: true }).notNull().defaultNow(),
});
