// A message as it is sent: whether its sender may write, the points of their limits, and the message itself, in one statement.
import { type SQL, sql } from 'drizzle-orm';
import * as z from 'zod';
import type { ViewerWrite } from '#platform/database/viewer-read.ts';
import { taking } from '#platform/limit-points.ts';
import { type Bucket, keyIn, type Limits } from '#platform/limits.ts';
import type { Ringing } from '#platform/notify.ts';
import { isShownPresent } from '#platform/visibility/visibility.ts';
import { lineOf } from './message-notice.rules.ts';
import { quoted, writtenOf } from './writing.repository.ts';
import { FIRST_MESSAGES_BY_ACCOUNT, MESSAGES_BY_ACCOUNT } from './writing-limits.ts';

export type Sending = { matchId: string; clientId: string; text: string };

const Sent = z.object({
  otherId: z.string(),
  myName: z.string(),
  mayWrite: z.boolean(),
  hasWritten: z.boolean(),
  /** A message with this id of the sender's own is there already. */
  isSent: z.boolean(),
  /** A browser of the other's asked to be told: what leaves for it is written with the message, by `writeTold`. */
  isReached: z.boolean(),
  /** So long must wait whoever has written too much. */
  waitMs: z.nullable(z.number()),
  sentAt: z.date(),
  /** Of what is written by now. */
  written: z.nullable(
    z.object({ seq: z.number(), begins: z.boolean(), waiting: z.number(), noticeId: z.string() }),
  ),
});
export type SentRow = z.infer<typeof Sent>;

const AT = sql`${sql.placeholder('takenAt')}::bigint`;
const takenBy = (name: string, { seconds }: Bucket, which: SQL): SQL => sql`
  select ${keyIn(name, sql`sender_id`)} as key, count(*)::int as points, ${AT} + ${sql.raw(`${seconds * 1000}`)} as expire
  from weighed where may_write and not is_sent ${which} group by sender_id`;
const beyond = (most: SQL, taken: SQL): SQL =>
  sql`case when ${taken}.points > ${most} then greatest(${taken}.expire - ${AT}, 1)::int end`;

// Each `is not null` finds one row by an index; an `exists` may be planned as a reading of all messages.
const partsWith = (ringing: Ringing): SQL => sql`
  weighed as (
    select a.at, a."memberId" as sender_id, m.id as match_id, other.member_id as other_id, a."clientId" as client_id,
      a.text, a."ownName" as name, a."isVerified" as may_write,
      (select true from message w where w.match_id = m.id and w.sender_id = a."memberId" limit 1) is not null as has_written,
      (select true from message w where w.match_id = m.id and w.sender_id = a."memberId"
        and w.client_id = a."clientId") is not null as is_sent,
      (select true from push_subscription b where b.member_id = other.member_id limit 1) is not null as is_reached
    from acting a
    join match m on m.id = a."matchId" and a."memberId" in (m.low_id, m.high_id)
    join member_present other
      on other.member_id = case when m.low_id = a."memberId" then m.high_id else m.low_id end
    where ${isShownPresent('conversation', sql`a."memberId"`, sql`other.member_id`, sql`a."isPresent"`)}),
  charged as (${taking(
    sql`${takenBy('message', MESSAGES_BY_ACCOUNT, sql``)}
      union all ${takenBy('first-message', FIRST_MESSAGES_BY_ACCOUNT, sql`and not has_written`)}`,
    AT,
  )}),
  taken as (
    select w.*, greatest(${beyond(sql`${sql.placeholder('most')}::int`, sql`c`)},
      ${beyond(sql`${sql.placeholder('firstMost')}::int`, sql`f`)}) as wait_ms
    from weighed w join charged c on c.key = ${keyIn('message', sql`w.sender_id`)}
    left join charged f on not w.has_written and f.key = ${keyIn('first-message', sql`w.sender_id`)}
    where w.may_write and not w.is_sent),
  draft as (
    select match_id, sender_id, other_id, client_id, text, has_written,
      replace(${sql.raw(quoted(lineOf('{name}')))}, '{name}', name) as line
    from taken where wait_ms is null and not is_reached),
  ${writtenOf(ringing, { isSent: sql`false`, hasWritten: sql`r.has_written` })},
  done as (
    select w.at, w.other_id as "otherId", w.name as "myName", w.may_write as "mayWrite", w.has_written as "hasWritten",
      w.is_sent as "isSent", w.is_reached as "isReached", t.wait_ms as "waitMs",
      ${sql.placeholder('sentAt')}::timestamptz as "sentAt",
      case when rung.id is not null then json_build_object('seq', c.seq, 'begins', c.begins, 'waiting', c.waiting,
        'noticeId', rung.id) end as written
    from weighed w left join taken t on t.at = w.at left join counted c on c.match_id = w.match_id
    left join rung on rung.member_id = c.other_id and rung.about = c.match_id::text)`;

export type Send = ViewerWrite<Sending, SentRow>;
/** Once for each way to ring, however many servers one program starts. */
const known = new WeakMap<Ringing, Send>();
export const sendingWith = (ringing: Ringing): Send => {
  const send: Send = known.get(ringing) ?? {
    name: 'send-messages',
    takes: { matchId: 'uuid', clientId: 'uuid', text: 'text' },
    parts: partsWith(ringing),
    row: Sent,
  };
  known.set(ringing, send);
  return send;
};

/** What is the same for all who send at one moment. */
export const sharedBy = ({ pointsOf, now }: Limits, at: Date) => ({
  sentAt: at,
  rungAt: at,
  takenAt: now(),
  most: pointsOf('message', MESSAGES_BY_ACCOUNT),
  firstMost: pointsOf('first-message', FIRST_MESSAGES_BY_ACCOUNT),
});
