// What is kept of orders and their money, for the line of time of each.
import { and, asc, eq, getTableColumns, inArray, isNotNull, ne, or, sql } from 'drizzle-orm';
import * as z from 'zod';
import type { Queryable } from '#platform/database/connect.ts';
import { columnOf } from '#platform/database/rows.ts';
import { agreement, agreementRenewal, renewalConsent } from '#platform/database/tables/agreements.ts';
import { order, packageVersion } from '#platform/database/tables/billing.ts';
import { orderLine, paymentAttempt, transferApproval } from '#platform/database/tables/checkout.ts';
import { dispute } from '#platform/database/tables/disputes.ts';
import { grantCut, packageGrant } from '#platform/database/tables/grants.ts';
import { payRequest } from '#platform/database/tables/pay-requests.ts';
import { oddPayment, payment, refund, refundAccount } from '#platform/database/tables/payments.ts';
import { profile } from '#platform/database/tables/profiles.ts';
import { serviceStretch } from '#platform/database/tables/services.ts';
import { staff } from '#platform/database/tables/staff.ts';
import { bankStatement, statementLine } from '#platform/database/tables/statements.ts';
import { vipPaidEnd } from '#platform/database/tables/vip.ts';
import { paidUntil } from '../agreements/agreements.repository.ts';
import { listOfOrder } from '../changes/upgrades.repository.ts';
import { findEarlierEnding, findEnding } from '../checkout/ended.repository.ts';
import { listFreeDays } from '../free-days/free-days.repository.ts';
import { findGiveBack } from '../refunds/give-backs.repository.ts';
import { approver, asker, mayKeep, mayName } from '../refunds/refunds.repository.ts';
import { listRejected } from './rejected.repository.ts';
import { findWhoEnded } from './who-ended.repository.ts';

export const findName = async (db: Queryable, memberId: string): Promise<string | undefined> => {
  const [found] = await db.select({ name: profile.name }).from(profile).where(eq(profile.memberId, memberId));
  return found?.name ?? undefined;
};

/** All that happened to the money of one order, each the oldest first; which lines of statements brought it for staff alone. */
export const findMoneyOf = async (db: Queryable, orderId: string, forStaff: boolean) => {
  const attempts = await db
    .select()
    .from(paymentAttempt)
    .where(eq(paymentAttempt.orderId, orderId))
    .orderBy(asc(paymentAttempt.createdAt), asc(paymentAttempt.id));
  const ids = attempts.map(({ id }) => id);
  const approvals = await db
    .select({ approval: transferApproval, by: staff.name })
    .from(transferApproval)
    .innerJoin(staff, eq(staff.id, transferApproval.staffId))
    .where(inArray(transferApproval.attemptId, ids));
  const payments = await db
    .select()
    .from(payment)
    .where(inArray(payment.attemptId, ids))
    .orderBy(asc(payment.id));
  const paymentIds = payments.map(({ id }) => id);
  const refunds = await db
    .select({
      refund,
      currency: payment.currency,
      by: staff.name,
      askedBy: asker.name,
      approvedBy: approver.name,
      toCredit: sql`coalesce(${refund.sentFrom}, ${payment.provider}) = 'credit'`.mapWith(
        columnOf(z.boolean()),
      ),
      mayName,
      mayKeep,
      account: refundAccount,
    })
    .from(refund)
    .innerJoin(payment, eq(payment.id, refund.paymentId))
    .leftJoin(staff, eq(staff.id, refund.doneBy))
    .leftJoin(asker, eq(asker.id, refund.requestedBy))
    .leftJoin(approver, eq(approver.id, refund.approvedBy))
    .leftJoin(refundAccount, eq(refundAccount.refundId, refund.id))
    .where(inArray(refund.paymentId, paymentIds));
  const closings = await db
    .select({ odd: oddPayment, by: staff.name })
    .from(oddPayment)
    .leftJoin(staff, eq(staff.id, oddPayment.closedBy))
    .where(and(inArray(oddPayment.paymentId, paymentIds), isNotNull(oddPayment.closedAt)));
  const given = await db
    .select({
      grant: packageGrant,
      countsUntil: sql`case when isempty(in_force) then null else upper(in_force) end`.mapWith(
        columnOf(z.nullable(z.coerce.date())),
      ),
      /** Of what is moved: what had cut that of which it was left. */
      movedBy: grantCut.why,
      /** It ended with its money, in this moment. */
      goneAt: sql`(select c.at from grant_cut c
        where c.grant_id = ${packageGrant.id} and c.why in ('refund', 'chargeback'))`.mapWith(
        columnOf(z.nullable(z.coerce.date())),
      ),
    })
    .from(packageGrant)
    .leftJoin(grantCut, eq(grantCut.grantId, packageGrant.movedFrom))
    .where(eq(packageGrant.orderId, orderId))
    .orderBy(asc(packageGrant.startsAt));
  const disputes = await db
    .select({ ...getTableColumns(dispute), answeredByName: staff.name })
    .from(dispute)
    .leftJoin(staff, eq(staff.id, dispute.answeredBy))
    .where(inArray(dispute.paymentId, paymentIds))
    .orderBy(asc(dispute.openedAt));
  const [renewing] = await db
    .select({
      agreement,
      consent: renewalConsent,
      packageId: packageVersion.packageId,
      until: paidUntil,
      as: sql`${packageVersion.content} ->> 'name'`.mapWith(columnOf(z.string())),
      open: agreementRenewal,
    })
    .from(agreement)
    .innerJoin(renewalConsent, eq(renewalConsent.id, agreement.consentId))
    .innerJoin(packageVersion, eq(packageVersion.id, renewalConsent.packageVersionId))
    .innerJoin(order, eq(order.memberId, agreement.memberId))
    .leftJoin(
      agreementRenewal,
      and(eq(agreementRenewal.agreementId, agreement.id), isNotNull(agreementRenewal.nextLookAt)),
    )
    .where(and(eq(order.id, orderId), eq(agreement.state, 'running')));
  /** The end from which what the member has now is renewed, as what, and the renewal that is not paid yet. */
  const renews = renewing?.until ? { ...renewing, from: renewing.until } : null;
  const [service] = await db
    .select()
    .from(serviceStretch)
    .where(eq(serviceStretch.orderId, orderId))
    .orderBy(asc(serviceStretch.id))
    .limit(1);
  const [vipEnded] = await db
    .select({ end: vipPaidEnd })
    .from(vipPaidEnd)
    .innerJoin(orderLine, and(eq(orderLine.subjectId, vipPaidEnd.subjectId), eq(orderLine.kind, 'vip')))
    .where(eq(orderLine.orderId, orderId));
  const [link] = await db
    .select({ givenAt: payRequest.createdAt })
    .from(payRequest)
    .where(eq(payRequest.orderId, orderId))
    .orderBy(asc(payRequest.createdAt))
    .limit(1);
  const shownBy = !forStaff
    ? []
    : await db
        .select({
          onDay: statementLine.onDay,
          amountMinor: statementLine.amountMinor,
          readAt: bankStatement.uploadedAt,
          isPresumed: sql`${statementLine.presumedPaymentId} is not null`.mapWith(columnOf(z.boolean())),
        })
        .from(statementLine)
        .innerJoin(bankStatement, eq(bankStatement.id, statementLine.statementId))
        .where(
          or(
            inArray(statementLine.presumedPaymentId, paymentIds),
            and(inArray(statementLine.transferId, ids), ne(statementLine.state, 'open')),
            and(
              eq(statementLine.closingAs, 'booked'),
              eq(statementLine.state, 'closed'),
              inArray(
                statementLine.closingReference,
                payments.filter(({ provider }) => provider === 'bank').map(({ transaction }) => transaction),
              ),
            ),
          ),
        )
        .orderBy(asc(statementLine.id));
  const counted = await listOfOrder(db, orderId);
  const endedBecause = await findEnding(db, orderId);
  const endedEarlier = endedBecause ? undefined : await findEarlierEnding(db, orderId);
  const free = await listFreeDays(db, orderId);
  const money = { attempts, approvals, payments, refunds, closings, disputes };
  return {
    ...money,
    /** While it stands so. */
    endedBecause,
    /** Before its money came all the same. */
    endedEarlier,
    endedBy: await findWhoEnded(db, orderId, endedBecause ?? endedEarlier),
    forStaff,
    /** Transfers that their account sent back. */
    rejected: await listRejected(
      db,
      attempts.map(({ reference }) => reference),
    ),
    /** When a link was given first by which somebody else may pay it. */
    linkGivenAt: link?.givenAt,
    /** What a rule wants back of it. */
    giveBack: await findGiveBack(db, orderId),
    /** Lines of statements that bring money of it; nothing where its member reads. */
    shownBy,
    free,
    counted,
    given,
    renews,
    serviceGivenAt: service?.recordedAt ?? null,
    vipEnd: vipEnded?.end ?? null,
  };
};
export type MoneyOf = Awaited<ReturnType<typeof findMoneyOf>>;
