// The ledger, and the inbox of what providers told us.
import { and, asc, desc, eq, inArray, isNull } from 'drizzle-orm';
import type { Queryable } from '#platform/database/connect.ts';
import { ledgerEntry, providerNotice } from '#platform/database/tables/billing.ts';
import { ODD_OUTCOMES, type Outcome } from './payments.rules.ts';

export type NoticeRow = typeof providerNotice.$inferSelect;

export const savePostings = async (
  tx: Queryable,
  postings: (typeof ledgerEntry.$inferInsert)[],
): Promise<void> => {
  await tx.insert(ledgerEntry).values(postings);
};

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
  outcome: Outcome,
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

export const listOddNotices = (db: Queryable, most: number): Promise<NoticeRow[]> =>
  db
    .select()
    .from(providerNotice)
    .where(inArray(providerNotice.outcome, [...ODD_OUTCOMES]))
    .orderBy(desc(providerNotice.receivedAt))
    .limit(most);
