// The desk of staff in a journey, and a member whose payment they look after.
import { type Browser, expect, type Page } from '@playwright/test';
import { codeSentBy } from './mailbox.ts';
import { fillProfile, signUp, traveller } from './people.ts';

const STAFF_PASSWORD = 'journey of life';

/** Harmony; answers the order's reference. */
export const buyByCard = async (page: Page, name: string): Promise<string> => {
  const person = traveller(name, 'female', 31);
  await signUp(page.request, person);
  await fillProfile(page.request, person);
  await page.goto('/privacy-selection');
  await page.getByRole('button', { name: 'Choose Harmony' }).click();
  await page.getByRole('radio', { name: /Bank Card/ }).check();
  await page.getByRole('button', { name: 'Continue', exact: true }).click();
  await page.getByRole('button', { name: 'Pay ₦125,000' }).click();
  await page.getByRole('button', { name: 'Pay ₦125,000' }).click();
  await expect(page).toHaveURL(/\/profile-submitted$/);
  await page.goto('/billing-process');
  const order = page.getByRole('region', { name: 'Your orders' }).getByText(/harmony-\d+/);
  return /harmony-\d+/.exec((await order.first().textContent()) ?? '')![0];
};

/** A code replaces the one before, and other journeys sign the same people in: then once more. */
export const enterOffice = async (browser: Browser, email: string, first = 'Transfers'): Promise<Page> => {
  const context = await browser.newContext({ colorScheme: 'light', reducedMotion: 'reduce' });
  const page = await context.newPage();
  await expect(async () => {
    await page.goto('/staff');
    await page.getByLabel('Email').fill(email);
    await page.getByLabel('Password', { exact: true }).fill(STAFF_PASSWORD);
    const code = await codeSentBy(page, email, () => page.getByRole('button', { name: 'Continue' }).click());
    await page.getByLabel('Verification code').fill(code);
    await page.getByRole('button', { name: 'Sign in' }).click();
    await expect(page.getByRole('heading', { name: first, exact: true })).toBeVisible({
      timeout: 5000,
    });
  }).toPass({ timeout: 60_000 });
  return page;
};
