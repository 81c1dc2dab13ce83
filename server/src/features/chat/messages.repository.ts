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

/** What the member has not read of the other's; beyond `most` nobody counts. */
const unread = (matchId: SQLWrapper, memberId: SQLWrapper, most: SQLWrapper) => sql`
  select count(*)::int from (
    select 1 from message w
    join conversation c on c.match_id = w.match_id
    join match m on m.id = w.match_id
    where w.match_id = ${matchId} and w.sender_id <> ${memberId}
      and w.seq > case when m.low_id = ${memberId} then c.low_read_seq else c.high_read_seq end
    limit ${most}) unread`;

type Saving = Draft & { seq: number; sentAt: Date; otherId: string; countedBefore: number };
const Waiting = z.object({ begins: z.boolean(), waiting: z.number() });
const save = prepared<Saving, z.infer<typeof Waiting>>(
  'save-message',
  sql`with saved as (
      insert into message (match_id, seq, sender_id, client_id, text, sent_at)
      values (${sql.placeholder('matchId')}, ${sql.placeholder('seq')}, ${sql.placeholder('senderId')},
        ${sql.placeholder('clientId')}, ${sql.placeholder('text')}, ${sql.placeholder('sentAt')})
      on conflict on constraint message_once do nothing
      returning match_id, sender_id)
    -- All of this is as it stood before the message.
    select not exists (select from message w where w.match_id = s.match_id and w.sender_id = s.sender_id) as begins,
      1 + (${unread(sql`s.match_id`, sql.placeholder('otherId'), sql.placeholder('countedBefore'))}) as waiting
    from saved s`,
  Waiting,
);

export type Saved = {
  message: Message;
  /** It is the first that the sender writes here. */
  begins: boolean;
  /** How many of the sender's the other has not read now; beyond `most` nobody counts. */
  waiting: number;
};
/** Only in a place that was taken in the same transaction; undefined when the message is there already. */
export const saveMessageOnce = async (
  tx: Queryable,
  draft: Draft,
  at: { seq: number; sentAt: Date; otherId: string; most: number },
): Promise<Saved | undefined> => {
  const { seq, sentAt, otherId, most } = at;
  const [saved] = await save(tx, { ...draft, seq, sentAt, otherId, countedBefore: most - 1 });
  return saved && { message: toMessage({ ...draft, seq, sentAt }), ...saved };
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
