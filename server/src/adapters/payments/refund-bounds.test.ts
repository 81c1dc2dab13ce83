// A refund is sent while its order is held: its provider is given up before the database lets go of that.
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { paypalPayments } from './paypal.ts';
import { paystackPayments } from './paystack.ts';

/** After so long without a word the database ends a transaction. */
const HELD_MS = 10_000;
const paid = { reference: 'r', providerRef: 'O', transaction: 'C', currency: 'USD' } as const;
const now = () => new Date('2026-11-24T09:00:00Z');
let bounds: { ms: number; end: () => void; signal: AbortSignal }[];
beforeEach(() => {
  bounds = [];
  vi.spyOn(AbortSignal, 'timeout').mockImplementation((ms) => {
    const by = new AbortController();
    bounds.push({ ms, end: () => by.abort(new Error(`after ${ms}`)), signal: by.signal });
    return by.signal;
  });
});
afterEach(() => vi.restoreAllMocks());

/** Never answers; it ends as soon as it is given up. */
const hangs = (signal: AbortSignal | null | undefined) =>
  new Promise<never>((_, reject) => signal?.addEventListener('abort', () => reject(signal.reason)));

test('of Paystack', async () => {
  const payments = paystackPayments({
    ...{ secretKey: 's', baseUrl: 'https://paystack.test', now },
    fetch: (_, request) => hangs(request?.signal),
  });
  const sent = payments.refunds.send(paid, 100, 'key');
  expect(bounds).toMatchObject([{ ms: expect.any(Number) }]);
  expect(bounds[0]!.ms).toBeLessThan(HELD_MS);
  bounds[0]!.end();
  await expect(sent).rejects.toMatchObject({ reason: 'unreachable' });
});

const paypal = (answer: (path: string, signal: AbortSignal | null | undefined) => Promise<Response>) =>
  paypalPayments({
    ...{ clientId: 'c', clientSecret: 's', webhookId: 'w', baseUrl: 'https://paypal.test', now },
    fetch: (address, request) => answer(new URL(String(address)).pathname, request?.signal),
  });
const isToken = (path: string) => path.endsWith('/v1/oauth2/token');
const token = async () => Response.json({ access_token: 't', expires_in: 3600 });

test('of PayPal, while it is asked for a token', async () => {
  const sent = paypal(() => hangs(undefined)).refunds.send(paid, 100, 'key');
  expect(bounds[0]!.ms).toBeLessThan(HELD_MS);
  bounds[0]!.end();
  await expect(sent).rejects.toMatchObject({ reason: 'unreachable' });
});

test('of PayPal, with the token and a second try in the same time', async () => {
  const used: (AbortSignal | null | undefined)[] = [];
  const payments = paypal(async (path, signal) => {
    if (isToken(path)) return token();
    used.push(signal);
    return used.length === 1 ? new Response('{}', { status: 401 }) : hangs(signal);
  });
  const sent = payments.refunds.send(paid, 100, 'key');
  await expect.poll(() => used.length).toBe(2);
  expect(used).toEqual([bounds[0]!.signal, bounds[0]!.signal]);
  expect(bounds[0]!.ms).toBeLessThan(HELD_MS);
  bounds[0]!.end();
  await expect(sent).rejects.toMatchObject({ reason: 'unreachable' });
});
