// Signed notices to the product: sent, sent again until it answers 200, and taken up again after a restart.
import { createHash, randomUUID } from 'node:crypto';
import { crc32 } from 'node:zlib';
import type { Signer } from './notice-signer.ts';
import { type Notice, nameOf, type Order, type Orders, type Refund } from './order.ts';
import { noticeOf } from './shapes.ts';

const ANSWER_TIMEOUT_MS = 10_000;
const RETRY_DELAYS_MS = [1, 2, 5, 10, 30, 60, 120, 300, 600, 1200].map((seconds) => seconds * 1000);

/** `shuffled`: with the next one, which goes first. */
export type NoticeFate = 'once' | 'twice' | 'late' | 'never' | 'shuffled';
export type NoticeOptions = {
  publicUrl: string;
  webhookUrl: string;
  webhookId: string;
  signer: Signer;
  now: () => Date;
  retryDelaysMs?: readonly number[];
  lateMs?: number;
  nextNotice?: () => NoticeFate;
};
export type Notices = ReturnType<typeof openNotices>;

export const certificateName = ({ pem }: Signer): string =>
  `CERT-${createHash('sha256').update(pem).digest('hex').slice(0, 32)}`;

export const signatureOf = (body: string, { signer, webhookId, publicUrl, now }: NoticeOptions) => {
  const id = randomUUID();
  const time = now().toISOString();
  return {
    'content-type': 'application/json',
    'paypal-transmission-id': id,
    'paypal-transmission-time': time,
    'paypal-transmission-sig': signer.sign(`${id}|${time}|${webhookId}|${crc32(body)}`),
    'paypal-cert-url': `${publicUrl}/v1/notifications/certs/${certificateName(signer)}`,
    'paypal-auth-algo': 'SHA256withRSA',
  };
};

export function openNotices(orders: Orders, options: NoticeOptions) {
  const {
    now,
    publicUrl,
    retryDelaysMs = RETRY_DELAYS_MS,
    lateMs = 500,
    nextNotice = () => 'once',
  } = options;
  const timers = new Set<NodeJS.Timeout>();
  const closing = new AbortController();
  let held: (() => void) | undefined;

  const later = (delayMs: number, act: () => void): void => {
    const timer = setTimeout(() => {
      timers.delete(timer);
      act();
    }, delayMs);
    timers.add(timer);
  };

  const post = async (body: string): Promise<boolean> => {
    try {
      const response = await fetch(options.webhookUrl, {
        method: 'POST',
        headers: signatureOf(body, options),
        body,
        redirect: 'manual',
        signal: AbortSignal.any([closing.signal, AbortSignal.timeout(ANSWER_TIMEOUT_MS)]),
      });
      await response.body?.cancel();
      return response.status === 200;
    } catch {
      return false;
    }
  };

  const deliver = async (order: Order, notice: Notice): Promise<void> => {
    const isTaken = await post(notice.body);
    if (closing.signal.aborted) return;
    const delay = retryDelaysMs[notice.tries];
    notice.tries += 1;
    if (isTaken) notice.state = 'delivered';
    else if (delay === undefined) notice.state = 'given-up';
    else later(delay, () => void deliver(order, notice));
    orders.save(order);
  };

  /** The change of the order and its notice reach the disk together, before anybody hears of either. */
  const tell = (order: Order, body: (id: string) => string): void => {
    const notice: Notice = { body: body(`WH-${nameOf(24)}`), tries: 0, state: 'pending' };
    const send = () => void deliver(order, notice);
    const fate = nextNotice();
    if (fate === 'never') notice.state = 'given-up';
    order.notices.push(notice);
    orders.save(order);
    if (fate === 'never') return;
    if (fate === 'shuffled') {
      held = send;
      return;
    }
    later(fate === 'late' ? lateMs : 0, send);
    if (fate === 'twice') later(0, send);
    if (held) later(lateMs, held);
    held = undefined;
  };

  const due = (at: string | undefined) => Math.max(0, Date.parse(at ?? '') - now().getTime());

  const settleWhenDue = (order: Order): void =>
    later(due(order.capture?.settleAt), () => {
      order.capture = { ...order.capture!, status: 'COMPLETED', settleAt: undefined };
      tell(order, (id) => noticeOf.captured(order, id));
    });

  const settleRefundWhenDue = (order: Order, refund: Refund): void =>
    later(due(refund.settleAt), () => {
      Object.assign(refund, { status: order.refundEnding ?? 'COMPLETED', settleAt: undefined });
      tell(order, (id) => noticeOf.refunded(refund, id));
    });

  return {
    tell,
    settleWhenDue,
    settleRefundWhenDue,
    tellApproved: (order: Order) => tell(order, (id) => noticeOf.approved(order, publicUrl, id)),
    tellCaptured: (order: Order) => tell(order, (id) => noticeOf.captured(order, id)),

    resume(): void {
      for (const order of orders.list()) {
        if (order.capture?.settleAt) settleWhenDue(order);
        for (const refund of order.refunds) if (refund.settleAt) settleRefundWhenDue(order, refund);
        for (const notice of order.notices)
          if (notice.state === 'pending') later(0, () => void deliver(order, notice));
      }
    },

    close(): void {
      closing.abort();
      for (const timer of timers) clearTimeout(timer);
    },
  };
}
