// Every screen, in both sizes, both themes and large text: nothing too wide, no fault of accessibility, nothing wrong in the console.
import { expect, type Page, test } from '@playwright/test';
import { logIn } from './people.ts';
import { expectLargeTextToFit, expectNoFaults, expectNothingWider } from './whole.ts';

const READY = { email: 'ada@demo.ijeuwa.example', password: 'journey of life' };

const OPEN = [
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

// What is wrong is named by the checks themselves: a recording would cost more than it could add.
test.use({ colorScheme: 'light', reducedMotion: 'reduce', trace: 'off', screenshot: 'only-on-failure' });

for (const address of OPEN) {
  test(`${address} is whole for a visitor`, async ({ page }) => check(page, address));
}
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

// Who is here is asked once; for a visitor the answer is 401, and at /staff 404 as for any unknown address.
const EXPECTED = /status of (401|404)/;

const check = async (page: Page, address: string): Promise<void> => {
  const wrong: string[] = [];
  page.on(
    'console',
    (line) => line.type() === 'error' && !EXPECTED.test(line.text()) && wrong.push(line.text()),
  );
  page.on('pageerror', (error) => wrong.push(String(error)));
  await page.goto(address);
  await expect(page.locator('main, form, [role=log]').first()).toBeVisible();
  await page.waitForLoadState('networkidle');
  await expectNothingWider(page);
  await expectNoFaults(page);
  await expectLargeTextToFit(page);
  expect(wrong).toEqual([]);
};
