// Disputes through Paystack: https://paystack.com/docs/api/dispute.
import { z } from 'zod';
import { bold, drawPdf, INK, letterhead, MARGIN, plain, WIDTH } from '#platform/paper.ts';
import type { DisputeAnswer, DisputeProvider, ProviderDispute } from '#platform/ports/disputes.ts';
import { PaymentProviderError } from '#platform/ports/payment-provider.ts';
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
const upload = z.object({ signedUrl: z.url(), fileName: z.string() });

const HEAD_AT = 110;
const UPLOAD_TIMEOUT_MS = 10_000;

/** The answer on paper: it wants a file, and the name of one that is not there proves nothing. */
const paperOf = ({ message, buyer }: DisputeAnswer): Promise<Buffer> =>
  drawPdf('Answer to a dispute', new Date(), (doc) => {
    letterhead(doc);
    bold(doc, INK, 14).text('Answer to a dispute', MARGIN, HEAD_AT, { width: WIDTH });
    plain(doc)
      .text(`Paid by ${[buyer.name, buyer.email].filter(Boolean).join(', ')}`)
      .moveDown();
    doc.text(message, { width: WIDTH });
  });

const ENDS: Record<string, ProviderDispute['state']> = {
  declined: 'won',
  'merchant-accepted': 'lost',
  'auto-accepted': 'silent',
};

const stateOf = ({ status, resolution }: z.infer<typeof kept>): ProviderDispute['state'] => {
  if (status === 'resolved' || status === 'archived') return ENDS[resolution ?? ''] ?? 'lost';
  return status === 'awaiting-merchant-feedback' ? 'waiting' : 'answered';
};

/** Where it goes the secret key does not: the address is signed for this one file. */
const put = async (send: typeof fetch, url: string, file: Buffer): Promise<void> => {
  const failure = await send(url, {
    method: 'PUT',
    headers: { 'content-type': 'application/pdf' },
    body: new Uint8Array(file),
    signal: AbortSignal.timeout(UPLOAD_TIMEOUT_MS),
    redirect: 'error',
  }).then(
    ({ ok, status }) => (ok ? undefined : new Error(`status ${status}`)),
    (cause: unknown) => cause,
  );
  if (failure)
    throw new PaymentProviderError('unreachable', 'Paystack did not take the file', { cause: failure });
};

export const paystackDisputes = (ask: PaystackAsk, send: typeof fetch = fetch): DisputeProvider => ({
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

  async answer(id, said) {
    const { accept, message, amountMinor, buyer } = said;
    const path = `/dispute/${encodeURIComponent(id)}`;
    if (!accept)
      await ask('POST', `${path}/evidence`, z.unknown(), {
        customer_email: buyer.email,
        customer_name: buyer.name,
        // It must say something, and we keep no number that a payment was made with.
        customer_phone: 'Not known',
        service_details: message,
      });
    const { signedUrl, fileName } = await ask('GET', `${path}/upload_url?upload_filename=answer.pdf`, upload);
    await put(send, signedUrl, await paperOf(said));
    await ask('PUT', `${path}/resolve`, z.unknown(), {
      resolution: accept ? 'merchant-accepted' : 'declined',
      message,
      refund_amount: accept ? amountMinor : 0,
      uploaded_filename: fileName,
    });
  },
});
