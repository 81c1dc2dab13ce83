// Payments through PayPal: https://developer.paypal.com/docs/api/orders/v2.
import { z } from 'zod';
import {
  type PaymentConfirmation,
  type PaymentOrder,
  type PaymentProvider,
  PaymentProviderError,
  type PaymentState,
} from '#platform/ports/payment-provider.ts';
import { leftUrl } from './left-url.ts';
import { paypalMoney, toValue } from './paypal-amounts.ts';
import { type PaypalAsk, type PaypalOptions, PaypalRefusal, paypalCalls } from './paypal-calls.ts';
import { type CertificateOptions, paypalCertificates } from './paypal-certificates.ts';
import { paypalDisputes } from './paypal-disputes.ts';
import { isSignedByPaypal, paypalSubject, readPaypalNotice } from './paypal-notices.ts';
import { paypalRefunds } from './paypal-refunds.ts';
import { paypalSettlements } from './paypal-settlements.ts';

/** Two of them and a token fit into the time that whoever waits for the page is given. */
const BEGIN_TIMEOUT_MS = 5_000;

const link = z.object({ href: z.url(), rel: z.string() });
const begun = z.object({ id: z.string().min(1), links: z.array(link) });
const capture = z.object({
  id: z.string(),
  status: z.string(),
  amount: paypalMoney,
  create_time: z.iso.datetime({ offset: true }).nullish(),
});
const unit = z.object({
  custom_id: z.string().nullish(),
  amount: paypalMoney.nullish(),
  payments: z.object({ captures: z.array(capture).nullish() }).nullish(),
});
const kept = z.object({
  id: z.string(),
  status: z.string(),
  update_time: z.string().nullish(),
  purchase_units: z.array(unit).nullish(),
});
type Kept = z.infer<typeof kept>;

const CAPTURED: Record<string, PaymentState> = {
  COMPLETED: 'paid',
  REFUNDED: 'paid',
  PARTIALLY_REFUNDED: 'paid',
  DECLINED: 'failed',
  FAILED: 'failed',
  PENDING: 'under_way',
};
/** What a capture is refused with when whatever stands behind the account did not pay. */
const DECLINED = new Set([
  'INSTRUMENT_DECLINED',
  'TRANSACTION_REFUSED',
  'PAYER_CANNOT_PAY',
  'PAYER_ACTION_REQUIRED',
  'PAYER_ACCOUNT_LOCKED_OR_CLOSED',
  'PAYER_ACCOUNT_RESTRICTED',
]);
/** Somebody else was first, or the payer has taken the approval back: what it is now has to be asked. */
const MOVED_ON = new Set(['ORDER_ALREADY_CAPTURED', 'ORDER_NOT_APPROVED', 'ORDER_ALREADY_COMPLETED']);

const wordOf = (order: Kept, reference: string): PaymentConfirmation => {
  const found = order.purchase_units?.[0];
  const captures = found?.payments?.captures ?? [];
  const stateOf = ({ status }: { status: string }) => CAPTURED[status] ?? 'pending';
  const last = captures.find((one) => stateOf(one) === 'paid') ?? captures.at(-1);
  const named = found?.custom_id ?? reference;
  const { amountMinor, currency } = (last ?? found)?.amount ?? { amountMinor: 0, currency: '' };
  if (!last) {
    const state = order.status === 'VOIDED' ? 'failed' : 'pending';
    return { state, amountMinor, currency, reference: named, providerId: order.id };
  }
  const paidAt = last.create_time ? new Date(last.create_time) : undefined;
  return { state: stateOf(last), amountMinor, currency, reference: named, providerId: last.id, paidAt };
};

const isGone = (error: unknown): boolean =>
  error instanceof PaypalRefusal && ['RESOURCE_NOT_FOUND', 'INVALID_RESOURCE_ID'].includes(error.issue);

const orderFor = (order: PaymentOrder) => {
  const { reference, amountMinor, currency, returnUrl } = order;
  const amount = { currency_code: currency, value: toValue(amountMinor) };
  const experience = {
    brand_name: 'Ijeuwa',
    locale: 'en-US',
    user_action: 'PAY_NOW',
    shipping_preference: 'NO_SHIPPING',
    payment_method_preference: 'IMMEDIATE_PAYMENT_REQUIRED',
    return_url: returnUrl,
    cancel_url: leftUrl(returnUrl),
  };
  return {
    intent: 'CAPTURE',
    purchase_units: [{ reference_id: 'default', custom_id: reference, invoice_id: reference, amount }],
    payment_source: { paypal: { experience_context: experience } },
  };
};

const find = (ask: PaypalAsk, id: string): Promise<Kept> =>
  ask('GET', `/v2/checkout/orders/${encodeURIComponent(id)}`, kept);

/** Takes what was approved. The key is of this approval alone: what was declined can be approved anew. */
const take = async (ask: PaypalAsk, order: Kept, reference: string): Promise<PaymentConfirmation> => {
  try {
    const path = `/v2/checkout/orders/${encodeURIComponent(order.id)}/capture`;
    const key = `${reference}:${order.update_time ?? ''}`;
    return wordOf(await ask('POST', path, kept, { key, body: {} }), reference);
  } catch (error) {
    if (!(error instanceof PaypalRefusal)) throw error;
    if (DECLINED.has(error.issue)) return { ...wordOf(order, reference), state: 'failed' };
    if (MOVED_ON.has(error.issue)) return wordOf(await find(ask, order.id), reference);
    throw error;
  }
};

export function paypalPayments(
  options: PaypalOptions & CertificateOptions & { webhookId: string },
): PaymentProvider {
  const ask = paypalCalls(options);
  const findCertificate = paypalCertificates(options);
  const { webhookId } = options;
  return {
    name: 'paypal',
    serves: { paypal: ['USD', 'EUR', 'GBP'] },

    async begin(order) {
      const call = { key: order.reference, body: orderFor(order), timeoutMs: BEGIN_TIMEOUT_MS };
      const send = () => ask('POST', '/v2/checkout/orders', begun, call);
      // Nobody knows the order whose answer was lost; by its key the same one is answered again.
      const { id, links } = await send().catch((error: unknown) => {
        if (error instanceof PaymentProviderError && error.reason === 'unreachable') return send();
        throw error;
      });
      const page = links.find(({ rel }) => rel === 'payer-action' || rel === 'approve');
      if (!page) throw new PaymentProviderError('unreachable', 'PayPal named no page to approve it on');
      return { pageUrl: page.href, providerRef: id };
    },

    async confirm({ reference, providerRef, wanted }) {
      const nothing = { amountMinor: 0, currency: '', reference, providerId: '' };
      // Its page was never shown to anybody, so that nobody can have approved it.
      if (!providerRef) return { ...nothing, state: 'unknown' };
      try {
        const found = await find(ask, providerRef);
        if (found.status === 'APPROVED' && wanted) return await take(ask, found, reference);
        return wordOf(found, reference);
      } catch (error) {
        // What nobody approved in time is forgotten there.
        if (isGone(error)) return { ...nothing, state: 'failed' };
        throw error;
      }
    },

    async readNotice(rawBody, headers, sender) {
      const isSigned = await isSignedByPaypal(rawBody, headers, { webhookId, findCertificate, sender });
      return isSigned ? readPaypalNotice(rawBody) : undefined;
    },

    subjectOf: paypalSubject,
    refunds: paypalRefunds(ask),
    disputes: paypalDisputes(ask),
    settlements: paypalSettlements(ask, options.now),
  };
}
