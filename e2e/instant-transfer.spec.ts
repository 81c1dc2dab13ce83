// A transfer to an account of the provider's: sent from a bank, it confirms itself; its time runs out, and another is given.
import { expect, type Page, test } from '@playwright/test';
import { signUp, traveller } from './people.ts';
import { expectNoFaults, expectNothingWider } from './whole.ts';

const ordersOf = (page: Page) => page.getByRole('region', { name: 'Your orders' });
const accountOf = (page: Page) => page.getByRole('region', { name: 'Instant Transfer' });

const order = async (page: Page, method: RegExp): Promise<void> => {
  await page.goto('/billing-process');
  await page.getByRole('button', { name: 'Continue to Payment' }).click();
  await page.getByRole('radio', { name: method }).check();
  await page.getByRole('button', { name: 'Continue', exact: true }).click();
};
const openBank = async (page: Page): Promise<Page> => {
  const opened = page.waitForEvent('popup');
  await accountOf(page).getByRole('link', { name: 'Send practice money' }).click();
  return opened;
};

test('what is sent to the account confirms itself on the open screen; what does not fit goes back', {
  tag: '@phone',
}, async ({ page }) => {
  await signUp(page.request, traveller('Oluwadamilola Adéwùmí', 'female', 28));
  await order(page, /Instant Transfer/);
  const account = accountOf(page);
  await expect(account.getByRole('timer')).toHaveText(/(1:00:00|59:\d\d) left/);
  const number = (await account.getByText(/^99\d{8}$/).textContent()) ?? '';
  await expectNoFaults(page);
  await expectNothingWider(page);
  await page.reload();
  await expect(account.getByText(number)).toBeVisible();
  await expect(account.getByRole('timer')).toHaveText(/59:\d\d left/);
  await expect(page.getByRole('button', { name: 'I have made the transfer' })).toHaveCount(0);

  const bank = await openBank(page);
  await expect(bank.getByText(number)).toBeVisible();
  await bank.getByRole('button', { name: 'Send ₦74,000' }).click();
  await expect(bank.getByText('₦74,000 was sent back.')).toBeVisible();
  await expect(account.getByText(number)).toBeVisible();
  await bank.getByRole('button', { name: 'Send ₦75,000 twice' }).click();
  await expect(bank.getByText('The money has come.')).toBeVisible();
  await expect(bank.getByText('₦75,000 was sent back.')).toBeVisible();
  await bank.close();

  await expect(page.getByText('Payment received.')).toBeVisible({ timeout: 25_000 });
  await expect(page.getByRole('region', { name: 'Your package' })).toContainText('Blossom');
  await expect(ordersOf(page).getByText('Paid', { exact: true })).toBeVisible();
  await expect(ordersOf(page).getByText(/Instant Transfer/)).toBeVisible();
});

test('an account whose time is over is shown no more, and another one is given', { tag: '@phone' }, async ({
  page,
}) => {
  await signUp(page.request, traveller('Ŋozi Ezèkwé', 'female', 34));
  await order(page, /Instant Transfer/);
  await expect(accountOf(page).getByRole('timer')).toBeVisible();
  const bank = await openBank(page);
  await bank.getByRole('button', { name: 'Open the next account for ten seconds' }).click();
  await expect(bank.getByText('The next account of this payer is open for ten seconds.')).toBeVisible();
  await bank.close();
  await page.goto('/billing-process');
  await ordersOf(page).getByRole('button', { name: 'Cancel order' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Cancel the order' }).click();
  await expect(ordersOf(page).getByText('Cancelled')).toBeVisible();

  await order(page, /Instant Transfer/);
  await expect(accountOf(page).getByText('The time of this account is over.')).toBeVisible({
    timeout: 40_000,
  });
  await expectNoFaults(page);
  await expectNothingWider(page);
  await page.getByRole('button', { name: 'Get a new account' }).click();
  await expect(accountOf(page).getByRole('timer')).toHaveText(/(1:00:00|59:\d\d) left/);
});

test('a transfer that was announced by mistake is taken back', { tag: '@phone' }, async ({ page }) => {
  await signUp(page.request, traveller('Tèmítọ́pẹ́ Ọlá', 'female', 30));
  await order(page, /Bank Transfer/);
  await page.getByRole('button', { name: 'I have made the transfer' }).click();
  await expect(ordersOf(page).getByText('Being confirmed')).toBeVisible();
  await expectNothingWider(page);
  await ordersOf(page).getByRole('button', { name: 'I have not sent it' }).click();
  await expect(ordersOf(page).getByText('Not paid yet')).toBeVisible();
  await expect(page.getByText(/We are looking for your transfer/)).toHaveCount(0);
  await expect(ordersOf(page).getByRole('button', { name: 'Bank details' })).toBeVisible();
});
