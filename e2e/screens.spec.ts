// Every screen, in both sizes: nothing wider than the window, no fault of accessibility, nothing wrong in the console.
import AxeBuilder from '@axe-core/playwright';
import { expect, test } from '@playwright/test';
import { logIn } from './people.ts';

const READY = { email: 'ada@demo.ijeuwa.example', password: 'journey of life' };

const OPEN = [
  '/',
  '/auth',
  '/auth?mode=signup',
  '/forgot-password',
  '/getting-started',
  '/staff',
  '/development/ui',
];
const MEMBERS = [
  '/dashboard',
  '/homepage',
  '/dating-app',
  '/match-track',
  '/matches',
  '/match-requests',
  '/messages',
  '/notifications',
  '/profile',
  '/preference',
  '/billing-process',
  '/privacy-selection',
  '/devices',
  '/google',
];

for (const theme of ['light', 'dark'] as const) {
  test.describe(theme, () => {
    test.use({ colorScheme: theme, reducedMotion: 'reduce' });
    for (const address of OPEN)
      test(`${address} is whole for a visitor`, async ({ page }) => check(page, address));
    for (const address of MEMBERS) {
      test(`${address} is whole for a member`, async ({ page }) => {
        await logIn(page.request, READY.email, READY.password);
        await check(page, address);
      });
    }
    test('a conversation is whole', async ({ page }) => {
      await logIn(page.request, READY.email, READY.password);
      const { matches } = await (await page.request.get('/api/matches')).json();
      await check(page, `/chat/${matches[0]._id}`);
    });
  });
}

// Who is here is asked once; for a visitor the answer is 401, and at /staff 404 as for any unknown address.
const EXPECTED = /status of (401|404)/;

const check = async (page: import('@playwright/test').Page, address: string): Promise<void> => {
  const wrong: string[] = [];
  page.on(
    'console',
    (line) => line.type() === 'error' && !EXPECTED.test(line.text()) && wrong.push(line.text()),
  );
  page.on('pageerror', (error) => wrong.push(String(error)));
  await page.goto(address);
  await expect(page.locator('main, form, [role=log]').first()).toBeVisible();
  await page.waitForLoadState('networkidle');
  expect(
    await page.evaluate(() => document.documentElement.scrollWidth > window.innerWidth),
    'wider than the window',
  ).toBe(false);
  const { violations } = await new AxeBuilder({ page })
    .withTags(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'])
    .analyze();
  expect(violations.map((one) => `${one.id}: ${one.nodes.map((node) => node.target).join(' ')}`)).toEqual([]);
  expect(wrong).toEqual([]);
};
