// A sandbox that is killed outright has lost nothing that it acknowledged.
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { paystackPayments } from '@ijeuwa/server/adapters/payments/paystack';
import { afterEach, expect, test } from 'vitest';
import {
  freePort,
  openListener,
  openSandboxWorld,
  press,
  RETURN_URL,
  SECRET_KEY,
  sent,
} from './sandbox-world.ts';

let child: ChildProcess | undefined;

afterEach(() => child?.kill('SIGKILL'));

test('payments made just before a kill are paid afterwards, and their notices arrive', async () => {
  const stateDir = mkdtempSync(join(tmpdir(), 'payment-sandbox-'));
  const port = await freePort();
  const deaf = await openListener();
  await deaf.close();
  const script = new URL('./sandbox-process.ts', import.meta.url).pathname;
  child = spawn(process.execPath, [script, String(port), SECRET_KEY, stateDir, deaf.url]);
  await once(child.stdout!, 'data');

  const baseUrl = `http://127.0.0.1:${port}/demo/paystack`;
  const payments = paystackPayments({ secretKey: SECRET_KEY, baseUrl, now: () => new Date() });
  const references = Array.from({ length: 20 }, (_, at) => `order-${at}`);
  for (const reference of references) {
    const { pageUrl } = await payments.begin({
      reference,
      amountMinor: 100,
      currency: 'NGN',
      email: 'ada@example.com',
      returnUrl: RETURN_URL,
    });
    await press(pageUrl, 'pay');
  }
  child.kill('SIGKILL');
  await once(child, 'exit');

  const world = await openSandboxWorld({ stateDir });
  await expect.poll(() => world.received, { timeout: 15_000 }).toHaveLength(references.length);
  for (const reference of references) {
    expect(await world.payments.confirm(sent(reference))).toMatchObject({ state: 'paid' });
  }
  await world.close();
});
