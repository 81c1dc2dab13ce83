// What members wrote to prompts, in their order.
import { asc, eq } from 'drizzle-orm';
import type { Queryable } from '#platform/database/connect.ts';
import { promptReply } from '#platform/database/tables/profiles.ts';

export type PromptReply = { key: string; reply: string };

export const listReplies = (db: Queryable, memberId: string): Promise<PromptReply[]> =>
  db
    .select({ key: promptReply.key, reply: promptReply.reply })
    .from(promptReply)
    .where(eq(promptReply.memberId, memberId))
    .orderBy(asc(promptReply.position));

export const replaceReplies = async (
  tx: Queryable,
  memberId: string,
  replies: readonly PromptReply[],
): Promise<void> => {
  await tx.delete(promptReply).where(eq(promptReply.memberId, memberId));
  if (replies.length === 0) return;
  await tx.insert(promptReply).values(replies.map((one, position) => ({ ...one, memberId, position })));
};
