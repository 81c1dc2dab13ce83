// Announced transfers as their alarm asks for them: which staff were not told of yet, and that they were.
import { and, asc, eq, gt, isNull, lt, lte, ne, or } from 'drizzle-orm';
import type { Queryable } from '#platform/database/connect.ts';
import { paymentAttempt } from '#platform/database/tables/checkout.ts';
import type { Alarm } from '#platform/due-alarm.ts';
import { recordToldIn } from '#platform/told.repository.ts';

const TOLD_AT_ONCE = 100;

/** Of those that nobody has seen come, what was told of in no alarm since it was announced. */
export const holdUntold = (
  tx: Queryable,
  alarm: Alarm,
  { after, until, lookedForSince }: { after?: Date; until: Date; lookedForSince: Date },
) =>
  tx
    .select({
      id: paymentAttempt.id,
      reference: paymentAttempt.reference,
      announcedAt: paymentAttempt.announcedAt,
    })
    .from(paymentAttempt)
    .where(
      and(
        eq(paymentAttempt.method, 'bank_transfer'),
        ne(paymentAttempt.status, 'succeeded'),
        lte(paymentAttempt.announcedAt, until),
        gt(paymentAttempt.announcedAt, after ?? lookedForSince),
        or(isNull(paymentAttempt[alarm]), lt(paymentAttempt[alarm], paymentAttempt.announcedAt)),
      ),
    )
    .orderBy(asc(paymentAttempt.announcedAt), asc(paymentAttempt.id))
    .limit(TOLD_AT_ONCE)
    .for('update', { skipLocked: true });

export const recordTold = recordToldIn(paymentAttempt);
