// Signed notices to the product: sent, sent again until it answers 200, and taken up again after a restart.
import { createHmac } from 'node:crypto';
import { settleRefund } from './money-back.ts';
import { refundNotice } from './money-back-shapes.ts';
import { chargeNotice } from './paystack-shapes.ts';
import { type Notice, type Refund, settle, type Transaction } from './transaction.ts';
import type { Transactions } from './transactions.ts';

const ANSWER_TIMEOUT_MS = 10_000;
const RETRY_DELAYS_MS = [1, 2, 5, 10, 30, 60, 120, 300, 600, 1200].map((seconds) => seconds * 1000);

/** `shuffled`: with the next one, which goes first. */
export type NoticeFate = 'once' | 'twice' | 'late' | 'never' | 'shuffled';
export type NoticeOptions = {
  secretKey: string;
  webhookUrl: string;
  now: () => Date;
  // After the last delay the notice is given up; the number of delays bounds the tries.
  retryDelaysMs?: readonly number[];
  lateMs?: number;
  nextNotice?: () => NoticeFate;
};

export type Notices = ReturnType<typeof openNotices>;

export function openNotices(transactions: Transactions, options: NoticeOptions) {
  const { now, retryDelaysMs = RETRY_DELAYS_MS, lateMs = 500, nextNotice = () => 'once' } = options;
  const timers = new Set<NodeJS.Timeout>();
  const closing = new AbortController();
  let held: (() => void) | undefined;

  function later(delayMs: number, act: () => void): void {
    const timer = setTimeout(() => {
      timers.delete(timer);
      act();
    }, delayMs);
    timers.add(timer);
  }

  async function deliver(transaction: Transaction, notice: Notice): Promise<void> {
    const isTaken = await post(notice.body, options, closing.signal);
    if (closing.signal.aborted) return;
    const delay = retryDelaysMs[notice.tries];
    notice.tries += 1;
    if (isTaken) notice.state = 'delivered';
    else if (delay === undefined) notice.state = 'given-up';
    else later(delay, () => void deliver(transaction, notice));
    transactions.save(transaction);
  }

  function settleAndTell(transaction: Transaction): void {
    settle(transaction, now());
    tell(transaction, chargeNotice(transaction));
  }

  // The change of the transaction and its notice reach the disk together, before anybody hears of either.
  function tell(transaction: Transaction, body: string): void {
    const notice: Notice = { body, tries: 0, state: 'pending' };
    const send = () => void deliver(transaction, notice);
    const fate = nextNotice();
    if (fate === 'never') notice.state = 'given-up';
    transaction.notices.push(notice);
    transactions.save(transaction);
    if (fate === 'never') return;
    if (fate === 'shuffled') {
      held = send;
      return;
    }
    later(fate === 'late' ? lateMs : 0, send);
    if (fate === 'twice') later(0, send);
    if (held) later(lateMs, held);
    held = undefined;
  }

  function settleWhenDue(transaction: Transaction): void {
    const dueInMs = Date.parse(transaction.settleAt ?? '') - now().getTime();
    later(Math.max(0, dueInMs), () => settleAndTell(transaction));
  }

  function settleRefundWhenDue(transaction: Transaction, refund: Refund): void {
    const dueInMs = Date.parse(refund.settleAt ?? '') - now().getTime();
    later(Math.max(0, dueInMs), () => {
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
        for (const notice of transaction.notices) {
          if (notice.state === 'pending') later(0, () => void deliver(transaction, notice));
        }
      }
    },

    close(): void {
      closing.abort();
      for (const timer of timers) clearTimeout(timer);
    },
  };
}

async function post(body: string, options: NoticeOptions, closing: AbortSignal): Promise<boolean> {
  const signature = createHmac('sha512', options.secretKey).update(body).digest('hex');
  try {
    const response = await fetch(options.webhookUrl, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'x-paystack-signature': signature },
      body,
      redirect: 'manual',
      signal: AbortSignal.any([closing, AbortSignal.timeout(ANSWER_TIMEOUT_MS)]),
    });
    await response.body?.cancel();
    return response.status === 200;
  } catch {
    return false;
  }
}
