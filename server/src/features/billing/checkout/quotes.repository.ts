// Prices that members were given, as they are remembered.
import { and, eq, lt, notExists } from 'drizzle-orm';
import type { Queryable } from '#platform/database/connect.ts';
import { order, packageVersion, quote } from '#platform/database/tables/billing.ts';

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
    .select({ quote, packageId: packageVersion.packageId, content: packageVersion.content })
    .from(quote)
    .innerJoin(packageVersion, eq(packageVersion.id, quote.packageVersionId))
    .where(and(eq(quote.id, id), eq(quote.memberId, memberId)));
  return found;
};
export type FoundQuote = NonNullable<Awaited<ReturnType<typeof findQuote>>>;
