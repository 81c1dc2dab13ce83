// The money that staff look after: transfers to confirm, and payments that fit no order.
import type { Answer } from '@ijeuwa/contract/endpoint';
import type { confirmTransfer, OddPayment, TransferCase } from '@ijeuwa/contract/staff';
import type { Queryable } from '#platform/database/connect.ts';
import type { StaffViewer } from '#platform/http/viewer.ts';
import type { Audit } from '../audit/audit.service.ts';

type Confirmed = Answer<typeof confirmTransfer>;
type Notice = {
  reference: string;
  kind: string;
  outcome: string | null;
  receivedAt: Date;
  refundDueOf: string | null;
};

export type TransfersNeeds = {
  audit: Audit;
  listTransfers: (staffId: string, reference?: string) => Promise<TransferCase[]>;
  /** Calls `record` in its own transaction. */
  confirmTransfer: (
    orderId: string,
    staffId: string,
    record: (tx: Queryable) => Promise<void>,
  ) => Promise<Confirmed>;
  recordRefund: (orderId: string, record: (tx: Queryable) => Promise<void>) => Promise<void>;
  listOddNotices: () => Promise<Notice[]>;
};

export const makeTransfers = (needs: TransfersNeeds) => {
  const { audit } = needs;
  const recordLook = (staffId: string, act: string, seen: readonly { reference: string }[]) =>
    audit.recordLook({ staffId, act, subject: seen.map((one) => one.reference).join(' ') });

  return {
    async list({ staffId }: StaffViewer, reference?: string): Promise<TransferCase[]> {
      const waiting = await needs.listTransfers(staffId, reference);
      await recordLook(staffId, 'read transfers', waiting);
      return waiting;
    },

    confirm: ({ staffId }: StaffViewer, orderId: string, reason: string): Promise<Confirmed> =>
      needs.confirmTransfer(orderId, staffId, (tx) =>
        audit.record(tx, { staffId, act: 'confirm transfer', subject: `order ${orderId}`, reason }),
      ),

    recordRefund: ({ staffId }: StaffViewer, orderId: string, reason: string): Promise<void> =>
      needs.recordRefund(orderId, (tx) =>
        audit.record(tx, { staffId, act: 'send money back', subject: `order ${orderId}`, reason }),
      ),

    async listOdd({ staffId }: StaffViewer): Promise<OddPayment[]> {
      const odd = await needs.listOddNotices();
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
