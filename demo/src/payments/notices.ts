// What the practice provider of payments tells the product: signed, when a payment or a refund is settled.
import { createHmac } from 'node:crypto';
import { openNotices as openAnyNotices, type NoticeOptions as Sending } from '../practice/notices.ts';
import { settleRefund } from './money-back.ts';
import { refundNotice } from './money-back-shapes.ts';
import { chargeNotice } from './paystack-shapes.ts';
import { type Refund, settle, type Transaction } from './transaction.ts';
import type { Transactions } from './transactions.ts';

export type NoticeOptions = Sending & { secretKey: string; now: () => Date };
export type Notices = ReturnType<typeof openNotices>;

export function openNotices(transactions: Transactions, options: NoticeOptions) {
  const { now, secretKey } = options;
  const signatureOf = (body: string) => createHmac('sha512', secretKey).update(body).digest('hex');
  const { later, tell, resume, close } = openAnyNotices(
    transactions,
    (body) => ({ 'x-paystack-signature': signatureOf(body) }),
    options,
  );
  const due = (at: string | undefined) => Math.max(0, Date.parse(at ?? '') - now().getTime());

  function settleAndTell(transaction: Transaction): void {
    settle(transaction, now());
    tell(transaction, chargeNotice(transaction));
  }

  function settleWhenDue(transaction: Transaction): void {
    later(due(transaction.settleAt), () => settleAndTell(transaction));
  }

  function settleRefundWhenDue(transaction: Transaction, refund: Refund): void {
    later(due(refund.settleAt), () => {
      settleRefund(transaction, refund, transaction.refundEnding ?? 'processed');
      tell(transaction, refundNotice(transaction, refund));
    });
  }

  return {
    tell,
    settleAndTell,
    settleWhenDue,
    settleRefundWhenDue,

    resume(): void {
      for (const transaction of transactions.list()) {
        if (transaction.status === 'ongoing') settleWhenDue(transaction);
        for (const refund of transaction.refunds) {
          if (refund.settleAt) settleRefundWhenDue(transaction, refund);
        }
      }
      resume();
    },

    close,
  };
}
