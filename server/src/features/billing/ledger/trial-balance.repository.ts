// What the trial balance reads beside the ledger’s balances: what stands in our accounts, what came there, whom it tells.
import { and, asc, eq, isNotNull, isNull, like, ne, sql, sum } from 'drizzle-orm';
import type { Queryable } from '#platform/database/connect.ts';
import { ledgerLine, ledgerTransaction } from '#platform/database/tables/ledger.ts';
import { payment, refund } from '#platform/database/tables/payments.ts';
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

/** What came, less what was sent back of it. */
export const listCame = async (db: Queryable) => {
  const sentBack = db
    .select({ paymentId: refund.paymentId, amountMinor: sum(refund.amountMinor).as('sent_back') })
    .from(refund)
    .where(eq(refund.state, 'done'))
    .groupBy(refund.paymentId)
    .as('back');
  const rows = await db
    .select({
      provider: payment.provider,
      currency: payment.currency,
      amountMinor: sql`sum(${payment.amountMinor} - coalesce(${sentBack.amountMinor}, 0))`.mapWith(Minor),
    })
    .from(payment)
    .leftJoin(sentBack, eq(sentBack.paymentId, payment.id))
    .groupBy(payment.provider, payment.currency);
  return rows.map(({ provider, ...rest }) => ({ account: assetOf(provider), ...rest }));
};

export const listFinance = async (db: Queryable): Promise<string[]> => {
  const people = await db
    .select({ email: staff.email })
    .from(staff)
    .where(and(isNull(staff.endedAt), isNotNull(staff.passwordHash), sql`'finance' = any(${staff.roles})`))
    .orderBy(asc(staff.email));
  return people.map(({ email }) => email);
};
