// Discount codes: one is copied from the page of discounts, lowers what is paid, and is used once.
import { expect, type Page, test } from '@playwright/test';
import { tabTo } from './by-keyboard.ts';
import { signUp, type Traveller, traveller, verifyEmail } from './people.ts';
import { expectWholeScreen } from './whole.ts';

/** The demonstration's own. */
const CODE = 'WELCOME20';

const arrive = async (page: Page, person: Traveller): Promise<void> => {
  await signUp(page.request, person);
  await verifyEmail(page.request, person.email);
};
const toCheckout = async (page: Page): Promise<void> => {
  await page.goto('/billing-process');
  await page.getByRole('button', { name: 'Continue to Payment' }).click();
};
const order = (page: Page) => page.getByRole('region', { name: 'Your order' });

test('a code is copied, pasted at the checkout and paid with, once', { tag: '@phone' }, async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await arrive(page, traveller('Chidinma Ọkọ́ńkwọ́-Àdébáyọ̀', 'female', 31));
  await expectWholeScreen(page, '/discounts');
  await expect(page.getByRole('heading', { name: 'Exclusive Discounts' })).toBeVisible();
  // What can be used is featured; the four that have ended stand below.
  await expect(page.getByRole('region', { name: /off$/ }).getByText(CODE)).toBeVisible();
  await expect(page.getByText('Expired', { exact: true })).toHaveCount(4);
  const copy = page.getByRole('button', { name: `Copy Code: ${CODE}` });
  await tabTo(copy);
  await page.keyboard.press('Enter');
  await expect(page.getByText('Copied!')).toBeVisible();
  await expect(page.getByText('Copied!')).toBeHidden();

  await toCheckout(page);
  const field = page.getByRole('textbox', { name: 'Promo code' });
  await field.fill('SUMMER2025');
  await page.getByRole('button', { name: 'Apply' }).click();
  await expect(page.getByText('This code ended on 31 August 2025.')).toBeVisible();
  await field.fill('');
  await field.press('ControlOrMeta+v');
  await field.press('Enter');
  await expect(order(page).getByText(`${CODE} takes ₦15,000 off.`)).toBeVisible();
  await expect(order(page).getByText('₦60,000')).toBeVisible();
  await page.getByRole('radio', { name: /Bank Card/ }).check();
  await page.getByRole('button', { name: 'Continue', exact: true }).click();
  await page.getByRole('button', { name: 'Pay ₦60,000' }).click();
  await page.getByRole('button', { name: 'Pay ₦60,000' }).click();
  await expect(page.getByText('Payment received.')).toBeVisible();

  // Whoever has a package finds none selected; a larger one is to be had for less, without a code.
  await page.goto('/billing-process');
  await page.getByRole('button', { name: 'Select Plan: Harmony' }).click();
  await page.getByRole('button', { name: 'Pay the whole ₦125,000' }).click();
  await page.getByRole('textbox', { name: 'Promo code' }).fill(CODE.toLowerCase());
  await page.getByRole('button', { name: 'Apply' }).click();
  await expect(page.getByText('You have used this code already')).toBeVisible();
});

test('whoever has confirmed nothing is told what to do about it, and pays the whole price', {
  tag: '@phone',
}, async ({ page }) => {
  await signUp(page.request, traveller('Bọ́lá Àkàndé', 'male', 34));
  await toCheckout(page);
  await page.getByRole('textbox', { name: 'Promo code' }).fill(CODE);
  await page.getByRole('button', { name: 'Apply' }).click();
  await expect(page.getByText('Please confirm your email address')).toBeVisible();
  await expect(order(page).getByText('₦75,000').first()).toBeVisible();
});
