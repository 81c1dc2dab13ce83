// What the practice PayPal tells the product: signed, when an order is approved, taken, given back or disputed.
import { createHash, randomUUID } from 'node:crypto';
import { crc32 } from 'node:zlib';
import { openNotices as openAnyNotices, type NoticeOptions as Sending } from '../practice/notices.ts';
import type { Signer } from './notice-signer.ts';
import { nameOf, type Order, type Orders, type Refund } from './order.ts';
import { noticeOf } from './shapes.ts';

export type NoticeOptions = Sending & {
  publicUrl: string;
  webhookId: string;
  signer: Signer;
  now: () => Date;
};
export type Notices = ReturnType<typeof openNotices>;

export const certificateName = ({ pem }: Signer): string =>
  `CERT-${createHash('sha256').update(pem).digest('hex').slice(0, 32)}`;

const signatureOf = (body: string, { signer, webhookId, publicUrl, now }: NoticeOptions) => {
  const id = randomUUID();
  const time = now().toISOString();
  return {
    'paypal-transmission-id': id,
    'paypal-transmission-time': time,
    'paypal-transmission-sig': signer.sign(`${id}|${time}|${webhookId}|${crc32(body)}`),
    'paypal-cert-url': `${publicUrl}/v1/notifications/certs/${certificateName(signer)}`,
    'paypal-auth-algo': 'SHA256withRSA',
  };
};

export function openNotices(orders: Orders, options: NoticeOptions) {
  const { now, publicUrl } = options;
  const notices = openAnyNotices(orders, (body) => signatureOf(body, options), options);
  const { later, resume, close } = notices;

  const tell = (order: Order, body: (id: string) => string): void =>
    notices.tell(order, body(`WH-${nameOf(24)}`));

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
      }
      resume();
    },

    close,
  };
}
