// Messages as they are remembered: in the order of their sequence, each of the sender's own ids once.

import type { Message } from '@ijeuwa/contract/chat';
import { and, asc, desc, eq, gt, lt, sql } from 'drizzle-orm';
import type { Queryable } from '#platform/database/connect.ts';
import { conversation, message } from '#platform/database/tables/chat.ts';
import { match } from '#platform/database/tables/matching.ts';

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

/** The first message of the sender that the other has not read: what they were told about once. */
export const findFirstUnreadSeq = async (
  tx: Queryable,
  matchId: string,
  senderId: string,
): Promise<number | undefined> => {
  const [found] = await tx
    .select({ seq: sql<number>`min(${message.seq})` })
    .from(message)
    .innerJoin(conversation, eq(conversation.matchId, message.matchId))
    .innerJoin(match, eq(match.id, message.matchId))
    .where(
      and(
        eq(message.matchId, matchId),
        eq(message.senderId, senderId),
        gt(
          message.seq,
          sql`case when ${match.lowId} = ${senderId} then ${conversation.highReadSeq} else ${conversation.lowReadSeq} end`,
        ),
      ),
    );
  return found?.seq;
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
