// PayPal's calls about refunds and disputes, answered by the sandbox.
import type { FastifyInstance } from 'fastify';
import { endDispute } from './disputing.ts';
import { fieldsOf, readAmount } from './fields.ts';
import type { Notices } from './notices.ts';
import {
  type Dispute,
  minorOf,
  nameOf,
  type Order,
  type Orders,
  type Refund,
  refundableOf,
} from './order.ts';
import { PaypalRefused } from './refused.ts';
import { disputeShape, refundShape } from './shapes.ts';

export type MoneyBackNeeds = { now: () => Date; slowMs: number; orders: Orders; notices: Notices };
type Named = { Params: { id: string } };

const missing = () => new PaypalRefused(404, 'RESOURCE_NOT_FOUND', 'The specified resource does not exist');

export function moneyBackApi(app: FastifyInstance, needs: MoneyBackNeeds): void {
  const { orders, notices, now, slowMs } = needs;

  app.post<Named>('/v2/payments/captures/:id/refund', async ({ params, body, headers }, reply) => {
    const order = orders.list().find(({ capture }) => capture?.id === params.id);
    if (!order) throw missing();
    const key = String(headers['paypal-request-id'] ?? '');
    const before = key && order.refunds.find((one) => one.key === key);
    if (before) return refundShape(before);
    const { amount: asked, custom_id: customId } = fieldsOf(body);
    const amount = readAmount(asked);
    if (amount.currency_code !== order.amount.currency_code)
      throw new PaypalRefused(422, 'REFUND_CAPTURE_CURRENCY_MISMATCH', 'Refund must be in the same currency');
    if (minorOf(amount) > refundableOf(order))
      throw new PaypalRefused(422, 'REFUND_AMOUNT_EXCEEDED', 'The refund is more than what is left');
    const at = now().toISOString();
    const settleAt = new Date(now().getTime() + slowMs).toISOString();
    const given = { id: nameOf(17), key, amount, customId: String(customId ?? ''), at };
    const refund: Refund = { ...given, status: 'PENDING', settleAt };
    order.refunds.push(refund);
    orders.save(order);
    notices.settleRefundWhenDue(order, refund);
    return reply.code(201).send(refundShape(refund));
  });

  app.get<Named>('/v1/customer/disputes/:id', async ({ params }) =>
    disputeShape(...findDispute(orders, params.id)),
  );

  app.post<Named>('/v1/customer/disputes/:id/provide-evidence', async ({ params }) => {
    const [order, dispute] = findDispute(orders, params.id);
    if (dispute.status !== 'WAITING_FOR_SELLER_RESPONSE')
      throw new PaypalRefused(422, 'ACTION_NOT_ALLOWED_IN_CURRENT_DISPUTE_STATE', 'Nothing is waited for');
    dispute.status = 'UNDER_REVIEW';
    orders.save(order);
    return { links: [] };
  });

  app.post<Named>('/v1/customer/disputes/:id/accept-claim', async ({ params, body }) => {
    const [order, dispute] = findDispute(orders, params.id);
    if (!fieldsOf(body).note) throw new PaypalRefused(422, 'MISSING_REQUIRED_PARAMETER', 'A note is missing');
    endDispute(order, dispute, 'RESOLVED_BUYER_FAVOUR', { notices, now });
    orders.save(order);
    return { links: [] };
  });
}

function findDispute(orders: Orders, id: string): [Order, Dispute] {
  for (const order of orders.list()) {
    const dispute = order.disputes.find((one) => one.id === id);
    if (dispute) return [order, dispute];
  }
  throw missing();
}
