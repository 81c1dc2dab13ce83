// The certificates that PayPal signs its notices with: fetched from its own hosts alone, and kept.
import { X509Certificate } from 'node:crypto';
import { RateLimiterMemory } from 'rate-limiter-flexible';
import { networkOf } from '#platform/limits.ts';
import { PaymentProviderError } from '#platform/ports/payment-provider.ts';
import { makeSharedRuns } from '#platform/shared-runs.ts';

export type CertificateOptions = {
  now: () => Date;
  /** The one place they come from, instead of PayPal's: of the sandbox that plays it. */
  certificatesFrom?: string;
  fetch?: typeof fetch;
};
/** `sender`: the address that the notice came from. */
export type FindCertificate = (address: string, sender?: string) => Promise<X509Certificate | undefined>;

const PATH = /\/v1\/notifications\/certs\/[\w-]{1,200}$/;
const TIMEOUT_MS = 5_000;
const LARGEST = 64 * 1024;
const KEPT = 20;
/** Whoever makes addresses up keeps nobody else waiting: not all of the places are theirs, and soon none is. */
const AT_ONCE = 8;
const AT_ONCE_OF_ONE = 2;
const MISSES = { points: 5, duration: 600 };

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
  const coming = makeSharedRuns<X509Certificate | undefined>();

  const asking = new Map<string, number>();
  const misses = new RateLimiterMemory(MISSES);

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

  /** One that nobody has asked for before. A sender whose certificates were none is not asked for again for a while. */
  const ask = async (address: string, sender: string): Promise<X509Certificate | undefined> => {
    const missed = (await misses.get(sender))?.consumedPoints ?? 0;
    const theirs = asking.get(sender) ?? 0;
    if (coming.count() > AT_ONCE || theirs >= AT_ONCE_OF_ONE || missed >= MISSES.points)
      throw new PaymentProviderError('unreachable', 'too many certificates are asked for at once');
    asking.set(sender, theirs + 1);
    try {
      const certificate = await download(address);
      if (!certificate) await misses.penalty(sender);
      return certificate;
    } finally {
      const left = asking.get(sender)! - 1;
      if (left > 0) asking.set(sender, left);
      else asking.delete(sender);
    }
  };

  return async (address, sender = '') => {
    if (!isPaypalAddress(address, certificatesFrom)) return undefined;
    const known = kept.get(address);
    const certificate = known ?? (await coming.run(address, () => ask(address, networkOf(sender))));
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
