// What somebody of finance had said as the first of two before their access ended, and that waits for a second still.
import { and, asc, eq, inArray, isNull, ne, notInArray, or, sql } from 'drizzle-orm';
import * as z from 'zod';
import type { Queryable } from '#platform/database/connect.ts';
import { rowsOf } from '#platform/database/rows.ts';
import { paymentAttempt, transferApproval } from '#platform/database/tables/checkout.ts';
import { dispute } from '#platform/database/tables/disputes.ts';
import { oddPayment, payment, refund, refundAccount } from '#platform/database/tables/payments.ts';
import { statementLine } from '#platform/database/tables/statements.ts';

const Order = z.object({ id: z.string() });
const ENDED = ['done', 'failed', 'refused'] as const;
/** Approved, and not sent. */
const WAITS = ['approved', 'needs_attention'] as const;

/** Refunds that another has to take up, by the references of their payments. */
export const listToTakeUp = async (tx: Queryable, staffId: string): Promise<string[]> => {
  const found = await tx
    .selectDistinct({ reference: paymentAttempt.reference })
    .from(refund)
    .innerJoin(payment, eq(payment.id, refund.paymentId))
    .innerJoin(paymentAttempt, eq(paymentAttempt.id, payment.attemptId))
    .where(
      or(
        and(eq(refund.requestedBy, staffId), eq(refund.state, 'requested')),
        and(eq(refund.approvedBy, staffId), isNull(refund.requestedBy), inArray(refund.state, WAITS)),
      ),
    )
    .orderBy(asc(paymentAttempt.reference));
  return found.map(({ reference }) => reference);
};

/** Of what is held with its order while somebody acts on it. */
export const listOrdersOfWords = async (tx: Queryable, staffId: string): Promise<string[]> => {
  const found = rowsOf(
    Order,
    await tx.execute(sql`
      select distinct order_id as id from payment_attempt where id in (
        select a.id from transfer_approval w join payment_attempt a on a.id = w.attempt_id
          where w.staff_id = ${staffId} and a.status <> 'succeeded'
        union select p.attempt_id from odd_payment o join payment p on p.id = o.payment_id
          where o.never_came_by = ${staffId} and o.closed_at is null
        union select p.attempt_id from refund_account c join refund r on r.id = c.refund_id
          join payment p on p.id = r.payment_id
          where c.checked_by = ${staffId} and ${notInArray(sql`r.state`, [...ENDED])})`),
  );
  return found.map(({ id }) => id);
};

const ofTransfers = async (tx: Queryable, staffId: string): Promise<string[]> => {
  const waiting = tx
    .select({ id: paymentAttempt.id })
    .from(paymentAttempt)
    .where(ne(paymentAttempt.status, 'succeeded'));
  const gone = await tx
    .delete(transferApproval)
    .where(and(eq(transferApproval.staffId, staffId), inArray(transferApproval.attemptId, waiting)))
    .returning({ id: transferApproval.attemptId });
  return gone.map(({ id }) => `transfer ${id}`);
};

const ofLines = async (tx: Queryable, staffId: string): Promise<string[]> => {
  const unsaid = { closingAs: null, closingBy: null, closingReference: null };
  const closing = await tx
    .update(statementLine)
    .set(unsaid)
    .where(and(eq(statementLine.closingBy, staffId), eq(statementLine.state, 'open')))
    .returning({ id: statementLine.id });
  const gone = await tx
    .update(statementLine)
    .set({ takenBackBy: null })
    .where(and(eq(statementLine.takenBackBy, staffId), ne(statementLine.state, 'closed')))
    .returning({ id: statementLine.id });
  return [...closing, ...gone].map(({ id }) => `statement line ${id}`);
};

const ofOdd = async (tx: Queryable, staffId: string): Promise<string[]> => {
  const gone = await tx
    .update(oddPayment)
    .set({ neverCameBy: null })
    .where(and(eq(oddPayment.neverCameBy, staffId), isNull(oddPayment.closedAt)))
    .returning({ reference: oddPayment.reference });
  return gone.map(({ reference }) => `payment ${reference}`);
};

const ofDisputes = async (tx: Queryable, staffId: string): Promise<string[]> => {
  const gone = await tx
    .update(dispute)
    .set({ acceptAskedAt: null, acceptAskedBy: null, answer: null })
    .where(and(eq(dispute.acceptAskedBy, staffId), eq(dispute.state, 'opened'), isNull(dispute.answeredAt)))
    .returning({ id: dispute.id });
  return gone.map(({ id }) => `dispute ${id}`);
};

const ofAccounts = async (tx: Queryable, staffId: string): Promise<string[]> => {
  const waiting = tx
    .select({ id: refund.id })
    .from(refund)
    .where(notInArray(refund.state, [...ENDED]));
  const gone = await tx
    .update(refundAccount)
    .set({ checkedBy: null })
    .where(and(eq(refundAccount.checkedBy, staffId), inArray(refundAccount.refundId, waiting)))
    .returning({ id: refundAccount.refundId });
  return gone.map(({ id }) => `account for refund ${id}`);
};

/** As if it had not been said; what it was said of, as the audit names it. */
export const removeWords = async (tx: Queryable, staffId: string): Promise<string[]> => {
  const removed: string[] = [];
  for (const remove of [ofTransfers, ofLines, ofOdd, ofDisputes, ofAccounts])
    removed.push(...(await remove(tx, staffId)));
  return removed;
};
