// Two share a phone: the page that one of them left open does nothing in the other's name, and says so.
import { expect, test } from '@playwright/test';
import { signUp, traveller } from './people.ts';
import { expectNoFaults, expectNothingWider } from './whole.ts';

test('a page of one member does nothing once another is signed in, says so and asks no more', {
  tag: '@phone',
}, async ({ page, context }) => {
  const ada = traveller('Adaọbị Okeke', 'female', 31);
  const bola = traveller('Bọ́láńlé Adéwálé-Ògúnlẹ́yẹ', 'female', 29);
  await signUp(page.request, bola);
  await context.clearCookies();
  const opened = page.waitForEvent('websocket');
  await signUp(page.request, ada);
  await page.goto('/dashboard');
  await expect(page.getByRole('heading', { name: /Adaọbị/ })).toBeVisible();
  await opened;

  // As in another tab: the cookie of both is hers now.
  await context.clearCookies();
  const data = { email: bola.email, password: 'seven long journeys' };
  expect((await page.request.post('/api/auth/login', { data })).status()).toBe(200);
  await page.getByRole('link', { name: 'Messages' }).last().click();
  const said = page.getByText('Somebody else is signed in here now');
  await expect(said).toBeVisible();
  await expect(page.getByText(/Adaọbị/)).toHaveCount(0);
  await expectNothingWider(page);
  await expectNoFaults(page);

  // Left lying so, it asks nobody anything, also once the network has been away.
  await context.setOffline(true);
  await context.setOffline(false);
  const asked: string[] = [];
  // What a page is made of may still come in; it asks nothing of anybody.
  page.on('request', (request) => void (request.url().includes('/assets/') || asked.push(request.url())));
  await page.waitForTimeout(4000);
  expect(asked).toEqual([]);
  await expect(said).toBeVisible();

  await page.goBack();
  await expect(page.getByText(/Adaọbị/)).toHaveCount(0);
  await page.goto('/dashboard');
  await expect(page.getByRole('heading', { name: /Bọ́láńlé/ })).toBeVisible();
});
