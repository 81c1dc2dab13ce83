// Which orders somebody means, by what they typed.
import { eq, inArray, or, type SQL, sql } from 'drizzle-orm';
import type { Queryable } from '#platform/database/connect.ts';
import { order } from '#platform/database/tables/billing.ts';
import { type Sought, soughtIn } from './sought.rules.ts';

/**
 * By any of its references or their figures alone, the provider’s name of a payment, the number of an invoice: each found by
 * an index of its own, the figures by one of the last thirteen.
 */
const isMeant = ({ references, digits, transactions, invoices }: Sought) => {
  const isCalled = (column: SQL) =>
    or(
      inArray(column, references),
      digits.length === 0 ? undefined : inArray(sql`right(${column}, 13)`, digits),
    );
  const ways = [
    sql`select called.id from purchase_order called where ${isCalled(sql`called.reference`)}`,
    sql`select a.order_id from payment_attempt a where ${isCalled(sql`a.reference`)}`,
    sql`select a.order_id from payment p join payment_attempt a on a.id = p.attempt_id
      where ${inArray(sql`p.transaction`, transactions)}`,
    ...(invoices.length === 0
      ? []
      : [sql`select i.order_id from invoice i where ${inArray(sql`i.number`, invoices)}`]),
  ];
  return inArray(order.id, sql`(${sql.join(ways, sql` union all `)})`);
};

export const listOrderIds = async (
  db: Queryable,
  { reference, memberId }: { reference?: string; memberId?: string },
  most: number,
): Promise<string[]> => {
  const list = (which: SQL | undefined) =>
    db.select({ id: order.id }).from(order).where(which).orderBy(sql`${order.id} desc`).limit(most);
  if (reference === undefined) return (await list(eq(order.memberId, memberId ?? ''))).map(({ id }) => id);
  const { digits, ...whole } = soughtIn(reference);
  const named = await list(isMeant({ ...whole, digits: [] }));
  // Two orders of one moment have the same figures: they say which only where nothing else does.
  const rows = named.length > 0 || digits.length === 0 ? named : await list(isMeant({ ...whole, digits }));
  return rows.map(({ id }) => id);
};
