// Refunds through Paystack: https://paystack.com/docs/api/refund.
import { z } from 'zod';
import type { ProviderRefund, RefundProvider } from '#platform/ports/refunds.ts';
import type { PaystackBanks } from './paystack-banks.ts';
import type { PaystackAsk } from './paystack-calls.ts';

const id = z.union([z.number(), z.string()]).transform(String);
const kept = z.object({
  id,
  amount: z.int(),
  currency: z.string(),
  status: z.string(),
  merchant_note: z.string().nullish(),
  reason: z.string().nullish(),
});
const paid = z.object({ id });
const resolved = z.object({ account_name: z.string().min(1) });
const AT_ONCE = 100;
/** A member waits for it. */
const RESOLVE_TIMEOUT_MS = 5_000;
/** Whoever sends one holds the order meanwhile, and the database gives that up after ten seconds. */
const SEND_TIMEOUT_MS = 8_000;
/** The banks are listed within the same time. */
const RETRY_TIMEOUT_MS = 6_000;

// What is not known yet is waited for: it is neither there nor lost.
const STATES: Record<string, ProviderRefund['state']> = {
  processed: 'done',
  failed: 'failed',
  'needs-attention': 'needs_attention',
};

const toRefund = (found: z.infer<typeof kept>): ProviderRefund => ({
  id: found.id,
  amountMinor: found.amount,
  currency: found.currency,
  state: STATES[found.status] ?? 'waiting',
  said: found.reason ?? found.merchant_note ?? undefined,
});

export const paystackRefunds = (ask: PaystackAsk, banks: PaystackBanks): RefundProvider => ({
  // Its list is asked by the number of the transaction alone.
  async list({ reference }) {
    const { id: transaction } = await ask(
      'GET',
      `/transaction/verify/${encodeURIComponent(reference)}`,
      paid,
    );
    const found = await ask(
      'GET',
      `/refund?transaction=${encodeURIComponent(transaction)}&perPage=${AT_ONCE}`,
      z.array(kept),
    );
    return found.map(toRefund);
  },

  async send({ reference }, amountMinor) {
    const body = { transaction: reference, amount: amountMinor };
    return toRefund(await ask('POST', '/refund', kept, body, SEND_TIMEOUT_MS));
  },

  async retry(refundId, { bankCode, accountNumber, currency }) {
    const details = { currency, account_number: accountNumber, bank_id: await banks.idOf(bankCode) };
    const path = `/refund/retry_with_customer_details/${encodeURIComponent(refundId)}`;
    return toRefund(await ask('POST', path, kept, { refund_account_details: details }, RETRY_TIMEOUT_MS));
  },

  async holderOf({ bankCode, accountNumber }) {
    const query = new URLSearchParams({ account_number: accountNumber, bank_code: bankCode });
    return (await ask('GET', `/bank/resolve?${query}`, resolved, undefined, RESOLVE_TIMEOUT_MS)).account_name;
  },
});
