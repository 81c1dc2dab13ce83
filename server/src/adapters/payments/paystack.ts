// Card payments through Paystack: https://paystack.com/docs/api.

import { createHmac, timingSafeEqual } from 'node:crypto';
import { z } from 'zod';
import type { PaymentProvider, PaymentState } from '#platform/ports/payment-provider.ts';
import { leftUrl } from './left-url.ts';
import { paystackBanks } from './paystack-banks.ts';
import { isRefusal, type PaystackOptions, paystackCalls } from './paystack-calls.ts';
import { cardOf, paystackCards, shownCard } from './paystack-cards.ts';
import { paystackDisputes } from './paystack-disputes.ts';
import { paystackSubject, readPaystackNotice } from './paystack-notices.ts';
import { paystackRefunds } from './paystack-refunds.ts';
import { paystackSettlements } from './paystack-settlements.ts';
import { paystackTransfers } from './paystack-transfers.ts';

const SIGNATURE = /^[0-9a-f]{128}$/;

const started = z.object({ authorization_url: z.url() });
const verified = z.object({
  id: z.union([z.number(), z.string()]),
  status: z.string(),
  reference: z.string(),
  amount: z.int(),
  currency: z.string(),
  paid_at: z.iso.datetime({ offset: true }).nullish(),
  ...shownCard,
});
// Paystack calls a page that nobody has paid yet 'abandoned' from its first second, and can still take the money.
const STATES: Record<string, PaymentState> = {
  success: 'paid',
  failed: 'failed',
  reversed: 'failed',
  ongoing: 'under_way',
  processing: 'under_way',
  queued: 'under_way',
};

/** `accounts`: it opens accounts for transfers for this business. */
export function paystackPayments(options: PaystackOptions & { accounts?: boolean }): PaymentProvider {
  const ask = paystackCalls(options);
  return {
    name: 'paystack',
    serves: { card: ['NGN', 'USD'], ...(options.accounts ? { transfer_account: ['NGN'] } : {}) },

    async begin(order) {
      const page = await ask('POST', '/transaction/initialize', started, {
        email: order.email,
        amount: order.amountMinor,
        currency: order.currency,
        reference: order.reference,
        callback_url: order.returnUrl,
        metadata: { cancel_action: leftUrl(order.returnUrl) },
        channels: ['card'],
      });
      return { pageUrl: page.authorization_url };
    },

    async confirm({ reference }) {
      try {
        const path = `/transaction/verify/${encodeURIComponent(reference)}`;
        const found = await ask('GET', path, verified);
        return {
          state: STATES[found.status] ?? 'pending',
          amountMinor: found.amount,
          currency: found.currency,
          reference: found.reference,
          providerId: String(found.id),
          paidAt: found.paid_at ? new Date(found.paid_at) : undefined,
          card: cardOf(found),
        };
      } catch (error) {
        if (!isUnknownReference(error)) throw error;
        return { state: 'unknown', amountMinor: 0, currency: '', reference, providerId: '' };
      }
    },

    async readNotice(rawBody, headers) {
      const signature = headers['x-paystack-signature'];
      return isSigned(rawBody, signature, options.secretKey) ? readPaystackNotice(rawBody) : undefined;
    },

    subjectOf: paystackSubject,
    refunds: paystackRefunds(ask, paystackBanks(ask, options.now)),
    disputes: paystackDisputes(ask, options.fetch),
    cards: paystackCards(ask),
    accounts: options.accounts ? paystackTransfers(ask) : undefined,
    settlements: paystackSettlements(ask),
  };
}

function isUnknownReference(error: unknown): boolean {
  return isRefusal(error) && /reference not found/i.test(error.message);
}

function isSigned(rawBody: Buffer, signature: string | string[] | undefined, secretKey: string): boolean {
  if (typeof signature !== 'string' || !SIGNATURE.test(signature)) return false;
  const expected = createHmac('sha512', secretKey).update(rawBody).digest();
  return timingSafeEqual(expected, Buffer.from(signature, 'hex'));
}
