// Messages as they are remembered: in the order of their sequence, each of the sender's own ids once.

import type { Message } from '@ijeuwa/contract/chat';
import { and, asc, desc, eq, gt, lt, type SQLWrapper, sql } from 'drizzle-orm';
import * as z from 'zod';
import type { Queryable } from '#platform/database/connect.ts';
import { prepared } from '#platform/database/prepared.ts';
import { rowsOf } from '#platform/database/rows.ts';
import { message } from '#platform/database/tables/chat.ts';

export type Draft = { matchId: string; senderId: string; clientId: string; text: string };

const toMessage = (row: typeof message.$inferSelect): Message => ({
  seq: row.seq,
  clientId: row.clientId,
  sender: row.senderId,
  text: row.text,
  sentAt: row.sentAt.toISOString(),
});

/** What is being written is written before, what comes later comes after. */
export const holdConversation = async (tx: Queryable, matchId: string): Promise<void> => {
  await tx.execute(sql`select 1 from conversation where match_id = ${matchId} for update`);
};

export const findSentMessage = async (
  db: Queryable,
  { matchId, senderId, clientId }: Omit<Draft, 'text'>,
): Promise<Message | undefined> => {
  const [found] = await db
    .select()
    .from(message)
    .where(and(eq(message.matchId, matchId), eq(message.senderId, senderId), eq(message.clientId, clientId)));
  return found && toMessage(found);
};

/** What the member has not read of the other's, from the first of it on; beyond `most` nobody counts, nor is anything read. */
const unread = (matchId: SQLWrapper, memberId: SQLWrapper, most: SQLWrapper) => sql`
  select count(*)::int from (
    select 1 from message w
    where w.match_id = ${matchId} and w.sender_id <> ${memberId}
      and w.seq > (select case when m.low_id = ${memberId} then c.low_read_seq else c.high_read_seq end
        from conversation c join match m on m.id = c.match_id where c.match_id = ${matchId})
    order by w.seq limit ${most}) unread`;

/** A message in a place that was taken for it. */
export type Placed = Draft & { seq: number; otherId: string };
type Columns = Record<'matchIds' | 'senderIds' | 'otherIds' | 'clientIds' | 'texts', string[]>;
const Waiting = z.object({ matchId: z.string(), begins: z.boolean(), waiting: z.number() });
const save = prepared<
  Columns & { seqs: number[]; sentAt: Date; countedBefore: number },
  z.infer<typeof Waiting>
>(
  'save-messages',
  sql`with draft as (
      select * from unnest(${sql.placeholder('matchIds')}::uuid[], ${sql.placeholder('seqs')}::int[], ${sql.placeholder('senderIds')}::uuid[],
        ${sql.placeholder('otherIds')}::uuid[], ${sql.placeholder('clientIds')}::uuid[], ${sql.placeholder('texts')}::text[])
        d (match_id, seq, sender_id, other_id, client_id, text)),
    saved as (
      insert into message (match_id, seq, sender_id, client_id, text, sent_at)
      select match_id, seq, sender_id, client_id, text, ${sql.placeholder('sentAt')}::timestamptz from draft
      on conflict on constraint message_once do nothing
      returning match_id)
    -- All of this is as it stood before the messages.
    select d.match_id as "matchId",
      (select true from message w where w.match_id = d.match_id and w.sender_id = d.sender_id limit 1) is null as begins,
      1 + (${unread(sql`d.match_id`, sql`d.other_id`, sql.placeholder('countedBefore'))}) as waiting
    from saved join draft d using (match_id)`,
  Waiting,
);

export type Saved = {
  message: Message;
  /** It is the first that the sender writes here. */
  begins: boolean;
  /** How many of the sender's the other has not read now; beyond `most` nobody counts. */
  waiting: number;
};
/** By conversation, one in each; what is there already is not among them. */
export const saveMessagesOnce = async (
  tx: Queryable,
  drafts: readonly Placed[],
  { sentAt, most }: { sentAt: Date; most: number },
): Promise<Map<string, Saved>> => {
  const rows = await save(tx, {
    matchIds: drafts.map(({ matchId }) => matchId),
    seqs: drafts.map(({ seq }) => seq),
    senderIds: drafts.map(({ senderId }) => senderId),
    otherIds: drafts.map(({ otherId }) => otherId),
    clientIds: drafts.map(({ clientId }) => clientId),
    texts: drafts.map(({ text }) => text),
    sentAt,
    countedBefore: most - 1,
  });
  const counted = new Map(rows.map(({ matchId, ...row }) => [matchId, row]));
  return new Map(
    drafts.flatMap((draft) => {
      const row = counted.get(draft.matchId);
      return row ? [[draft.matchId, { message: toMessage({ ...draft, sentAt }), ...row }]] : [];
    }),
  );
};

const Unread = z.object({ n: z.number() });
export const hasUnread = async (tx: Queryable, matchId: string, memberId: string): Promise<boolean> => {
  const answered = await tx.execute(
    sql`select (${unread(sql`${matchId}::uuid`, sql`${memberId}::uuid`, sql`1`)}) as n`,
  );
  const [counted] = rowsOf(Unread, answered);
  return counted!.n > 0;
};

export type Page = { before?: number; after?: number };

/** One more than asked for tells that there are more; always in order. */
export const listMessages = async (
  db: Queryable,
  matchId: string,
  { before, after }: Page,
  most: number,
): Promise<{ messages: Message[]; more: boolean }> => {
  const forwards = after !== undefined;
  const rows = await db
    .select()
    .from(message)
    .where(
      and(
        eq(message.matchId, matchId),
        forwards ? gt(message.seq, after) : before === undefined ? undefined : lt(message.seq, before),
      ),
    )
    .orderBy(forwards ? asc(message.seq) : desc(message.seq))
    .limit(most + 1);
  const page = rows.slice(0, most).map(toMessage);
  return { messages: forwards ? page : page.reverse(), more: rows.length > most };
};
