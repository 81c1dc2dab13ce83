// Messages as they are remembered: in the order of their sequence, each of the sender's own ids once.

import type { Message } from '@ijeuwa/contract/chat';
import { and, asc, desc, eq, gt, lt, sql } from 'drizzle-orm';
import type { Queryable } from '#platform/database/connect.ts';
import { conversation, message } from '#platform/database/tables/chat.ts';

export type Draft = { matchId: string; senderId: string; clientId: string; text: string };

const toMessage = (row: typeof message.$inferSelect): Message => ({
  seq: row.seq,
  clientId: row.clientId,
  sender: row.senderId,
  text: row.text,
  sentAt: row.sentAt.toISOString(),
});

/** One writer at a time: whoever holds the conversation's row gives out its next number. */
export const lockConversation = async (tx: Queryable, matchId: string): Promise<void> => {
  await tx.insert(conversation).values({ matchId }).onConflictDoNothing();
  await holdConversation(tx, matchId);
};

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

export const hasWritten = async (tx: Queryable, matchId: string, senderId: string): Promise<boolean> => {
  const found = await tx
    .select({ seq: message.seq })
    .from(message)
    .where(and(eq(message.matchId, matchId), eq(message.senderId, senderId)))
    .limit(1);
  return found.length > 0;
};

/** Only under the lock of the conversation. */
export const saveMessage = async (tx: Queryable, draft: Draft, sentAt: Date): Promise<Message> => {
  const [moved] = await tx
    .update(conversation)
    .set({ lastSeq: sql`${conversation.lastSeq} + 1` })
    .where(eq(conversation.matchId, draft.matchId))
    .returning({ seq: conversation.lastSeq });
  const [saved] = await tx
    .insert(message)
    .values({ ...draft, seq: moved!.seq, sentAt })
    .returning();
  return toMessage(saved!);
};

/** How many of the other's messages the member has not read; beyond `most` nobody counts. */
export const countUnread = async (
  tx: Queryable,
  matchId: string,
  memberId: string,
  most: number,
): Promise<number> => {
  const { rows } = await tx.execute(sql`
    select count(*)::int as n from (
      select 1 from message w
      join conversation c on c.match_id = w.match_id
      join match m on m.id = w.match_id
      where w.match_id = ${matchId} and w.sender_id <> ${memberId}
        and w.seq > case when m.low_id = ${memberId} then c.low_read_seq else c.high_read_seq end
      limit ${most}) unread`);
  return (rows[0] as { n: number }).n;
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
