// Table of how long cards were shown.
import { sql } from 'drizzle-orm';
import { check, date, index, pgTable, primaryKey, uuid } from 'drizzle-orm/pg-core';
import { member } from './accounts.ts';

/** Days in Lagos, one after the other, on which a card was shown at some time: both ends are among them. */
export const cardStretch = pgTable(
  'card_stretch',
  {
    memberId: uuid('member_id')
      .notNull()
      .references(() => member.id, { onDelete: 'cascade' }),
    fromDay: date('from_day', { mode: 'string' }).notNull(),
    untilDay: date('until_day', { mode: 'string' }).notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.memberId, t.fromDay] }),
    index('card_stretch_until').on(t.untilDay),
    check('card_stretch_ordered', sql`${t.untilDay} >= ${t.fromDay}`),
  ],
);
