// Buys a package with the practice card: quote, order, the provider's page, and our own confirming call.
import * as billing from '@ijeuwa/contract/billing';
import type { ApiClient } from './api-client.ts';

/** Harmony: three months, and across borders. */
const PACKAGE = 'harmony';

/** Buys only when nothing runs, so that it can be repeated at every start. */
export const buyPackage = async (api: ApiClient): Promise<void> => {
  const running = await api(billing.findSubscription, {});
  if (running.packageId && !running.trial) return;
  const quote = await api(billing.makeQuote, { body: { packageId: PACKAGE, currency: 'NGN' } });
  const order = await api(billing.placeOrder, { body: { quoteId: quote._id, method: 'card' } });
  if (!order.pageUrl) throw new Error('the payment provider gave no page');
  await fetch(order.pageUrl, {
    method: 'POST',
    body: new URLSearchParams({ act: 'pay' }),
    redirect: 'manual',
  });
  const paid = await api(billing.findOrder, { params: { id: order._id } });
  if (paid.status !== 'paid') throw new Error(`the practice payment is ${paid.status}`);
};
