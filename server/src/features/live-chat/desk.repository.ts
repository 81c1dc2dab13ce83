// The queue of chats as staff see it, and their notes.
import { and, asc, eq, sql } from 'drizzle-orm';
import type { Queryable } from '#platform/database/connect.ts';
import { supportChat, supportMessage, supportNote } from '#platform/database/tables/live-chat.ts';
import { profile } from '#platform/database/tables/profiles.ts';
import { staff } from '#platform/database/tables/staff.ts';

const QUEUE_MOST = 200;

const withPeople = (db: Queryable) =>
  db
    .select({
      chat: supportChat,
      name: profile.name,
      staffName: staff.name,
      lastAuthor: supportMessage.author,
      lastAt: supportMessage.sentAt,
    })
    .from(supportChat)
    .innerJoin(
      supportMessage,
      and(eq(supportMessage.chatId, supportChat.id), eq(supportMessage.seq, supportChat.lastSeq)),
    )
    .leftJoin(profile, eq(profile.memberId, supportChat.memberId))
    .leftJoin(staff, eq(staff.id, supportChat.staffId));

/** What is overdue before all else, whoever has it; those that wait before those that somebody has; premium ahead. */
export const listQueue = (db: Queryable, now: Date) =>
  withPeople(db)
    .where(sql`${supportChat.state} in ('waiting', 'assigned')`)
    .orderBy(
      sql`not (${supportChat.answeredAt} is null and ${supportChat.dueAt} <= ${now.toISOString()}::timestamptz)`,
      sql`${supportChat.state} <> 'waiting'`,
      sql`not ${supportChat.ahead}`,
      asc(supportChat.waitingSince),
      asc(supportChat.id),
    )
    .limit(QUEUE_MOST);
export type QueuedChat = Awaited<ReturnType<typeof listQueue>>[number];

export const findQueued = async (db: Queryable, id: string): Promise<QueuedChat | undefined> => {
  const [found] = await withPeople(db).where(eq(supportChat.id, id));
  return found;
};

/** The same one sent twice is one. */
export const recordNoteOnce = async (
  tx: Queryable,
  note: typeof supportNote.$inferInsert,
): Promise<boolean> => {
  const saved = await tx
    .insert(supportNote)
    .values(note)
    .onConflictDoNothing({ target: [supportNote.chatId, supportNote.clientId] })
    .returning({ id: supportNote.id });
  return saved.length > 0;
};

export const listNotes = (db: Queryable, chatId: string) =>
  db
    .select({ note: supportNote, staffName: staff.name })
    .from(supportNote)
    .innerJoin(staff, eq(staff.id, supportNote.staffId))
    .where(eq(supportNote.chatId, chatId))
    .orderBy(asc(supportNote.notedAt), asc(supportNote.id));
