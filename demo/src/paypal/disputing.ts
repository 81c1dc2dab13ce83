// What a buyer, and PayPal, do about money that is asked back.
import type { Notices } from './notices.ts';
import { type Dispute, nameOf, type Order, type Outcome, refundableOf } from './order.ts';
import { noticeOf } from './shapes.ts';

const ANSWER_MS = 10 * 86_400_000;

export const openDisputeOf = ({ disputes }: Order): Dispute | undefined =>
  disputes.find(({ status }) => status !== 'RESOLVED');

/** One at a time. */
export const openDispute = (order: Order, notices: Notices, now: Date): void => {
  if (!order.capture || openDisputeOf(order)) return;
  const dispute: Dispute = {
    id: `PP-D-${nameOf(8)}`,
    status: 'WAITING_FOR_SELLER_RESPONSE',
    openedAt: now.toISOString(),
    dueAt: new Date(now.getTime() + ANSWER_MS).toISOString(),
  };
  order.disputes.push(dispute);
  notices.tell(order, (id) => noticeOf.disputed(order, dispute, 'CREATED', id));
};

export const endDispute = (
  order: Order,
  dispute: Dispute,
  outcome: Outcome,
  { notices, now }: { notices: Notices; now: () => Date },
): void => {
  if (outcome === 'RESOLVED_BUYER_FAVOUR')
    dispute.lost = { minor: refundableOf(order), at: now().toISOString() };
  Object.assign(dispute, { status: 'RESOLVED', outcome });
  notices.tell(order, (id) => noticeOf.disputed(order, dispute, 'RESOLVED', id));
};
