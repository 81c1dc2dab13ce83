// What the trial balance reads beside the ledger’s balances: what stands in our accounts, what came there, whom it tells.
import {
  and,
  asc,
  eq,
  inArray,
  isNotNull,
  isNull,
  like,
  notInArray,
  or,
  type SQL,
  sql,
  sum,
} from 'drizzle-orm';
import * as z from 'zod';
import type { Queryable } from '#platform/database/connect.ts';
import { rowsOf } from '#platform/database/rows.ts';
import { shownReference } from '#platform/database/shown-attempt.ts';
import { order } from '#platform/database/tables/billing.ts';
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

const Below = z.object({
  account: z.string(),
  currency: z.string(),
  amountMinor: z.coerce.number().int(),
  sinceId: z.string(),
  since: z.coerce.date(),
});
export type Below = z.infer<typeof Below>;

/** What stands at a provider below nothing, and with which transaction it fell there; rows of others cost nothing. */
export const listBelowNothing = async (db: Queryable): Promise<Below[]> =>
  rowsOf(
    Below,
    await db.execute(sql`
      with below as (
        select account, currency, sum(amount_minor) as minor from ledger_line
        where account like 'asset:provider:%' group by account, currency having sum(amount_minor) < 0
      ), moved as (
        select l.account, l.currency, t.id, t.posted_at, sum(l.amount_minor) as minor
        from ledger_line l join ledger_transaction t on t.id = l.transaction_id
        join below using (account, currency) group by l.account, l.currency, t.id
      ), stood as (
        select *, sum(minor) over w as stands, sum(minor) over w - minor as stood
        from moved window w as (partition by account, currency order by posted_at, id)
      )
      select b.account, b.currency, b.minor as "amountMinor", fell.id as "sinceId", fell.posted_at as since
      from below b cross join lateral (select s.id, s.posted_at from stood s
        where s.account = b.account and s.currency = b.currency and s.stands < 0 and s.stood >= 0
        order by s.posted_at desc, s.id desc limit 1) fell
      order by 1, 2`),
  );

/** By what their members know these orders. */
export const listShownReferences = async (db: Queryable, orderIds: readonly string[]) => {
  const rows = await db
    .select({ id: order.id, reference: shownReference })
    .from(order)
    .where(inArray(order.id, [...orderIds]));
  return new Map(rows.map(({ id, reference }) => [id, reference]));
};

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
