// What rules want back of orders, as it is remembered until all of it is asked for.
import { and, asc, eq, gt, isNull, sql } from 'drizzle-orm';
import * as z from 'zod';
import type { Queryable } from '#platform/database/connect.ts';
import { columnOf } from '#platform/database/rows.ts';
import { paymentAttempt } from '#platform/database/tables/checkout.ts';
import { payment } from '#platform/database/tables/payments.ts';
import { serviceGiveBack } from '#platform/database/tables/services.ts';

/** What came for an order, and counts. */
export const listPaymentIds = async (tx: Queryable, orderId: string): Promise<string[]> => {
  const rows = await tx
    .select({ id: payment.id })
    .from(payment)
    .innerJoin(paymentAttempt, eq(paymentAttempt.id, payment.attemptId))
    .where(
      and(
        eq(paymentAttempt.orderId, orderId),
        sql`exists (select from allocation c
          where c.payment_id = ${payment.id} and c.order_id = ${orderId} and c.released_at is null)`,
      ),
    )
    .orderBy(asc(payment.id));
  return rows.map(({ id }) => id);
};

/** Once for an order: whether it is said for the first time. */
export const recordGiveBackOnce = async (
  tx: Queryable,
  row: typeof serviceGiveBack.$inferInsert,
): Promise<boolean> => {
  const saved = await tx
    .insert(serviceGiveBack)
    .values(row)
    .onConflictDoNothing()
    .returning({ orderId: serviceGiveBack.orderId });
  return saved.length > 0;
};

/** Also of what was said before, and is wanted anew. */
export const saveGiveBack = async (
  tx: Queryable,
  { orderId, ...said }: Omit<typeof serviceGiveBack.$inferInsert, 'askedMinor' | 'doneAt'>,
): Promise<void> => {
  await tx
    .insert(serviceGiveBack)
    .values({ orderId, ...said })
    .onConflictDoUpdate({
      target: serviceGiveBack.orderId,
      set: { ...said, askedMinor: 0, doneAt: null },
    });
};

export const findGiveBack = async (tx: Queryable, orderId: string) => {
  const [found] = await tx.select().from(serviceGiveBack).where(eq(serviceGiveBack.orderId, orderId));
  return found;
};

export const changeGiveBack = async (
  tx: Queryable,
  orderId: string,
  change: Pick<typeof serviceGiveBack.$inferInsert, 'askedMinor' | 'doneAt'>,
): Promise<void> => {
  await tx.update(serviceGiveBack).set(change).where(eq(serviceGiveBack.orderId, orderId));
};

/** So much of what was asked for by the rule goes back by nothing now, and has to be asked for anew. */
export const letGo = async (tx: Queryable, orderId: string, amountMinor: number): Promise<void> => {
  await tx
    .update(serviceGiveBack)
    .set({
      askedMinor: sql`greatest(0, ${serviceGiveBack.askedMinor} - ${amountMinor}::bigint)`,
      doneAt: null,
    })
    .where(eq(serviceGiveBack.orderId, orderId));
};

/** So much of the order is back by another way, and is not to be asked for as well. */
export const countGone = async (tx: Queryable, orderId: string, amountMinor: number): Promise<void> => {
  const { amountMinor: wanted, askedMinor: asked } = serviceGiveBack;
  await tx
    .update(serviceGiveBack)
    .set({ askedMinor: sql`least(${wanted}, ${asked} + ${amountMinor}::bigint)` })
    .where(eq(serviceGiveBack.orderId, orderId));
};

/** By a rule, of the order: asked for and not decided, or to be asked for yet. */
export const findPromised = async (tx: Queryable, orderId: string): Promise<number> => {
  const asked = sql`(select coalesce(sum(r.amount_minor), 0) from refund r
    join payment p on p.id = r.payment_id join payment_attempt a on a.id = p.attempt_id
    where a.order_id = ${serviceGiveBack.orderId} and r."of" = 'order' and r.state = 'requested'
      and r.requested_by is null and r.owed_at is null)`;
  const { amountMinor, askedMinor, doneAt } = serviceGiveBack;
  const waits = sql`case when ${doneAt} is null then ${amountMinor} - ${askedMinor} else 0 end`;
  const [found] = await tx
    .select({ minor: sql`(${asked} + ${waits})::float8`.mapWith(columnOf(z.number())) })
    .from(serviceGiveBack)
    .where(eq(serviceGiveBack.orderId, orderId));
  return found?.minor ?? 0;
};

/** Of which something has still to be asked for; a page of them. */
export const listGiveBacksWaiting = async (
  db: Queryable,
  after: string | undefined,
  most: number,
): Promise<string[]> => {
  const rows = await db
    .select({ orderId: serviceGiveBack.orderId })
    .from(serviceGiveBack)
    .where(
      and(
        isNull(serviceGiveBack.doneAt),
        after === undefined ? undefined : gt(serviceGiveBack.orderId, after),
      ),
    )
    .orderBy(asc(serviceGiveBack.orderId))
    .limit(most);
  return rows.map(({ orderId }) => orderId);
};
