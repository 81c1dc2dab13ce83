// Tables of how long cards were shown, and of which active cards changed.
import { sql } from 'drizzle-orm';
import {
  bigserial,
  check,
  customType,
  date,
  index,
  pgTable,
  primaryKey,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import { member, moment } from './accounts.ts';

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

const transactionId = customType<{ data: string }>({ dataType: () => 'xid8' });

/**
 * Which active cards came, went or changed in anything but the last activity, and in which transaction: triggers write
 * it, and each process that holds the cards in memory reads it. A row without a member says up to where what stood here
 * was cleared away.
 */
export const cardChange = pgTable(
  'card_change',
  {
    xid: transactionId('xid').notNull().default(sql`pg_current_xact_id()`),
    id: bigserial('id', { mode: 'number' }).notNull(),
    memberId: uuid('member_id'),
    at: moment('at').notNull().defaultNow(),
  },
  (t) => [
    primaryKey({ columns: [t.xid, t.id] }),
    index('card_change_at').on(t.at),
    uniqueIndex('card_change_cleared').on(sql`(${t.memberId} is null)`).where(sql`${t.memberId} is null`),
  ],
);
