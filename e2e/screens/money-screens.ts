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

const today = (): string => new Date(Date.now() + 3_600_000).toISOString().slice(0, 10);
const cameToday = async (): Promise<string> => `/staff/books?day=${today()}`;
const paidToday = async (page: Page): Promise<string> => {
  const { payments } = await (await page.request.get(`/api/staff/books/came?day=${today()}`)).json();
  return payments[0].order.reference;
};
const byReference = async (page: Page) => `/staff/orders?reference=${await paidToday(page)}`;
const whyOfOne = async (page: Page) => `/staff/books/why?reference=${await paidToday(page)}`;

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
  {
    route: '/staff/books',
    states: {
      ...asked('staff', { address: cameToday }),
      none: { who: 'staff', address: '/staff/books?day=2020-01-01' },
    },
  },
  { route: '/staff/books/unmatched', states: asked('staff') },
  { route: '/staff/books/settlements', states: asked('staff') },
  { route: '/staff/books/close', states: asked('staff') },
  {
    route: '/staff/books/agreements',
    states: {
      ...asked('staff'),
      none: { who: 'staff', address: '/staff/books/agreements?reference=blossom' },
    },
  },
  { route: '/staff/books/owed', states: asked('staff') },
  {
    route: '/staff/books/why',
    states: {
      ...asked('staff', { address: whyOfOne }),
      none: { who: 'staff', address: '/staff/books/why?reference=blossom' },
    },
  },
];
