// The figures of the first screen, counted where the rooms keep them.

import type { DashboardStats } from '@ijeuwa/contract/dashboard';
import { sql } from 'drizzle-orm';
import type { Queryable } from '#platform/database/connect.ts';
import { isShown } from '#platform/visibility/visibility.ts';

export type TalkStats = Omit<DashboardStats, 'matchRequests'>;

/** Messages of open conversations alone; those of the other that came after the member's mark are unread. */
export const findTalkStats = async (db: Queryable, memberId: string): Promise<TalkStats | undefined> => {
  const { rows } = await db.execute(sql`
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
  return rows[0] as TalkStats | undefined;
};
