// The accounts that members named for money that goes back, as they are remembered.
import { and, asc, eq, gt, isNotNull, isNull, lte, not, sql } from 'drizzle-orm';
import type { Queryable } from '#platform/database/connect.ts';
import { order } from '#platform/database/tables/billing.ts';
import { orderLine, paymentAttempt } from '#platform/database/tables/checkout.ts';
import { payment, refund, refundAccount } from '#platform/database/tables/payments.ts';
import { staff } from '#platform/database/tables/staff.ts';
import { accountClosed, suspended } from '../checkout/orders.repository.ts';
import { MAY_NAME } from './may-name.ts';
import { mayName } from './refunds.repository.ts';

/** What of an order waits for an account, or has one that may still be another. */
export const listNameable = async (db: Queryable, orderId: string): Promise<string[]> => {
  const rows = await db
    .select({ id: refund.id })
    .from(refund)
    .innerJoin(payment, eq(payment.id, refund.paymentId))
    .innerJoin(paymentAttempt, eq(paymentAttempt.id, payment.attemptId))
    .where(and(eq(paymentAttempt.orderId, orderId), mayName))
    .orderBy(asc(refund.id));
  return rows.map(({ id }) => id);
};

/** Named again it is another one: nobody has compared it yet. */
export const saveAccount = async (
  tx: Queryable,
  row: Omit<typeof refundAccount.$inferInsert, 'checkedBy'>,
): Promise<void> => {
  const { refundId: _, ...again } = row;
  await tx
    .insert(refundAccount)
    .values(row)
    .onConflictDoUpdate({ target: refundAccount.refundId, set: { ...again, checkedBy: null } });
};

/** What of an order waits for an account goes to the one that its member named last for another part: nobody has compared it for this one. */
export const takeNamed = async (tx: Queryable, orderId: string): Promise<void> => {
  await tx.execute(sql`
    with part as (
      select r.id, n.named_at, n.account_sealed, n.bank_says
      from refund r
      join payment p on p.id = r.payment_id
      join payment_attempt a on a.id = p.attempt_id
      left join refund_account n on n.refund_id = r.id
      where a.order_id = ${orderId} and ${sql.raw(MAY_NAME)}
    ), named as (select * from part where account_sealed is not null order by named_at desc limit 1)
    insert into refund_account (refund_id, named_at, account_sealed, bank_says)
    select part.id, named.named_at, named.account_sealed, named.bank_says
    from part, named where part.account_sealed is null
    on conflict (refund_id) do nothing`);
};

export const findAccount = async (db: Queryable, refundId: string) => {
  const [found] = await db
    .select({ account: refundAccount, checkedByName: staff.name })
    .from(refundAccount)
    .leftJoin(staff, eq(staff.id, refundAccount.checkedBy))
    .where(and(eq(refundAccount.refundId, refundId), isNotNull(refundAccount.accountSealed)));
  return found;
};

export const markChecked = async (tx: Queryable, refundId: string, staffId: string): Promise<void> => {
  await tx.update(refundAccount).set({ checkedBy: staffId }).where(eq(refundAccount.refundId, refundId));
};

/** Since when an account is waited for: what a provider could not send was tried first. */
const waitsSince = sql`greatest(${refund.owedAt}, ${refund.troubledAt})`;

/** What waits for an account since then, whose member is there and was not asked so often yet. */
export const listUnnamed = (
  db: Queryable,
  { before, after }: { before: Date; after: Date | undefined },
  nth: number,
  most: number,
) =>
  db
    .select({
      refundId: refund.id,
      orderId: order.id,
      memberId: order.memberId,
      amountMinor: refund.amountMinor,
      currency: payment.currency,
      title: orderLine.title,
      reference: order.reference,
    })
    .from(refund)
    .innerJoin(payment, eq(payment.id, refund.paymentId))
    .innerJoin(paymentAttempt, eq(paymentAttempt.id, payment.attemptId))
    .innerJoin(order, eq(order.id, paymentAttempt.orderId))
    .innerJoin(orderLine, and(eq(orderLine.orderId, order.id), eq(orderLine.position, 1)))
    .leftJoin(refundAccount, eq(refundAccount.refundId, refund.id))
    .where(
      and(
        mayName,
        isNull(refundAccount.accountSealed),
        lte(waitsSince, before.toISOString()),
        after && gt(waitsSince, after.toISOString()),
        sql`not exists (select from delivery d
          where d.once_key = 'refund:account-wanted:' || ${refund.id} || ${nth === 0 ? ':mail' : `:${nth}:mail`}::text)`,
        not(accountClosed),
        not(suspended),
      ),
    )
    .orderBy(asc(refund.id))
    .limit(most);
