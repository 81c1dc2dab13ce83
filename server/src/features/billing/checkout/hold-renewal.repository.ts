// The agreement by which a member renews, held before any order of theirs.
import { and, eq, inArray, ne } from 'drizzle-orm';
import type { Queryable } from '#platform/database/connect.ts';
import { agreement } from '#platform/database/tables/agreements.ts';
import { order, quote } from '#platform/database/tables/billing.ts';

/** Until the transaction ends; nothing where the member renews nothing. */
export const holdRenewalOf = async (tx: Queryable, purchaseId: string): Promise<void> => {
  const buyer = tx.select({ id: quote.memberId }).from(quote).where(eq(quote.id, purchaseId));
  await tx
    .select({ id: agreement.id })
    .from(agreement)
    .where(and(inArray(agreement.memberId, buyer), ne(agreement.state, 'ended')))
    .for('update');
};

/** Of the members of several orders, in one order, whoever asks. */
export const holdRenewalsOf = async (tx: Queryable, orderIds: readonly string[]): Promise<void> => {
  const buyers = tx
    .select({ id: order.memberId })
    .from(order)
    .where(inArray(order.id, [...orderIds]));
  await tx
    .select({ id: agreement.id })
    .from(agreement)
    .where(and(inArray(agreement.memberId, buyers), ne(agreement.state, 'ended')))
    .orderBy(agreement.id)
    .for('update');
};
