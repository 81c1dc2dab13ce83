// The inbox of what providers told us.
import { type NoticeOutcome, ODD_OUTCOMES } from '@ijeuwa/contract/billing';
import { and, asc, desc, eq, inArray, isNotNull, isNull, notInArray, or } from 'drizzle-orm';
import type { Queryable } from '#platform/database/connect.ts';
import { order, providerNotice } from '#platform/database/tables/billing.ts';

export type NoticeRow = typeof providerNotice.$inferSelect;

/** Undefined when this notice is here already. */
export const recordNoticeOnce = async (
  db: Queryable,
  row: typeof providerNotice.$inferInsert,
): Promise<NoticeRow | undefined> => {
  const [saved] = await db.insert(providerNotice).values(row).onConflictDoNothing().returning();
  return saved;
};

export const listWaitingNotices = (db: Queryable, most: number): Promise<NoticeRow[]> =>
  db
    .select()
    .from(providerNotice)
    .where(isNull(providerNotice.handledAt))
    .orderBy(asc(providerNotice.receivedAt))
    .limit(most);

export const markNoticeHandled = async (
  db: Queryable,
  { provider, eventId }: NoticeRow,
  outcome: NoticeOutcome,
  now: Date,
): Promise<void> => {
  await db
    .update(providerNotice)
    .set({ handledAt: now, outcome })
    .where(
      and(
        eq(providerNotice.provider, provider),
        eq(providerNotice.eventId, eventId),
        isNull(providerNotice.handledAt),
      ),
    );
};

const OWED: readonly NoticeOutcome[] = ['paid_twice', 'account_closed'];

/** What staff have still to look into; what is owed until it was sent back. */
export const listOddNotices = (db: Queryable, most: number) =>
  db
    .select({
      reference: providerNotice.reference,
      kind: providerNotice.kind,
      outcome: providerNotice.outcome,
      receivedAt: providerNotice.receivedAt,
      refundDueOf: order.id,
    })
    .from(providerNotice)
    .leftJoin(
      order,
      and(
        eq(order.reference, providerNotice.reference),
        eq(order.status, 'refund_due'),
        inArray(providerNotice.outcome, [...OWED]),
      ),
    )
    .where(
      and(
        inArray(providerNotice.outcome, [...ODD_OUTCOMES]),
        or(notInArray(providerNotice.outcome, [...OWED]), isNotNull(order.id)),
      ),
    )
    .orderBy(desc(providerNotice.receivedAt))
    .limit(most);
