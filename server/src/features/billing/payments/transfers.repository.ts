// Bank transfers as staff look after them: which wait, and the word of one or two people that each has come.
import { and, asc, eq, gt, inArray, ne, or, sql } from 'drizzle-orm';
import * as z from 'zod';
import type { Queryable } from '#platform/database/connect.ts';
import { columnOf } from '#platform/database/rows.ts';
import { order } from '#platform/database/tables/billing.ts';
import { orderLine, paymentAttempt, transferApproval } from '#platform/database/tables/checkout.ts';
import { profile } from '#platform/database/tables/profiles.ts';
import { ENDING } from '../checkout/ended.repository.ts';
import { accountClosed } from '../checkout/orders.repository.ts';
import { buyerRefused, isOfProfile } from '../checkout/refused.repository.ts';
import { wordCounts } from '../refunds/second-person.repository.ts';

const Claim = z.boolean();
const approvals = sql`${transferApproval} a where a.attempt_id = ${paymentAttempt.id}`;
/** Once the money is in, all stay as they were counted. */
const isCounted = sql`(${paymentAttempt.status} = 'succeeded' or ${wordCounts(sql`a.staff_id`)})`;
/** What staff have said of a transfer, as `staffId` reads it. `lapsed`: who of them may say so no more. */
export const wordsFor = (staffId: string) => ({
  approvals: sql`(select count(*)::int from ${approvals} and ${isCounted})`.mapWith(columnOf(z.number())),
  confirmedByMe: sql`exists (select from ${approvals} and a.staff_id = ${staffId})`.mapWith(columnOf(Claim)),
  lapsed: sql`(select coalesce(string_agg(lapsed.name, ' and ' order by lapsed.name), '')
    from staff lapsed, ${approvals} and lapsed.id = a.staff_id and not ${isCounted})`.mapWith(
    columnOf(z.string()),
  ),
});
const purchaseIsSettled = sql`exists (select from purchase_order o
  where o.purchase_id = ${order.purchaseId} and o.settled_at is not null)`;

/** By the attempts whose references they are, or all of some orders. */
export type Sought = { attemptIds: readonly string[] } | { orderIds: readonly string[] };
type Wanted = { staffId: string; announcedSince: Date; sought?: Sought; most: number };

const isSought = (sought: Sought) =>
  'orderIds' in sought
    ? inArray(order.id, [...sought.orderIds])
    : // Its own, or the rest of what that one paid in part.
      sql`exists (select from payment_attempt named where ${inArray(sql`named.id`, [...sought.attemptIds])}
        and (named.id = ${paymentAttempt.id} or named.order_id = ${order.id} and ${order.status} = 'part_paid'))`;

/** Those that have one of these references, whatever became of them. */
export const listNamedTransfers = async (db: Queryable, references: readonly string[]): Promise<string[]> => {
  const rows = await db
    .select({ id: paymentAttempt.id })
    .from(paymentAttempt)
    .where(
      and(eq(paymentAttempt.method, 'bank_transfer'), inArray(paymentAttempt.reference, [...references])),
    );
  return rows.map(({ id }) => id);
};

/** Transfers not seen yet that the member, or one of two staff, said were made not long ago; or those that somebody looks for. */
export const listTransfers = (db: Queryable, { staffId, announcedSince, sought, most }: Wanted) =>
  db
    .select({
      order,
      attempt: paymentAttempt,
      title: orderLine.title,
      memberName: profile.name,
      ...wordsFor(staffId),
      paidAlready: purchaseIsSettled.mapWith(columnOf(Claim)),
      accountClosed,
      ...ENDING,
      profileRefused: sql`${buyerRefused} and ${isOfProfile(orderLine.kind)}`.mapWith(columnOf(Claim)),
    })
    .from(paymentAttempt)
    .innerJoin(order, eq(order.id, paymentAttempt.orderId))
    .innerJoin(orderLine, and(eq(orderLine.orderId, order.id), eq(orderLine.position, 1)))
    .leftJoin(profile, eq(profile.memberId, order.memberId))
    .where(
      and(
        eq(paymentAttempt.method, 'bank_transfer'),
        ne(paymentAttempt.status, 'succeeded'),
        sought === undefined
          ? or(
              gt(paymentAttempt.announcedAt, announcedSince),
              // Also once the order has ended: somebody saw the money.
              sql`exists (select from ${approvals} and a.approved_at > ${announcedSince})`,
            )
          : isSought(sought),
      ),
    )
    .orderBy(asc(paymentAttempt.announcedAt), asc(paymentAttempt.createdAt))
    .limit(most);

/** The same person's word counts once: what they said last. Whether it is new. */
export const saveApproval = async (
  tx: Queryable,
  word: typeof transferApproval.$inferInsert,
): Promise<boolean> => {
  const { approvedAt, amountMinor } = word;
  const said = await tx
    .insert(transferApproval)
    .values(word)
    .onConflictDoUpdate({
      target: [transferApproval.attemptId, transferApproval.staffId],
      set: { approvedAt, amountMinor },
      setWhere: ne(transferApproval.amountMinor, amountMinor),
    })
    .returning({ by: transferApproval.staffId });
  return said.length > 0;
};

/** What was said of a transfer that has not come, as far as it was said of this amount. */
export const withdrawApprovals = async (
  tx: Queryable,
  attemptId: string,
  amountMinor: number,
): Promise<void> => {
  await tx
    .delete(transferApproval)
    .where(
      and(
        eq(transferApproval.attemptId, attemptId),
        eq(transferApproval.amountMinor, amountMinor),
        sql`not exists (select from payment p where p.attempt_id = ${transferApproval.attemptId})`,
      ),
    );
};

/** Whatever was said of it, by whomever. Whether anything was. */
export const removeApprovals = async (tx: Queryable, attemptId: string): Promise<boolean> => {
  const removed = await tx
    .delete(transferApproval)
    .where(eq(transferApproval.attemptId, attemptId))
    .returning({ staffId: transferApproval.staffId });
  return removed.length > 0;
};

export const listApprovals = (tx: Queryable, attemptId: string) =>
  tx.select().from(transferApproval).where(eq(transferApproval.attemptId, attemptId));
