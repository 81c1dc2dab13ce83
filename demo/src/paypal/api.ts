// PayPal's calls, answered by the sandbox for whoever signs in, with the faults that a test asks for.
import { randomBytes } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import { type NextCall, playFaults } from '../practice/call-faults.ts';
import { fieldsOf, readAddress, readAmount, readText } from './fields.ts';
import { type MoneyBackNeeds, moneyBackApi } from './money-back-api.ts';
import { nameOf, type Order, type Orders } from './order.ts';
import { PaypalRefused } from './refused.ts';
import { reportingApi } from './reporting.ts';
import { orderShape } from './shapes.ts';

export type ApiNeeds = MoneyBackNeeds & {
  clientId: string;
  clientSecret: string;
  publicUrl: string;
  /** What becomes of the next call, by its address; tokens are given whatever it says. */
  nextCall?: NextCall;
};
type Named = { Params: { id: string } };

const TOKEN_S = 3600;

const FAULT_WORDS = { busy: { name: 'RATE_LIMIT_REACHED' }, broken: { name: 'INTERNAL_SERVER_ERROR' } };

export function paypalApi(app: FastifyInstance, needs: ApiNeeds): void {
  const { clientId, clientSecret, publicUrl, now, orders, notices, slowMs } = needs;
  const token = randomBytes(24).toString('base64url');
  const basic = `Basic ${Buffer.from(`${clientId}:${clientSecret}`).toString('base64')}`;

  app.post('/v1/oauth2/token', async ({ headers }) => {
    if (headers.authorization !== basic)
      throw new PaypalRefused(401, 'invalid_client', 'Client Authentication failed');
    return { access_token: token, token_type: 'Bearer', expires_in: TOKEN_S };
  });

  app.register((signed, _, done) => {
    signed.addHook('onRequest', async ({ headers }) => {
      if (headers.authorization !== `Bearer ${token}`)
        throw new PaypalRefused(401, 'AUTHENTICATION_FAILURE', 'Authentication failed');
    });
    playFaults(signed, needs.nextCall ?? (() => 'none'), FAULT_WORDS);

    signed.post('/v2/checkout/orders', async ({ body, headers }, reply) => {
      const key = String(headers['paypal-request-id'] ?? '');
      const before = key && orders.list().find((one) => one.key === key);
      if (before) return orderShape(before, publicUrl);
      const { purchase_units: units, payment_source: source } = fieldsOf(body);
      const unit = fieldsOf(Array.isArray(units) ? units[0] : undefined);
      const { experience_context: context } = fieldsOf(fieldsOf(source).paypal);
      const at = now().toISOString();
      const order: Order = {
        id: nameOf(17),
        key,
        status: 'PAYER_ACTION_REQUIRED',
        amount: readAmount(unit.amount),
        customId: readText(unit.custom_id),
        invoiceId: readText(unit.invoice_id),
        returnUrl: readAddress(fieldsOf(context).return_url),
        cancelUrl: readAddress(fieldsOf(context).cancel_url),
        at,
        changedAt: at,
        refunds: [],
        disputes: [],
        notices: [],
      };
      orders.save(order);
      return reply.code(201).send(orderShape(order, publicUrl));
    });

    signed.get<Named>('/v2/checkout/orders/:id', async ({ params }) =>
      orderShape(findOrder(orders, params.id), publicUrl),
    );

    signed.post<Named>('/v2/checkout/orders/:id/capture', async ({ params }) => {
      const order = findOrder(orders, params.id);
      if (order.capture) throw new PaypalRefused(422, 'ORDER_ALREADY_CAPTURED', 'Order already captured');
      if (order.status !== 'APPROVED')
        throw new PaypalRefused(422, 'ORDER_NOT_APPROVED', 'Payer has not yet approved the Order');
      if (order.declines) {
        Object.assign(order, { status: 'PAYER_ACTION_REQUIRED', declines: false });
        orders.save(order);
        throw new PaypalRefused(422, 'INSTRUMENT_DECLINED', 'The instrument presented was declined');
      }
      const at = now().toISOString();
      const settleAt = order.slow ? new Date(now().getTime() + slowMs).toISOString() : undefined;
      order.capture = { id: nameOf(17), status: order.slow ? 'PENDING' : 'COMPLETED', at, settleAt };
      Object.assign(order, { status: 'COMPLETED', changedAt: at });
      orders.save(order);
      if (order.slow) notices.settleWhenDue(order);
      else notices.tellCaptured(order);
      return orderShape(order, publicUrl);
    });

    moneyBackApi(signed, needs);
    reportingApi(signed, needs);
    done();
  });
}

function findOrder(orders: Orders, id: string): Order {
  const found = orders.find(id);
  if (!found) throw new PaypalRefused(404, 'RESOURCE_NOT_FOUND', 'The specified resource does not exist');
  return found;
}
