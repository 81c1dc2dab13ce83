// Refunds through PayPal: https://developer.paypal.com/docs/api/payments/v2/#captures_refund.
import { z } from 'zod';
import type { ProviderRefund, RefundProvider } from '#platform/ports/refunds.ts';
import { paypalMoney, toValue } from './paypal-amounts.ts';
import { type PaypalAsk, PaypalRefusal } from './paypal-calls.ts';

/** Whoever sends one holds the order meanwhile, also while a token is asked for, and the database gives that up after ten seconds. */
const SEND_WITHIN_MS = 8_000;

const kept = z.object({
  id: z.string(),
  status: z.string(),
  amount: paypalMoney,
  status_details: z.object({ reason: z.string().nullish() }).nullish(),
});
const order = z.object({
  purchase_units: z
    .array(z.object({ payments: z.object({ refunds: z.array(kept).nullish() }).nullish() }))
    .nullish(),
});

// What is not known yet is waited for: it is neither there nor lost.
const STATES: Record<string, ProviderRefund['state']> = {
  COMPLETED: 'done',
  FAILED: 'failed',
  CANCELLED: 'failed',
};

const toRefund = ({ id, status, amount, status_details: details }: z.infer<typeof kept>): ProviderRefund => ({
  id,
  ...amount,
  state: STATES[status] ?? 'waiting',
  said: details?.reason ?? undefined,
});

export const paypalRefunds = (ask: PaypalAsk): RefundProvider => ({
  async list({ providerRef }) {
    const path = `/v2/checkout/orders/${encodeURIComponent(providerRef ?? '')}`;
    const { purchase_units: units } = await ask('GET', path, order);
    return (units ?? []).flatMap(({ payments }) => payments?.refunds ?? []).map(toRefund);
  },

  async send({ reference, transaction, currency }, amountMinor, key) {
    const amount = { value: toValue(amountMinor), currency_code: currency };
    const path = `/v2/payments/captures/${encodeURIComponent(transaction)}/refund`;
    const body = { amount, custom_id: reference };
    return toRefund(await ask('POST', path, kept, { key, body, withinMs: SEND_WITHIN_MS }));
  },

  async retry() {
    throw new PaypalRefusal(
      'NOT_SUPPORTED',
      'PayPal sends money back only to where it came from. Please give this refund up and send it by hand',
    );
  },
});
