// What a client and whoever has the case wrote to each other.
import { CASE_MESSAGES_SHOWN } from '@ijeuwa/contract/vip';
import { desc, eq, sql } from 'drizzle-orm';
import * as z from 'zod';
import type { Queryable } from '#platform/database/connect.ts';
import { columnOf } from '#platform/database/rows.ts';
import { staff } from '#platform/database/tables/staff.ts';
import { vipCase, vipMessage } from '#platform/database/tables/vip.ts';

export type MessageRecord = typeof vipMessage.$inferSelect;

/** Answers whether the same one was not there already. */
export const recordMessageOnce = async (
  tx: Queryable,
  row: typeof vipMessage.$inferInsert,
): Promise<boolean> => {
  const saved = await tx
    .insert(vipMessage)
    .values(row)
    .onConflictDoNothing({ target: [vipMessage.caseId, vipMessage.clientId] })
    .returning({ id: vipMessage.id });
  return saved.length > 0;
};

/** The newest of a case, the oldest of them first. */
export const listMessages = async (
  db: Queryable,
  caseId: string,
): Promise<{ message: MessageRecord; staffName: string | null }[]> => {
  const newest = await db
    .select({ message: vipMessage, staffName: staff.name })
    .from(vipMessage)
    .leftJoin(staff, eq(staff.id, vipMessage.staffId))
    .where(eq(vipMessage.caseId, caseId))
    .orderBy(desc(vipMessage.writtenAt), desc(vipMessage.id))
    .limit(CASE_MESSAGES_SHOWN);
  return newest.reverse();
};

/** Whether the last word in a case is the client’s, as a column of a query over cases. */
export const isUnanswered = sql`coalesce((select m.staff_id is null from ${vipMessage} m
  where m.case_id = ${vipCase.id} order by m.written_at desc, m.id desc limit 1), false)`.mapWith(
  columnOf(z.boolean()),
);
