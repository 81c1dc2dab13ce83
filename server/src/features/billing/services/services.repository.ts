// Services that are sold, as they are remembered: what is withdrawn, and which order paid for a subject.
import type { ServiceKind } from '@ijeuwa/contract/services';
import { and, asc, eq, inArray, isNotNull, sql } from 'drizzle-orm';
import type { Queryable } from '#platform/database/connect.ts';
import { order, quote } from '#platform/database/tables/billing.ts';
import { orderLine, paymentAttempt } from '#platform/database/tables/checkout.ts';
import { serviceStretch, serviceWithdrawal } from '#platform/database/tables/services.ts';
import type { Item } from '../checkout/orders.repository.ts';

export const recordWithdrawalOnce = async (
  tx: Queryable,
  row: typeof serviceWithdrawal.$inferInsert,
): Promise<void> => {
  await tx.insert(serviceWithdrawal).values(row).onConflictDoNothing();
};

export const removeWithdrawal = async (
  tx: Queryable,
  kind: ServiceKind,
  subjectId: string,
): Promise<void> => {
  await tx
    .delete(serviceWithdrawal)
    .where(and(eq(serviceWithdrawal.kind, kind), eq(serviceWithdrawal.subjectId, subjectId)));
};

export const isWithdrawn = async (db: Queryable, { kind, id }: Item): Promise<boolean> => {
  const found = await db
    .select({ subjectId: serviceWithdrawal.subjectId })
    .from(serviceWithdrawal)
    .where(and(sql`${serviceWithdrawal.kind} = ${kind}`, eq(serviceWithdrawal.subjectId, id)));
  return found.length > 0;
};

/**
 * Open orders of a subject, each held with its purchase as whoever settles it holds them. One that somebody holds is
 * left out: nobody is waited for here, since whoever settles may wait for what this caller holds.
 */
export const lockOpenOrders = async (
  tx: Queryable,
  kind: ServiceKind,
  subjectId: string,
): Promise<{ id: string; heldUntil: Date | null }[]> => {
  const waiting = tx
    .select({ id: order.purchaseId })
    .from(order)
    .innerJoin(orderLine, eq(orderLine.orderId, order.id))
    .where(and(eq(orderLine.kind, kind), eq(orderLine.subjectId, subjectId), eq(order.status, 'open')));
  const purchases = await tx
    .select({ id: quote.id })
    .from(quote)
    .where(inArray(quote.id, waiting))
    .for('update', { skipLocked: true });
  const held = purchases.map(({ id }) => id);
  if (held.length === 0) return [];
  return tx
    .select({ id: order.id, heldUntil: quote.expiresAt })
    .from(order)
    .innerJoin(quote, eq(quote.id, order.quoteId))
    .where(and(inArray(order.purchaseId, held), eq(order.status, 'open')))
    .for('update', { of: order, skipLocked: true });
};

/** Orders of a subject that money may be on its way for. */
export const listWaitingOrders = async (
  db: Queryable,
  kind: ServiceKind,
  subjectId: string,
): Promise<string[]> => {
  const rows = await db
    .select({ id: order.id })
    .from(order)
    .innerJoin(orderLine, eq(orderLine.orderId, order.id))
    .where(
      and(
        eq(orderLine.kind, kind),
        eq(orderLine.subjectId, subjectId),
        inArray(order.status, ['open', 'part_paid']),
      ),
    )
    .orderBy(asc(order.id));
  return rows.map(({ id }) => id);
};

/** Whether a transfer for a subject was announced, and nobody has found or given it up. */
export const isAnnounced = async (db: Queryable, kind: ServiceKind, subjectId: string): Promise<boolean> => {
  const found = await db
    .select({ id: paymentAttempt.id })
    .from(paymentAttempt)
    .innerJoin(order, eq(order.id, paymentAttempt.orderId))
    .innerJoin(orderLine, eq(orderLine.orderId, order.id))
    .where(
      and(
        eq(orderLine.kind, kind),
        eq(orderLine.subjectId, subjectId),
        eq(order.status, 'open'),
        isNotNull(paymentAttempt.announcedAt),
      ),
    )
    .limit(1);
  return found.length > 0;
};

/** Open orders of what was withdrawn: they were held by somebody when it was. */
export const listOpenWithdrawn = (db: Queryable, most: number) =>
  db
    .select({ id: order.id, withdrawnAt: serviceWithdrawal.withdrawnAt })
    .from(order)
    .innerJoin(orderLine, eq(orderLine.orderId, order.id))
    .innerJoin(
      serviceWithdrawal,
      and(eq(serviceWithdrawal.kind, orderLine.kind), eq(serviceWithdrawal.subjectId, orderLine.subjectId)),
    )
    .where(eq(order.status, 'open'))
    .orderBy(asc(order.id))
    .limit(most);

/** What paid for a subject. */
export const findSettled = async (tx: Queryable, kind: ServiceKind, subjectId: string) => {
  const [found] = await tx
    .select({ id: order.id, amountMinor: order.amountMinor })
    .from(order)
    .innerJoin(orderLine, eq(orderLine.orderId, order.id))
    .where(and(eq(orderLine.kind, kind), eq(orderLine.subjectId, subjectId), isNotNull(order.settledAt)));
  return found;
};

export const saveStretch = async (tx: Queryable, row: typeof serviceStretch.$inferInsert): Promise<void> => {
  await tx.insert(serviceStretch).values(row);
};
