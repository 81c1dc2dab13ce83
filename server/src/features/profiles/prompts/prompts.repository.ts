// What members wrote to prompts, in their order.
import { asc, eq, inArray } from 'drizzle-orm';
import type { Queryable } from '#platform/database/connect.ts';
import { promptReply } from '#platform/database/tables/profiles.ts';

export type PromptReply = { key: string; reply: string };

export const listReplies = (
  db: Queryable,
  memberIds: readonly string[],
): Promise<(PromptReply & { memberId: string })[]> =>
  db
    .select({ memberId: promptReply.memberId, key: promptReply.key, reply: promptReply.reply })
    .from(promptReply)
    .where(inArray(promptReply.memberId, [...memberIds]))
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
