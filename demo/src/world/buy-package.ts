// Buys a package with the practice card: quote, order, the provider's page, and our own confirming call.
import { setTimeout as wait } from 'node:timers/promises';
import * as billing from '@ijeuwa/contract/billing';
import type { ApiClient } from './api-client.ts';

/** Harmony: three months, and across borders. */
const PACKAGE = 'harmony';
const PAUSE_MS = 500;
const WAIT_MS = 20_000;

/** Buys only when nothing runs, so that it can be repeated at every start. */
export const buyPackage = async (
  api: ApiClient,
  { pauseMs = PAUSE_MS, waitMs = WAIT_MS } = {},
): Promise<void> => {
  const running = await api(billing.findSubscription, {});
  if (running.packageId && !running.trial) return;
  const quote = await api(billing.makeQuote, { body: { packageId: PACKAGE, currency: 'NGN' } });
  await buyQuoted(api, quote._id, { pauseMs, waitMs });
};

/** What this price is of, whatever runs. */
export const buyQuoted = async (
  api: ApiClient,
  quoteId: string,
  { pauseMs = PAUSE_MS, waitMs = WAIT_MS } = {},
): Promise<void> => {
  const order = await api(billing.placeOrder, { body: { quoteId, method: 'card' } });
  if (!order.pageUrl) throw new Error('the payment provider gave no page');
  await fetch(order.pageUrl, {
    method: 'POST',
    body: new URLSearchParams({ act: 'pay' }),
    redirect: 'manual',
  });
  // The timetable may have asked the provider a moment before we paid: then it is asked again a little later.
  const until = performance.now() + waitMs;
  for (;;) {
    const { status } = await api(billing.findOrder, { params: { id: order._id } });
    if (status === 'paid') return;
    if (status !== 'open' || performance.now() > until) throw new Error(`the practice payment is ${status}`);
    await wait(pauseMs);
  }
};
