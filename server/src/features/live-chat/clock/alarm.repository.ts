// Which chats staff are told of: due soon, overdue, or waiting for whoever is on call; and that they were.
import { and, asc, eq, inArray, isNull, lte, type SQL, sql } from 'drizzle-orm';
import type { Queryable } from '#platform/database/connect.ts';
import { supportChat } from '#platform/database/tables/live-chat.ts';
import { staff } from '#platform/database/tables/staff.ts';

const AT_ONCE = 100;

export type Told = 'dueSoonToldAt' | 'overdueToldAt' | 'calledAt' | 'calledAgainAt';

/** Whoever works on one at this moment is not disturbed. */
const holdWhere = (tx: Queryable, which: SQL | undefined) =>
  tx
    .select({ id: supportChat.id, dueAt: supportChat.dueAt, staffName: staff.name, staffEmail: staff.email })
    .from(supportChat)
    .leftJoin(staff, eq(staff.id, supportChat.staffId))
    .where(and(sql`${supportChat.state} in ('waiting', 'assigned')`, isNull(supportChat.answeredAt), which))
    .orderBy(asc(supportChat.dueAt), asc(supportChat.id))
    .limit(AT_ONCE)
    .for('update', { of: supportChat, skipLocked: true });

const at = (moment: Date) => sql`${moment.toISOString()}::timestamptz`;

export const holdOverdue = (tx: Queryable, now: Date) =>
  holdWhere(tx, and(isNull(supportChat.overdueToldAt), lte(supportChat.dueAt, now)));

/** Four hours before; of a shorter promise, when half of it has gone. */
export const holdDueSoon = (tx: Queryable, now: Date) =>
  holdWhere(
    tx,
    and(
      isNull(supportChat.dueSoonToldAt),
      sql`${supportChat.dueAt} > ${at(now)}`,
      sql`greatest(${supportChat.dueAt} - interval '4 hours',
        ${supportChat.waitingSince} + (${supportChat.dueAt} - ${supportChat.waitingSince}) / 2) <= ${at(now)}`,
    ),
  );

const waitsOnCall = and(eq(supportChat.state, 'waiting'), supportChat.onCall);

export const holdUncalled = (tx: Queryable) => holdWhere(tx, and(waitsOnCall, isNull(supportChat.calledAt)));

export const holdCalledBefore = (tx: Queryable, moment: Date) =>
  holdWhere(tx, and(waitsOnCall, lte(supportChat.calledAt, moment), isNull(supportChat.calledAgainAt)));

/** That one, if it is not called for already. */
export const holdUncalledOne = (tx: Queryable, id: string) =>
  holdWhere(tx, and(waitsOnCall, eq(supportChat.id, id), isNull(supportChat.calledAt)));
export type HeldChat = Awaited<ReturnType<typeof holdWhere>>[number];

export const recordTold = async (
  tx: Queryable,
  told: Told,
  ids: readonly string[],
  now: Date,
): Promise<void> => {
  await tx
    .update(supportChat)
    .set({ [told]: now })
    .where(inArray(supportChat.id, [...ids]));
};
