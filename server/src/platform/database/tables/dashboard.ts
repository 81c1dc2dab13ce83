// Table of the dashboard room: how prepared a member was.
import { SCORE_MAX } from '@ijeuwa/contract/score';
import { date, pgTable, primaryKey, smallint, uuid } from 'drizzle-orm/pg-core';
import { member } from './accounts.ts';
import { within } from './checks.ts';

/** As it stood when that day began in Lagos. A day on which it was the same as before has no row. */
export const relationshipScore = pgTable(
  'relationship_score',
  {
    memberId: uuid('member_id')
      .notNull()
      .references(() => member.id, { onDelete: 'cascade' }),
    day: date('day', { mode: 'string' }).notNull(),
    score: smallint('score').notNull(),
  },
  (t) => [primaryKey({ columns: [t.memberId, t.day] }), within(t.score, 0, SCORE_MAX)],
);
