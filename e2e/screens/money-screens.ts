// The screens of where money is, and of whoever is asked to pay.
import type { Page } from '@playwright/test';
import type { Screen } from './screen.ts';
import { asked } from './states.ts';
import { press } from './touches.ts';

/** What the newest order of a member asks somebody else for. */
const asksToPay = async (page: Page): Promise<string> => {
  const quote = await page.request.post('/api/checkout/quotes', { data: { packageId: 'blossom' } });
  const data = { quoteId: (await quote.json())._id, method: 'bank_transfer' };
  const order = await (await page.request.post('/api/checkout/orders', { data })).json();
  const made = await page.request.post(`/api/checkout/orders/${order._id}/pay-request`);
  return new URL((await made.json()).request.url).pathname;
};

/** What staff read in the bank’s statement. */
const byReference = async (page: Page): Promise<string> => {
  const { transfers } = await (await page.request.get('/api/staff/transfers')).json();
  return `/staff/orders?reference=${transfers[0].reference}`;
};

export const MONEY: Screen[] = [
  {
    route: '/pay/:token',
    states: {
      ...asked('unpaid', { address: asksToPay }),
      account: { who: 'unpaid', address: asksToPay, touch: press('Pay by bank transfer') },
      gone: { who: 'visitor', address: `/pay/${'A'.repeat(43)}` },
    },
  },
  {
    route: '/staff/orders',
    states: {
      ...asked('staff', { address: byReference }),
      none: { who: 'staff', address: '/staff/orders?reference=blossom' },
    },
  },
];
