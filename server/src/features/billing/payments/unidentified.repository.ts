// Money at providers that nothing of ours asked for, as it is remembered: what is left of it, and by what it is called there.
import type { Provider } from '@ijeuwa/contract/payment-words';
import { and, asc, eq, gt, or, sql } from 'drizzle-orm';
import * as z from 'zod';
import type { Queryable } from '#platform/database/connect.ts';
import { columnOf } from '#platform/database/rows.ts';
import { oddPayment, payment } from '#platform/database/tables/payments.ts';

const leftMinor = sql`(${payment.amountMinor}
  - (select coalesce(sum(r.amount_minor), 0) from refund r where r.payment_id = ${payment.id} and r.state = 'done')
  - (select coalesce(sum(d.amount_minor), 0) from dispute d where d.payment_id = ${payment.id}
      and d.state in ('lost', 'silent')))::float8`.mapWith(columnOf(z.number()));

const nobodys = (db: Queryable) =>
  db
    .select({
      id: payment.id,
      provider: payment.provider,
      transaction: payment.transaction,
      currency: payment.currency,
      name: oddPayment.reference,
      leftMinor,
    })
    .from(payment)
    .innerJoin(oddPayment, and(eq(oddPayment.paymentId, payment.id), eq(oddPayment.outcome, 'unidentified')));
export type Nobodys = Awaited<ReturnType<typeof nobodys>>[number];
const isNobodys = eq(payment.standing, 'unidentified');

export const lockNobodys = async (tx: Queryable, id: string): Promise<void> => {
  await tx.select({ id: payment.id }).from(payment).where(eq(payment.id, id)).for('update');
};

export const findNobodys = async (db: Queryable, id: string): Promise<Nobodys | undefined> => {
  const [found] = await nobodys(db).where(and(isNobodys, eq(payment.id, id)));
  return found;
};

export const findByName = async (
  db: Queryable,
  provider: Provider,
  { reference, transaction, order }: { reference: string; transaction?: string; order?: string },
): Promise<Nobodys | undefined> => {
  const [found] = await nobodys(db).where(
    and(
      isNobodys,
      eq(payment.provider, provider),
      or(
        eq(oddPayment.reference, order ?? reference),
        transaction === undefined ? undefined : eq(payment.transaction, transaction),
      ),
    ),
  );
  return found;
};

/** Of which something is left. */
export const listNobodys = (db: Queryable, most: number): Promise<Nobodys[]> =>
  nobodys(db)
    .where(and(isNobodys, gt(leftMinor, 0)))
    .orderBy(asc(payment.id))
    .limit(most);
