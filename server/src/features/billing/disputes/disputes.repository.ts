// Disputes as they are remembered.
import { and, asc, desc, eq, inArray, isNull, like, lt, or, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import * as z from 'zod';
import type { Queryable } from '#platform/database/connect.ts';
import { columnOf } from '#platform/database/rows.ts';
import { order } from '#platform/database/tables/billing.ts';
import { orderLine, paymentAttempt } from '#platform/database/tables/checkout.ts';
import { dispute } from '#platform/database/tables/disputes.ts';
import { payment } from '#platform/database/tables/payments.ts';
import { profile } from '#platform/database/tables/profiles.ts';
import { staff } from '#platform/database/tables/staff.ts';
import { NEVER_CAME_NAME } from '../payments/never-came.rules.ts';

const Claim = z.boolean();
const acceptor = alias(staff, 'acceptor');
const disputes = (db: Queryable) =>
  db
    .select({
      dispute,
      payment,
      orderId: order.id,
      memberId: order.memberId,
      buyerSealed: order.buyerSealed,
      memberName: profile.name,
      ownReference: order.reference,
      reference: paymentAttempt.reference,
      kind: orderLine.kind,
      title: orderLine.title,
      /** By which somebody else may have paid it. */
      linkGiven: sql`exists (select from pay_request q
        where q.order_id = ${order.id} and q.created_at <= ${payment.receivedAt})`.mapWith(columnOf(Claim)),
      answeredByName: staff.name,
      acceptAskedByName: acceptor.name,
    })
    .from(dispute)
    .innerJoin(payment, eq(payment.id, dispute.paymentId))
    .innerJoin(paymentAttempt, eq(paymentAttempt.id, payment.attemptId))
    .innerJoin(order, eq(order.id, paymentAttempt.orderId))
    .innerJoin(orderLine, and(eq(orderLine.orderId, order.id), eq(orderLine.position, 1)))
    .leftJoin(profile, eq(profile.memberId, order.memberId))
    .leftJoin(staff, eq(staff.id, dispute.answeredBy))
    .leftJoin(acceptor, eq(acceptor.id, dispute.acceptAskedBy));
export type FoundDispute = Awaited<ReturnType<typeof disputes>>[number];

/** What still waits for us first, then what waits for a bank, then what is decided. */
const turn = sql`case when ${dispute.endedAt} is not null then 3 when ${dispute.answeredAt} is not null then 2 else 1 end`;

/** What is not decided, with the least time first; with orders, all of theirs, what is decided the newest first. */
export const listDisputes = (db: Queryable, orderIds: string[] | undefined, most: number) =>
  disputes(db)
    .where(orderIds === undefined ? isNull(dispute.endedAt) : inArray(order.id, orderIds))
    .orderBy(
      turn,
      sql`case when ${dispute.endedAt} is null then ${dispute.dueAt} end`,
      desc(dispute.endedAt),
      asc(dispute.id),
    )
    .limit(most);

export const findDispute = async (db: Queryable, id: string): Promise<FoundDispute | undefined> => {
  const [found] = await disputes(db).where(eq(dispute.id, id));
  return found;
};

/** Undefined when it is here already. */
export const recordDisputeOnce = async (
  tx: Queryable,
  row: typeof dispute.$inferInsert,
): Promise<string | undefined> => {
  const [saved] = await tx.insert(dispute).values(row).onConflictDoNothing().returning({ id: dispute.id });
  return saved?.id;
};

export const findByProvider = async (
  tx: Queryable,
  { provider, providerId }: Pick<typeof dispute.$inferSelect, 'provider' | 'providerId'>,
): Promise<FoundDispute | undefined> => {
  const [found] = await disputes(tx).where(
    and(eq(dispute.provider, provider), eq(dispute.providerId, providerId)),
  );
  return found;
};

/** Whether a transfer for the order was confirmed, and undone as one that never came. */
export const hasNeverCome = async (tx: Queryable, orderId: string): Promise<boolean> => {
  const [found] = await disputes(tx)
    .where(and(eq(order.id, orderId), like(dispute.providerId, `${NEVER_CAME_NAME}%`)))
    .limit(1);
  return found !== undefined;
};

type Change = Partial<
  Pick<typeof dispute.$inferInsert, 'state' | 'dueAt' | 'answeredAt' | 'answeredBy' | 'answer' | 'endedAt'>
>;

export const changeDispute = async (tx: Queryable, id: string, change: Change): Promise<void> => {
  await tx.update(dispute).set(change).where(eq(dispute.id, id));
};

/** Nobody is speaking to the bank about it, and nobody has. */
const isUnanswered = (id: string, givenUpBefore: Date) =>
  and(
    eq(dispute.id, id),
    eq(dispute.state, 'opened'),
    or(isNull(dispute.answeredAt), lt(dispute.answeredAt, givenUpBefore)),
  );

type Answering = { staffId: string; answer: string; now: Date; givenUpBefore: Date };

/** Whether it was this person who asked first that it be accepted; `inPlaceOf`: of whoever had, and counts no more. */
export const askAccept = async (
  tx: Queryable,
  id: string,
  { staffId, answer, now, givenUpBefore, inPlaceOf }: Answering & { inPlaceOf: string | null },
): Promise<boolean> => {
  const asked = await tx
    .update(dispute)
    .set({ acceptAskedAt: now, acceptAskedBy: staffId, answer })
    .where(
      and(
        isUnanswered(id, givenUpBefore),
        inPlaceOf ? eq(dispute.acceptAskedBy, inPlaceOf) : isNull(dispute.acceptAskedBy),
      ),
    )
    .returning({ id: dispute.id });
  return asked.length > 0;
};

/** One person answers at a time, and none twice; whether it is this one. */
export const claimAnswer = async (
  tx: Queryable,
  id: string,
  { staffId, answer, now, givenUpBefore }: Answering,
): Promise<boolean> => {
  const claimed = await tx
    .update(dispute)
    .set({ answeredAt: now, answeredBy: staffId, answer })
    .where(isUnanswered(id, givenUpBefore))
    .returning({ id: dispute.id });
  return claimed.length > 0;
};

/** Of those that are not decided, the next to end first. */
export const listUndecided = (db: Queryable, most: number): Promise<FoundDispute[]> =>
  disputes(db)
    .where(inArray(dispute.state, ['opened', 'answered']))
    .orderBy(asc(dispute.dueAt))
    .limit(most);
