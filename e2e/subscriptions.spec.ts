// Renewal: agreed to with a tick, seen where it stands, and ended with two taps.
import { expect, type Page, test } from '@playwright/test';
import { tabTo } from './by-keyboard.ts';
import { fillProfile, signUp, traveller } from './people.ts';
import { expectWholeScreen } from './whole.ts';

const renewalOf = (page: Page) => page.getByRole('region', { name: 'Your renewal' });
const wizardOf = (page: Page) => page.getByRole('region', { name: 'Find Your Soulmate' });
const goOn = (page: Page) => wizardOf(page).getByRole('button', { name: 'Continue' });

const payAndCome = async (page: Page, act: RegExp): Promise<void> => {
  await expect(page).toHaveURL(/\/demo\/paystack\/checkout\//);
  await page.getByRole('button', { name: act }).click();
};

test('a plan is chosen, renews as agreed, and is cancelled for good', { tag: '@phone' }, async ({ page }) => {
  const person = traveller('Ṣadé Ọláwálé', 'female', 29);
  await signUp(page.request, person);
  await fillProfile(page.request, person);
  await page.goto('/subscriptions');
  const back = wizardOf(page).getByRole('button', { name: 'Back' });
  await expect(back).toBeDisabled();
  await wizardOf(page)
    .getByRole('radio', { name: /^Harmony/ })
    .check();
  await goOn(page).click();
  const tick = page.getByRole('checkbox', { name: /^Renew Harmony from this card: ₦125,000 every 3 months/ });
  await expect(tick).not.toBeChecked();
  await expect(page.getByText('Auto-renews, cancel anytime from account settings')).toBeVisible();
  await tick.check();
  await goOn(page).click();
  await expect(wizardOf(page).getByRole('heading', { name: 'Order summary' })).toBeFocused();
  await expect(back).toHaveCount(0);
  await expect(goOn(page)).toHaveCount(0);
  await page.getByRole('button', { name: 'Complete Payment' }).click();
  await payAndCome(page, /^Pay ₦125,000/);
  await page.getByRole('button', { name: 'Start Matching Now' }).click();

  await expect(renewalOf(page)).toContainText('Renews on');
  await expect(renewalOf(page)).toContainText('Visa ending in 4081');
  await expectWholeScreen(page, '/subscriptions');
  await page.reload();
  await renewalOf(page).getByRole('button', { name: 'Cancel renewal' }).click();
  const question = page.getByRole('dialog', { name: 'Cancel the renewal?' });
  await question.getByRole('checkbox').check();
  await question.getByRole('button', { name: 'Cancel renewal' }).click();
  await expect(renewalOf(page)).toContainText('Cancelled: nothing is charged.');
  await renewalOf(page).getByRole('button', { name: 'Resume renewal' }).click();
  await expect(renewalOf(page)).toContainText('Renews on');
  await renewalOf(page).getByRole('button', { name: 'Cancel renewal' }).click();
  await question.getByRole('button', { name: 'Cancel renewal' }).click();
  await expect(renewalOf(page)).toContainText('nothing more is charged');
  await expect(renewalOf(page).getByRole('button', { name: 'Resume renewal' })).toHaveCount(0);
});

test('who pays with a card for one time is told that nothing renews', { tag: '@phone' }, async ({ page }) => {
  await signUp(page.request, traveller('Chinenye Obi', 'female', 31));
  await page.goto('/billing-process?package=blossom&currency=NGN');
  await page.getByRole('button', { name: 'Continue', exact: true }).click();
  await page.getByRole('checkbox', { name: /^Renew Blossom/ }).check();
  await page.getByRole('button', { name: 'Pay ₦75,000' }).click();
  await payAndCome(page, /^Pay with a card for one time/);
  await expect(page.getByText('Payment received.')).toBeVisible();
  await page.goto('/subscriptions');
  await expect(wizardOf(page)).toBeVisible();
  await expect(renewalOf(page)).toHaveCount(0);
});

test('the wizard is gone through by keyboard', { tag: '@desk' }, async ({ page }) => {
  await signUp(page.request, traveller('Ìyábọ̀ Bello', 'female', 34));
  await page.goto('/subscriptions');
  await expect(goOn(page)).toBeVisible();
  await tabTo(goOn(page));
  await page.keyboard.press('Enter');
  // The new step takes the focus, and the keyboard goes on from there.
  await expect(page.getByRole('heading', { name: 'Secure payment' })).toBeFocused();
  const tick = page.getByRole('checkbox', { name: /^Renew Blossom/ });
  await tabTo(tick);
  await page.keyboard.press('Space');
  await expect(tick).toBeChecked();
  await tabTo(goOn(page));
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: 'Order summary' })).toBeFocused();
  await tabTo(page.getByRole('button', { name: 'Complete Payment' }));
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/demo\/paystack\/checkout\//);
});
