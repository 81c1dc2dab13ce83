// The table of calendars that read a member's appointments.
import { pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { member, moment } from './accounts.ts';

/** The private address at which calendars read a member’s appointments; the address itself is kept sealed. */
export const calendarFeed = pgTable('calendar_feed', {
  memberId: uuid('member_id')
    .primaryKey()
    .references(() => member.id, { onDelete: 'cascade' }),
  tokenHash: text('token_hash').notNull().unique(),
  /** Sealed, to be shown to the member again. */
  tokenSealed: text('token_sealed'),
  madeAt: moment('made_at').notNull(),
});
