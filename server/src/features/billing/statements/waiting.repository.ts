// The transfers that a line of a statement may be for: those that wait, and those that were confirmed not long ago.
import { and, desc, eq, gt, sql } from 'drizzle-orm';
import * as z from 'zod';
import type { Queryable } from '#platform/database/connect.ts';
import { columnOf } from '#platform/database/rows.ts';
import { order } from '#platform/database/tables/billing.ts';
import { orderLine, paymentAttempt } from '#platform/database/tables/checkout.ts';
import { profile } from '#platform/database/tables/profiles.ts';
import { ENDING } from '../checkout/ended.repository.ts';
import { allocatedMinor } from '../checkout/order-sums.repository.ts';
import { accountClosed } from '../checkout/orders.repository.ts';
import { buyerRefused, isOfProfile } from '../checkout/refused.repository.ts';
import { isUndone } from '../payments/never-came.repository.ts';
import { isLost, isSeen } from '../payments/never-seen.repository.ts';
import { wordsFor } from '../payments/transfers.repository.ts';

const Claim = z.boolean();

/** Each by its attempt, whatever has become of the order: money that comes late is known too. */
export const listTransfersSince = (db: Queryable, staffId: string, since: Date, most: number) =>
  db
    .select({
      id: paymentAttempt.id,
      reference: paymentAttempt.reference,
      memberId: order.memberId,
      memberName: profile.name,
      buyerSealed: order.buyerSealed,
      title: orderLine.title,
      orderMinor: order.amountMinor,
      status: order.status,
      ...ENDING,
      missingMinor:
        sql`(case when ${order.status} = 'part_paid' then ${order.amountMinor} - ${allocatedMinor} else 0 end)::float8`.mapWith(
          columnOf(z.number()),
        ),
      amountMinor: sql`coalesce((select p.amount_minor from payment p
        where p.attempt_id = ${paymentAttempt.id} order by p.id limit 1), ${paymentAttempt.amountMinor})::float8`.mapWith(
        columnOf(z.number()),
      ),
      createdAt: paymentAttempt.createdAt,
      announcedAt: paymentAttempt.announcedAt,
      settled: sql`${paymentAttempt.status} = 'succeeded'`.mapWith(columnOf(Claim)),
      byHand: sql`exists (select from payment p where p.attempt_id = ${paymentAttempt.id}
        and p.transaction = ${paymentAttempt.reference} and p.provider = 'bank' and not ${isSeen} and not ${isLost})`.mapWith(
        columnOf(Claim),
      ),
      undone: sql`exists (select from payment p
        where p.attempt_id = ${paymentAttempt.id} and ${isUndone(sql`p.id`)})`.mapWith(columnOf(Claim)),
      ...wordsFor(staffId),
      paidAlready: sql`exists (select from purchase_order o
        where o.purchase_id = ${order.purchaseId} and o.settled_at is not null)`.mapWith(columnOf(Claim)),
      accountClosed,
      profileRefused: sql`${buyerRefused} and ${isOfProfile(orderLine.kind)}`.mapWith(columnOf(Claim)),
    })
    .from(paymentAttempt)
    .innerJoin(order, eq(order.id, paymentAttempt.orderId))
    .innerJoin(orderLine, and(eq(orderLine.orderId, order.id), eq(orderLine.position, 1)))
    .leftJoin(profile, eq(profile.memberId, order.memberId))
    .where(
      and(
        eq(paymentAttempt.method, 'bank_transfer'),
        eq(paymentAttempt.currency, 'NGN'),
        gt(paymentAttempt.createdAt, since),
      ),
    )
    // Many that nobody announced hide none that somebody did.
    .orderBy(
      sql`${paymentAttempt.announcedAt} desc nulls last`,
      desc(paymentAttempt.createdAt),
      desc(paymentAttempt.id),
    )
    .limit(most);
