// Members whose profile was refused for good, by what is kept of it: their card is closed, and their account is not.
import { and, eq, sql } from 'drizzle-orm';
import type { Queryable } from '#platform/database/connect.ts';
import { member } from '#platform/database/tables/accounts.ts';
import { card } from '#platform/database/tables/matching.ts';

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
