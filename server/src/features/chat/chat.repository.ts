// Conversations as they are remembered: who may still write, how far each has read, and the list of them.

import type { Message } from '@ijeuwa/contract/chat';
import { type SQL, sql } from 'drizzle-orm';
import type { Queryable } from '#platform/database/connect.ts';
import type { Thing } from '#platform/visibility/policy.ts';
import { isShown } from '#platform/visibility/visibility.ts';

/** Of a match under the alias m. */
const otherOf = (memberId: string): SQL =>
  sql`case when m.low_id = ${memberId} then m.high_id else m.low_id end`;

/** An open match as one of its two sees it. */
export type OpenMatch = {
  otherId: string;
  /** On a device that is signed in; undefined when none is. */
  otherSeenAt: Date | undefined;
  myName: string;
  mayWrite: boolean;
  hasWritten: boolean;
};

export const findOpenMatch = async (
  db: Queryable,
  memberId: string,
  matchId: string,
  thing: Thing = 'conversation',
): Promise<OpenMatch | undefined> => {
  const { rows } = await db.execute(sql`
    select other.id as "otherId",
      (select max(s.last_seen_at) from session s where s.member_id = other.id) as "otherSeenAt", p.name as "myName",
      me.email_verified_at is not null as "mayWrite",
      exists (select 1 from message w where w.match_id = m.id and w.sender_id = me.id) as "hasWritten"
    from match m
    join member me on me.id = ${memberId}
    join profile p on p.member_id = me.id
    join member other on other.id = case when m.low_id = me.id then m.high_id else m.low_id end
    where m.id = ${matchId} and me.id in (m.low_id, m.high_id) and ${isShown(thing, sql`me.id`, sql`other.id`)}`);
  const [found] = rows as (Omit<OpenMatch, 'otherSeenAt'> & { otherSeenAt: string | Date | null })[];
  const { otherSeenAt } = found ?? {};
  return found && { ...found, otherSeenAt: otherSeenAt ? new Date(otherSeenAt) : undefined };
};

/**
 * Holds the match open until the transaction ends: an unmatch or a block waits, or has already won. What was waited
 * for is seen in the row alone, which is why its end is asked about here once more.
 */
export const holdMatchOpen = async (tx: Queryable, memberId: string, matchId: string): Promise<boolean> => {
  const { rows } = await tx.execute(sql`
    select 1 from match m
    where m.id = ${matchId} and ${memberId} in (m.low_id, m.high_id) and m.ended_at is null
      and ${isShown('conversation', sql`${memberId}::uuid`, otherOf(memberId))}
    for share of m`);
  return rows.length > 0;
};

/** Moves the member's mark forward, never back and never past the end; answers whether it moved. */
export const moveReadMark = async (
  db: Queryable,
  memberId: string,
  matchId: string,
  seq: number,
): Promise<number | undefined> => {
  const { rows } = await db.execute(sql`
    update conversation c set
      low_read_seq = case when m.low_id = ${memberId} then least(${seq}, c.last_seq) else c.low_read_seq end,
      high_read_seq = case when m.high_id = ${memberId} then least(${seq}, c.last_seq) else c.high_read_seq end
    from match m
    where c.match_id = ${matchId} and m.id = c.match_id and ${memberId} in (m.low_id, m.high_id)
      and least(${seq}, c.last_seq) > case when m.low_id = ${memberId} then c.low_read_seq else c.high_read_seq end
    returning least(${seq}, c.last_seq) as seq`);
  return (rows[0] as { seq: number } | undefined)?.seq;
};

export type ConversationRow = {
  matchId: string;
  otherId: string;
  name: string;
  photoId: string | null;
  demonstration: boolean;
  unread: number;
  myReadSeq: number;
  theirReadSeq: number;
  last: Message | null;
};

/** The member's open conversations, the latest first; with `matchId` that one alone. */
export const listConversations = async (
  db: Queryable,
  memberId: string,
  matchId?: string,
): Promise<ConversationRow[]> => {
  const { rows } = await db.execute(sql`
    select m.id as "matchId", other.id as "otherId", p.name, ph.id as "photoId", other.demonstration,
      coalesce(case when m.low_id = ${memberId} then c.low_read_seq else c.high_read_seq end, 0) as "myReadSeq",
      coalesce(case when m.low_id = ${memberId} then c.high_read_seq else c.low_read_seq end, 0) as "theirReadSeq",
      (select count(*)::int from message u
        where u.match_id = m.id and u.sender_id = other.id
          and u.seq > case when m.low_id = ${memberId} then c.low_read_seq else c.high_read_seq end) as unread,
      case when l.seq is null then null else json_build_object(
        'seq', l.seq, 'clientId', l.client_id, 'sender', l.sender_id, 'text', l.text,
        'sentAt', to_char(l.sent_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')) end as last
    from match m
    join member other on other.id = ${otherOf(memberId)}
    join profile p on p.member_id = other.id
    left join conversation c on c.match_id = m.id
    left join message l on l.match_id = m.id and l.seq = c.last_seq
    left join lateral (
      select id from photo where member_id = other.id and state = 'approved'
      order by is_primary desc, position limit 1) ph on true
    where (m.low_id = ${memberId} or m.high_id = ${memberId})
      and ${isShown('conversation', sql`${memberId}::uuid`, sql`other.id`)}
      ${matchId ? sql`and m.id = ${matchId}` : sql``}
    order by coalesce(l.sent_at, m.matched_at) desc, m.id desc`);
  return rows as ConversationRow[];
};
