// Each renewal and the one order that pays for it, as they are remembered.
import { and, asc, count, desc, eq, gt, inArray, isNotNull, isNull, lte, ne, or, sql } from 'drizzle-orm';
import type { Queryable } from '#platform/database/connect.ts';
import { agreementRenewal } from '#platform/database/tables/agreements.ts';
import { order, packageVersion } from '#platform/database/tables/billing.ts';
import { orderLine, paymentAttempt } from '#platform/database/tables/checkout.ts';

export type Renewal = typeof agreementRenewal.$inferSelect;

export const countRenewals = async (tx: Queryable, agreementId: string): Promise<number> => {
  const [found] = await tx
    .select({ n: count() })
    .from(agreementRenewal)
    .where(eq(agreementRenewal.agreementId, agreementId));
  return found!.n;
};

export const saveRenewal = async (
  tx: Queryable,
  row: typeof agreementRenewal.$inferInsert,
): Promise<void> => {
  await tx.insert(agreementRenewal).values(row);
};

const of = ({ agreementId, nth }: Pick<Renewal, 'agreementId' | 'nth'>) =>
  and(eq(agreementRenewal.agreementId, agreementId), eq(agreementRenewal.nth, nth));

/** Those that were given up before they were paid, the last first. */
export const listGivenUp = (tx: Queryable, agreementId: string) =>
  tx
    .select({
      orderId: order.id,
      purchaseId: order.purchaseId,
      endedAt: order.endedAt,
      packageId: packageVersion.packageId,
      oldEndsAt: agreementRenewal.oldEndsAt,
    })
    .from(agreementRenewal)
    .innerJoin(order, eq(order.id, agreementRenewal.orderId))
    .innerJoin(orderLine, and(eq(orderLine.orderId, order.id), eq(orderLine.position, 1)))
    .innerJoin(packageVersion, eq(packageVersion.id, orderLine.packageVersionId))
    .where(
      and(
        eq(agreementRenewal.agreementId, agreementId),
        isNull(agreementRenewal.nextLookAt),
        isNull(agreementRenewal.settledAt),
      ),
    )
    .orderBy(desc(agreementRenewal.nth));

export const changeRenewal = async (
  tx: Queryable,
  which: Pick<Renewal, 'agreementId' | 'nth'>,
  change: Partial<Pick<Renewal, 'nextLookAt' | 'settledAt'>>,
): Promise<void> => {
  await tx.update(agreementRenewal).set(change).where(of(which));
};

export const findOpenRenewal = async (tx: Queryable, agreementId: string): Promise<Renewal | undefined> => {
  const [found] = await tx
    .select()
    .from(agreementRenewal)
    .where(and(eq(agreementRenewal.agreementId, agreementId), isNotNull(agreementRenewal.nextLookAt)));
  return found;
};

/** Whether this caller looks at it now: others look again at `until` at the earliest. */
export const claimLook = async (db: Queryable, which: Renewal, now: Date, until: Date): Promise<boolean> => {
  const claimed = await db
    .update(agreementRenewal)
    .set({ nextLookAt: until })
    .where(and(of(which), lte(agreementRenewal.nextLookAt, now)))
    .returning({ nth: agreementRenewal.nth });
  return claimed.length > 0;
};

export const listToLook = (db: Queryable, now: Date, most: number): Promise<Renewal[]> =>
  db
    .select()
    .from(agreementRenewal)
    .where(lte(agreementRenewal.nextLookAt, now))
    .orderBy(asc(agreementRenewal.nextLookAt))
    .limit(most);

/** The renewal that an order pays for, its own or another of the same purchase, unless it is over. */
export const findRenewalOfPurchase = async (
  tx: Queryable,
  purchaseId: string,
): Promise<Renewal | undefined> => {
  const [found] = await tx
    .select({ renewal: agreementRenewal })
    .from(agreementRenewal)
    .innerJoin(order, eq(order.id, agreementRenewal.orderId))
    .where(
      and(
        eq(order.purchaseId, purchaseId),
        isNull(agreementRenewal.settledAt),
        isNotNull(agreementRenewal.nextLookAt),
      ),
    );
  return found?.renewal;
};

/**
 * Until when at most `most` a page, or an account of a provider’s, for the same purchase can be paid, or a transfer that
 * is said to be sent is waited for; not the pages of its own card.
 */
export const findPayableUntil = async (
  tx: Queryable,
  { id, purchaseId }: Pick<typeof order.$inferSelect, 'id' | 'purchaseId'>,
  now: Date,
  most: Date,
): Promise<Date | undefined> => {
  const { method, expiresAt, announcedAt } = paymentAttempt;
  const found = await tx
    .select({ method, expiresAt })
    .from(paymentAttempt)
    .innerJoin(order, eq(order.id, paymentAttempt.orderId))
    .where(
      and(
        eq(order.purchaseId, purchaseId),
        inArray(order.status, ['open', 'part_paid']),
        eq(paymentAttempt.status, 'pending'),
        or(
          and(eq(method, 'bank_transfer'), isNotNull(announcedAt)),
          and(ne(method, 'bank_transfer'), gt(expiresAt, now), or(ne(order.id, id), ne(method, 'card'))),
        ),
      ),
    );
  // A transfer that is said to be sent has no clock of its own.
  const untils = found.map((one) => (one.method === 'bank_transfer' ? +most : +one.expiresAt));
  return untils.length > 0 ? new Date(Math.min(Math.max(...untils), +most)) : undefined;
};

/** Charges of its renewals that were claimed, and of which nothing has been heard. */
export const listBeingSent = (db: Queryable, agreementId: string): Promise<{ sentAt: Date | null }[]> =>
  db
    .select({ sentAt: paymentAttempt.sentAt })
    .from(agreementRenewal)
    .innerJoin(paymentAttempt, eq(paymentAttempt.orderId, agreementRenewal.orderId))
    .where(
      and(
        eq(agreementRenewal.agreementId, agreementId),
        eq(paymentAttempt.status, 'created'),
        isNotNull(paymentAttempt.sentAt),
      ),
    );

/** Whether an order is of the purchase of a renewal that is not paid yet, or that it has paid. */
export const paysForRenewal = async (
  tx: Queryable,
  agreementId: string,
  orderId: string,
): Promise<boolean> => {
  const purchase = sql`(select o.purchase_id from purchase_order o where o.id = ${orderId})`;
  const found = await tx
    .select({ nth: agreementRenewal.nth })
    .from(agreementRenewal)
    .innerJoin(order, eq(order.id, agreementRenewal.orderId))
    .where(
      and(
        eq(agreementRenewal.agreementId, agreementId),
        eq(order.purchaseId, purchase),
        or(isNotNull(agreementRenewal.nextLookAt), isNotNull(agreementRenewal.settledAt)),
      ),
    )
    .limit(1);
  return found.length > 0;
};

/** Of the purchase of an order: the orders of it by which a renewal was to be paid, whatever became of that; it may be one of them. */
export const listRenewalsFor = (
  db: Queryable,
  orderId: string,
): Promise<{ agreementId: string; orderId: string }[]> => {
  const purchase = sql`(select o.purchase_id from purchase_order o where o.id = ${orderId})`;
  return db
    .select({ agreementId: agreementRenewal.agreementId, orderId: agreementRenewal.orderId })
    .from(agreementRenewal)
    .innerJoin(order, eq(order.id, agreementRenewal.orderId))
    .where(eq(order.purchaseId, purchase));
};

/** Whatever became of it. */
export const findRenewalOfOrder = async (db: Queryable, orderId: string): Promise<Renewal | undefined> => {
  const [found] = await db.select().from(agreementRenewal).where(eq(agreementRenewal.orderId, orderId));
  return found;
};

/** Of an order of a member: where what it pays for begins. */
export const findOldEnd = async (tx: Queryable, orderId: string): Promise<Date | undefined> => {
  const purchase = sql`(select o.purchase_id from purchase_order o where o.id = ${orderId})`;
  const [found] = await tx
    .select({ oldEndsAt: agreementRenewal.oldEndsAt })
    .from(agreementRenewal)
    .innerJoin(order, eq(order.id, agreementRenewal.orderId))
    .where(and(eq(order.purchaseId, purchase), isNotNull(agreementRenewal.nextLookAt)));
  return found?.oldEndsAt;
};
