// Every screen, in both sizes, both themes and large text: nothing too wide, no fault of accessibility, nothing wrong in the console.
import { expect } from '@playwright/test';
import { test } from './kept-browser.ts';
import { expectWholeScreen } from './whole.ts';

const OPEN = ['/auth', '/auth?mode=signup', '/forgot-password', '/getting-started', '/staff'];
const MEMBERS = [
  '/dashboard',
  '/homepage',
  '/faqs',
  '/dating-app',
  '/match-track',
  '/matches',
  '/match-requests',
  '/messages',
  '/notifications',
  '/profile',
  '/preference',
  '/billing-process',
  '/subscriptions',
  '/privacy-selection',
  '/devices',
  '/privacy',
  '/google',
  '/payment-confirmation',
  '/profile-submitted',
  '/invoices',
  '/relationship-score',
  '/achievements',
  '/ijeuwa',
];

for (const address of OPEN) {
  test(`${address} is whole for a visitor`, async ({ page }) => expectWholeScreen(page, address));
}
test('a first visit of the back office asks for nothing that fails', { tag: '@desk' }, async ({ page }) => {
  const failed: string[] = [];
  page.on('response', (reply) => reply.status() >= 400 && failed.push(`${reply.status()} ${reply.url()}`));
  await page.goto('/staff');
  await expect(page.getByLabel('Password', { exact: true })).toBeVisible();
  await page.waitForLoadState('networkidle');
  expect(failed).toEqual([]);
});
test.describe('signed in', () => {
  test.use({ as: 'member' });

  for (const address of MEMBERS) {
    test(`${address} is whole for a member`, async ({ page }) => expectWholeScreen(page, address));
  }
  for (const whose of ['of the deck', 'of a match', 'of one’s own']) {
    test(`the page ${whose} is whole`, async ({ page }) => {
      const ask = async (address: string) => (await page.request.get(address)).json();
      const ids: Record<string, () => Promise<string>> = {
        'of the deck': async () => (await ask('/api/match-cards/potential-matches'))[0]._id,
        'of a match': async () => (await ask('/api/matches')).matches[0].member,
        'of one’s own': async () => (await ask('/api/auth/me')).user._id,
      };
      await expectWholeScreen(page, `/people/${await ids[whose]?.()}`);
    });
  }
  test('a conversation is whole', async ({ page }) => {
    const { matches } = await (await page.request.get('/api/matches')).json();
    await expectWholeScreen(page, `/chat/${matches[0]._id}`);
  });

  test('a screen stays in touch over one connection, with no asking before it', { tag: '@phone' }, async ({
    page,
  }) => {
    const asked: string[] = [];
    page.on('request', (request) => asked.push(request.url()));
    const connection = page.waitForEvent('websocket');
    await page.goto('/dashboard');
    await (await connection).waitForEvent('framereceived');
    await page.waitForLoadState('networkidle');
    expect(asked.filter((url) => url.includes('transport=polling'))).toEqual([]);
  });
});
