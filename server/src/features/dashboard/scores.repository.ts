// How prepared each member was at the beginning of a day.

import type { Prepared } from '@ijeuwa/contract/dashboard';
import { sql } from 'drizzle-orm';
import * as z from 'zod';
import type { Queryable } from '#platform/database/connect.ts';
import { rowsOf } from '#platform/database/rows.ts';
import { relationshipScore } from '#platform/database/tables/dashboard.ts';
import { PREPARED_ROW, preparedColumns, preparedOf } from './prepared.repository.ts';

export type Standing = { memberId: string; prepared: Prepared; lastScore: number | null };

const Row = z.object({ ...PREPARED_ROW, member_id: z.string(), last_score: z.nullable(z.number()) });

/** The next of all members, in the order of their ids; whom one writes to does not count. */
export const listStandings = async (
  db: Queryable,
  after: string | undefined,
  most: number,
): Promise<Standing[]> => {
  const answered = await db.execute(sql`
    select p.member_id, ${preparedColumns},
      (select s.score from relationship_score s where s.member_id = p.member_id
        order by s.day desc limit 1) as last_score
    from profile p
    join member me on me.id = p.member_id
    where ${after === undefined ? sql`true` : sql`p.member_id > ${after}`} and me.status <> 'erased'
    order by p.member_id
    limit ${most}`);
  return rowsOf(Row, answered).map((row) => ({
    memberId: row.member_id,
    prepared: preparedOf(row, 0),
    lastScore: row.last_score,
  }));
};

export type ScoreRow = typeof relationshipScore.$inferInsert;

/** The first one of a day stays. */
export const saveScores = async (db: Queryable, rows: readonly ScoreRow[]): Promise<void> => {
  if (rows.length === 0) return;
  await db
    .insert(relationshipScore)
    .values([...rows])
    .onConflictDoNothing();
};

/** What no question asks for any more: each that another follows by that day. */
export const removeOldScores = async (db: Queryable, day: string): Promise<void> => {
  await db.execute(sql`
    delete from relationship_score old
    where old.day < ${day}::date and exists (
      select from relationship_score next
      where next.member_id = old.member_id and next.day > old.day and next.day <= ${day}::date)`);
};
