// The money that staff look after: bank transfers and the word of one or two people that each has come; payments that fit no order.
import type { confirmTransfer, OddPayment, TransferCase } from '@ijeuwa/contract/billing';
import type { Answer } from '@ijeuwa/contract/endpoint';
import { AppError, notFound } from '#platform/app-error.ts';
import type { Audit } from '#platform/audit.ts';
import { type Clock, DAY_MS, later } from '#platform/clock.ts';
import type { Database } from '#platform/database/connect.ts';
import type { StaffViewer } from '#platform/http/viewer.ts';
import type { Live } from '#platform/live.ts';
import { workChanged } from '#platform/work-changed.ts';
import type { Buyers } from '../checkout/buyers.ts';
import * as orders from '../checkout/orders.repository.ts';
import { approvalsNeeded } from '../checkout/orders.rules.ts';
import { listOddNotices } from './payments.repository.ts';
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
const ODD_MAX = 100;
/** Money that comes after its order has ended is looked for this long. */
export const LOOKED_FOR_DAYS = 30;

export const makeTransfers = (needs: TransfersNeeds) => {
  const { db, clock, live, audit, settlement, buyers, twoStaffAboveNaira } = needs;
  const toCase = (row: Awaited<ReturnType<typeof transfers.listTransfers>>[number]): TransferCase => ({
    orderId: row.order.id,
    reference: row.order.reference,
    member: { _id: row.order.memberId, name: row.memberName ?? buyers.nameOf(row.order.buyerSealed) },
    packageName: row.packageName,
    total: {
      amountMinor: row.order.amountMinor,
      currency: row.order.currency as TransferCase['total']['currency'],
    },
    createdAt: row.order.createdAt.toISOString(),
    expiresAt: row.order.expiresAt.toISOString(),
    announcedAt: row.order.announcedAt?.toISOString() ?? null,
    approvals: row.approvals,
    approvalsNeeded: approvalsNeeded(row.order.amountMinor, twoStaffAboveNaira),
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

    /** Repeating it activates nothing a second time. */
    async confirm(
      { staffId }: StaffViewer,
      orderId: string,
      reason: string,
    ): Promise<Answer<typeof confirmTransfer>> {
      const done = await db.transaction(async (tx) => {
        const order = (await orders.lockOrder(tx, orderId))?.order;
        if (order?.method !== 'bank_transfer') throw notFound('This transfer');
        await transfers.recordApprovalOnce(tx, orderId, staffId, clock.now());
        const approvals = await transfers.countApprovals(tx, orderId);
        const enough = approvals >= approvalsNeeded(order.amountMinor, twoStaffAboveNaira);
        const now = enough ? await settlement.pay(tx, orderId, 'bank') : undefined;
        await audit.record(tx, { staffId, act: 'confirm transfer', subject: `order ${orderId}`, reason });
        return { memberId: order.memberId, now, status: now ?? order.status, approvals };
      });
      if (done.now === 'paid') settlement.tell(done.memberId);
      workChanged(live, 'transfers');
      return {
        paid: done.status === 'paid',
        refundDue: done.status === 'refund_due',
        approvals: done.approvals,
      };
    },

    async recordRefund({ staffId }: StaffViewer, orderId: string, reason: string): Promise<void> {
      await db.transaction(async (tx) => {
        if (!(await orders.findOrder(tx, orderId))) throw notFound('This order');
        if (!(await settlement.sendBack(tx, orderId)))
          throw new AppError('conflict', 'No money of this order is waiting to be sent back.');
        await audit.record(tx, { staffId, act: 'send money back', subject: `order ${orderId}`, reason });
      });
      workChanged(live, 'transfers');
    },

    async listOdd({ staffId }: StaffViewer): Promise<OddPayment[]> {
      const odd = await listOddNotices(db, ODD_MAX);
      await recordLook(staffId, 'read odd payments', odd);
      return odd.map(({ reference, kind, outcome, receivedAt, refundDueOf }) => ({
        reference,
        refundDueOf,
        kind,
        outcome: outcome ?? '',
        receivedAt: receivedAt.toISOString(),
      }));
    },
  };
};
export type Transfers = ReturnType<typeof makeTransfers>;
