// Settlements as they are remembered: each once, with its transactions, and what does not agree until it is closed.
import { DIFFERENCES_SHOWN, SETTLEMENTS_PAGE } from '@ijeuwa/contract/settlements';
import { and, asc, count, desc, eq, inArray, isNull, lt, notExists, sql } from 'drizzle-orm';
import * as z from 'zod';
import type { Queryable } from '#platform/database/connect.ts';
import { columnOf } from '#platform/database/rows.ts';
import { paymentAttempt } from '#platform/database/tables/checkout.ts';
import { payment } from '#platform/database/tables/payments.ts';
import { settlement, settlementDifference, settlementItem } from '#platform/database/tables/settlements.ts';

type Provider = typeof settlement.$inferSelect.provider;

export const listKnown = async (
  db: Queryable,
  provider: Provider,
  providerIds: readonly string[],
): Promise<string[]> => {
  const rows = await db
    .select({ id: settlement.providerId })
    .from(settlement)
    .where(and(eq(settlement.provider, provider), inArray(settlement.providerId, [...providerIds])));
  return rows.map(({ id }) => id);
};

/** Undefined when it is here already. */
export const recordSettlementOnce = async (
  tx: Queryable,
  row: typeof settlement.$inferInsert,
): Promise<string | undefined> => {
  const [saved] = await tx
    .insert(settlement)
    .values(row)
    .onConflictDoNothing()
    .returning({ id: settlement.id });
  return saved?.id;
};

/** What came before transactions were kept stands under its reference. */
export const findSettledPayment = async (tx: Queryable, provider: Provider, names: readonly string[]) => {
  const [found] = await tx
    .select({ payment, settledBy: settlementItem.id })
    .from(payment)
    .leftJoin(settlementItem, eq(settlementItem.paymentId, payment.id))
    .where(and(eq(payment.provider, provider), inArray(payment.transaction, [...names])));
  return found;
};

export const saveItem = async (tx: Queryable, row: typeof settlementItem.$inferInsert): Promise<void> => {
  await tx.insert(settlementItem).values(row);
};

export const recordDifferenceOnce = async (
  tx: Queryable,
  row: typeof settlementDifference.$inferInsert,
): Promise<void> => {
  await tx.insert(settlementDifference).values(row).onConflictDoNothing();
};

/** Of a provider, come before then, in no settlement, and not told of yet. */
export const listUnsettled = (db: Queryable, provider: Provider, before: Date, most: number) =>
  db
    .select({ payment, reference: paymentAttempt.reference })
    .from(payment)
    .leftJoin(paymentAttempt, eq(paymentAttempt.id, payment.attemptId))
    .where(
      and(
        eq(payment.provider, provider),
        lt(payment.receivedAt, before),
        notExists(
          db.select({ x: sql`1` }).from(settlementItem).where(eq(settlementItem.paymentId, payment.id)),
        ),
        notExists(
          db
            .select({ x: sql`1` })
            .from(settlementDifference)
            .where(eq(settlementDifference.paymentId, payment.id)),
        ),
      ),
    )
    .orderBy(asc(payment.id))
    .limit(most);

type Closing = { closedAt: Date; closedBy: string | null; closing: string };

export const closeLate = async (tx: Queryable, paymentId: string, closing: Closing): Promise<void> => {
  await tx
    .update(settlementDifference)
    .set(closing)
    .where(
      and(
        eq(settlementDifference.paymentId, paymentId),
        eq(settlementDifference.kind, 'late'),
        isNull(settlementDifference.closedAt),
      ),
    );
};

/** Its reference; undefined where it is closed, or there is none. */
export const closeDifference = async (
  tx: Queryable,
  id: string,
  closing: Closing,
): Promise<string | undefined> => {
  const [closed] = await tx
    .update(settlementDifference)
    .set(closing)
    .where(and(eq(settlementDifference.id, id), isNull(settlementDifference.closedAt)))
    .returning({ reference: settlementDifference.reference });
  return closed?.reference;
};

export const findDifference = async (db: Queryable, id: string) => {
  const [found] = await db.select().from(settlementDifference).where(eq(settlementDifference.id, id));
  return found;
};

export const listOpenDifferences = (db: Queryable) =>
  db
    .select()
    .from(settlementDifference)
    .where(isNull(settlementDifference.closedAt))
    .orderBy(asc(settlementDifference.noticedAt), asc(settlementDifference.id))
    .limit(DIFFERENCES_SHOWN);

export const countOpenDifferences = async (db: Queryable): Promise<number> => {
  const [found] = await db
    .select({ n: count() })
    .from(settlementDifference)
    .where(isNull(settlementDifference.closedAt));
  return found!.n;
};

export const listSettlements = (db: Queryable, after: string | undefined) =>
  db
    .select({
      settlement,
      transactions:
        sql`(select count(*) from settlement_item i where i.settlement_id = settlement.id)::int`.mapWith(
          columnOf(z.number()),
        ),
    })
    .from(settlement)
    .where(after === undefined ? undefined : lt(settlement.id, after))
    .orderBy(desc(settlement.id))
    .limit(SETTLEMENTS_PAGE + 1);
