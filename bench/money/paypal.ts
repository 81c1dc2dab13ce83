// PayPal as far as the benches of money need it: orders that are approved and taken, and what goes back of them. The same
// key asks for the same thing once.
import { randomUUID } from 'node:crypto';
import type { Refund } from './provider.ts';

type Amount = { value: string; currency_code: string };
type Unit = { custom_id: string; amount: Amount };
type Order = { id: string; key: string; status: string; unit: Unit; capture?: string; refunds: Back[] };
type Back = { id: string; key: string; status: string; amount: Amount };
type Dispute = { id: string; status: string; outcome?: string; unit: Unit };
type Body = { purchase_units?: Unit[]; amount?: Amount };

const refused = (status: number, issue: string) => ({ status, body: { name: issue, message: issue } });

export const makePaypal = (refunds: Refund[]) => {
  const orders: Order[] = [];
  const disputes: Dispute[] = [];
  const shape = ({ id, status, unit, capture, refunds: back }: Order) => ({
    id,
    status,
    update_time: '2026-11-01T00:00:00Z',
    links: [{ href: `https://paypal.example/${id}`, rel: 'payer-action' }],
    purchase_units: [
      {
        ...unit,
        payments: {
          captures: capture ? [{ id: capture, status: 'COMPLETED', amount: unit.amount }] : [],
          refunds: back,
        },
      },
    ],
  });

  const giveBack = (capture: string, key: string, amount: Amount) => {
    const order = orders.find((one) => one.capture === capture);
    if (!order) return refused(404, 'RESOURCE_NOT_FOUND');
    const known = order.refunds.find((one) => one.key === key);
    if (known) return { status: 200, body: known };
    const made = { id: randomUUID(), key, status: 'COMPLETED', amount };
    order.refunds.push(made);
    const { value, currency_code: currency } = amount;
    const transaction = order.unit.custom_id;
    refunds.push({ id: made.id, transaction, amount: Number(value) * 100, currency, status: 'processed' });
    return { status: 201, body: made };
  };

  const ofDispute = (id: string, deed?: string) => {
    const found = disputes.find((one) => one.id === id);
    if (!found) return refused(404, 'RESOURCE_NOT_FOUND');
    const outcome = deed === 'accept-claim' ? 'RESOLVED_BUYER_FAVOUR' : 'RESOLVED_SELLER_FAVOUR';
    if (deed) Object.assign(found, { status: 'RESOLVED', outcome });
    const { amount, custom_id: custom } = found.unit;
    const shown = {
      dispute_id: id,
      create_time: '2026-11-01T00:00:00Z',
      status: found.status,
      dispute_amount: amount,
      disputed_transactions: [{ custom }],
      dispute_outcome: found.outcome ? { outcome_code: found.outcome } : null,
    };
    return { status: 200, body: shown };
  };

  return {
    /** Whoever paid asks it back there; once. */
    dispute: (reference: string): string => {
      const id = `PP-${reference}`;
      const { unit } = orders.find((one) => one.unit.custom_id === reference)!;
      if (!disputes.some((one) => one.id === id))
        disputes.push({ id, status: 'WAITING_FOR_SELLER_RESPONSE', unit });
      return id;
    },
    decided: (reference: string) =>
      disputes.find(({ unit, status }) => unit.custom_id === reference && status === 'RESOLVED')?.id,
    /** Whoever pays says yes on its page; the money moves once we take it. */
    approve: (reference: string): void => {
      const order = orders.find(({ unit }) => unit.custom_id === reference);
      if (order && order.status === 'PAYER_ACTION_REQUIRED') order.status = 'APPROVED';
    },
    isApproved: (reference: string) =>
      orders.some(({ unit, status }) => unit.custom_id === reference && status !== 'PAYER_ACTION_REQUIRED'),

    answer(method: string, path: string, body: Body, key: string): { status: number; body: object } {
      if (path === '/v1/oauth2/token')
        return { status: 200, body: { access_token: 'bench', expires_in: 9e6 } };
      if (path.startsWith('/v1/reporting/'))
        return { status: 200, body: { transaction_details: [], balances: [] } };
      if (path === '/v2/checkout/orders') {
        const known = orders.find((one) => one.key === key);
        if (known) return { status: 200, body: shape(known) };
        const unit = body.purchase_units![0]!;
        const order = { id: randomUUID(), key, status: 'PAYER_ACTION_REQUIRED', unit, refunds: [] };
        orders.push(order);
        return { status: 201, body: shape(order) };
      }
      const [, , of, , id = '', deed] = path.split('/');
      if (of === 'customer') return ofDispute(id, deed);
      if (of === 'payments') return giveBack(id, key, body.amount!);
      const order = orders.find((one) => one.id === id);
      if (!order) return refused(404, 'RESOURCE_NOT_FOUND');
      if (method === 'POST' && deed === 'capture') {
        if (order.capture) return refused(422, 'ORDER_ALREADY_CAPTURED');
        if (order.status !== 'APPROVED') return refused(422, 'ORDER_NOT_APPROVED');
        Object.assign(order, { capture: randomUUID(), status: 'COMPLETED' });
      }
      return { status: 200, body: shape(order) };
    },
  };
};
