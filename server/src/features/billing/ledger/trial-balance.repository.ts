// What the trial balance reads beside the ledger’s balances: what stands in our accounts, what came there, whom it tells.
import {
  and,
  asc,
  eq,
  inArray,
  isNotNull,
  isNull,
  like,
  lt,
  notInArray,
  or,
  type SQL,
  sql,
  sum,
} from 'drizzle-orm';
import type { Queryable } from '#platform/database/connect.ts';
import { dispute } from '#platform/database/tables/disputes.ts';
import { ledgerLine, ledgerTransaction } from '#platform/database/tables/ledger.ts';
import { payment, refund } from '#platform/database/tables/payments.ts';
import { staff } from '#platform/database/tables/staff.ts';
import { statementLine } from '#platform/database/tables/statements.ts';
import { Minor } from './ledger.repository.ts';
import { assetOf } from './ledger.rules.ts';

/**
 * With the credit that members keep, which is paid with as from an account. Fees were taken on the way, and payouts went
 * from one account of ours to another: no order knows of them.
 */
export const listHeld = (db: Queryable) =>
  db
    .select({
      account: ledgerLine.account,
      currency: ledgerLine.currency,
      amountMinor: sum(ledgerLine.amountMinor).mapWith(Minor),
    })
    .from(ledgerLine)
    .innerJoin(ledgerTransaction, eq(ledgerTransaction.id, ledgerLine.transactionId))
    .where(
      and(
        or(like(ledgerLine.account, 'asset:%'), eq(ledgerLine.account, assetOf('credit'))),
        notInArray(ledgerTransaction.kind, ['fee', 'payout']),
      ),
    )
    .groupBy(ledgerLine.account, ledgerLine.currency);

/** What stands at a provider below nothing, now and at that moment before. */
export const listBelowNothing = (db: Queryable, before: Date) =>
  db
    .select({
      account: ledgerLine.account,
      currency: ledgerLine.currency,
      amountMinor: sum(ledgerLine.amountMinor).mapWith(Minor),
    })
    .from(ledgerLine)
    .innerJoin(ledgerTransaction, eq(ledgerTransaction.id, ledgerLine.transactionId))
    .where(like(ledgerLine.account, 'asset:provider:%'))
    .groupBy(ledgerLine.account, ledgerLine.currency)
    .having(
      and(
        lt(sum(ledgerLine.amountMinor), sql`0`),
        sql`sum(${ledgerLine.amountMinor}) filter (where ${ledgerTransaction.postedAt} <= ${before.toISOString()}::timestamptz) < 0`,
      ),
    );

/** What came, less what was sent back of it or taken back by a bank, each where it moved, and lines of our bank that are nobody’s yet, or its interest; credit that left with an account has come back. */
export const listCame = async (db: Queryable) => {
  const moved = (provider: SQL, amountMinor: SQL) => ({
    provider: sql`${provider}`.mapWith(payment.provider).as('provider'),
    currency: payment.currency,
    amountMinor: sql`${amountMinor}`.as('minor'),
  });
  const back = db
    .select(moved(sql`coalesce(${refund.sentFrom}, ${payment.provider})`, sql`-${refund.amountMinor}`))
    .from(refund)
    .innerJoin(payment, eq(payment.id, refund.paymentId))
    .where(eq(refund.state, 'done'));
  const isLost = inArray(dispute.state, ['lost', 'silent']);
  const gone = sql`-(${dispute.amountMinor} + ${dispute.creditMinor} + ${dispute.beyondMinor})`;
  const takenBack = db
    .select(moved(sql`${payment.provider}`, gone))
    .from(dispute)
    .innerJoin(payment, eq(payment.id, dispute.paymentId))
    .where(isLost);
  const creditLost = db
    .select(moved(sql`'credit'`, sql`${dispute.creditMinor}`))
    .from(dispute)
    .innerJoin(payment, eq(payment.id, dispute.paymentId))
    .where(isLost);
  const creditBack = db
    .select(moved(sql`'credit'`, sql`${refund.amountMinor}`))
    .from(refund)
    .innerJoin(payment, eq(payment.id, refund.paymentId))
    .where(and(eq(refund.of, 'credit'), notInArray(refund.state, ['failed', 'refused'])));
  const ofNobody = db
    .select({
      provider: sql`'bank'`.mapWith(payment.provider).as('provider'),
      currency: sql`'NGN'`.mapWith(payment.currency).as('currency'),
      amountMinor: sql`${statementLine.amountMinor}`.as('minor'),
    })
    .from(statementLine)
    .where(
      or(
        and(
          eq(statementLine.state, 'open'),
          isNull(statementLine.takenBackAt),
          isNull(statementLine.presumedPaymentId),
        ),
        and(eq(statementLine.state, 'closed'), eq(statementLine.closingAs, 'interest')),
      ),
    );
  const all = db
    .select(moved(sql`${payment.provider}`, sql`${payment.amountMinor}`))
    .from(payment)
    .unionAll(back)
    .unionAll(takenBack)
    .unionAll(creditBack)
    .unionAll(creditLost)
    .unionAll(ofNobody)
    .as('moved');
  const rows = await db
    .select({
      provider: all.provider,
      currency: all.currency,
      amountMinor: sql`sum(${all.amountMinor})`.mapWith(Minor),
    })
    .from(all)
    .groupBy(all.provider, all.currency);
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
