// Accounts for one transfer each, through Paystack: https://paystack.com/docs/payments/payment-channels/#pay-with-transfer.
import { z } from 'zod';
import type { TransferAccounts } from '#platform/ports/transfer-accounts.ts';
import { isRefusal, type PaystackAsk } from './paystack-calls.ts';

const fetched = z.object({ reference: z.string() });
const name = z.string().trim().min(1).max(100);
const opened = z.object({
  status: z.literal('pending_bank_transfer'),
  reference: z.string(),
  account_name: name,
  account_number: z.string().regex(/^\d{10}$/),
  bank: z.object({ name }),
  account_expires_at: z.iso.datetime({ offset: true }),
});

export const paystackTransfers = (ask: PaystackAsk): TransferAccounts => ({
  async open({ reference, amountMinor, email, expiresAt }) {
    const account = opened.extend({ reference: z.literal(reference) });
    const answer = await ask('POST', '/charge', account, {
      email,
      amount: amountMinor,
      currency: 'NGN',
      reference,
      bank_transfer: { account_expires_at: expiresAt.toISOString() },
    });
    return {
      bankName: answer.bank.name,
      accountName: answer.account_name,
      accountNumber: answer.account_number,
      expiresAt: new Date(answer.account_expires_at),
    };
  },

  async referenceOf(transaction) {
    try {
      return (await ask('GET', `/transaction/${encodeURIComponent(transaction)}`, fetched)).reference;
    } catch (error) {
      if (isRefusal(error)) return undefined;
      throw error;
    }
  },
});
