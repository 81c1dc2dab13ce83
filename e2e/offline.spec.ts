// Without a network what was read opens, the application opens, and nothing of a member is kept for it.
import { expect, test } from '@playwright/test';
import { logIn } from './people.ts';

const READY = { email: 'ada@demo.ijeuwa.example', password: 'journey of life' };

test.use({ serviceWorkers: 'allow' });

const keptAddresses = (page: import('@playwright/test').Page) =>
  page.evaluate(async () => {
    const all = await Promise.all(
      (await caches.keys()).map(async (name) => (await caches.open(name)).keys()),
    );
    return all.flat().map(({ url }) => new URL(url).pathname);
  });

test('a visitor reads on without a network, and an unknown page says why it is not there', {
  tag: '@phone',
}, async ({ page, context }) => {
  await page.goto('/');
  expect(await page.evaluate(() => navigator.serviceWorker.getRegistration())).toBeUndefined();
  await page.mouse.wheel(0, 400);
  await expect.poll(() => keptAddresses(page), { timeout: 30_000 }).toContain('/policy');
  await context.setOffline(true);
  await page.goto('/policy');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.goto('/never/seen');
  await expect(page.getByRole('heading', { name: 'There is no connection' })).toBeVisible();
  await context.setOffline(false);
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page).toHaveURL('/');
});

test('a member’s screens open without a network, and nothing of the member is kept', {
  tag: '@desk',
}, async ({ page, context }) => {
  await logIn(page.request, READY.email, READY.password);
  await page.goto('/dashboard');
  await expect.poll(() => keptAddresses(page), { timeout: 30_000 }).toContain('/index.html');
  await expect.poll(() => keptAddresses(page)).toContainEqual(expect.stringMatching(/DashboardPage/));
  const kept = await keptAddresses(page);
  expect(kept.filter((path) => /^\/(api|photos|demo|socket)/.test(path))).toEqual([]);
  await context.setOffline(true);
  await page.close();
  const cold = await context.newPage();
  await cold.goto('/dashboard');
  const main = cold.getByRole('main');
  await expect(main.getByText('No response from server').first()).toBeVisible({ timeout: 20_000 });
  await expect(main.locator('[aria-busy]')).toHaveCount(0);
  await context.setOffline(false);
  await expect(async () => {
    for (const one of await main.getByRole('button', { name: 'Try again' }).all())
      await one.click({ timeout: 500 });
    await expect(main.getByRole('list', { name: 'Your figures' })).toBeVisible({ timeout: 500 });
  }).toPass();
});
