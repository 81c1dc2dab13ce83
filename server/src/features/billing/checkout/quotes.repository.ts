// Prices that members were given, as they are remembered.
import type { ServiceKind } from '@ijeuwa/contract/services';
import { and, desc, eq, gt, lt, notExists, sql } from 'drizzle-orm';
import type { Queryable } from '#platform/database/connect.ts';
import { order, packageVersion, quote } from '#platform/database/tables/billing.ts';
import { orderLine } from '#platform/database/tables/checkout.ts';

export const saveQuote = async (db: Queryable, row: typeof quote.$inferInsert): Promise<string> => {
  const [saved] = await db.insert(quote).values(row).returning({ id: quote.id });
  return saved!.id;
};

/** Prices that nobody ordered at. */
export const removeOldQuotes = async (db: Queryable, expiredBefore: Date): Promise<void> => {
  const ordered = db.select({ id: order.id }).from(order).where(eq(order.quoteId, quote.id));
  await db.delete(quote).where(and(lt(quote.expiresAt, expiredBefore), notExists(ordered)));
};

export const findQuote = async (db: Queryable, memberId: string, id: string) => {
  const [found] = await db
    .select({ quote, sold: { packageId: packageVersion.packageId, content: packageVersion.content } })
    .from(quote)
    .leftJoin(packageVersion, eq(packageVersion.id, quote.packageVersionId))
    .where(and(eq(quote.id, id), eq(quote.memberId, memberId)));
  if (!found) return undefined;
  const { kind, subjectId, title } = found.quote;
  return {
    quote: found.quote,
    item: { kind, id: found.sold?.packageId ?? subjectId!, title: found.sold?.content.name ?? title! },
  };
};
export type FoundQuote = NonNullable<Awaited<ReturnType<typeof findQuote>>>;

export const wasPaidSince = async (
  tx: Queryable,
  memberId: string,
  packageId: string,
  since: Date,
): Promise<boolean> => {
  const paid = await tx
    .select({ id: order.id })
    .from(order)
    .innerJoin(orderLine, eq(orderLine.orderId, order.id))
    .innerJoin(packageVersion, eq(packageVersion.id, orderLine.packageVersionId))
    .where(
      and(
        eq(order.memberId, memberId),
        eq(order.status, 'paid'),
        gt(order.settledAt, since),
        eq(packageVersion.packageId, packageId),
      ),
    )
    .limit(1);
  return paid.length > 0;
};

/** What a subject can be paid at now: the last price that holds, unless it is withdrawn or settled. */
export const findHolding = async (db: Queryable, kind: ServiceKind, subjectId: string, now: Date) => {
  const [found] = await db
    .select()
    .from(quote)
    .where(
      and(
        eq(quote.kind, kind),
        eq(quote.subjectId, subjectId),
        gt(quote.expiresAt, now),
        sql`not exists (select from service_withdrawal w
          where w.kind = ${kind} and w.subject_id = ${subjectId})`,
        sql`not exists (select from purchase_order o join order_line l on l.order_id = o.id
          where l.kind = ${kind} and l.subject_id = ${subjectId} and o.settled_at is not null)`,
      ),
    )
    .orderBy(desc(quote.id))
    .limit(1);
  return found;
};
export type HoldingQuote = NonNullable<Awaited<ReturnType<typeof findHolding>>>;
