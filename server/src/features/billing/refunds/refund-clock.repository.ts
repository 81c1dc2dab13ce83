// Refunds as their alarm asks for them: which step staff were not told of yet, and that they were.
import { and, asc, eq, isNull, lt, notInArray, or, sql } from 'drizzle-orm';
import type { Queryable } from '#platform/database/connect.ts';
import { paymentAttempt } from '#platform/database/tables/checkout.ts';
import { payment, refund } from '#platform/database/tables/payments.ts';
import type { Alarm } from '#platform/due-alarm.ts';
import { recordToldIn } from '#platform/told.repository.ts';
import { disputed } from './refunds.repository.ts';

const TOLD_AT_ONCE = 1000;
const since = sql`greatest(${refund.requestedAt}, ${refund.owedAt}, ${refund.approvedAt}, ${refund.sentAt},
  ${refund.troubledAt})`;

/** Under way, and told of in no alarm since its step began; what a bank asks for waits for that. */
export const holdUntold = (tx: Queryable, alarm: Alarm) =>
  tx
    .select({ refund, reference: paymentAttempt.reference })
    .from(refund)
    .innerJoin(payment, eq(payment.id, refund.paymentId))
    .innerJoin(paymentAttempt, eq(paymentAttempt.id, payment.attemptId))
    .where(
      and(
        notInArray(refund.state, ['done', 'failed', 'refused']),
        or(isNull(refund[alarm]), lt(refund[alarm], since)),
        sql`not ${disputed}`,
      ),
    )
    .orderBy(asc(refund.requestedAt), asc(refund.id))
    .limit(TOLD_AT_ONCE)
    .for('update', { of: refund, skipLocked: true });

export const recordTold = recordToldIn(refund);
