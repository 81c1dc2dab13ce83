// Renewals as staff look for them: all, of a member, or of an order.
import { AGREEMENTS_PAGE } from '@ijeuwa/contract/staff-agreements';
import { and, eq, inArray, lt, or, sql } from 'drizzle-orm';
import type { Queryable } from '#platform/database/connect.ts';
import { shownReference } from '#platform/database/shown-attempt.ts';
import { agreement } from '#platform/database/tables/agreements.ts';
import { order } from '#platform/database/tables/billing.ts';
import { profile } from '#platform/database/tables/profiles.ts';
import { type FoundAgreement, listFound } from './agreements.repository.ts';

export type Wanted = { memberId?: string; orderIds?: readonly string[]; after?: string };

/** One more than a page tells whether another follows. */
export const listWanted = (
  db: Queryable,
  { memberId, orderIds, after }: Wanted,
): Promise<FoundAgreement[]> => {
  const ids = orderIds && [...orderIds];
  const renewed = sql`exists (select from agreement_renewal r
    where r.agreement_id = ${agreement.id} and r.order_id = any(${sql.param(ids)}::uuid[]))`;
  return listFound(
    db,
    and(
      memberId === undefined ? undefined : eq(agreement.memberId, memberId),
      ids && or(inArray(agreement.orderId, ids), renewed),
      after === undefined ? undefined : lt(agreement.id, after),
    ),
    AGREEMENTS_PAGE + 1,
  );
};

/** Of the orders by which agreements began: their references, and who bought them. */
export const listBegun = (db: Queryable, orderIds: readonly string[]) =>
  db
    .select({
      orderId: order.id,
      reference: shownReference,
      buyerSealed: order.buyerSealed,
      memberName: profile.name,
    })
    .from(order)
    .leftJoin(profile, eq(profile.memberId, order.memberId))
    .where(inArray(order.id, [...orderIds]));
