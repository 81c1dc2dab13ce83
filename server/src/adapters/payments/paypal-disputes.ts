// Disputes through PayPal: https://developer.paypal.com/docs/api/customer-disputes/v1.
import { z } from 'zod';
import type { DisputeProvider, ProviderDispute } from '#platform/ports/disputes.ts';
import { paypalMoney, toValue } from './paypal-amounts.ts';
import type { PaypalAsk } from './paypal-calls.ts';

const moment = z.iso.datetime({ offset: true }).transform((text) => new Date(text));
const text = z.string().nullish();
const kept = z.object({
  dispute_id: z.string(),
  create_time: moment,
  reason: text,
  status: z.string(),
  dispute_amount: paypalMoney,
  dispute_outcome: z.object({ outcome_code: text }).nullish(),
  seller_response_due_date: moment.nullish(),
  disputed_transactions: z.array(z.object({ custom: text, invoice_number: text })).nullish(),
});

const WON = new Set(['RESOLVED_SELLER_FAVOUR', 'CANCELED_BY_BUYER', 'DENIED', 'NONE']);
const ANSWERED = new Set(['UNDER_REVIEW', 'WAITING_FOR_BUYER_RESPONSE']);

const stateOf = ({ status, dispute_outcome: outcome }: z.infer<typeof kept>): ProviderDispute['state'] => {
  if (status === 'RESOLVED') return WON.has(outcome?.outcome_code ?? '') ? 'won' : 'lost';
  return ANSWERED.has(status) ? 'answered' : 'waiting';
};

export const paypalDisputes = (ask: PaypalAsk): DisputeProvider => {
  const find = (id: string) => ask('GET', `/v1/customer/disputes/${encodeURIComponent(id)}`, kept);
  return {
    async find(id) {
      const found = await find(id);
      const about = found.disputed_transactions?.[0];
      return {
        id: found.dispute_id,
        reference: about?.custom ?? about?.invoice_number ?? '',
        ...found.dispute_amount,
        category: found.reason ?? '',
        state: stateOf(found),
        openedAt: found.create_time,
        dueAt: found.seller_response_due_date ?? undefined,
      };
    },

    async answer(id, { accept, message, amountMinor }) {
      const path = `/v1/customer/disputes/${encodeURIComponent(id)}`;
      const { dispute_amount: about, ...found } = await find(id);
      // An answer that was lost is not given twice.
      if (stateOf({ ...found, dispute_amount: about }) !== 'waiting') return;
      if (accept) {
        const refund = { value: toValue(amountMinor), currency_code: about.currency };
        const body = { note: message, refund_amount: refund };
        await ask('POST', `${path}/accept-claim`, z.unknown(), { key: `${id}:accept`, body });
        return;
      }
      const form = new FormData();
      const evidence = { evidences: [{ evidence_type: 'OTHER', notes: message }] };
      const input = new Blob([JSON.stringify(evidence)], { type: 'application/json' });
      form.append('input', input, 'input.json');
      await ask('POST', `${path}/provide-evidence`, z.unknown(), { key: `${id}:evidence`, body: form });
    },
  };
};
