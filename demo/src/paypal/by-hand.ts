// What goes back of a payment without a call of the business: by hand in its own pages, or taken back by PayPal.
import type { Notices } from './notices.ts';
import { amountOf, nameOf, type Order, type Refund, refundableOf } from './order.ts';
import { noticeOf } from './shapes.ts';

export const giveBackByHand = (order: Order, notices: Notices, now: Date, reversed: boolean): void => {
  const left = refundableOf(order);
  if (!order.capture || left === 0) return;
  const amount = amountOf(left, order.amount.currency_code);
  const given = { id: nameOf(17), key: '', amount, customId: '', at: now.toISOString(), reversed };
  const refund: Refund = { ...given, status: 'COMPLETED' };
  order.refunds.push(refund);
  notices.tell(order, (id) => noticeOf.byHand(order, refund, id));
};
