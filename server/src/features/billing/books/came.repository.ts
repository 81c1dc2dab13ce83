// What came on a day, as it is kept: sums by way and currency, and each payment with its order and member.
import { BOOKS_PAGE } from '@ijeuwa/contract/books';
import type { Currency } from '@ijeuwa/contract/fields';
import type { LedgerKind, Provider } from '@ijeuwa/contract/payment-words';
import { and, asc, count, eq, gt, gte, inArray, like, lt, ne, sql, sum } from 'drizzle-orm';
import * as z from 'zod';
import type { Queryable } from '#platform/database/connect.ts';
import { columnOf } from '#platform/database/rows.ts';
import { order } from '#platform/database/tables/billing.ts';
import { orderLine, paymentAttempt } from '#platform/database/tables/checkout.ts';
import { dispute } from '#platform/database/tables/disputes.ts';
import { ledgerLine, ledgerTransaction } from '#platform/database/tables/ledger.ts';
import { payment, refund } from '#platform/database/tables/payments.ts';
import { profile } from '#platform/database/tables/profiles.ts';
import { bankStatement, statementLine } from '#platform/database/tables/statements.ts';
import { Minor } from '../ledger/ledger.repository.ts';
import { assetOf } from '../ledger/ledger.rules.ts';
import { cameLate } from '../payments/payments.repository.ts';

export type Span = { from: Date; until: Date };
/** What posts a line of a statement as nobody’s money, before its id. */
const OF_NOBODY = 'unidentified payment:line:';
/** Credit that an order was paid with had come before. */
const isMoney = ne(payment.provider, 'credit');
const within = ({ from, until }: Span) => and(gte(payment.receivedAt, from), lt(payment.receivedAt, until));

export const sumCame = (db: Queryable, span: Span) =>
  db
    .select({
      provider: payment.provider,
      currency: payment.currency,
      amountMinor: sum(payment.amountMinor).mapWith(Minor),
      payments: count(),
    })
    .from(payment)
    .where(and(within(span), isMoney))
    .groupBy(payment.provider, payment.currency)
    .orderBy(asc(payment.currency), asc(payment.provider));

/** Lines of our bank’s statements alone: money of nobody at a provider is a payment. */
const ofLines = (kind: LedgerKind) =>
  sql`coalesce(sum(${ledgerLine.amountMinor}) filter (where ${ledgerTransaction.kind} = ${kind}), 0)`.mapWith(
    Minor,
  );

/** By the postings of the day, as its close has them: lines that came, that somebody said what they are, or that were sent back. */
export const sumOfNobody = async (db: Queryable, { from, until }: Span) => {
  const [row] = await db
    .select({
      came: ofLines('unidentified payment'),
      named: ofLines('identified payment'),
      sentBack: ofLines('refund'),
    })
    .from(ledgerTransaction)
    .innerJoin(ledgerLine, eq(ledgerLine.transactionId, ledgerTransaction.id))
    .where(
      and(
        gte(ledgerTransaction.postedAt, from),
        lt(ledgerTransaction.postedAt, until),
        eq(ledgerLine.account, assetOf('bank')),
        like(ledgerTransaction.source, '%identified payment:line:%'),
      ),
    );
  const { came = 0, named = 0, sentBack = 0 } = row ?? {};
  return { came, named: 0 - named, sentBack: 0 - sentBack };
};

/** Of statements that were read that day: what came with lines that were nobody’s at no time of that day. */
export const sumKnown = async (db: Queryable, { from, until }: Span): Promise<number> => {
  const [row] = await db
    .select({ minor: sum(statementLine.amountMinor).mapWith(Minor) })
    .from(bankStatement)
    .innerJoin(statementLine, eq(statementLine.statementId, bankStatement.id))
    .where(
      and(
        gte(bankStatement.uploadedAt, from),
        lt(bankStatement.uploadedAt, until),
        gt(statementLine.amountMinor, 0),
        sql`not exists (select from ledger_transaction t
          where t.source = ${OF_NOBODY} || ${statementLine.id} and t.posted_at < ${until.toISOString()})`,
      ),
    );
  return row?.minor ?? 0;
};

/** In the books as nobody’s: the line of a posting; nothing of any other, whichever is looked at first. */
const lineOf = sql`case when ${ledgerTransaction.source} like ${`${OF_NOBODY}%`}
  then right(${ledgerTransaction.source}, 36)::uuid end`;

/** Of statements of days before: what was known until that day, and is nobody’s since; by the postings of the day. */
export const sumFreed = async (db: Queryable, { from, until }: Span): Promise<number> => {
  const [row] = await db
    .select({ minor: sum(statementLine.amountMinor).mapWith(Minor) })
    .from(ledgerTransaction)
    .innerJoin(statementLine, eq(statementLine.id, lineOf))
    .innerJoin(bankStatement, eq(bankStatement.id, statementLine.statementId))
    .where(
      and(
        gte(ledgerTransaction.postedAt, from),
        lt(ledgerTransaction.postedAt, until),
        lt(bankStatement.uploadedAt, from),
        gt(statementLine.amountMinor, 0),
      ),
    );
  return row?.minor ?? 0;
};

/** By currency: refunds that were done, and what banks took back. */
export const sumWentBack = async (db: Queryable, { from, until }: Span) => {
  const sentBack = db
    .select({ currency: payment.currency, amountMinor: refund.amountMinor })
    .from(refund)
    .innerJoin(payment, eq(payment.id, refund.paymentId))
    .where(
      and(
        eq(refund.state, 'done'),
        gte(refund.doneAt, from),
        lt(refund.doneAt, until),
        // It stays with us.
        ne(sql`coalesce(${refund.sentFrom}, ${payment.provider})`, 'credit'),
      ),
    );
  const takenBack = db
    .select({
      currency: payment.currency,
      amountMinor: sql`${dispute.amountMinor} + ${dispute.creditMinor} + ${dispute.beyondMinor}`.mapWith(
        Minor,
      ),
    })
    .from(dispute)
    .innerJoin(payment, eq(payment.id, dispute.paymentId))
    .where(
      and(
        inArray(dispute.state, ['lost', 'silent']),
        isMoney,
        gte(dispute.endedAt, from),
        lt(dispute.endedAt, until),
      ),
    );
  const all = sentBack.unionAll(takenBack).as('went_back');
  return db
    .select({ currency: all.currency, amountMinor: sum(all.amountMinor).mapWith(Minor) })
    .from(all)
    .groupBy(all.currency);
};

type Of = { provider?: Provider; currency?: Currency };
/** One more than a page tells whether another follows. */
export const listCame = (db: Queryable, span: Span, { provider, currency }: Of, after: string | undefined) =>
  db
    .select({
      payment,
      /** … or its order had ended, and counts again with it. */
      late: sql`(${cameLate} or coalesce(${order.endedAt} <= ${payment.receivedAt}, false))`.mapWith(
        columnOf(z.boolean()),
      ),
      orderId: order.id,
      memberId: order.memberId,
      /** As it stands at the provider, or on the bank’s statement, and with the member. */
      reference: paymentAttempt.reference,
      title: orderLine.title,
      memberName: profile.name,
      buyerSealed: order.buyerSealed,
    })
    .from(payment)
    .leftJoin(paymentAttempt, eq(paymentAttempt.id, payment.attemptId))
    .leftJoin(order, eq(order.id, paymentAttempt.orderId))
    .leftJoin(orderLine, and(eq(orderLine.orderId, order.id), eq(orderLine.position, 1)))
    .leftJoin(profile, eq(profile.memberId, order.memberId))
    .where(
      and(
        within(span),
        isMoney,
        provider && eq(payment.provider, provider),
        currency && eq(payment.currency, currency),
        after === undefined ? undefined : gt(payment.id, after),
      ),
    )
    .orderBy(asc(payment.id))
    .limit(BOOKS_PAGE + 1);
export type CameRow = Awaited<ReturnType<typeof listCame>>[number];

/** Midnight in Lagos, which keeps one time all year. */
export const spanOf = (day: string): Span => {
  const from = new Date(`${day}T00:00:00+01:00`);
  return { from, until: new Date(from.getTime() + 86_400_000) };
};
