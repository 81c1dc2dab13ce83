// Quotes and orders as they are remembered.
import {
  and,
  asc,
  desc,
  eq,
  gt,
  inArray,
  isNotNull,
  isNull,
  lt,
  lte,
  ne,
  notExists,
  or,
  sql,
} from 'drizzle-orm';
import * as z from 'zod';
import type { Queryable } from '#platform/database/connect.ts';
import { columnOf } from '#platform/database/rows.ts';
import { member } from '#platform/database/tables/accounts.ts';
import { order, packageVersion, quote } from '#platform/database/tables/billing.ts';
import { erasure } from '#platform/database/tables/leaving.ts';
import { profile } from '#platform/database/tables/profiles.ts';
import type { OrderStatus, PayMethod } from './orders.rules.ts';

const UNPAID = ['failed', 'expired', 'cancelled'] as const;

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
    .select({ quote, packageId: packageVersion.packageId })
    .from(quote)
    .innerJoin(packageVersion, eq(packageVersion.id, quote.packageVersionId))
    .where(and(eq(quote.id, id), eq(quote.memberId, memberId)));
  return found;
};

const Claim = z.boolean();
/** Who bought it has asked to be deleted, or is. */
export const accountClosed =
  sql`exists (select from ${erasure} where ${erasure.memberId} = ${order.memberId})`.mapWith(columnOf(Claim));

const orders = (db: Queryable) =>
  db
    .select({
      order,
      packageId: packageVersion.packageId,
      content: packageVersion.content,
      rank: packageVersion.position,
      email: member.email,
      accountClosed,
    })
    .from(order)
    .innerJoin(packageVersion, eq(packageVersion.id, order.packageVersionId))
    .innerJoin(member, eq(member.id, order.memberId));
export type FoundOrder = Awaited<ReturnType<typeof orders>>[number];

export const findOrder = async (db: Queryable, id: string): Promise<FoundOrder | undefined> => {
  const [found] = await orders(db).where(eq(order.id, id));
  return found;
};

/** Whatever happens to the orders of one purchase happens one after the other, until the transaction ends. */
export const lockPurchase = async (tx: Queryable, purchaseId: string): Promise<void> => {
  await tx.select({ id: quote.id }).from(quote).where(eq(quote.id, purchaseId)).for('update');
};

/** One member begins one order at a time; taken before the purchase. */
export const lockBuying = async (tx: Queryable, memberId: string): Promise<void> => {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`buying:${memberId}`}, 0))`);
};

/** The member's orders of this package that still wait for money, the oldest first. */
export const listWaiting = (tx: Queryable, memberId: string, packageId: string) =>
  orders(tx)
    .where(
      and(eq(order.memberId, memberId), eq(order.status, 'open'), eq(packageVersion.packageId, packageId)),
    )
    .orderBy(asc(order.id));

/** Whoever is leaving waits for no money; the first of their orders first. */
export const listOpenOf = async (tx: Queryable, memberId: string): Promise<string[]> => {
  const open = await tx
    .select({ id: order.id })
    .from(order)
    .where(and(eq(order.memberId, memberId), eq(order.status, 'open')))
    .orderBy(asc(order.id));
  return open.map(({ id }) => id);
};

/** The order, held with the others of its purchase until the transaction ends. */
export const lockOrder = async (tx: Queryable, id: string): Promise<FoundOrder | undefined> => {
  const before = await findOrder(tx, id);
  if (!before) return undefined;
  await lockPurchase(tx, before.order.purchaseId);
  const [found] = await orders(tx).where(eq(order.id, id)).for('update', { of: order });
  return found;
};

export const findOrderByReference = async (db: Queryable, reference: string) => {
  const [found] = await orders(db).where(eq(order.reference, reference));
  return found;
};

export const findOrderOfQuote = async (db: Queryable, quoteId: string, method: PayMethod) => {
  const [found] = await orders(db).where(and(eq(order.quoteId, quoteId), eq(order.method, method)));
  return found;
};

/** What the other orders of the same price belong to. */
export const findPurchaseOfQuote = async (db: Queryable, quoteId: string): Promise<string | undefined> => {
  const [found] = await db
    .select({ purchaseId: order.purchaseId })
    .from(order)
    .where(eq(order.quoteId, quoteId))
    .limit(1);
  return found?.purchaseId;
};

export const purchaseIsPaid = async (db: Queryable, purchaseId: string): Promise<boolean> => {
  const paid = await db
    .select({ id: order.id })
    .from(order)
    .where(and(eq(order.purchaseId, purchaseId), eq(order.status, 'paid')));
  return paid.length > 0;
};

export const closeOthersOfPurchase = async (tx: Queryable, { id, purchaseId }: FoundOrder['order']) => {
  await tx
    .update(order)
    .set({ status: 'cancelled' })
    .where(and(eq(order.purchaseId, purchaseId), ne(order.id, id), eq(order.status, 'open')));
};

export const listOrders = (db: Queryable, memberId: string) =>
  orders(db).where(eq(order.memberId, memberId)).orderBy(desc(order.id)).limit(100);

/** Who buys, as they are now. */
export const findBuyer = async (db: Queryable, memberId: string) => {
  const [found] = await db
    .select({ name: profile.name, email: member.email, country: member.country })
    .from(member)
    .innerJoin(profile, eq(profile.memberId, member.id))
    .where(eq(member.id, memberId));
  return found;
};
export type Buyer = NonNullable<Awaited<ReturnType<typeof findBuyer>>>;

/** Of every order of theirs that does not say it yet. */
export const saveBuyer = async (tx: Queryable, memberId: string, buyerSealed: string): Promise<void> => {
  await tx
    .update(order)
    .set({ buyerSealed })
    .where(and(eq(order.memberId, memberId), isNull(order.buyerSealed)));
};

/** Of what was never paid, and what nobody has said to have paid: the books do not ask for it. */
export const forgetBuyerOfUnpaid = async (tx: Queryable, memberId: string): Promise<void> => {
  await tx
    .update(order)
    .set({ buyerSealed: null })
    .where(
      and(
        eq(order.memberId, memberId),
        inArray(order.status, ['open', ...UNPAID]),
        isNull(order.announcedAt),
      ),
    );
};

/** Undefined when the quote has its order already, or the reference is taken. */
export const recordOrderOnce = async (db: Queryable, row: typeof order.$inferInsert) => {
  const [saved] = await db.insert(order).values(row).onConflictDoNothing().returning({ id: order.id });
  return saved?.id;
};

export const changeOrder = async (
  tx: Queryable,
  id: string,
  change: { status?: OrderStatus; paidAt?: Date; announcedAt?: Date; askedAt?: Date },
): Promise<void> => {
  await tx.update(order).set(change).where(eq(order.id, id));
};

const withoutPage = (id: string, reference: string) =>
  and(eq(order.id, id), eq(order.reference, reference), isNull(order.pageUrl));

/** Keeps the provider's page, unless the order has another page or reference by now. */
export const savePageOnce = async (db: Queryable, id: string, reference: string, pageUrl: string) => {
  const saved = await db
    .update(order)
    .set({ pageUrl })
    .where(withoutPage(id, reference))
    .returning({ id: order.id });
  return saved.length > 0;
};

/** Gives the order another reference as long as nobody was shown a page for this one. */
export const renewReference = async (db: Queryable, id: string, reference: string, renewed: string) => {
  await db.update(order).set({ reference: renewed }).where(withoutPage(id, reference));
};

/** Whether this caller may ask the provider about the order now; others asked since `before` at the latest. */
export const claimAsking = async (db: Queryable, id: string, before: Date, now: Date): Promise<boolean> => {
  const claimed = await db
    .update(order)
    .set({ askedAt: now })
    .where(and(eq(order.id, id), or(isNull(order.askedAt), lte(order.askedAt, before))))
    .returning({ id: order.id });
  return claimed.length > 0;
};

type Asking = { openBefore: Date; unpaidBefore: Date; unpaidSince: Date };

/** Card orders that the provider should be asked about: open ones often, given-up ones seldom. */
export const listOrdersToAsk = (db: Queryable, when: Asking, most: number) =>
  orders(db)
    .where(
      and(
        isNotNull(order.pageUrl),
        or(
          and(eq(order.status, 'open'), askedBefore(when.openBefore)),
          and(
            inArray(order.status, [...UNPAID]),
            gt(order.createdAt, when.unpaidSince),
            askedBefore(when.unpaidBefore),
          ),
        ),
      ),
    )
    .orderBy(sql`${order.askedAt} nulls first`)
    .limit(most);

const askedBefore = (moment: Date) => or(isNull(order.askedAt), lte(order.askedAt, moment));

/** Open orders past their time: the caller decides which of them are over. */
export const listOpenPastTime = (db: Queryable, now: Date, most: number) =>
  orders(db)
    .where(and(eq(order.status, 'open'), lte(order.expiresAt, now)))
    .orderBy(sql`${order.announcedAt} nulls first`, asc(order.expiresAt))
    .limit(most);
