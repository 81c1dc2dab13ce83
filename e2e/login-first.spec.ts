// Achievements ask for the sign-in by /login, and open after it.
import { expect, test } from '@playwright/test';

test.use({ colorScheme: 'light' });

test('signed out, achievements ask for the sign-in, and open after it', { tag: '@phone' }, async ({
  page,
}) => {
  await page.goto('/achievements');
  await expect(page).toHaveURL(/\/auth\?to=%2Fachievements/);
  await page.getByLabel('Email').fill('ada@demo.ijeuwa.example');
  await page.getByLabel('Password', { exact: true }).fill('journey of life');
  await page.getByRole('button', { name: 'Login' }).click();
  await expect(page.getByRole('region', { name: 'Reached' })).toBeVisible();
  await expect(page).toHaveURL('/achievements');
});

test('whoever likes the ready member has looked at her: no figure says the contrary', {
  tag: '@phone',
}, async ({ request }) => {
  const data = { email: 'ada@demo.ijeuwa.example', password: 'journey of life' };
  expect((await request.post('/api/auth/login', { data })).ok()).toBe(true);
  const { viewedYou, likedYou, matches } = await (await request.get('/api/match-cards/status')).json();
  expect(likedYou + matches).toBeGreaterThan(0);
  expect(viewedYou).toBeGreaterThanOrEqual(likedYou + matches);
});
