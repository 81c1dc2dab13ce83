// Bank transfers as staff look after them, and the word of one or two people that each has come.
import type { Answer } from '@ijeuwa/contract/endpoint';
import type { confirmTransfer, TransferCase } from '@ijeuwa/contract/transfers';
import { notFound } from '#platform/app-error.ts';
import type { Audit } from '#platform/audit.ts';
import { type Clock, DAY_MS, later } from '#platform/clock.ts';
import type { Database } from '#platform/database/connect.ts';
import type { StaffViewer } from '#platform/http/viewer.ts';
import type { Live } from '#platform/live.ts';
import { workChanged } from '#platform/work-changed.ts';
import * as attempts from '../checkout/attempts.repository.ts';
import type { Buyers } from '../checkout/buyers.ts';
import * as orders from '../checkout/orders.repository.ts';
import { approvalsNeeded } from '../checkout/orders.rules.ts';
import { settles } from './money.rules.ts';
import { findPaymentOf } from './payments.repository.ts';
import type { Settlement } from './settlement.service.ts';
import * as transfers from './transfers.repository.ts';

export type TransfersNeeds = {
  db: Database;
  clock: Clock;
  live: Live;
  audit: Audit;
  settlement: Settlement;
  buyers: Buyers;
  twoStaffAboveNaira: number;
};

const QUEUE_MAX = 200;
/** Money that comes after its order has ended is looked for this long. */
export const LOOKED_FOR_DAYS = 30;

export const makeTransfers = (needs: TransfersNeeds) => {
  const { db, clock, live, audit, settlement, buyers, twoStaffAboveNaira } = needs;
  const toCase = (row: Awaited<ReturnType<typeof transfers.listTransfers>>[number]): TransferCase => ({
    attemptId: row.attempt.id,
    orderId: row.order.id,
    reference: row.attempt.reference,
    member: { _id: row.order.memberId, name: row.memberName ?? buyers.nameOf(row.order.buyerSealed) },
    packageName: row.packageName,
    total: { amountMinor: row.attempt.amountMinor, currency: row.attempt.currency },
    createdAt: row.attempt.createdAt.toISOString(),
    expiresAt: row.attempt.expiresAt.toISOString(),
    announcedAt: row.attempt.announcedAt?.toISOString() ?? null,
    approvals: row.approvals,
    approvalsNeeded: approvalsNeeded(row.attempt.amountMinor, twoStaffAboveNaira),
    confirmedByMe: row.confirmedByMe,
    paidAlready: row.paidAlready,
    accountClosed: row.accountClosed,
  });

  const recordLook = (staffId: string, act: string, seen: readonly { reference: string }[]) =>
    audit.recordLook({ staffId, act, subject: seen.map((one) => one.reference).join(' ') });

  return {
    async list({ staffId }: StaffViewer, reference?: string): Promise<TransferCase[]> {
      const announcedSince = later(clock.now(), -LOOKED_FOR_DAYS * DAY_MS);
      const wanted = { staffId, announcedSince, reference, most: QUEUE_MAX };
      const waiting = (await transfers.listTransfers(db, wanted)).map(toCase);
      await recordLook(staffId, 'read transfers', waiting);
      return waiting;
    },

    /** Repeating it takes the same money in no second time. */
    async confirm(
      { staffId }: StaffViewer,
      attemptId: string,
      reason: string,
    ): Promise<Answer<typeof confirmTransfer>> {
      const done = await db.transaction(async (tx) => {
        const attempt = await attempts.findAttempt(tx, attemptId);
        if (attempt?.method !== 'bank_transfer') throw notFound('This transfer');
        // Two who confirm at once count each other.
        await orders.lockOrder(tx, attempt.orderId);
        await transfers.recordApprovalOnce(tx, attemptId, staffId, clock.now());
        const approvals = await transfers.countApprovals(tx, attemptId);
        const { reference: transaction, amountMinor, currency } = attempt;
        const money = { attemptId, transaction, amountMinor, currency };
        const enough = approvals >= approvalsNeeded(amountMinor, twoStaffAboveNaira);
        const taken = enough ? await settlement.receive(tx, money) : undefined;
        await audit.record(tx, {
          staffId,
          act: 'confirm transfer',
          subject: `order ${attempt.orderId}`,
          reason,
        });
        const payment = await findPaymentOf(tx, attempt);
        return { taken, standing: payment?.standing, approvals };
      });
      if (done.taken) settlement.tell(done.taken);
      workChanged(live, 'transfers');
      const { standing, approvals } = done;
      const paid = standing !== undefined && settles(standing);
      return { paid, refundDue: standing === 'paid_twice' || standing === 'account_closed', approvals };
    },
  };
};
export type Transfers = ReturnType<typeof makeTransfers>;
