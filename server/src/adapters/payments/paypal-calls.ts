// Calls to PayPal: signed in by a token that is kept while it holds, parsed, and told apart as refused or not answered.
import { z } from 'zod';
import { PaymentProviderError } from '#platform/ports/payment-provider.ts';

const TIMEOUT_MS = 10_000;
const TOKEN_TIMEOUT_MS = 4_000;
/** A token is not used in its last minute. */
const TOKEN_MARGIN_S = 60;

const granted = z.object({ access_token: z.string().min(1), expires_in: z.number() });
const refusal = z.object({
  name: z.string().catch(''),
  message: z.string().catch(''),
  details: z.array(z.object({ issue: z.string().catch(''), description: z.string().nullish() })).catch([]),
});

export type PaypalOptions = {
  clientId: string;
  clientSecret: string;
  baseUrl: string;
  now: () => Date;
  fetch?: typeof fetch;
};

/** `issue`: PayPal's own name of what is wrong. */
export class PaypalRefusal extends PaymentProviderError {
  readonly issue: string;

  constructor(issue: string, message: string) {
    super('refused', message || issue);
    this.issue = issue;
  }
}

export type PaypalCall = {
  /** The same key again does the same thing once. */
  key?: string;
  body?: unknown;
  timeoutMs?: number;
  /** In place of it: all of it together, a token that is asked for and a second try as well. */
  withinMs?: number;
};
export type PaypalAsk = ReturnType<typeof paypalCalls>;

const unreachable = (cause: unknown) =>
  new PaymentProviderError('unreachable', 'PayPal gave no usable answer', { cause });

const until = <T>(signal: AbortSignal | undefined, work: Promise<T>): Promise<T> => {
  if (!signal) return work;
  const end = new Promise<never>((_, reject) => {
    if (signal.aborted) reject(signal.reason);
    signal.addEventListener('abort', () => reject(signal.reason), { once: true });
  });
  return Promise.race([work, end]);
};

export function paypalCalls({ clientId, clientSecret, baseUrl, now, fetch: send = fetch }: PaypalOptions) {
  let kept: { token: string; until: number } | undefined;
  let asking: Promise<string> | undefined;

  const sign = async (): Promise<string> => {
    const response = await send(`${baseUrl}/v1/oauth2/token`, {
      method: 'POST',
      headers: {
        authorization: `Basic ${Buffer.from(`${clientId}:${clientSecret}`).toString('base64')}`,
        'content-type': 'application/x-www-form-urlencoded',
      },
      body: 'grant_type=client_credentials',
      signal: AbortSignal.timeout(TOKEN_TIMEOUT_MS),
      redirect: 'error',
    });
    if (!response.ok) throw new Error(`no token: status ${response.status}`);
    const { access_token: token, expires_in: seconds } = granted.parse(await response.json());
    kept = { token, until: now().getTime() + (seconds - TOKEN_MARGIN_S) * 1000 };
    return token;
  };

  /** Those who come at once wait for one token. */
  const tokenOf = async (): Promise<string> => {
    if (kept && kept.until > now().getTime()) return kept.token;
    asking ??= sign().finally(() => {
      asking = undefined;
    });
    return asking;
  };

  const sendSigned = async (
    method: string,
    path: string,
    { key, body, timeoutMs = TIMEOUT_MS }: PaypalCall,
    whole: AbortSignal | undefined,
  ): Promise<Response> => {
    const token = await until(whole, tokenOf());
    const isForm = body instanceof FormData;
    const response = await send(`${baseUrl}${path}`, {
      method,
      headers: {
        authorization: `Bearer ${token}`,
        prefer: 'return=representation',
        ...(!isForm && { 'content-type': 'application/json' }),
        ...(key && { 'paypal-request-id': key }),
      },
      body: isForm || body === undefined ? body : JSON.stringify(body),
      signal: whole ?? AbortSignal.timeout(timeoutMs),
      // The token must not follow a redirect to another host.
      redirect: 'error',
    });
    // It was taken back before its time.
    if (response.status === 401 && kept?.token === token) kept = undefined;
    return response;
  };

  return async <T>(method: string, path: string, data: z.ZodType<T>, call: PaypalCall = {}): Promise<T> => {
    const whole = call.withinMs === undefined ? undefined : AbortSignal.timeout(call.withinMs);
    try {
      let response = await sendSigned(method, path, call, whole);
      if (response.status === 401) response = await sendSigned(method, path, call, whole);
      if (response.status >= 500 || response.status === 429 || response.status === 401)
        throw new Error(`status ${response.status}`);
      const answer: unknown = await response.json();
      if (response.ok) return data.parse(answer);
      const { name, message, details } = refusal.parse(answer);
      throw new PaypalRefusal(details[0]?.issue || name, details[0]?.description || message);
    } catch (cause) {
      throw cause instanceof PaymentProviderError ? cause : unreachable(cause);
    }
  };
}
