// Card payments through Paystack: https://paystack.com/docs/api.
import { createHash, createHmac, timingSafeEqual } from 'node:crypto';
import { z } from 'zod';
import type { PaymentNotice, PaymentProvider, PaymentState } from '#platform/ports/payment-provider.ts';
import { PaymentProviderError } from '#platform/ports/payment-provider.ts';
import { cardOf, type PaystackAsk, paystackCards, shownCard } from './paystack-cards.ts';

const TIMEOUT_MS = 10_000;
const SIGNATURE = /^[0-9a-f]{128}$/;

const refusal = z.object({ status: z.literal(false), message: z.string() });
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
// The one character that the inbox cannot keep; a notice that fails would come again and again.
const word = z.string().transform((text) => text.replaceAll('\0', ''));
const notice = z.object({
  event: word,
  data: z.object({
    id: z.union([z.number(), word]).nullish(),
    reference: word.nullish(),
    refund_reference: word.nullish(),
    transaction_reference: word.nullish(),
  }),
});

// Paystack calls a page that nobody has paid yet 'abandoned' from its first second, and can still take the money.
const STATES: Record<string, PaymentState> = { success: 'paid', failed: 'failed', reversed: 'failed' };

export type PaystackOptions = { secretKey: string; baseUrl: string; fetch?: typeof fetch };

export function paystackPayments(options: PaystackOptions): PaymentProvider {
  const ask = paystackCalls(options);
  return {
    name: 'paystack',
    currencies: ['NGN', 'USD'],

    async begin(order) {
      const page = await ask('POST', '/transaction/initialize', started, {
        email: order.email,
        amount: order.amountMinor,
        currency: order.currency,
        reference: order.reference,
        callback_url: order.returnUrl,
        channels: ['card'],
      });
      return { pageUrl: page.authorization_url };
    },

    async confirm(reference) {
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

    readNotice(rawBody, headers) {
      const signature = headers['x-paystack-signature'];
      return isSigned(rawBody, signature, options.secretKey) ? parseNotice(rawBody) : undefined;
    },

    async refund(reference, amountMinor) {
      await ask('POST', '/refund', z.unknown(), { transaction: reference, amount: amountMinor });
    },

    cards: paystackCards(ask),
  };
}

function paystackCalls({ secretKey, baseUrl, fetch: send = fetch }: PaystackOptions): PaystackAsk {
  return async (method, path, data, body, timeoutMs = TIMEOUT_MS) => {
    try {
      const response = await send(`${baseUrl}${path}`, {
        method,
        headers: { authorization: `Bearer ${secretKey}`, 'content-type': 'application/json' },
        body: body === undefined ? undefined : JSON.stringify(body),
        signal: AbortSignal.timeout(timeoutMs),
        // The secret key must not follow a redirect to another host.
        redirect: 'error',
      });
      const answer: unknown = await response.json();
      if (response.ok) return z.object({ status: z.literal(true), data }).parse(answer).data;
      if (response.status >= 500 || response.status === 429) throw new Error(`status ${response.status}`);
      throw new PaymentProviderError('refused', refusal.parse(answer).message);
    } catch (cause) {
      if (cause instanceof PaymentProviderError) throw cause;
      throw new PaymentProviderError('unreachable', 'Paystack gave no usable answer', { cause });
    }
  };
}

function isUnknownReference(error: unknown): boolean {
  return error instanceof PaymentProviderError && /reference not found/i.test(error.message);
}

function isSigned(rawBody: Buffer, signature: string | string[] | undefined, secretKey: string): boolean {
  if (typeof signature !== 'string' || !SIGNATURE.test(signature)) return false;
  const expected = createHmac('sha512', secretKey).update(rawBody).digest();
  return timingSafeEqual(expected, Buffer.from(signature, 'hex'));
}

function parseNotice(rawBody: Buffer): PaymentNotice | undefined {
  const { data: parsed } = notice.safeParse(readJson(rawBody));
  if (!parsed) return undefined;
  const { event, data } = parsed;
  // Paystack numbers no notice: what happened to which object names it, and so a repeat gets the same name.
  const subject = data.id ?? data.refund_reference ?? createHash('sha256').update(rawBody).digest('hex');
  return {
    eventId: `${event}:${subject}`,
    reference: data.transaction_reference ?? data.reference ?? '',
    kind: event,
  };
}

function readJson(rawBody: Buffer): unknown {
  try {
    return JSON.parse(rawBody.toString('utf8'));
  } catch {
    return undefined;
  }
}
