// The inbox of what providers told us.
import type { NoticeOutcome } from '@ijeuwa/contract/payment-words';
import { and, asc, eq, isNull } from 'drizzle-orm';
import type { Queryable } from '#platform/database/connect.ts';
import { providerNotice } from '#platform/database/tables/billing.ts';

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
