// What PayPal tells us unasked: whether it was PayPal, what a notice is about, and what of it is kept.
import { verify } from 'node:crypto';
import { crc32 } from 'node:zlib';
import { z } from 'zod';
import type { NoticeSubject, PaymentNotice } from '#platform/ports/payment-provider.ts';
import type { FindCertificate } from './paypal-certificates.ts';

type Headers = Record<string, string | string[] | undefined>;

const plain = (most: number) => z.string().min(1).max(most);
const signature = z.object({
  'paypal-transmission-id': plain(200),
  'paypal-transmission-time': plain(100),
  'paypal-transmission-sig': z.string().regex(/^[A-Za-z0-9+/]{300,800}={0,2}$/),
  'paypal-cert-url': plain(500),
  'paypal-auth-algo': z.literal('SHA256withRSA'),
});

type Signing = { webhookId: string; findCertificate: FindCertificate; sender?: string };

/** Signed with the certificate that it names, which PayPal's own hosts alone may give. */
export const isSignedByPaypal = async (
  rawBody: Buffer,
  headers: Headers,
  { webhookId, findCertificate, sender }: Signing,
): Promise<boolean> => {
  const { data: said } = signature.safeParse(headers);
  if (!said) return false;
  const certificate = await findCertificate(said['paypal-cert-url'], sender);
  if (certificate?.publicKey.asymmetricKeyType !== 'rsa') return false;
  const { 'paypal-transmission-id': id, 'paypal-transmission-time': time } = said;
  const signed = Buffer.from(`${id}|${time}|${webhookId}|${crc32(rawBody)}`);
  const given = Buffer.from(said['paypal-transmission-sig'], 'base64');
  return verify('RSA-SHA256', signed, certificate.publicKey, given);
};

// The one character that the inbox cannot keep; a notice that fails would come again and again.
const word = z.string().transform((text) => text.replaceAll('\0', ''));
const maybe = word.nullish().catch(undefined);
const money = z.object({ value: maybe, currency_code: maybe }).nullish().catch(undefined);
const named = z.object({ custom_id: maybe, invoice_id: maybe });
const disputed = z.object({ seller_transaction_id: maybe, custom: maybe, invoice_number: maybe });
const link = z.object({ href: maybe, rel: maybe });
const related = z.object({ related_ids: z.object({ order_id: maybe, capture_id: maybe }).nullish() });
const listOf = <T extends z.ZodType>(one: T) => z.array(one).nullish().catch(undefined);
// Of the payer nothing is kept.
const notice = z.object({
  id: word.refine((id) => id !== ''),
  event_type: word,
  resource: named.extend({
    id: maybe,
    dispute_id: maybe,
    status: maybe,
    amount: money,
    dispute_amount: money,
    create_time: maybe,
    update_time: maybe,
    purchase_units: listOf(named),
    disputed_transactions: listOf(disputed),
    links: listOf(link),
    supplementary_data: related.nullish().catch(undefined),
  }),
});

/** Undefined: it is none. */
export function readPaypalNotice(rawBody: Buffer): PaymentNotice | undefined {
  const { data } = notice.safeParse(readJson(rawBody));
  if (!data) return undefined;
  const { id: eventId, event_type: kind, resource } = data;
  const { dispute_id: disputeId, purchase_units: units, disputed_transactions: about, ...more } = resource;
  const { links, supplementary_data: extra, ...rest } = more;
  const unit = units?.[0];
  const dispute = about?.[0];
  const reference =
    rest.custom_id ?? rest.invoice_id ?? unit?.custom_id ?? unit?.invoice_id ?? dispute?.custom ?? '';
  return {
    eventId,
    reference: reference || (dispute?.invoice_number ?? ''),
    kind,
    payload: {
      ...rest,
      id: rest.id ?? disputeId ?? undefined,
      transaction: dispute?.seller_transaction_id ?? captureOf(links),
      order: extra?.related_ids?.order_id,
    },
  };
}

/** What a refund is of stands in its links alone where it was made by hand. */
const captureOf = (links: { href?: string | null; rel?: string | null }[] | null | undefined) =>
  links
    ?.find(({ rel }) => rel === 'up')
    ?.href?.split('/captures/')
    .at(1);

export const paypalSubject = (kind: string): NoticeSubject => {
  if (kind.startsWith('CUSTOMER.DISPUTE.')) return 'dispute';
  if (kind === 'PAYMENT.CAPTURE.REVERSED') return 'reversal';
  if (/^PAYMENT\.(REFUND|CAPTURE\.REFUNDED)/.test(kind)) return 'refund';
  return kind.startsWith('CHECKOUT.ORDER.') || kind.startsWith('PAYMENT.CAPTURE.') ? 'payment' : 'ignored';
};

function readJson(rawBody: Buffer): unknown {
  try {
    return JSON.parse(rawBody.toString('utf8'));
  } catch {
    return undefined;
  }
}
