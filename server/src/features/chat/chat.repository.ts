// Conversations as they are remembered: who may still write, how far each has read, and the list of them.

import { GENDERS } from '@ijeuwa/contract/person';
import { type SQL, sql } from 'drizzle-orm';
import * as z from 'zod';
import type { Queryable } from '#platform/database/connect.ts';
import { prepared } from '#platform/database/prepared.ts';
import { rowsOf } from '#platform/database/rows.ts';
import { viewerRead } from '#platform/database/viewer-read.ts';
import type { Thing } from '#platform/visibility/policy.ts';
import { isShown, isShownPresent } from '#platform/visibility/visibility.ts';

const OpenMatch = z.object({
  otherId: z.string(),
  /** On a device that is signed in; null when none is. */
  otherSeenAt: z.nullable(z.date()),
});
/** An open match as one of its two sees it. */
export type OpenMatch = z.infer<typeof OpenMatch>;

const [ME, MATCH] = [sql.placeholder('memberId'), sql.placeholder('matchId')];
const inOpenMatch = (thing: Thing) => sql`
  from match m
  join member me on me.id = ${ME}
  join member other on other.id = case when m.low_id = me.id then m.high_id else m.low_id end
  where m.id = ${MATCH} and me.id in (m.low_id, m.high_id) and ${isShown(thing, sql`me.id`, sql`other.id`)}`;

const openFor = (thing: Thing) =>
  prepared<{ memberId: string; matchId: string }, OpenMatch>(
    `open-${thing}`,
    sql`select other.id as "otherId",
    (select max(s.last_seen_at) from session s where s.member_id = other.id) as "otherSeenAt" ${inOpenMatch(thing)}`,
    OpenMatch,
  );
const open = { conversation: openFor('conversation'), presence: openFor('presence') };
export const findOpenMatch = async (
  db: Queryable,
  memberId: string,
  matchId: string,
  thing: keyof typeof open = 'conversation',
): Promise<OpenMatch | undefined> => {
  const [found] = await open[thing](db, { memberId, matchId });
  return found;
};

const Confirmed = z.object({ confirmed: z.boolean() });
/** Whoever has confirmed their address. */
export const mayWrite = async (db: Queryable, memberId: string): Promise<boolean> => {
  const answered = await db.execute(
    sql`select email_verified_at is not null as confirmed from member where id = ${memberId}`,
  );
  return rowsOf(Confirmed, answered)[0]?.confirmed === true;
};

const Place = z.object({ seq: z.number() });
/** Moves the member's mark forward, never back and never past the end, with the time; answers where it came to. */
export const moveReadMark = async (
  db: Queryable,
  memberId: string,
  matchId: string,
  seq: number,
  at: Date,
): Promise<number | undefined> => {
  const answered = await db.execute(sql`
    update conversation c set
      low_read_seq = case when m.low_id = ${memberId} then least(${seq}, c.last_seq) else c.low_read_seq end,
      high_read_seq = case when m.high_id = ${memberId} then least(${seq}, c.last_seq) else c.high_read_seq end,
      low_read_at = case when m.low_id = ${memberId} then ${at.toISOString()}::timestamptz else c.low_read_at end,
      high_read_at = case when m.high_id = ${memberId} then ${at.toISOString()}::timestamptz else c.high_read_at end
    from match m
    where c.match_id = ${matchId} and m.id = c.match_id and ${memberId} in (m.low_id, m.high_id)
      and least(${seq}, c.last_seq) > case when m.low_id = ${memberId} then c.low_read_seq else c.high_read_seq end
    returning least(${seq}, c.last_seq) as seq`);
  return rowsOf(Place, answered)[0]?.seq;
};

const ConversationRow = z.object({
  matchId: z.string(),
  otherId: z.string(),
  name: z.string(),
  gender: z.nullable(z.enum(GENDERS)),
  photoId: z.nullable(z.string()),
  demonstration: z.boolean(),
  checkedAt: z.nullable(z.date()),
  matchedAt: z.date(),
  unread: z.number(),
  myReadSeq: z.number(),
  theirReadSeq: z.number(),
  theirReadAt: z.nullable(z.date()),
  /** Of the last message; null where there is none. */
  lastSeq: z.nullable(z.number()),
  lastClientId: z.nullable(z.string()),
  lastSender: z.nullable(z.string()),
  lastText: z.nullable(z.string()),
  lastSentAt: z.nullable(z.date()),
});
export type ConversationRow = z.infer<typeof ConversationRow>;

/** Reads an order of the index each, and sorts nothing: the main photo, or where it is not approved the first that is. */
const FACE = sql`coalesce(
        (select f.id from photo f where f.member_id = other.member_id and f.is_primary and f.state = 'approved'),
        (select f.id from photo f where f.member_id = other.member_id and f.state = 'approved' order by f.position limit 1))`;

// What is unread is counted from the mark on, by the index of places: by that of senders all that they ever wrote is read.
const conversationsOf =
  <Asked>(which: (asked: Asked) => SQL, order: SQL) =>
  (memberId: SQL, mayLook: SQL, asked: Asked) =>
    sql`
    select m.id as "matchId", other.member_id as "otherId", other.name,
      (select p.gender from profile p where p.member_id = other.member_id) as gender, ${FACE} as "photoId", other.demonstration,
      (select k.reviewed_at from card k where k.member_id = other.member_id) as "checkedAt", m.matched_at as "matchedAt",
      coalesce(case when m.low_id = ${memberId} then c.low_read_seq else c.high_read_seq end, 0) as "myReadSeq",
      coalesce(case when m.low_id = ${memberId} then c.high_read_seq else c.low_read_seq end, 0) as "theirReadSeq",
      case when m.low_id = ${memberId} then c.high_read_at else c.low_read_at end as "theirReadAt",
      case when c.last_seq > case when m.low_id = ${memberId} then c.low_read_seq else c.high_read_seq end
        then (select (count(*) filter (where u.sender_id = other.member_id))::int from message u
          where u.match_id = m.id and u.seq > case when m.low_id = ${memberId} then c.low_read_seq else c.high_read_seq end)
        else 0 end as unread,
      l.seq as "lastSeq", l.client_id as "lastClientId", l.sender_id as "lastSender", l.text as "lastText",
      l.sent_at as "lastSentAt"
    from match m
    join member_present other on other.member_id = case when m.low_id = ${memberId} then m.high_id else m.low_id end
    left join conversation c on c.match_id = m.id
    left join message l on l.match_id = m.id and l.seq = c.last_seq
    where ${which(asked)} and (m.low_id = ${memberId} or m.high_id = ${memberId})
      and ${isShownPresent('conversation', memberId, sql`other.member_id`, mayLook)}
    ${order}`;
/** The member's open conversations, the latest first. */
export const readConversations = viewerRead<Record<never, never>, ConversationRow>(
  'conversations',
  {},
  // A note may be older than the match that it opens.
  conversationsOf(() => sql`true`, sql`order by greatest(l.sent_at, m.matched_at) desc, m.id desc`),
  ConversationRow,
);
/** One of them. */
export const readConversation = viewerRead<{ matchId: string }, ConversationRow>(
  'conversation',
  { matchId: 'uuid' },
  conversationsOf(({ matchId }) => sql`m.id = ${matchId}`, sql``),
  ConversationRow,
);
