// What the trial balance reads beside the ledger’s balances: what stands in our accounts, what came there, whom it tells.
import { and, asc, eq, inArray, isNotNull, isNull, like, ne, sql, sum } from 'drizzle-orm';
import type { Queryable } from '#platform/database/connect.ts';
import { order } from '#platform/database/tables/billing.ts';
import { ledgerLine, ledgerTransaction } from '#platform/database/tables/ledger.ts';
import { staff } from '#platform/database/tables/staff.ts';
import { Minor } from './ledger.repository.ts';
import { assetOf } from './ledger.rules.ts';

/** Fees were taken on the way: no order knows of them. */
export const listHeld = (db: Queryable) =>
  db
    .select({
      account: ledgerLine.account,
      currency: ledgerLine.currency,
      amountMinor: sum(ledgerLine.amountMinor).mapWith(Minor),
    })
    .from(ledgerLine)
    .innerJoin(ledgerTransaction, eq(ledgerTransaction.id, ledgerLine.transactionId))
    .where(and(like(ledgerLine.account, 'asset:%'), ne(ledgerTransaction.kind, 'fee')))
    .groupBy(ledgerLine.account, ledgerLine.currency);

/** Of orders whose money came and was not sent back. */
export const listCame = async (db: Queryable) => {
  const rows = await db
    .select({
      method: order.method,
      currency: order.currency,
      amountMinor: sum(order.amountMinor).mapWith(Minor),
    })
    .from(order)
    .where(inArray(order.status, ['paid', 'refund_due']))
    .groupBy(order.method, order.currency);
  return rows.map(({ method, ...rest }) => ({
    account: assetOf(method === 'card' ? 'paystack' : 'bank'),
    ...rest,
  }));
};

export const listFinance = async (db: Queryable): Promise<string[]> => {
  const people = await db
    .select({ email: staff.email })
    .from(staff)
    .where(and(isNull(staff.endedAt), isNotNull(staff.passwordHash), sql`'finance' = any(${staff.roles})`))
    .orderBy(asc(staff.email));
  return people.map(({ email }) => email);
};
