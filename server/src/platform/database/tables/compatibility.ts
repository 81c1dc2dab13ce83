// Tables of the compatibility room: who was given a report, of which match one was asked for or made, and each yes to it.
import { REPORT_LINES, REPORT_STATES } from '@ijeuwa/contract/compatibility';
import { CURRENCIES } from '@ijeuwa/contract/fields';
import { sql } from 'drizzle-orm';
import { check, index, integer, pgTable, primaryKey, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { member, moment, newId } from './accounts.ts';
import { order } from './billing.ts';
import { allKnown, known, positive } from './checks.ts';
import { match } from './matching.ts';

/** One for each purchase whose guarantee was given; it stays, whatever becomes of the purchase. */
export const compatibilityRight = pgTable(
  'compatibility_right',
  {
    id: uuid('id').primaryKey().default(newId),
    memberId: uuid('member_id')
      .notNull()
      .references(() => member.id, { onDelete: 'cascade' }),
    orderId: uuid('order_id')
      .notNull()
      .references(() => order.id),
    /** What it was worth when it was given. */
    valueMinor: integer('value_minor').notNull(),
    currency: text('currency', { enum: CURRENCIES }).notNull(),
    givenAt: moment('given_at').notNull(),
    usedAt: moment('used_at'),
  },
  (t) => [
    index('compatibility_right_member').on(t.memberId),
    uniqueIndex('compatibility_right_one_an_order').on(t.orderId),
    known(t.currency, CURRENCIES),
    positive(t.valueMinor),
  ],
);

/** Each time that one was asked for; of a match one is under way at most. */
export const compatibilityReport = pgTable(
  'compatibility_report',
  {
    id: uuid('id').primaryKey().default(newId),
    matchId: uuid('match_id')
      .notNull()
      .references(() => match.id, { onDelete: 'cascade' }),
    askerId: uuid('asker_id')
      .notNull()
      .references(() => member.id, { onDelete: 'cascade' }),
    state: text('state', { enum: REPORT_STATES }).notNull().default('asked'),
    askedAt: moment('asked_at').notNull(),
    madeAt: moment('made_at'),
    overAt: moment('over_at'),
    /** Of the private file, while there is one. */
    fileId: text('file_id'),
    /** Which right it used. */
    rightId: uuid('right_id').references(() => compatibilityRight.id, { onDelete: 'set null' }),
  },
  (t) => [
    index('compatibility_report_match').on(t.matchId),
    index('compatibility_report_asker').on(t.askerId),
    index('compatibility_report_right').on(t.rightId),
    uniqueIndex('compatibility_report_under_way').on(t.matchId).where(sql`${t.state} in ('asked', 'made')`),
    known(t.state, REPORT_STATES),
    check(
      'compatibility_report_over_has_end',
      sql`(${t.state} in ('declined', 'withdrawn')) = (${t.overAt} is not null)`,
    ),
    check('compatibility_report_made_has_file', sql`(${t.state} = 'made') = (${t.fileId} is not null)`),
    check('compatibility_report_made_has_day', sql`${t.state} <> 'made' or ${t.madeAt} is not null`),
  ],
);

/** Which lines somebody lets stand in it, and a digest of their words: the words themselves stay with the wishes. */
export const compatibilityYes = pgTable(
  'compatibility_yes',
  {
    reportId: uuid('report_id')
      .notNull()
      .references(() => compatibilityReport.id, { onDelete: 'cascade' }),
    memberId: uuid('member_id')
      .notNull()
      .references(() => member.id, { onDelete: 'cascade' }),
    lines: text('lines', { enum: REPORT_LINES }).array().notNull(),
    wordsDigest: text('words_digest').notNull(),
    saidAt: moment('said_at').notNull(),
    /** When they first opened the file. */
    openedAt: moment('opened_at'),
  },
  (t) => [
    primaryKey({ columns: [t.reportId, t.memberId] }),
    index('compatibility_yes_member').on(t.memberId),
    allKnown(t.lines, REPORT_LINES),
  ],
);
