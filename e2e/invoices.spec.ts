// Invoices: what was paid stands there, its files come, and whoever holds one can check it.
import { readFile } from 'node:fs/promises';
import { expect } from '@playwright/test';
import { test } from './kept-browser.ts';

test.use({ as: 'member' });

test('invoices are found from Home, and each file is saved under its own name, by keyboard too', {
  tag: '@desk',
}, async ({ page }) => {
  await page.goto('/homepage');
  await page
    .getByRole('main')
    .getByRole('link', { name: /^Invoices/ })
    .click();
  await expect(page).toHaveTitle('Invoices · Ijeuwa');
  await expect(page.getByRole('heading', { level: 1, name: 'Your Invoices' })).toBeVisible();
  const history = page.getByRole('region', { name: 'Invoice History' });
  const samples = history.getByRole('listitem').filter({ hasText: '$49.99' });
  await expect(samples).toHaveCount(3);
  await expect(samples.first()).toContainText('Paid');

  const one = samples.first().getByRole('button', { name: /^Download IJ-/ });
  const coming = page.waitForEvent('download');
  await one.focus();
  await page.keyboard.press('Enter');
  const file = await coming;
  expect(file.suggestedFilename()).toMatch(/^IJ-\d{4}-\d{6}\.pdf$/);
  expect((await readFile(await file.path())).subarray(0, 5).toString()).toBe('%PDF-');

  const all = page.waitForEvent('download');
  await history.getByRole('button', { name: 'Download All' }).click();
  expect((await all).suggestedFilename()).toBe('all-invoices.zip');
});

test('a file that does not come is said, and nothing is saved', { tag: '@phone' }, async ({ page }) => {
  await page.route('**/invoices/*.{pdf,zip}', (route) => route.abort());
  await page.goto('/invoices');
  await page
    .getByRole('button', { name: /^Download IJ-/ })
    .first()
    .click();
  await expect(page.getByText('Failed to download invoice. Please try again later.')).toBeVisible();
  await page.getByRole('button', { name: 'Download All' }).click();
  await expect(page.getByText('Failed to download invoices. Please try again later.')).toBeVisible();
});

test('a receipt that is none of ours is told so, to anybody', { tag: '@phone' }, async ({ page }) => {
  await page.goto(`/receipt/${'0'.repeat(32)}`);
  await expect(page.getByRole('heading', { name: 'We know no such receipt' })).toBeVisible();
});
