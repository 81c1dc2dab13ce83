// Bank transfers as staff see them: what waits, and the word of one or two people that the money has come.
import type { TransferCase } from '@ijeuwa/contract/staff';
import { AppError, notFound } from '#platform/app-error.ts';
import { type Clock, DAY_MS, later } from '#platform/clock.ts';
import type { Database, Queryable } from '#platform/database/connect.ts';
import * as orders from '../checkout/orders.repository.ts';
import { approvalsNeeded } from '../checkout/orders.rules.ts';
import type { Settlement } from './settlement.service.ts';

export type TransfersNeeds = {
  db: Database;
  clock: Clock;
  settlement: Settlement;
  twoStaffAboveNaira: number;
};

const QUEUE_MAX = 200;
/** Money that comes after its order has ended is looked for this long. */
const LOOKED_FOR_DAYS = 30;

export const makeTransfers = ({ db, clock, settlement, twoStaffAboveNaira }: TransfersNeeds) => {
  const toCase = (row: Awaited<ReturnType<typeof orders.listTransfers>>[number]): TransferCase => ({
    orderId: row.order.id,
    reference: row.order.reference,
    member: { _id: row.order.memberId, name: row.memberName },
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
  });

  return {
    async list(staffId: string, reference?: string): Promise<TransferCase[]> {
      const announcedSince = later(clock.now(), -LOOKED_FOR_DAYS * DAY_MS);
      const wanted = { staffId, announcedSince, reference, most: QUEUE_MAX };
      return (await orders.listTransfers(db, wanted)).map(toCase);
    },

    /** `record` writes the audit in the same transaction. Repeating it activates nothing a second time. */
    async confirm(orderId: string, staffId: string, record: (tx: Queryable) => Promise<void>) {
      const done = await db.transaction(async (tx) => {
        const order = (await orders.lockOrder(tx, orderId))?.order;
        if (order?.method !== 'bank_transfer') throw notFound('This transfer');
        await orders.recordApprovalOnce(tx, orderId, staffId, clock.now());
        const approvals = await orders.countApprovals(tx, orderId);
        const enough = approvals >= approvalsNeeded(order.amountMinor, twoStaffAboveNaira);
        const now = enough ? await settlement.pay(tx, orderId, 'bank') : undefined;
        await record(tx);
        return { memberId: order.memberId, now, status: now ?? order.status, approvals };
      });
      if (done.now === 'paid') settlement.tell(done.memberId);
      return {
        paid: done.status === 'paid',
        refundDue: done.status === 'refund_due',
        approvals: done.approvals,
      };
    },

    /** `record` writes the audit in the same transaction. */
    recordRefund: (orderId: string, record: (tx: Queryable) => Promise<void>): Promise<void> =>
      db.transaction(async (tx) => {
        if (!(await orders.findOrder(tx, orderId))) throw notFound('This order');
        if (!(await settlement.sendBack(tx, orderId)))
          throw new AppError('conflict', 'No money of this order is waiting to be sent back.');
        await record(tx);
      }),
  };
};
export type Transfers = ReturnType<typeof makeTransfers>;
