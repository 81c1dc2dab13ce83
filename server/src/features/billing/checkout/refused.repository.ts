// Members whose profile was refused for good, by what is kept of it: their card is closed, and their account is not.
import type { LineKind } from '@ijeuwa/contract/services';
import { and, asc, eq, gt, isNotNull, isNull, or, type SQLWrapper, sql } from 'drizzle-orm';
import { DAY_MS, later } from '#platform/clock.ts';
import type { Queryable } from '#platform/database/connect.ts';
import { member } from '#platform/database/tables/accounts.ts';
import { order } from '#platform/database/tables/billing.ts';
import { orderLine } from '#platform/database/tables/checkout.ts';
import { card } from '#platform/database/tables/matching.ts';
import { serviceStretch } from '#platform/database/tables/services.ts';
import { vipCase } from '#platform/database/tables/vip.ts';

/** What is of no use without a profile: nobody is liked by it, or introduced. All else is sold to its member as before. */
export const needsProfile = (kind: LineKind): boolean => kind === 'package' || kind === 'vip';
/** … of a kind that a query reads. */
export const isOfProfile = (kind: SQLWrapper) => sql`${kind} in ('package', 'vip')`;

/** Of the member of an order. */
export const buyerRefused = sql`exists (select from card c join member m on m.id = c.member_id
  where c.member_id = purchase_order.member_id and c.status = 'suspended' and m.status = 'active')`;

export const isRefused = async (db: Queryable, memberId: string): Promise<boolean> => {
  const found = await db
    .select({ memberId: card.memberId })
    .from(card)
    .innerJoin(member, eq(member.id, card.memberId))
    .where(and(eq(card.memberId, memberId), eq(card.status, 'suspended'), eq(member.status, 'active')));
  return found.length > 0;
};

/** What paid for a case of theirs that still runs, or stands still. */
export const listRunningVip = async (db: Queryable, memberId: string, now: Date): Promise<string[]> => {
  const found = await db
    .select({ id: order.id })
    .from(order)
    .innerJoin(orderLine, eq(orderLine.orderId, order.id))
    .innerJoin(vipCase, sql`coalesce(${vipCase.soldAs}, ${vipCase.id}) = ${orderLine.subjectId}`)
    .where(
      and(
        eq(order.memberId, memberId),
        eq(order.status, 'paid'),
        eq(orderLine.kind, 'vip'),
        isNull(vipCase.closedAt),
        eq(vipCase.ground, 'payment'),
        or(gt(vipCase.servedUntil, now), isNotNull(vipCase.pausedAt)),
      ),
    )
    .orderBy(asc(order.id));
  return found.map(({ id }) => id);
};

/**
 * VIP was paid for, and no case began by it: it was said to be earned over a day, and not over months. The case itself does
 * not tell, since a package may have taken it over meanwhile.
 */
export const hasBegunNothing = async (tx: Queryable, orderId: string): Promise<boolean> => {
  const [first] = await tx
    .select({ startsAt: serviceStretch.startsAt, endsAt: serviceStretch.endsAt })
    .from(serviceStretch)
    .innerJoin(orderLine, eq(orderLine.orderId, serviceStretch.orderId))
    .where(and(eq(serviceStretch.orderId, orderId), eq(orderLine.kind, 'vip')))
    .orderBy(asc(serviceStretch.id))
    .limit(1);
  return first !== undefined && first.endsAt <= later(first.startsAt, DAY_MS);
};
