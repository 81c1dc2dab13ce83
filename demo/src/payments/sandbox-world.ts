// A sandbox, the product's adapter and a listener for notices, over real HTTP: for tests.
import { mkdtempSync } from 'node:fs';
import { createServer, type IncomingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { BODY_MAX_BYTES } from '@ijeuwa/contract/endpoint';
import { paystackPayments } from '@ijeuwa/server/adapters/payments/paystack';
import Fastify from 'fastify';
import { vi } from 'vitest';
import { type PaymentSandboxOptions, paymentSandbox } from './payment-sandbox.ts';

export const SECRET_KEY = 'sk_test_practice';
export const RETURN_URL = 'http://127.0.0.1:3000/payment-confirmation';

export type Received = { body: Buffer; headers: IncomingHttpHeaders };

export type SandboxWorld = Awaited<ReturnType<typeof openSandboxWorld>>;

export async function openSandboxWorld(settings: Partial<PaymentSandboxOptions> = {}) {
  const listener = await openListener();
  const stateDir = settings.stateDir ?? mkdtempSync(join(tmpdir(), 'payment-sandbox-'));
  // As the product that the practice provider is a part of.
  const app = Fastify({ forceCloseConnections: true, bodyLimit: BODY_MAX_BYTES });
  const port = await freePort();
  const publicUrl = `http://127.0.0.1:${port}/demo/paystack`;
  const now = settings.now ?? (() => new Date());
  await app.register(paymentSandbox, {
    prefix: '/demo/paystack',
    secretKey: SECRET_KEY,
    publicUrl,
    webhookUrl: listener.url,
    stateDir,
    slowPaymentMs: 150,
    retryDelaysMs: [20, 20, 20],
    ...settings,
    now,
  });
  await app.listen({ port, host: '127.0.0.1' });

  return {
    ...listener,
    stateDir,
    publicUrl,
    now,
    payments: paystackPayments({ secretKey: SECRET_KEY, baseUrl: publicUrl, accounts: true, now }),
    async close(): Promise<void> {
      await app.close();
      await listener.close();
    },
  };
}

export function press(pageUrl: string, act: string): Promise<Response> {
  return fetch(pageUrl, { method: 'POST', body: new URLSearchParams({ act }), redirect: 'manual' });
}

// Answers the given statuses in order, and 200 after them.
export async function openListener(statuses: number[] = []) {
  const received: Received[] = [];
  const server = createServer(async (request, response) => {
    received.push({ body: await buffer(request), headers: request.headers });
    response.writeHead(statuses.shift() ?? 200).end();
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  return {
    received,
    answerNext: (...next: number[]) => void statuses.push(...next),
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/api/webhooks/paystack`,
    close: () => new Promise((done) => server.close(done)),
  };
}

export async function freePort(): Promise<number> {
  const probe = createServer();
  await new Promise<void>((done) => probe.listen(0, '127.0.0.1', done));
  const { port } = probe.address() as AddressInfo;
  await new Promise((done) => probe.close(done));
  return port;
}

/** As the product keeps what it began at Paystack. */
/** A tenth of the time that the adapter waits for an answer; the spy knows the whole of it. */
export const hurryPatience = () => {
  const whole = AbortSignal.timeout.bind(AbortSignal);
  return vi.spyOn(AbortSignal, 'timeout').mockImplementation((ms) => whole(ms / 10));
};

export const sent = (reference: string) => ({ reference, providerRef: null, wanted: true });
