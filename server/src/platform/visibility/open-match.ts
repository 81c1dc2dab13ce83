// The other of a match that is open: they are matched, it was not ended, and nothing keeps the two apart.
import { sql } from 'drizzle-orm';
import * as z from 'zod';
import type { Queryable } from '../database/connect.ts';
import { rowsOf } from '../database/rows.ts';
import { isShown } from './visibility.ts';

const Other = z.object({ otherId: z.string() });
/** Undefined where there is none, or the two see each other no more. */
export const findOther = async (
  db: Queryable,
  memberId: string,
  matchId: string,
): Promise<string | undefined> => {
  const me = sql`${memberId}::uuid`;
  const other = sql`case when m.low_id = ${me} then m.high_id else m.low_id end`;
  const answered = await db.execute(sql`
    select ${other} as "otherId" from match m
    where m.id = ${matchId} and ${me} in (m.low_id, m.high_id) and m.ended_at is null
      and ${isShown('conversation', me, other)}`);
  return rowsOf(Other, answered)[0]?.otherId;
};
