// A practice member's payment: found paid whoever asked the provider first.
import { createServer } from 'node:http';
import * as billing from '@ijeuwa/contract/billing';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { ApiClient } from './api-client.ts';
import { buyPackage } from './buy-package.ts';

const page = createServer((_, reply) => reply.end());
let pageUrl = '';
beforeAll(async () => {
  await new Promise<void>((go) => page.listen(0, '127.0.0.1', go));
  pageUrl = `http://127.0.0.1:${(page.address() as { port: number }).port}/`;
});
afterAll(() => void page.close());

/** A server on which the order becomes what is told, one word for each time that it is asked for. */
const serverSaying = (...statuses: string[]) => {
  const api = async (endpoint: unknown) => {
    if (endpoint === billing.findSubscription) return { packageId: null, trial: false };
    if (endpoint === billing.makeQuote) return { _id: 'quote' };
    if (endpoint === billing.placeOrder) return { _id: 'order', pageUrl };
    return { status: statuses.length > 1 ? statuses.shift() : statuses[0] };
  };
  return api as unknown as ApiClient;
};

test('an order that somebody else is asking about is waited for', async () => {
  await buyPackage(serverSaying('open', 'open', 'paid'), { pauseMs: 1 });
});

test('one that is never paid, or is refused, is told', async () => {
  const soon = { pauseMs: 1, waitMs: 20 };
  await expect(buyPackage(serverSaying('open'), soon)).rejects.toThrow('the practice payment is open');
  await expect(buyPackage(serverSaying('failed'), soon)).rejects.toThrow('the practice payment is failed');
});
