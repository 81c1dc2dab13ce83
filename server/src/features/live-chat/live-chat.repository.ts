// A member's chat with support and its messages as the room remembers them; who changes a chat holds it first.
import { and, asc, desc, eq, gt, lt, lte, sql } from 'drizzle-orm';
import type { Queryable } from '#platform/database/connect.ts';
import { member } from '#platform/database/tables/accounts.ts';
import { supportChat, supportMessage } from '#platform/database/tables/live-chat.ts';
import { profile } from '#platform/database/tables/profiles.ts';
import { staff } from '#platform/database/tables/staff.ts';

export type Chat = typeof supportChat.$inferSelect;
export type ChatChange = Partial<Omit<Chat, 'id' | 'memberId'>>;
export type StoredMessage = typeof supportMessage.$inferSelect & { staffName: string | null };
export type Line = Omit<typeof supportMessage.$inferInsert, 'chatId' | 'seq'>;

export const findChat = async (db: Queryable, memberId: string) => {
  const [found] = await db
    .select({ chat: supportChat, staffName: staff.name })
    .from(supportChat)
    .leftJoin(staff, eq(staff.id, supportChat.staffId))
    .where(eq(supportChat.memberId, memberId));
  return found;
};

/** The member's chat, begun where there is none; whoever else changes it waits until this transaction has ended. */
export const holdChatOf = async (tx: Queryable, memberId: string): Promise<Chat> => {
  await tx.insert(supportChat).values({ memberId }).onConflictDoNothing({ target: supportChat.memberId });
  const [held] = await tx.select().from(supportChat).where(eq(supportChat.memberId, memberId)).for('update');
  return held!;
};

export const holdChat = async (tx: Queryable, id: string): Promise<Chat | undefined> => {
  const [held] = await tx.select().from(supportChat).where(eq(supportChat.id, id)).for('update');
  return held;
};

/** Those that somebody of the staff has, held in one order. */
export const holdThoseOf = (tx: Queryable, staffId: string): Promise<Chat[]> =>
  tx
    .select()
    .from(supportChat)
    .where(eq(supportChat.staffId, staffId))
    .orderBy(asc(supportChat.id))
    .for('update');

export const isLastByMember = async (tx: Queryable, { id, lastSeq }: Chat): Promise<boolean> => {
  const [last] = await tx
    .select({ author: supportMessage.author })
    .from(supportMessage)
    .where(and(eq(supportMessage.chatId, id), eq(supportMessage.seq, lastSeq)));
  return last?.author === 'member';
};

export const changeChat = async (tx: Queryable, id: string, change: ChatChange): Promise<void> => {
  await tx.update(supportChat).set(change).where(eq(supportChat.id, id));
};

/** Of a chat that is held; answers its last place. */
export const addMessages = async (tx: Queryable, chat: Chat, lines: readonly Line[]): Promise<number> => {
  const lastSeq = chat.lastSeq + lines.length;
  if (lines.length === 0) return lastSeq;
  await tx
    .insert(supportMessage)
    .values(lines.map((line, at) => ({ ...line, chatId: chat.id, seq: chat.lastSeq + 1 + at })));
  await changeChat(tx, chat.id, { lastSeq });
  return lastSeq;
};

export const findSent = async (tx: Queryable, chatId: string, clientId: string) => {
  const [found] = await tx
    .select()
    .from(supportMessage)
    .where(and(eq(supportMessage.chatId, chatId), eq(supportMessage.clientId, clientId)));
  return found;
};

/** The latest, in their order. */
export const listMessages = async (db: Queryable, chatId: string, most: number): Promise<StoredMessage[]> => {
  const found = await db
    .select({ message: supportMessage, staffName: staff.name })
    .from(supportMessage)
    .leftJoin(staff, eq(staff.id, supportMessage.staffId))
    .where(eq(supportMessage.chatId, chatId))
    .orderBy(desc(supportMessage.seq))
    .limit(most);
  return found.map(({ message, staffName }) => ({ ...message, staffName })).reverse();
};

/** Answers whether everything is seen now. */
export const moveSeen = async (tx: Queryable, memberId: string, seq: number): Promise<boolean> => {
  const [moved] = await tx
    .update(supportChat)
    .set({ seenSeq: sql`greatest(${supportChat.seenSeq}, least(${seq}::integer, ${supportChat.lastSeq}))` })
    .where(eq(supportChat.memberId, memberId))
    .returning({ seenSeq: supportChat.seenSeq, lastSeq: supportChat.lastSeq });
  return moved !== undefined && moved.seenSeq === moved.lastSeq;
};

const isUnseen = and(
  eq(supportMessage.author, 'staff'),
  gt(supportMessage.seq, supportChat.seenSeq),
  gt(supportMessage.seq, supportChat.mailedSeq),
);

/** Chats with an answer of this time that nobody has seen, and that has not been mailed. */
export const listUnseen = async (db: Queryable, from: Date, to: Date): Promise<string[]> => {
  const found = await db
    .selectDistinct({ id: supportChat.id })
    .from(supportMessage)
    .innerJoin(supportChat, eq(supportChat.id, supportMessage.chatId))
    .where(and(isUnseen, gt(supportMessage.sentAt, from), lte(supportMessage.sentAt, to)));
  return found.map(({ id }) => id);
};

export const listUnseenAnswers = (tx: Queryable, chatId: string) =>
  tx
    .select({ seq: supportMessage.seq, textSealed: supportMessage.textSealed, name: profile.name })
    .from(supportMessage)
    .innerJoin(supportChat, eq(supportChat.id, supportMessage.chatId))
    .leftJoin(profile, eq(profile.memberId, supportChat.memberId))
    .where(and(eq(supportMessage.chatId, chatId), isUnseen))
    .orderBy(asc(supportMessage.seq));

/** Nobody has said anything in it since. */
const isQuiet = (since: Date) =>
  sql`not exists (select from ${supportMessage}
    where ${supportMessage.chatId} = ${supportChat.id} and ${supportMessage.sentAt} > ${since.toISOString()}::timestamptz)`;

export const listQuietWithBot = async (db: Queryable, since: Date): Promise<string[]> => {
  const found = await db
    .select({ id: supportChat.id })
    .from(supportChat)
    .where(and(eq(supportChat.state, 'bot'), isQuiet(since)));
  return found.map(({ id }) => id);
};

export const isQuietSince = async (tx: Queryable, id: string, since: Date): Promise<boolean> => {
  const found = await tx
    .select({ id: supportChat.id })
    .from(supportChat)
    .where(and(eq(supportChat.id, id), isQuiet(since)));
  return found.length > 0;
};

export const removeClosedBefore = async (db: Queryable, day: Date): Promise<void> => {
  await db.delete(supportChat).where(and(eq(supportChat.state, 'closed'), lt(supportChat.closedAt, day)));
};

export const findAddress = async (tx: Queryable, memberId: string): Promise<string> => {
  const [found] = await tx.select({ email: member.email }).from(member).where(eq(member.id, memberId));
  return found!.email;
};
