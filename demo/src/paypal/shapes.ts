// Practice orders in the shapes that PayPal sends over the wire.
import type { Dispute, Order, Refund } from './order.ts';

const captureShape = ({ capture, amount, customId, invoiceId, id, refunds }: Order) => {
  const back = refunds.some(({ status }) => status !== 'FAILED');
  const whole = capture?.status === 'REFUNDED';
  return {
    id: capture?.id,
    status: capture?.status === 'COMPLETED' && back && !whole ? 'PARTIALLY_REFUNDED' : capture?.status,
    amount,
    final_capture: true,
    custom_id: customId,
    invoice_id: invoiceId,
    create_time: capture?.at,
    update_time: capture?.at,
    supplementary_data: { related_ids: { order_id: id } },
  };
};

export const refundShape = ({ id, amount, customId, status, at }: Refund) => ({
  id,
  amount,
  custom_id: customId,
  status,
  create_time: at,
  ...(status === 'FAILED' && { status_details: { reason: 'The account that it came from is closed' } }),
});

export const orderShape = (order: Order, publicUrl: string) => ({
  id: order.id,
  intent: 'CAPTURE',
  status: order.status,
  create_time: order.at,
  update_time: order.changedAt,
  payment_source: { paypal: { email_address: 'practice@payer.example' } },
  payer: { email_address: 'practice@payer.example', payer_id: 'PRACTICE' },
  purchase_units: [
    {
      reference_id: 'default',
      amount: order.amount,
      custom_id: order.customId,
      invoice_id: order.invoiceId,
      ...(order.capture && {
        payments: { captures: [captureShape(order)], refunds: order.refunds.map(refundShape) },
      }),
    },
  ],
  links: [
    { href: `${publicUrl}/v2/checkout/orders/${order.id}`, rel: 'self', method: 'GET' },
    { href: `${publicUrl}/checkoutnow?token=${order.id}`, rel: 'payer-action', method: 'GET' },
  ],
});

export const disputeShape = (order: Order, dispute: Dispute) => ({
  dispute_id: dispute.id,
  create_time: dispute.openedAt,
  update_time: dispute.openedAt,
  reason: 'MERCHANDISE_OR_SERVICE_NOT_AS_DESCRIBED',
  status: dispute.status,
  dispute_life_cycle_stage: 'CHARGEBACK',
  dispute_amount: order.amount,
  ...(dispute.outcome && { dispute_outcome: { outcome_code: dispute.outcome } }),
  seller_response_due_date: dispute.dueAt,
  disputed_transactions: [
    {
      seller_transaction_id: order.capture?.id,
      custom: order.customId,
      invoice_number: order.invoiceId,
      gross_amount: order.amount,
    },
  ],
});

const event = (id: string, type: string, resource: unknown) =>
  JSON.stringify({ id, event_version: '1.0', event_type: type, resource_version: '2.0', resource });

/** `id`: of what happened, so that a repeat has the same. */
export const noticeOf = {
  approved: (order: Order, publicUrl: string, id: string) =>
    event(id, 'CHECKOUT.ORDER.APPROVED', orderShape(order, publicUrl)),
  captured: (order: Order, id: string) => event(id, 'PAYMENT.CAPTURE.COMPLETED', captureShape(order)),
  refunded: (refund: Refund, id: string) =>
    event(
      id,
      refund.status === 'FAILED' ? 'PAYMENT.REFUND.FAILED' : 'PAYMENT.CAPTURE.REFUNDED',
      refundShape(refund),
    ),
  /** It names the payment in its links alone. */
  byHand: (order: Order, refund: Refund, id: string) =>
    event(id, refund.reversed ? 'PAYMENT.CAPTURE.REVERSED' : 'PAYMENT.CAPTURE.REFUNDED', {
      ...refundShape(refund),
      custom_id: undefined,
      links: [
        {
          rel: 'up',
          method: 'GET',
          href: `https://api.paypal.com/v2/payments/captures/${order.capture?.id}`,
        },
      ],
    }),
  disputed: (order: Order, dispute: Dispute, what: 'CREATED' | 'UPDATED' | 'RESOLVED', id: string) =>
    event(id, `CUSTOMER.DISPUTE.${what}`, disputeShape(order, dispute)),
};
