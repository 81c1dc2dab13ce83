// PayPal: dollars and euros, paid on its page, declined, cancelled and approved again.
import { expect, type Locator, type Page, test } from '@playwright/test';
import { tabTo } from './by-keyboard.ts';
import { signUp, traveller } from './people.ts';
import { expectNoFaults, expectNothingWider } from './whole.ts';

const ordersOf = (page: Page) => page.getByRole('region', { name: 'Your orders' });
const byKey = async (page: Page, target: Locator, key = 'Enter') => {
  await expect(target).toBeEnabled();
  await tabTo(target);
  await page.keyboard.press(key);
};
const atPaypal = (page: Page) => expect(page).toHaveURL(/\/demo\/paypal\/checkoutnow\?token=/);

test('by keyboard a package is bought in dollars: PayPal is left, declines, and then pays', {
  tag: '@desk',
}, async ({ page }) => {
  await signUp(page.request, traveller('Ifeọma Nnadi', 'female', 31));
  await page.goto('/billing-process');
  await page.getByRole('radio', { name: 'USD' }).focus();
  await page.keyboard.press('Space');
  await byKey(page, page.getByRole('button', { name: 'Continue to Payment' }));
  const pay = async () => {
    await tabTo(page.getByRole('radio', { name: /^Bank Card/ }));
    await page.keyboard.press('ArrowDown');
    await expect(page.getByRole('radio', { name: /^PayPal/ })).toBeChecked();
    await byKey(page, page.getByRole('button', { name: 'Continue', exact: true }));
    await expect(page.getByText(/^PayPal charges \$20, once/)).toBeVisible();
    await expectNothingWider(page);
    await expectNoFaults(page);
    await byKey(page, page.getByRole('button', { name: 'Pay $20 with PayPal' }));
    await atPaypal(page);
  };
  await pay();
  await byKey(page, page.getByRole('button', { name: 'Cancel and return' }));
  await expect(page.getByRole('heading', { name: 'You left without paying' })).toBeVisible();
  await byKey(page, page.getByRole('button', { name: 'Choose another way to pay' }));
  await pay();
  await expectNothingWider(page);
  await byKey(page, page.getByRole('button', { name: 'Pay with a card that is declined' }));
  await expect(page.getByRole('heading', { name: 'The payment was declined' })).toBeVisible();
  await byKey(page, page.getByRole('button', { name: 'Try again' }));
  await pay();
  await byKey(page, page.getByRole('button', { name: 'Pay $20', exact: true }));
  await expect(page.getByText('Payment received.')).toBeVisible();
  await page.goto('/billing-process');
  await expect(ordersOf(page).getByText('Paid', { exact: true })).toHaveCount(1);
  await expect(ordersOf(page).getByText(/^PayPal ·/)).toBeVisible();
  await page.goto('/invoices');
  await expect(page.getByText('$20').first()).toBeVisible();
});

test('in the wizard a package is bought in euros, though its page is closed before the way back', {
  tag: '@phone',
}, async ({ page }) => {
  await signUp(page.request, traveller('Chukwudi Okafor', 'male', 34));
  await page.goto('/subscriptions');
  await page.getByRole('button', { name: 'Continue' }).click();
  // The way is kept in the address, and stands there a moment after the tap.
  await page.getByRole('radio', { name: /^PayPal/ }).click();
  await expect(page.getByText('PayPal takes no naira')).toBeVisible();
  await page.getByRole('radio', { name: /In euros/ }).click();
  await expect(page.getByRole('radio', { name: /In euros/ })).toBeChecked();
  await expectNoFaults(page);
  await expectNothingWider(page);
  await page.getByRole('button', { name: 'Continue' }).click();
  await expect(page.getByText(/^PayPal charges €18, once/)).toBeVisible();
  await expectNothingWider(page);
  await page.getByRole('button', { name: 'Complete Payment' }).click();
  await atPaypal(page);
  await expectNothingWider(page);
  await page.getByRole('button', { name: 'Pay, and close the page' }).click();
  // Its notice alone tells of it.
  await expect(async () => {
    await page.goto('/billing-process');
    await expect(ordersOf(page).getByText('Paid', { exact: true })).toBeVisible({ timeout: 5_000 });
  }).toPass({ timeout: 90_000 });
});
