// Money on its way back, as it is remembered.
import type { Provider } from '@ijeuwa/contract/payment-words';
import { and, asc, desc, eq, inArray, isNotNull, isNull, lte, ne, notInArray, or, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import * as z from 'zod';
import type { Queryable } from '#platform/database/connect.ts';
import { columnOf } from '#platform/database/rows.ts';
import { order } from '#platform/database/tables/billing.ts';
import { orderLine, paymentAttempt } from '#platform/database/tables/checkout.ts';
import { payment, refund, refundAccount } from '#platform/database/tables/payments.ts';
import { profile } from '#platform/database/tables/profiles.ts';
import { staff } from '#platform/database/tables/staff.ts';
import { netMinor, restores } from '../changes/upgrades.repository.ts';
import { accountClosed, suspended } from '../checkout/orders.repository.ts';
import { MAY_KEEP } from '../credit/kept.ts';
import { NAMEABLE, TO_PAYER } from './may-name.ts';
import { REFUND_STEPS, type RefundEvent } from './refunds.rules.ts';

const ENDED = ['done', 'failed', 'refused'] as const;
const Sum = z.number();
export const asker = alias(staff, 'asker');
export const approver = alias(staff, 'approver');

/** A bank asks it back as well. */
export const disputed =
  sql`exists (select from dispute d where d.payment_id = ${payment.id} and d.ended_at is null)`.mapWith(
    columnOf(z.boolean()),
  );
/** What may go back of a payment, beside what goes back or is asked back already. */
const leftMinor = sql`(${payment.amountMinor}
  - (select coalesce(sum(r.amount_minor), 0) from refund r
      where r.payment_id = ${payment.id} and r.state not in ('failed', 'refused') and r."of" <> 'credit')
  - (select coalesce(sum(d.amount_minor), 0) from dispute d
      where d.payment_id = ${payment.id} and d.state <> 'won'))::float8`.mapWith(columnOf(Sum));

/** Of all payments of the order: asked for, and decided by nobody yet. */
const askedMinor = sql`(select coalesce(sum(r.amount_minor), 0)::float8 from refund r
  join payment other on other.id = r.payment_id join payment_attempt a on a.id = other.attempt_id
  where a.order_id = ${order.id} and r."of" = 'order' and r.state = 'requested' and r.owed_at is null)`.mapWith(
  columnOf(Sum),
);

const ofRefund = (claim: string) =>
  sql
    .raw(`(${claim.replaceAll(/\br\./g, 'refund.').replaceAll(/\bp\./g, 'payment.')})`)
    .mapWith(columnOf(z.boolean()));
/** Its member may name the account to which it goes, as soon as it is owed. */
const nameable = ofRefund(NAMEABLE);
const toPayer = ofRefund(TO_PAYER);
/** … or may keep it as credit. */
export const mayKeep = ofRefund(MAY_KEEP);

export const mayName = sql`(${refund.owedAt} is not null and ${nameable})`.mapWith(columnOf(z.boolean()));

/** By whom, and how, it was paid. */
const boughtBy = {
  memberId: order.memberId,
  memberName: profile.name,
  buyerSealed: order.buyerSealed,
  method: paymentAttempt.method,
};

const refunds = (db: Queryable) =>
  db
    .select({
      refund,
      payment,
      orderId: order.id,
      ownReference: order.reference,
      reference: paymentAttempt.reference,
      providerRef: paymentAttempt.providerRef,
      kind: orderLine.kind,
      title: orderLine.title,
      ...boughtBy,
      askedByName: asker.name,
      approvedByName: approver.name,
      disputed,
      restores,
      nameable,
      toPayer,
      mayKeep,
      accountClosed,
      suspended,
      account: refundAccount,
    })
    .from(refund)
    .innerJoin(payment, eq(payment.id, refund.paymentId))
    .innerJoin(paymentAttempt, eq(paymentAttempt.id, payment.attemptId))
    .innerJoin(order, eq(order.id, paymentAttempt.orderId))
    .innerJoin(orderLine, and(eq(orderLine.orderId, order.id), eq(orderLine.position, 1)))
    .leftJoin(profile, eq(profile.memberId, order.memberId))
    .leftJoin(asker, eq(asker.id, refund.requestedBy))
    .leftJoin(approver, eq(approver.id, refund.approvedBy))
    .leftJoin(refundAccount, eq(refundAccount.refundId, refund.id));
export type FoundRefund = Awaited<ReturnType<typeof refunds>>[number];

/** What somebody, or a rule of a room, has asked for and is under way; with orders, all of theirs. */
export const listRefunds = (
  db: Queryable,
  orderIds: string[] | undefined,
  most: number,
): Promise<FoundRefund[]> =>
  refunds(db)
    .where(
      orderIds === undefined
        ? and(notInArray(refund.state, [...ENDED]), or(isNotNull(refund.requestedBy), isNotNull(refund.why)))
        : inArray(order.id, orderIds),
    )
    .orderBy(orderIds === undefined ? asc(refund.id) : desc(refund.id))
    .limit(most);

export const findRefund = async (db: Queryable, id: string): Promise<FoundRefund | undefined> => {
  const [found] = await refunds(db).where(eq(refund.id, id));
  return found;
};

/** The one of a payment that is under way. */
export const findUnderWay = async (tx: Queryable, paymentId: string): Promise<FoundRefund | undefined> => {
  const [found] = await refunds(tx).where(
    and(eq(refund.paymentId, paymentId), notInArray(refund.state, [...ENDED]), ne(refund.of, 'credit')),
  );
  return found;
};

const paid = (db: Queryable) =>
  db
    .select({
      payment,
      orderId: order.id,
      reference: paymentAttempt.reference,
      title: orderLine.title,
      ...boughtBy,
      status: order.status,
      disputed,
      restores,
      leftMinor,
      netMinor,
      askedMinor,
      allocatedMinor: sql`(select coalesce(sum(c.amount_minor), 0)::float8 from allocation c
        where c.payment_id = ${payment.id} and c.released_at is null)`.mapWith(columnOf(Sum)),
    })
    .from(payment)
    .innerJoin(paymentAttempt, eq(paymentAttempt.id, payment.attemptId))
    .innerJoin(order, eq(order.id, paymentAttempt.orderId))
    .innerJoin(orderLine, and(eq(orderLine.orderId, order.id), eq(orderLine.position, 1)))
    .leftJoin(profile, eq(profile.memberId, order.memberId));
export type PaidMoney = Awaited<ReturnType<typeof paid>>[number];

export const listPaid = (db: Queryable, orderIds: string[]): Promise<PaidMoney[]> =>
  paid(db)
    .where(and(inArray(order.id, orderIds), isNotNull(order.settledAt)))
    .orderBy(asc(payment.id));

export const findPaid = async (db: Queryable, paymentId: string): Promise<PaidMoney | undefined> => {
  const [found] = await paid(db).where(eq(payment.id, paymentId));
  return found;
};

export const saveRefund = async (tx: Queryable, row: typeof refund.$inferInsert): Promise<string> => {
  const [saved] = await tx.insert(refund).values(row).returning({ id: refund.id });
  return saved!.id;
};

/** Undefined where one of its payment is under way. */
export const recordRefundOnce = async (
  tx: Queryable,
  row: typeof refund.$inferInsert,
): Promise<string | undefined> => {
  const [saved] = await tx.insert(refund).values(row).onConflictDoNothing().returning({ id: refund.id });
  return saved?.id;
};

type Change = Partial<
  Pick<
    typeof refund.$inferInsert,
    | 'requestedBy'
    | 'requestedAt'
    | 'why'
    | 'owedAt'
    | 'approvedAt'
    | 'approvedBy'
    | 'sentFrom'
    | 'sentAt'
    | 'providerId'
    | 'said'
    | 'troubledAt'
    | 'tries'
    | 'nextTryAt'
    | 'doneAt'
    | 'doneBy'
  >
>;

export const changeRefund = async (tx: Queryable, id: string, change: Change): Promise<void> => {
  await tx.update(refund).set(change).where(eq(refund.id, id));
};

/** Whether it was this call that took it there. */
export const stepRefund = async (
  tx: Queryable,
  id: string,
  event: RefundEvent,
  change: Change = {},
): Promise<boolean> => {
  const { from, to } = REFUND_STEPS[event];
  const moved = await tx
    .update(refund)
    .set({ ...change, state: to })
    .where(and(eq(refund.id, id), inArray(refund.state, [...from])))
    .returning({ id: refund.id });
  return moved.length > 0;
};

/** One process speaks to the provider about a refund at a time; whether it is this one. */
export const claimRefund = async (
  db: Queryable,
  id: string,
  when: { now: Date; nextTryAt: Date },
): Promise<boolean> => {
  const claimed = await db
    .update(refund)
    .set({ nextTryAt: when.nextTryAt, tries: sql`${refund.tries} + 1` })
    .where(and(eq(refund.id, id), or(isNull(refund.nextTryAt), lte(refund.nextTryAt, when.now))))
    .returning({ id: refund.id });
  return claimed.length > 0;
};

/** Whose turn it is to be sent, or asked about; what is disputed is not sent. */
export const listDue = (db: Queryable, now: Date, most: number): Promise<FoundRefund[]> =>
  refunds(db)
    .where(
      and(
        inArray(refund.state, ['approved', 'sent', 'processing']),
        notInArray(sql`coalesce(${refund.sentFrom}, ${payment.provider})`, ['bank', 'credit']),
        or(isNull(refund.nextTryAt), lte(refund.nextTryAt, now)),
      ),
    )
    .orderBy(sql`${refund.nextTryAt} nulls first`)
    .limit(most);

export const listUnderWayOf = (
  db: Queryable,
  provider: Provider,
  reference: string,
): Promise<FoundRefund[]> =>
  refunds(db).where(
    and(
      eq(payment.provider, provider),
      eq(paymentAttempt.reference, reference),
      inArray(refund.state, ['sent', 'processing', 'needs_attention']),
    ),
  );

/** By which the provider calls those of a payment that we know. */
export const listKnown = async (db: Queryable, paymentId: string): Promise<string[]> => {
  const rows = await db
    .select({ id: refund.providerId })
    .from(refund)
    .where(and(eq(refund.paymentId, paymentId), isNotNull(refund.providerId)));
  return rows.flatMap(({ id }) => (id === null ? [] : [id]));
};

/** What came at a provider under one of its names, with those by which it is asked about it. */
export const findPaidAt = async (
  db: Queryable,
  provider: Provider,
  { reference, transaction }: { reference: string; transaction?: string },
) => {
  const [found] = await db
    .select({
      payment,
      orderId: paymentAttempt.orderId,
      reference: paymentAttempt.reference,
      providerRef: paymentAttempt.providerRef,
      disputed,
    })
    .from(payment)
    .innerJoin(paymentAttempt, eq(paymentAttempt.id, payment.attemptId))
    .where(
      and(
        eq(payment.provider, provider),
        or(
          eq(paymentAttempt.reference, reference),
          transaction === undefined ? undefined : eq(payment.transaction, transaction),
        ),
      ),
    )
    .orderBy(asc(payment.id))
    .limit(1);
  return found;
};
