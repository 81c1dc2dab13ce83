// Moving up: what is left of a package lowers the price of a larger one, and what was shown is what is charged.
import { expect, type Page, test } from '@playwright/test';
import { tabTo } from './by-keyboard.ts';
import { fillProfile, signUp, traveller } from './people.ts';
import { expectWholeScreen } from './whole.ts';

const yours = (page: Page) => page.getByRole('region', { name: 'Your package' });
const order = (page: Page) => page.getByRole('region', { name: 'Your order' });

const buyBlossom = async (page: Page) => {
  await page.goto('/billing-process?package=blossom&currency=NGN');
  await page.getByRole('button', { name: 'Continue', exact: true }).click();
  await page.getByRole('checkbox', { name: /^Renew Blossom/ }).check();
  await page.getByRole('button', { name: 'Pay ₦75,000' }).click();
  await expect(page).toHaveURL(/\/demo\/paystack\/checkout\//);
  await page.getByRole('button', { name: /^Pay ₦75,000/ }).click();
  await expect(page.getByText('Payment received.')).toBeVisible();
};

test('a member moves up by keyboard: the price that is shown is charged, and the smaller package ends', {
  tag: '@desk',
}, async ({ page }) => {
  const person = traveller('Ọmọtádé Adébáyọ̀-Wílliams', 'female', 30);
  await signUp(page.request, person);
  await fillProfile(page.request, person);
  await buyBlossom(page);
  await page.goto('/subscriptions');
  const change = page.getByRole('region', { name: 'Move to another package' });
  await expect(change).toBeVisible();
  await expectWholeScreen(page, '/subscriptions');
  await page.reload();
  await expect(change).toBeVisible();
  const up = change.getByRole('link', { name: /^Move up to Harmony/ });
  await tabTo(up);
  await page.keyboard.press('Enter');
  await expect(order(page)).toContainText(/Left of Blossom, \d+ of \d+ days/);
  await expect(order(page)).toContainText('It begins as soon as it is paid and takes the place of Blossom');
  await expectWholeScreen(page, '/billing-process?package=harmony&upgrade=yes');
  await page.reload();
  await expect(order(page)).toContainText('Left of Blossom');
  const shown = await order(page)
    .getByText(/^₦[\d,]+$/)
    .last()
    .innerText();
  expect(shown).not.toBe('₦125,000');
  const next = page.getByRole('button', { name: 'Continue', exact: true });
  await expect(next).toBeEnabled();
  await tabTo(next);
  await page.keyboard.press('Enter');
  const pay = page.getByRole('button', { name: `Pay ${shown}` });
  await expect(pay).toBeEnabled();
  await tabTo(pay);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/demo\/paystack\/checkout\//);
  await page.getByRole('button', { name: `Pay ${shown}` }).click();
  await expect(page.getByText('Payment received.')).toBeVisible();
  await page.goto('/subscriptions');
  await expect(yours(page)).toContainText('Harmony');
  await expect(change.getByRole('link', { name: /^Move up to Harmony/ })).toHaveCount(0);
});

test('a smaller package is chosen for the renewal, and taken back', { tag: '@phone' }, async ({ page }) => {
  const person = traveller('Zainab Bello', 'female', 33);
  await signUp(page.request, person);
  await fillProfile(page.request, person);
  await page.goto('/billing-process?package=harmony&currency=NGN');
  await page.getByRole('button', { name: 'Continue', exact: true }).click();
  await page.getByRole('checkbox', { name: /^Renew Harmony/ }).check();
  await page.getByRole('button', { name: 'Pay ₦125,000' }).click();
  await page.getByRole('button', { name: /^Pay ₦125,000/ }).click();
  await expect(page.getByText('Payment received.')).toBeVisible();
  await page.goto('/subscriptions');
  await page.getByRole('button', { name: 'Renew as Blossom' }).click();
  const question = page.getByRole('dialog', { name: 'Renew as Blossom?' });
  await expect(question).toContainText('We charge ₦75,000 on');
  await question.getByRole('button', { name: 'Agree to Blossom' }).click();
  await expect(page.getByText('It renews as Blossom.', { exact: true })).toBeVisible();
  await expectWholeScreen(page, '/subscriptions');
  await page.reload();
  await page.getByRole('button', { name: 'Renew Harmony instead' }).click();
  await expect(page.getByText('It renews as Blossom.', { exact: true })).toHaveCount(0);
  await expect(page.getByRole('region', { name: 'Your renewal' })).toContainText('Renews on');
});
