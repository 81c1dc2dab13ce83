// The figures of the first screen, counted where the rooms keep them, in one statement.

import type { DashboardStats } from '@ijeuwa/contract/dashboard';
import { sql } from 'drizzle-orm';
import * as z from 'zod';
import type { Queryable } from '#platform/database/connect.ts';
import { prepared } from '#platform/database/prepared.ts';
import { isShown } from '#platform/visibility/visibility.ts';
import { PREPARED_ROW, preparedColumns, preparedOf } from './prepared.repository.ts';

const Row = z.object({
  ...PREPARED_ROW,
  name: z.string(),
  messages: z.number(),
  unread_messages: z.number(),
  to_answer: z.number(),
  score_before: z.nullable(z.number()),
});

/**
 * Messages of open conversations alone; those of the other that came after the member's mark are unread. The score of
 * before is the last one that was kept up to that day.
 */
const askOwn = prepared<{ memberId: string; before: string }, z.infer<typeof Row>>(
  'read-dashboard',
  sql`
    select p.name, talk.messages, talk.unread as unread_messages, talk.to_answer,
      (select s.score from relationship_score s
        where s.member_id = p.member_id and s.day <= ${sql.placeholder('before')}::date
        order by s.day desc limit 1) as score_before,
      ${preparedColumns}
    from profile p
    join member me on me.id = p.member_id
    cross join lateral (
      select coalesce(sum(c.last_seq), 0)::int as messages, coalesce(sum(waiting.unread), 0)::int as unread,
        count(*) filter (where waiting.last_is_theirs)::int as to_answer
      from match m
      join conversation c on c.match_id = m.id
      join member other
        on other.id = case when m.low_id = p.member_id then m.high_id else m.low_id end
      cross join lateral (
        select count(*) filter (where
            u.seq > case when m.low_id = p.member_id then c.low_read_seq else c.high_read_seq end) as unread,
          bool_or(u.seq = c.last_seq) as last_is_theirs
        from message u
        where u.match_id = m.id and u.sender_id = other.id
          and u.seq >= case when m.low_id = p.member_id then c.low_read_seq else c.high_read_seq end) waiting
      where (m.low_id = p.member_id or m.high_id = p.member_id)
        and ${isShown('conversation', sql`p.member_id`, sql`other.id`)}) talk
    where p.member_id = ${sql.placeholder('memberId')}`,
  Row,
);

export type OwnStats = Pick<DashboardStats, 'name' | 'messages' | 'unreadMessages' | 'prepared'> & {
  /** Null where none was kept up to that day. */
  scoreBefore: number | null;
};

/** `before`: the day in Lagos with which the score is compared. */
export const findOwnStats = async (
  db: Queryable,
  memberId: string,
  before: string,
): Promise<OwnStats | undefined> => {
  const [row] = await askOwn(db, { memberId, before });
  return (
    row && {
      name: row.name,
      messages: row.messages,
      unreadMessages: row.unread_messages,
      prepared: preparedOf(row, row.to_answer),
      scoreBefore: row.score_before,
    }
  );
};
