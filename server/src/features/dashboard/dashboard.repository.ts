// The figures of the first screen, counted where the rooms keep them.

import { sql } from 'drizzle-orm';
import * as z from 'zod';
import type { Queryable } from '#platform/database/connect.ts';
import { rowsOf } from '#platform/database/rows.ts';
import { isShown } from '#platform/visibility/visibility.ts';

const TalkStats = z.object({ name: z.string(), messages: z.number(), unreadMessages: z.number() });
export type TalkStats = z.infer<typeof TalkStats>;

/** Messages of open conversations alone; those of the other that came after the member's mark are unread. */
export const findTalkStats = async (db: Queryable, memberId: string): Promise<TalkStats | undefined> => {
  const answered = await db.execute(sql`
    select p.name, talk.messages, talk.unread as "unreadMessages"
    from profile p
    cross join lateral (
      select coalesce(sum(c.last_seq), 0)::int as messages, coalesce(sum(waiting.unread), 0)::int as unread
      from match m
      join conversation c on c.match_id = m.id
      join member other
        on other.id = case when m.low_id = p.member_id then m.high_id else m.low_id end
      cross join lateral (
        select count(*) as unread from message u
        where u.match_id = m.id and u.sender_id = other.id
          and u.seq > case when m.low_id = p.member_id then c.low_read_seq else c.high_read_seq end) waiting
      where (m.low_id = p.member_id or m.high_id = p.member_id) 
        and ${isShown('conversation', sql`p.member_id`, sql`other.id`)}) talk
    where p.member_id = ${memberId}`);
  return rowsOf(TalkStats, answered)[0];
};
