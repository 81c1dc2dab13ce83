// The inbox of what providers told us.
import type { NoticeOutcome } from '@ijeuwa/contract/payment-words';
import { and, asc, eq, isNull, lte, or, sql } from 'drizzle-orm';
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

/** What is new comes before what could not be answered. */
export const listWaitingNotices = (db: Queryable, now: Date, most: number): Promise<NoticeRow[]> =>
  db
    .select()
    .from(providerNotice)
    .where(
      and(
        isNull(providerNotice.handledAt),
        or(isNull(providerNotice.nextTryAt), lte(providerNotice.nextTryAt, now)),
      ),
    )
    .orderBy(sql`${providerNotice.nextTryAt} nulls first`, asc(providerNotice.receivedAt))
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

/** It could not be answered: others come first until then. */
export const putBackNotice = async (
  db: Queryable,
  { provider, eventId, tries }: NoticeRow,
  nextTryAt: Date,
): Promise<void> => {
  await db
    .update(providerNotice)
    .set({ nextTryAt, tries: tries + 1 })
    .where(and(eq(providerNotice.provider, provider), eq(providerNotice.eventId, eventId)));
};
