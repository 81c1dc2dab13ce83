// What Paystack tells us unasked: what a notice is about, and what of it is kept.
import { createHash } from 'node:crypto';
import { z } from 'zod';
import type { NoticeSubject, PaymentNotice } from '#platform/ports/payment-provider.ts';

// The one character that the inbox cannot keep; a notice that fails would come again and again.
const word = z.string().transform((text) => text.replaceAll('\0', ''));
const name = z.union([z.number(), word]).nullish();
// What a dispute is about stands within.
const transaction = z.object({ id: name, reference: word.nullish() }).nullish().catch(undefined);
// Money for an account of theirs that did not fit: it names no reference, and the figure in words.
const rejection = z
  .object({
    amount: z.coerce.number().int().nullish().catch(undefined),
    transaction_id: name,
    message_type: word.nullish(),
  })
  .nullish()
  .catch(undefined);
const notice = z.object({
  event: word,
  data: z.object({
    id: name,
    reference: word.nullish(),
    refund_reference: word.nullish(),
    transaction_reference: word.nullish(),
    transaction,
  }),
});
// Of the card and of whoever holds it nothing is kept.
const figure = z.union([z.number(), z.boolean(), word]).optional().catch(undefined);
const payload = z.object({
  data: z.object({
    id: figure,
    status: figure,
    amount: figure,
    refund_amount: figure,
    currency: figure,
    category: figure,
    resolution: figure,
    reference: figure,
    refund_reference: figure,
    transaction_reference: figure,
    transaction,
    bank_transfer: rejection,
    dueAt: figure,
    createdAt: figure,
    resolvedAt: figure,
    paid_at: figure,
  }),
});

/** Undefined: it is none. */
export function readPaystackNotice(rawBody: Buffer): PaymentNotice | undefined {
  const json = readJson(rawBody);
  const { data: parsed } = notice.safeParse(json);
  if (!parsed) return undefined;
  const { event, data } = parsed;
  // Paystack numbers no notice: what happened to which object names it, and so a repeat gets the same name.
  const digest = createHash('sha256').update(rawBody).digest('hex');
  const subject = data.id ?? data.refund_reference ?? digest;
  // A dispute is reminded of again and again, each time in other words.
  const isTold = event.startsWith('charge.dispute.') ? `:${digest.slice(0, 16)}` : '';
  return {
    eventId: `${event}:${subject}${isTold}`,
    reference: data.transaction_reference ?? data.reference ?? data.transaction?.reference ?? '',
    kind: event,
    payload: payload.safeParse(json).data?.data ?? {},
  };
}

export const paystackSubject = (kind: string): NoticeSubject => {
  if (/^refund\b/.test(kind)) return 'refund';
  if (/^charge\.dispute\b/.test(kind)) return 'dispute';
  if (kind === 'bank.transfer.rejected') return 'rejection';
  return kind.startsWith('charge.') ? 'payment' : 'ignored';
};

function readJson(rawBody: Buffer): unknown {
  try {
    return JSON.parse(rawBody.toString('utf8'));
  } catch {
    return undefined;
  }
}
