// Messages as they are written: their places, themselves and the bells that they ring, all of one moment in one statement.
import { type SQL, sql } from 'drizzle-orm';
import * as z from 'zod';
import type { Queryable } from '#platform/database/connect.ts';
import { prepared } from '#platform/database/prepared.ts';
import type { Ringing } from '#platform/notify.ts';
import { COUNTED_MAX, lineOf, titleOf } from './message-notice.rules.ts';
import type { Draft } from './messages.repository.ts';
import { unread } from './unread.repository.ts';

/** Of somebody who was found free to write a moment ago. */
export type Letter = Draft & { otherId: string; myName: string };

const Held = z.object({ matchId: z.string() });
const hold = prepared<{ senderId: string; matchId: string }, z.infer<typeof Held>>(
  'hold-to-write',
  sql`with open as (
      select m.id from (select ${sql.placeholder('senderId')}::uuid as sender_id, ${sql.placeholder('matchId')}::uuid as match_id) asked
      join match m on m.id = asked.match_id and asked.sender_id in (m.low_id, m.high_id)
      where m.ended_at is null
      for share of m)
    insert into conversation (match_id) select id from open
    on conflict (match_id) do update set last_seq = conversation.last_seq
    returning match_id as "matchId"`,
  Held,
);
/**
 * Waits for whoever holds the conversation, and holds it until the transaction ends: one writer at a time. It holds the
 * match open so long: an unmatch, a block or a report, each of which ends the match, waits, or has already won, and then
 * there is nothing to write in. Answers whether there is.
 */
export const holdToWrite = async (
  tx: Queryable,
  asked: Pick<Draft, 'senderId' | 'matchId'>,
): Promise<boolean> => (await hold(tx, { senderId: asked.senderId, matchId: asked.matchId })).length > 0;

const Written = z.object({
  matchId: z.string(),
  seq: z.number(),
  /** It is the first that the sender writes here. */
  begins: z.boolean(),
  /** How many of the sender's the other has not read now; beyond `COUNTED_MAX` nobody counts. */
  waiting: z.number(),
  noticeId: z.string(),
});
export type WrittenRow = z.infer<typeof Written>;
type Columns = Record<
  'matchIds' | 'senderIds' | 'otherIds' | 'clientIds' | 'texts' | 'lines',
  readonly string[]
>;

export const quoted = (text: string): string => `'${text.replaceAll("'", "''")}'`;
/** What the bell says of one, of two …, by the rule that says it elsewhere too. */
const TITLES = sql.raw(
  `(array[${Array.from({ length: COUNTED_MAX }, (_, at) => quoted(titleOf(at + 1))).join(', ')}])`,
);

// From `draft` on; whether it is there, and whether its sender has written here, may be known by then. Everything but what it holds is read as it stood when the statement began. What others wrote since then has moved the
// conversation's last number: its place is not taken, and its letter waits for a statement of its own.
export const writtenOf = (
  ringing: Ringing,
  { isSent, hasWritten }: Record<'isSent' | 'hasWritten', SQL>,
): SQL => sql`
  open as (
    select m.id, m.low_id from draft d
    join match m on m.id = d.match_id and d.sender_id in (m.low_id, m.high_id)
    where m.ended_at is null
    for share of m skip locked),
  held as (
    select c.match_id, c.last_seq, c.low_read_seq, c.high_read_seq
    from open join conversation c on c.match_id = open.id
    for update of c skip locked),
  ready as (
    select d.*, coalesce(h.last_seq, 0) + 1 as seq,
      coalesce(case when open.low_id = d.other_id then h.low_read_seq else h.high_read_seq end, 0) as read_seq
    from draft d join open on open.id = d.match_id left join held h on h.match_id = d.match_id
    where h.last_seq is not distinct from
        (select c.last_seq from conversation c where c.match_id = d.match_id)
      and not ${isSent}),
  placed as (
    insert into conversation (match_id, last_seq) select match_id, seq from ready order by match_id
    on conflict (match_id) do update set last_seq = excluded.last_seq
      where conversation.last_seq = excluded.last_seq - 1
    returning match_id),
  saved as (
    insert into message (match_id, seq, sender_id, client_id, text, sent_at)
    select match_id, seq, sender_id, client_id, text, ${sql.placeholder('sentAt')}::timestamptz
    from placed join ready using (match_id)
    returning match_id),
  counted as (
    select r.*,
      not ${hasWritten} as begins,
      1 + (${unread(sql`r.match_id`, sql`r.other_id`, sql`r.read_seq`, sql`${sql.raw(`${COUNTED_MAX - 1}`)}`)}) as waiting
    from saved join ready r using (match_id)),
  rung as (${ringing(sql`
    select other_id as member_id, 'new_message' as type, ${TITLES}[waiting] as title, line as message,
      match_id::text as about, waiting as count, ${sql.placeholder('rungAt')}::timestamptz as created_at
    from counted`)})`;

const IS_SENT = sql`((select true from message w where w.match_id = d.match_id and w.sender_id = d.sender_id
  and w.client_id = d.client_id) is not null)`;
const HAS_WRITTEN = sql`((select true from message w where w.match_id = r.match_id and w.sender_id = r.sender_id
  limit 1) is not null)`;
const textWith = (ringing: Ringing): SQL => sql`
  with draft as (
    select * from unnest(${sql.placeholder('matchIds')}::uuid[], ${sql.placeholder('senderIds')}::uuid[],
      ${sql.placeholder('otherIds')}::uuid[], ${sql.placeholder('clientIds')}::uuid[],
      ${sql.placeholder('texts')}::text[], ${sql.placeholder('lines')}::text[])
      d (match_id, sender_id, other_id, client_id, text, line)),
  ${writtenOf(ringing, { isSent: IS_SENT, hasWritten: HAS_WRITTEN })}
  select c.match_id as "matchId", c.seq, c.begins, c.waiting, rung.id as "noticeId"
  from counted c join rung on rung.member_id = c.other_id and rung.about = c.match_id::text`;

/** A note is sent before the match that its bell tells of. */
export type Moment = { sentAt: Date; rungAt: Date };
type Save = (db: Queryable, letters: readonly Letter[], moment: Moment) => Promise<Map<string, WrittenRow>>;
/** Once for each way to ring, however many servers one program starts. */
const known = new WeakMap<Ringing, Save>();

/**
 * By conversation, one in each. Missing is what is there already, and, unless it is held, whatever somebody else holds at
 * the moment: nothing is waited for.
 */
export const savingWith = (ringing: Ringing): Save => {
  const ready = known.get(ringing);
  if (ready) return ready;
  const save = prepared<Columns & Moment, WrittenRow>('write-messages', textWith(ringing), Written);
  const saveAll: Save = async (db, letters, moment) => {
    const rows = await save(db, {
      matchIds: letters.map(({ matchId }) => matchId),
      senderIds: letters.map(({ senderId }) => senderId),
      otherIds: letters.map(({ otherId }) => otherId),
      clientIds: letters.map(({ clientId }) => clientId),
      texts: letters.map(({ text }) => text),
      lines: letters.map(({ myName }) => lineOf(myName)),
      ...moment,
    });
    return new Map(rows.map((row) => [row.matchId, row]));
  };
  known.set(ringing, saveAll);
  return saveAll;
};
