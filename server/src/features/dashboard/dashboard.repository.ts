// The figures of the first screen, counted where the rooms keep them, in one statement.

import type { DashboardStats } from '@ijeuwa/contract/dashboard';
import { sql } from 'drizzle-orm';
import * as z from 'zod';
import type { Queryable } from '#platform/database/connect.ts';
import { prepared } from '#platform/database/prepared.ts';
import { isShown } from '#platform/visibility/visibility.ts';

const Row = z.object({
  name: z.string(),
  messages: z.number(),
  unread_messages: z.number(),
  profile_submitted: z.boolean(),
  photos: z.number(),
  email_confirmed: z.boolean(),
  phone_confirmed: z.boolean(),
  wishes_saved: z.boolean(),
  says_something: z.boolean(),
  to_answer: z.number(),
});

/**
 * Messages of open conversations alone; those of the other that came after the member's mark are unread. Wishes are
 * saved once the time for marrying is, which sign-up does not ask.
 */
const askOwn = prepared<{ memberId: string }, z.infer<typeof Row>>(
  'read-dashboard',
  sql`
    select p.name, talk.messages, talk.unread as unread_messages, talk.to_answer,
      p.submitted_at is not null as profile_submitted,
      (select count(*)::int from photo f where f.member_id = p.member_id and f.state <> 'rejected') as photos,
      me.email_verified_at is not null as email_confirmed,
      me.phone_checked_at is not null as phone_confirmed,
      exists (select from wish w where w.member_id = p.member_id and w.timeframe is not null) as wishes_saved,
      p.bio <> '' or exists (select from prompt_reply r where r.member_id = p.member_id) as says_something
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

export type OwnStats = Omit<DashboardStats, 'matchRequests'>;

export const findOwnStats = async (db: Queryable, memberId: string): Promise<OwnStats | undefined> => {
  const [row] = await askOwn(db, { memberId });
  return (
    row && {
      name: row.name,
      messages: row.messages,
      unreadMessages: row.unread_messages,
      prepared: {
        profileSubmitted: row.profile_submitted,
        photos: row.photos,
        emailConfirmed: row.email_confirmed,
        phoneConfirmed: row.phone_confirmed,
        wishesSaved: row.wishes_saved,
        saysSomething: row.says_something,
        toAnswer: row.to_answer,
      },
    }
  );
};
