// Achievements ask for the sign-in by /login, and open after it.
import { expect, test } from '@playwright/test';

test.use({ colorScheme: 'light', reducedMotion: 'reduce' });

test('signed out, achievements ask for the sign-in, and open after it', async ({ page }) => {
  await page.goto('/achievements');
  await expect(page).toHaveURL(/\/auth\?to=%2Fachievements/);
  await page.getByLabel('Email').fill('ada@demo.ijeuwa.example');
  await page.getByLabel('Password', { exact: true }).fill('journey of life');
  await page.getByRole('button', { name: 'Login' }).click();
  await expect(page.getByRole('region', { name: 'Reached' })).toBeVisible();
  await expect(page).toHaveURL('/achievements');
});
