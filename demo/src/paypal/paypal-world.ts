// A practice PayPal, the product's adapter and a listener for notices, over real HTTP: for tests.
import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { paypalPayments } from '@ijeuwa/server/adapters/payments/paypal';
import Fastify from 'fastify';
import { freePort, openListener } from '../payments/sandbox-world.ts';
import { type PaypalSandboxOptions, paypalSandbox } from './paypal-sandbox.ts';

export const SECRETS = { clientId: 'client', clientSecret: 'secret', webhookId: 'WH-1' };

export type PaypalWorld = Awaited<ReturnType<typeof openPaypalWorld>>;

export async function openPaypalWorld(settings: Partial<PaypalSandboxOptions> = {}) {
  const listener = await openListener();
  const stateDir = settings.stateDir ?? mkdtempSync(join(tmpdir(), 'paypal-sandbox-'));
  const app = Fastify({ forceCloseConnections: true });
  const port = await freePort();
  const publicUrl = `http://127.0.0.1:${port}/demo/paypal`;
  const now = () => new Date();
  await app.register(paypalSandbox, {
    prefix: '/demo/paypal',
    ...SECRETS,
    publicUrl,
    baseUrl: publicUrl,
    webhookUrl: listener.url,
    stateDir,
    now,
    slowMs: 50,
    lateMs: 100,
    retryDelaysMs: [20, 20, 20],
    ...settings,
  });
  await app.listen({ port, host: '127.0.0.1' });
  return {
    ...listener,
    stateDir,
    publicUrl,
    payments: paypalPayments({ ...SECRETS, baseUrl: publicUrl, certificatesFrom: publicUrl, now }),
    async close(): Promise<void> {
      await app.close();
      await listener.close();
    },
  };
}
