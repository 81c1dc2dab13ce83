// Disputes through Paystack: https://paystack.com/docs/api/dispute.
import { z } from 'zod';
import type { DisputeProvider, ProviderDispute } from '#platform/ports/disputes.ts';
import type { PaystackAsk } from './paystack-calls.ts';

const moment = z.iso.datetime({ offset: true }).transform((text) => new Date(text));
const kept = z.object({
  id: z.union([z.number(), z.string()]).transform(String),
  refund_amount: z.int().nullish(),
  currency: z.string().nullish(),
  category: z.string().nullish(),
  status: z.string(),
  resolution: z.string().nullish(),
  dueAt: moment.nullish(),
  createdAt: moment,
  transaction: z.object({ reference: z.string(), amount: z.int(), currency: z.string().nullish() }),
});
const upload = z.object({ fileName: z.string() });

const ENDS: Record<string, ProviderDispute['state']> = {
  declined: 'won',
  'merchant-accepted': 'lost',
  'auto-accepted': 'silent',
};

const stateOf = ({ status, resolution }: z.infer<typeof kept>): ProviderDispute['state'] => {
  if (status === 'resolved' || status === 'archived') return ENDS[resolution ?? ''] ?? 'lost';
  return status === 'awaiting-merchant-feedback' ? 'waiting' : 'answered';
};

export const paystackDisputes = (ask: PaystackAsk): DisputeProvider => ({
  async find(id) {
    const found = await ask('GET', `/dispute/${encodeURIComponent(id)}`, kept);
    const { transaction } = found;
    return {
      id: found.id,
      reference: transaction.reference,
      amountMinor: found.refund_amount ?? transaction.amount,
      currency: found.currency ?? transaction.currency ?? '',
      category: found.category ?? '',
      state: stateOf(found),
      openedAt: found.createdAt,
      dueAt: found.dueAt ?? undefined,
    };
  },

  async answer(id, { accept, message, amountMinor, buyer }) {
    const path = `/dispute/${encodeURIComponent(id)}`;
    if (!accept)
      await ask('POST', `${path}/evidence`, z.unknown(), {
        customer_email: buyer.email,
        customer_name: buyer.name,
        // It is asked for, and we keep none that a payment was made with.
        customer_phone: '',
        service_details: message,
      });
    // It wants the name of a file, whether or not one was put there.
    const { fileName } = await ask('GET', `${path}/upload_url?upload_filename=answer.pdf`, upload);
    await ask('PUT', `${path}/resolve`, z.unknown(), {
      resolution: accept ? 'merchant-accepted' : 'declined',
      message,
      refund_amount: accept ? amountMinor : 0,
      uploaded_filename: fileName,
    });
  },
});
