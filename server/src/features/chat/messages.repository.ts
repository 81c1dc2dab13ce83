// Messages as they are remembered: in the order of their sequence, each of the sender's own ids once.

import type { Message } from '@ijeuwa/contract/chat';
import { and, asc, desc, eq, gt, lt, sql } from 'drizzle-orm';
import type { Queryable } from '#platform/database/connect.ts';
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
