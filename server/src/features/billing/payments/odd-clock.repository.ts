// Money and word of money that fits nothing, as its alarm asks for it: which staff were not told of yet, and that they were.
import type { OddOutcome } from '@ijeuwa/contract/payment-words';
import { and, asc, inArray, isNull, like, lt, lte, or, sql } from 'drizzle-orm';
import type { Queryable } from '#platform/database/connect.ts';
import { oddPayment } from '#platform/database/tables/payments.ts';
import type { Alarm } from '#platform/due-alarm.ts';
import { recordToldIn } from '#platform/told.repository.ts';
import { UNDER_WAY } from './waits-for-bank.ts';

const TOLD_AT_ONCE = 1000;

/** `again`: what a provider has not decided is told of again, once it was told of by then. */
export const holdUntold = (tx: Queryable, alarm: Alarm, outcomes: readonly OddOutcome[], again: Date) =>
  tx
    .select({
      id: oddPayment.id,
      reference: oddPayment.reference,
      noticedAt: oddPayment.noticedAt,
      source: oddPayment.source,
    })
    .from(oddPayment)
    .where(
      and(
        isNull(oddPayment.closedAt),
        inArray(oddPayment.outcome, [...outcomes]),
        // What is asked back has been looked at, and has the clock of its refund.
        sql`not exists (select from refund r
          where r.payment_id = ${oddPayment.paymentId} and r.state not in ('done', 'failed', 'refused'))`,
        or(
          isNull(oddPayment[alarm]),
          lt(oddPayment[alarm], oddPayment.noticedAt),
          alarm === 'overdueToldAt'
            ? and(like(oddPayment.source, `${UNDER_WAY}%`), lte(oddPayment.overdueToldAt, again))
            : undefined,
        ),
      ),
    )
    .orderBy(asc(oddPayment.noticedAt), asc(oddPayment.id))
    .limit(TOLD_AT_ONCE)
    .for('update', { skipLocked: true });

export const recordTold = recordToldIn(oddPayment);
