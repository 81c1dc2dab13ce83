// The certificates that PayPal signs its notices with: fetched from its own hosts alone, and kept.
import { X509Certificate } from 'node:crypto';
import { PaymentProviderError } from '#platform/ports/payment-provider.ts';

export type CertificateOptions = {
  now: () => Date;
  /** The one place they come from, instead of PayPal's: of the sandbox that plays it. */
  certificatesFrom?: string;
  fetch?: typeof fetch;
};
export type FindCertificate = (address: string) => Promise<X509Certificate | undefined>;

const PATH = /\/v1\/notifications\/certs\/[\w-]{1,200}$/;
const TIMEOUT_MS = 5_000;
const LARGEST = 64 * 1024;
const KEPT = 20;
/** Whoever makes addresses up keeps nobody else waiting. */
const AT_ONCE = 4;

/** Whether it is an address of PayPal's own, and of nobody who only looks like it. */
export const isPaypalAddress = (address: string, from?: string): boolean => {
  const url = URL.parse(address);
  if (!url || !PATH.test(url.pathname) || url.search || url.hash || url.username || url.password)
    return false;
  if (from !== undefined) return address.startsWith(`${from}/v1/notifications/certs/`);
  return url.protocol === 'https:' && url.port === '' && url.hostname.endsWith('.paypal.com');
};

export const paypalCertificates = (options: CertificateOptions): FindCertificate => {
  const { now, certificatesFrom, fetch: send = fetch } = options;
  const kept = new Map<string, X509Certificate>();
  const coming = new Map<string, Promise<X509Certificate | undefined>>();

  const download = async (address: string): Promise<X509Certificate | undefined> => {
    try {
      const response = await send(address, { signal: AbortSignal.timeout(TIMEOUT_MS), redirect: 'error' });
      if (response.status >= 400 && response.status < 500 && response.status !== 429) return undefined;
      if (!response.ok) throw new Error(`status ${response.status}`);
      const text = await response.text();
      if (text.length > LARGEST) return undefined;
      const certificate = readCertificate(text);
      const [oldest] = kept.size >= KEPT ? kept.keys() : [];
      if (oldest !== undefined) kept.delete(oldest);
      if (certificate) kept.set(address, certificate);
      return certificate;
    } catch (cause) {
      throw new PaymentProviderError('unreachable', 'the certificate of a notice cannot be had', { cause });
    }
  };

  const isInForce = ({ validFromDate, validToDate }: X509Certificate): boolean =>
    validFromDate <= now() && now() < validToDate;

  return async (address) => {
    if (!isPaypalAddress(address, certificatesFrom)) return undefined;
    const known = kept.get(address) ?? coming.get(address);
    if (!known && coming.size >= AT_ONCE)
      throw new PaymentProviderError('unreachable', 'too many certificates are asked for at once');
    const wait = known ?? download(address).finally(() => coming.delete(address));
    if (!known) coming.set(address, wait as Promise<X509Certificate | undefined>);
    const certificate = await wait;
    return certificate && isInForce(certificate) ? certificate : undefined;
  };
};

function readCertificate(text: string): X509Certificate | undefined {
  try {
    return new X509Certificate(text);
  } catch {
    return undefined;
  }
}
