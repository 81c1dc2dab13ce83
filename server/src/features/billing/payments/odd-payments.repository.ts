// What staff have to look into about payments, until somebody has closed it.
import type { OddOutcome } from '@ijeuwa/contract/payment-words';
import { and, desc, eq, inArray, isNotNull, isNull, ne, or, sql } from 'drizzle-orm';
import * as z from 'zod';
import type { Queryable } from '#platform/database/connect.ts';
import { columnOf } from '#platform/database/rows.ts';
import { order } from '#platform/database/tables/billing.ts';
import { orderLine, paymentAttempt } from '#platform/database/tables/checkout.ts';
import { allocation, oddPayment, payment } from '#platform/database/tables/payments.ts';
import { profile } from '#platform/database/tables/profiles.ts';
import { staff } from '#platform/database/tables/staff.ts';

export const recordOddOnce = async (
  tx: Queryable,
  row: typeof oddPayment.$inferInsert & { outcome: OddOutcome },
): Promise<void> => {
  await tx.insert(oddPayment).values(row).onConflictDoNothing();
};

const Sum = z.number();
const Claim = z.boolean();
const refunds = (column: string, states: string) =>
  sql`(select ${sql.raw(column)} from refund r where r.payment_id = ${payment.id} and ${sql.raw(states)})`;
const odd = (db: Queryable) =>
  db
    .select({
      odd: oddPayment,
      payment,
      closedByName: staff.name,
      memberId: order.memberId,
      memberName: profile.name,
      buyerSealed: order.buyerSealed,
      title: orderLine.title,
      countsMinor: sql`(select coalesce(sum(c.amount_minor), 0)::float8 from allocation c
        where c.payment_id = ${payment.id} and c.released_at is null)`.mapWith(columnOf(Sum)),
      owedMinor: refunds(
        'coalesce(sum(r.amount_minor), 0)::float8',
        "r.owed_at is not null and r.state not in ('done', 'failed', 'refused')",
      ).mapWith(columnOf(Sum)),
      isAsked: refunds(
        'count(*) > 0',
        "(r.requested_by is not null or r.why is not null) and r.state not in ('done', 'failed', 'refused')",
      ).mapWith(columnOf(Claim)),
      sentBack: refunds('count(*) > 0', "r.state = 'done'").mapWith(columnOf(Claim)),
      takenMinor: sql`(select coalesce(sum(d.amount_minor), 0)::float8 from dispute d
        where d.payment_id = ${payment.id} and d.state in ('lost', 'silent'))`.mapWith(columnOf(Sum)),
      counts: sql`exists (select from allocation c join purchase_order o on o.id = c.order_id
        where c.payment_id = ${payment.id} and c.released_at is null and o.settled_at is not null)`.mapWith(
        columnOf(Claim),
      ),
    })
    .from(oddPayment)
    .leftJoin(payment, eq(payment.id, oddPayment.paymentId))
    .leftJoin(staff, eq(staff.id, oddPayment.closedBy))
    // Word of money that is not in has its order by the reference alone.
    .leftJoin(
      paymentAttempt,
      or(
        eq(paymentAttempt.id, payment.attemptId),
        and(isNull(payment.id), eq(paymentAttempt.reference, oddPayment.reference)),
      ),
    )
    .leftJoin(order, eq(order.id, paymentAttempt.orderId))
    .leftJoin(orderLine, and(eq(orderLine.orderId, order.id), eq(orderLine.position, 1)))
    .leftJoin(profile, eq(profile.memberId, order.memberId));
export type FoundOdd = Awaited<ReturnType<typeof odd>>[number];

/** What is open; of what is sought, all that is kept. */
export const listOdd = (
  db: Queryable,
  sought: { references: string[]; orderIds: string[] } | undefined,
  most: number,
): Promise<FoundOdd[]> =>
  odd(db)
    .where(
      sought
        ? or(inArray(oddPayment.reference, sought.references), inArray(order.id, sought.orderIds))
        : isNull(oddPayment.closedAt),
    )
    .orderBy(desc(oddPayment.noticedAt), desc(oddPayment.id))
    .limit(most);

export const findOdd = async (db: Queryable, id: string): Promise<FoundOdd | undefined> => {
  const [found] = await odd(db).where(eq(oddPayment.id, id));
  return found;
};

/** The first word that it never came. */
export const sayNeverCame = async (tx: Queryable, id: string, neverCameBy: string): Promise<void> => {
  await tx.update(oddPayment).set({ neverCameBy }).where(eq(oddPayment.id, id));
};

type Closing = { closedAt: Date; closedBy: string | null; closing: string };

/** Whether it was this call that closed it. */
export const closeOdd = async (tx: Queryable, id: string, closing: Closing): Promise<boolean> => {
  const closed = await tx
    .update(oddPayment)
    .set(closing)
    .where(and(eq(oddPayment.id, id), isNull(oddPayment.closedAt)))
    .returning({ id: oddPayment.id });
  return closed.length > 0;
};

export const closeOddOfPayment = async (
  tx: Queryable,
  paymentId: string,
  closing: Closing,
): Promise<void> => {
  await tx
    .update(oddPayment)
    .set(closing)
    .where(
      and(
        eq(oddPayment.paymentId, paymentId),
        isNull(oddPayment.closedAt),
        ne(oddPayment.outcome, 'never_seen'),
      ),
    );
};

/** What was closed while it waited is owed now, and somebody has to send it. */
export const reopenOddOfPayment = async (tx: Queryable, paymentId: string): Promise<void> => {
  await tx
    .update(oddPayment)
    .set({ closedAt: null, closedBy: null, closing: null })
    .where(
      and(
        eq(oddPayment.paymentId, paymentId),
        isNotNull(oddPayment.closedAt),
        ne(oddPayment.outcome, 'never_seen'),
      ),
    );
};

export const findOddOfSource = async (
  db: Queryable,
  { provider, source }: Pick<typeof oddPayment.$inferSelect, 'provider' | 'source'>,
) => {
  const [found] = await db
    .select()
    .from(oddPayment)
    .where(and(eq(oddPayment.provider, provider), eq(oddPayment.source, source)));
  return found;
};

/** What told of it is true no more. */
export const closeOddOfSource = async (
  tx: Queryable,
  { provider, source }: Pick<typeof oddPayment.$inferSelect, 'provider' | 'source'>,
  closing: Closing,
): Promise<void> => {
  await tx
    .update(oddPayment)
    .set(closing)
    .where(
      and(eq(oddPayment.provider, provider), eq(oddPayment.source, source), isNull(oddPayment.closedAt)),
    );
};

/** Parts of an order whose rest has come need nobody's look any more. */
export const closeShortOfOrder = async (tx: Queryable, orderId: string, closedAt: Date): Promise<void> => {
  const parts = tx
    .select({ id: allocation.paymentId })
    .from(allocation)
    .where(and(eq(allocation.orderId, orderId), isNull(allocation.releasedAt)));
  await tx
    .update(oddPayment)
    .set({ closedAt, closing: 'The rest has come.' })
    .where(
      and(eq(oddPayment.outcome, 'short'), isNull(oddPayment.closedAt), inArray(oddPayment.paymentId, parts)),
    );
};
