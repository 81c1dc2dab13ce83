// Calls to Paystack: what it answers is parsed, and what it does not answer is told apart from what it refuses.
import { z } from 'zod';
import { PaymentProviderError } from '#platform/ports/payment-provider.ts';

const TIMEOUT_MS = 10_000;
const refusal = z.object({ status: z.literal(false), message: z.string() });

/** Said of our key or our account, and never of whoever pays. */
const TURNS_US_AWAY = new Set([401, 403]);

export type PaystackOptions = { secretKey: string; baseUrl: string; now: () => Date; fetch?: typeof fetch };

const turnedAway = async (response: Response): Promise<PaymentProviderError> => {
  const read = refusal.safeParse(await response.json().catch(() => undefined));
  const said = read.success ? ` (${read.data.message})` : '';
  const what = 'look at PAYSTACK_SECRET_KEY, and at what Paystack lets this account do';
  return new PaymentProviderError(
    'unreachable',
    `Paystack answers us status ${response.status}${said}: ${what}`,
  );
};

export const isRefusal = (error: unknown): error is PaymentProviderError =>
  error instanceof PaymentProviderError && error.reason === 'refused';

export type PaystackAsk = ReturnType<typeof paystackCalls>;
export function paystackCalls({ secretKey, baseUrl, fetch: send = fetch }: Omit<PaystackOptions, 'now'>) {
  return async <T>(
    method: string,
    path: string,
    data: z.ZodType<T>,
    body?: unknown,
    timeoutMs = TIMEOUT_MS,
  ): Promise<T> => {
    try {
      const response = await send(`${baseUrl}${path}`, {
        method,
        headers: { authorization: `Bearer ${secretKey}`, 'content-type': 'application/json' },
        body: body === undefined ? undefined : JSON.stringify(body),
        signal: AbortSignal.timeout(timeoutMs),
        // The secret key must not follow a redirect to another host.
        redirect: 'error',
      });
      if (TURNS_US_AWAY.has(response.status)) throw await turnedAway(response);
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
