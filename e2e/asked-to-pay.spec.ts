// Somebody else pays: by a link, without an account, seeing no more than they must; and the member reads where it is.
import { expect, type Page, test } from '@playwright/test';
import { tabTo } from './by-keyboard.ts';
import { signUp, traveller } from './people.ts';
import { expectNoFaults, expectNothingWider } from './whole.ts';

const ordersOf = (page: Page) => page.getByRole('region', { name: 'Your orders' });

/** The link that a member makes for a transfer they have ordered. */
const askToPay = async (page: Page): Promise<string> => {
  await page.goto('/billing-process');
  await page.getByRole('button', { name: 'Continue to Payment' }).click();
  await page.getByRole('radio', { name: /Bank Transfer/ }).check();
  await page.getByRole('button', { name: 'Continue', exact: true }).click();
  await expect(page.getByRole('region', { name: 'Bank Transfer' })).toBeVisible();
  await page.goto('/billing-process');
  await ordersOf(page)
    .getByRole('button', { name: /^Ask somebody to pay/ })
    .click();
  const dialog = page.getByRole('dialog', { name: 'Ask somebody to pay' });
  await expect(dialog.getByRole('link', { name: 'Send by WhatsApp' })).toHaveAttribute(
    'href',
    /^https:\/\/wa\.me\//,
  );
  await expectNoFaults(page);
  const link = (await dialog.getByText(/\/pay\/[\w-]+$/).textContent()) ?? '';
  await dialog.getByRole('button', { name: 'Done' }).click();
  return new URL(link).pathname;
};

test('family abroad pays by a link without an account, and the member reads where the money is', {
  tag: '@phone',
}, async ({ page, browser }) => {
  await signUp(page.request, traveller('Nkiru Adaeze Eze', 'female', 29));
  const link = await askToPay(page);

  const abroad = await browser.newContext({ viewport: page.viewportSize() });
  const payer = await abroad.newPage();
  await payer.goto(link);
  await expect(payer.getByRole('heading', { name: 'Nkiru asks you to pay' })).toBeVisible();
  await expect(payer.getByRole('main')).not.toContainText('Eze');
  await expectNoFaults(payer);
  await expectNothingWider(payer);
  await payer.getByRole('button', { name: 'Pay by bank transfer' }).click();
  await expect(payer.getByText(/^blossom-\d+$/)).toBeVisible();
  await expectNothingWider(payer);
  await payer.reload();
  const byCard = payer.getByRole('button', { name: 'Pay by card' });
  await expect(byCard).toBeVisible();
  await tabTo(byCard);
  await payer.keyboard.press('Enter');
  await expect(payer).toHaveURL(/\/demo\/paystack\/checkout\//);
  await payer.getByRole('button', { name: 'Pay ₦75,000' }).click();
  await expect(payer.getByRole('heading', { name: 'This is paid' })).toBeVisible();
  await abroad.close();

  await page.goto('/billing-process');
  await expect(ordersOf(page).getByText('Paid', { exact: true })).toBeVisible();
  await ordersOf(page)
    .getByRole('button', { name: /^Where is my money/ })
    .click();
  await expect(ordersOf(page).getByText('All of it has come.')).toBeVisible();
  await expectNoFaults(page);
  await expectNothingWider(page);
});

test('a link that is taken back leads nowhere', { tag: '@phone' }, async ({ page }) => {
  await signUp(page.request, traveller('Ìfẹ́olúwa Bámidélé', 'female', 31));
  const link = await askToPay(page);
  await ordersOf(page)
    .getByRole('button', { name: /^Ask somebody to pay/ })
    .click();
  await page.getByRole('button', { name: 'Take the link back' }).click();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await page.goto(link);
  await expect(page.getByText('This link does not work.')).toBeVisible();
});
