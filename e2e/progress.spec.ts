// What a member has done and reached: the score, the steps with their days, the story of the name; and the way in.
import { expect } from '@playwright/test';
import { test } from './kept-browser.ts';

test.use({ as: 'member' });

test('the dashboard’s score leads to its lines, which make it up', { tag: '@phone' }, async ({ page }) => {
  await page.goto('/dashboard');
  const figure = page.getByRole('list', { name: 'Your figures' }).getByRole('link', { name: /score/ });
  const score = Number((await figure.textContent())?.match(/\d+$/)?.[0]);
  await figure.click();
  const own = page.getByRole('region', { name: 'Your score' });
  await expect(own.getByText(String(score), { exact: true })).toBeVisible();
  const lines = await page.getByRole('list', { name: 'What counts' }).getByRole('listitem').allTextContents();
  const points = lines.map((line) => Number(/(\d+) of \d+$/.exec(line)?.[1]));
  expect(points.reduce((sum, one) => sum + one, 0)).toBe(score);
});

test('what was reached stands with its day', { tag: '@phone' }, async ({ page }) => {
  await page.goto('/achievements');
  const reached = page.getByRole('region', { name: 'Reached' });
  await expect(reached.getByText('You joined Ijeuwa')).toBeVisible();
});

test('the story of the name is read from Home', { tag: '@phone' }, async ({ page }) => {
  await page.goto('/homepage');
  await page
    .getByRole('main')
    .getByRole('link', { name: /^Our Name/ })
    .click();
  await expect(page).toHaveTitle('Our Name · Ijeuwa');
  await expect(page.getByRole('heading', { name: 'Two words' })).toBeVisible();
});
