// Blocks, and who knows whom.

import { and, desc, eq, ne, sql } from 'drizzle-orm';
import * as z from 'zod';
import type { Queryable } from '#platform/database/connect.ts';
import { columnOf, rowsOf } from '#platform/database/rows.ts';
import { member } from '#platform/database/tables/accounts.ts';
import { profile } from '#platform/database/tables/profiles.ts';
import { block, report } from '#platform/database/tables/safety.ts';

/** Suspended or leaving too: whoever knew them may still report and block them. */
export const memberExists = async (db: Queryable, id: string): Promise<boolean> => {
  const found = await db
    .select({ id: member.id })
    .from(member)
    .where(and(eq(member.id, id), ne(member.status, 'erased')));
  return found.length > 0;
};

const Met = z.object({ met: z.boolean() });
/** Whether the member knows the person from before: the card was seen or answered, a like of theirs told, they matched or were parted. */
export const hasMet = async (db: Queryable, memberId: string, otherId: string): Promise<boolean> => {
  const answered = await db.execute(sql`
    select exists (select from impression where viewer_id = ${memberId} and target_id = ${otherId}
    union all select from answer where viewer_id = ${memberId} and target_id = ${otherId}
    union all select from told_like where viewer_id = ${otherId} and target_id = ${memberId}
    union all select from match
      where low_id = least(${memberId}::uuid, ${otherId}) and high_id = greatest(${memberId}::uuid, ${otherId})
    union all select from block where blocker_id = ${memberId} and blocked_id = ${otherId}
    union all select from report where reporter_id = ${memberId} and reported_id = ${otherId}) as met`);
  const [found] = rowsOf(Met, answered);
  return found!.met;
};

export const saveBlock = async (
  tx: Queryable,
  blockerId: string,
  blockedId: string,
  blockedAt: Date,
): Promise<void> => {
  await tx.insert(block).values({ blockerId, blockedId, blockedAt }).onConflictDoNothing();
};

export const removeBlock = async (tx: Queryable, blockerId: string, blockedId: string): Promise<void> => {
  await tx.delete(block).where(and(eq(block.blockerId, blockerId), eq(block.blockedId, blockedId)));
};

export const listBlocks = async (db: Queryable, blockerId: string) =>
  db
    .select({
      id: block.blockedId,
      name: profile.name,
      gender: profile.gender,
      blockedAt: block.blockedAt,
      reported: sql`exists (select from ${report}
        where ${report.reporterId} = ${block.blockerId} and ${report.reportedId} = ${block.blockedId})`.mapWith(
        columnOf(z.boolean()),
      ),
    })
    .from(block)
    .innerJoin(profile, eq(profile.memberId, block.blockedId))
    .where(eq(block.blockerId, blockerId))
    .orderBy(desc(block.blockedAt), desc(block.blockedId));
