// What a member has not read of a conversation, from the first of it on: counted as far as it is said, and no further.
import { type SQL, type SQLWrapper, sql } from 'drizzle-orm';
import * as z from 'zod';
import type { Queryable } from '#platform/database/connect.ts';
import { rowsOf } from '#platform/database/rows.ts';

/** Beyond `most` nobody counts, nor is anything read. */
export const unread = (
  matchId: SQLWrapper,
  memberId: SQLWrapper,
  readSeq: SQLWrapper,
  most: SQLWrapper,
): SQL => sql`
  select count(*)::int from (
    select 1 from message w
    where w.match_id = ${matchId} and w.sender_id <> ${memberId} and w.seq > ${readSeq}
    order by w.seq limit ${most}) unread`;

const Unread = z.object({ n: z.number() });
export const hasUnread = async (tx: Queryable, matchId: string, memberId: string): Promise<boolean> => {
  const me = sql`${memberId}::uuid`;
  const answered = await tx.execute(sql`
    select (${unread(sql`c.match_id`, me, sql`case when m.low_id = ${me} then c.low_read_seq else c.high_read_seq end`, sql`1`)}) as n
    from conversation c join match m on m.id = c.match_id where c.match_id = ${matchId}`);
  return (rowsOf(Unread, answered)[0]?.n ?? 0) > 0;
};
