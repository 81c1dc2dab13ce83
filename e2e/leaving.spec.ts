// Taking one’s data along, leaving, and coming back within the seven days.
import { readFile } from 'node:fs/promises';
import { expect, type Page, test } from '@playwright/test';
import { tabTo } from './by-keyboard.ts';
import { must, PASSWORD, signUp, traveller } from './people.ts';
import { expectLargeTextToFit, expectNoFaults, expectNothingWider } from './whole.ts';

const NARROWEST = { width: 320, height: 640 };

const COPY_MADE_MS = 150_000;

const typePassword = async (page: Page): Promise<void> =>
  page.getByRole('dialog').getByLabel('Your password').fill(PASSWORD);

test('whoever asks for a copy of their data fetches it once it is made, as a ZIP that opens', {
  tag: '@phone',
}, async ({ page }) => {
  test.setTimeout(COPY_MADE_MS + 120_000);
  await signUp(page.request, traveller('Adaeze Takes-Along', 'female', 29));
  await page.goto('/privacy');
  await page.getByRole('button', { name: 'Ask for a copy' }).click();
  await expectNothingWider(page);
  await expectNoFaults(page);
  await typePassword(page);
  await page.getByRole('dialog').getByRole('button', { name: 'Ask for it' }).click();
  await expect(page.getByText('We are putting your copy together. It takes a few minutes')).toBeVisible();

  // The page asks by itself; the copy is made within a minute or two.
  const fetchIt = page.getByRole('button', { name: /^Download my copy/ });
  await expect(fetchIt).toBeVisible({ timeout: COPY_MADE_MS });
  await expectNothingWider(page);
  await fetchIt.click();
  await typePassword(page);
  const coming = page.waitForEvent('download');
  await page.getByRole('dialog').getByRole('button', { name: 'Download' }).click();
  const copy = await coming;
  expect(copy.suggestedFilename()).toMatch(/\.zip$/);
  const zip = await readFile(await copy.path());
  expect(zip.subarray(0, 4)).toEqual(Buffer.from('PK\u0003\u0004'));
  expect(zip.toString('latin1')).toContain('index.html');
  await expect(page.getByRole('dialog')).toHaveCount(0);
});

const orderByTransfer = async (page: Page): Promise<void> => {
  const quote = await must(
    await page.request.post('/api/checkout/quotes', { data: { packageId: 'blossom', currency: 'NGN' } }),
  );
  const data = { quoteId: quote._id, method: 'bank_transfer' };
  await must(await page.request.post('/api/checkout/orders', { data }));
};

test('by keyboard alone one deletes the account, reads what becomes of a transfer, is said farewell, and returns', {
  tag: '@phone',
}, async ({ page }) => {
  const ada = traveller('Ọlámidé Goes-Away', 'female', 29);
  await signUp(page.request, ada);
  await orderByTransfer(page);
  await page.goto('/privacy');
  const open = page.getByRole('main').getByRole('button', { name: 'Delete my account' });
  await open.focus();
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Delete your account?' });
  await expect(dialog.getByText('our finance staff send it back to where it came from.')).toBeVisible();
  await expectNothingWider(page);
  await expectNoFaults(page);
  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);
  await expect(open).toBeFocused();
  await page.keyboard.press('Enter');

  await tabTo(dialog.getByLabel(/^Type “delete my account”/));
  await page.keyboard.type('delete my account');
  await tabTo(dialog.getByLabel('Your password'));
  await page.keyboard.type(PASSWORD);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: 'Farewell' })).toBeVisible();
  await expect(page.getByText('you can sign in here and return; then everything is erased.')).toBeVisible();
  await expectNothingWider(page);
  await expectNoFaults(page);

  const form = page.getByRole('form', { name: 'Login' });
  await form.getByLabel('Email').focus();
  await page.keyboard.type(ada.email);
  await tabTo(form.getByLabel('Password', { exact: true }));
  await page.keyboard.type(PASSWORD);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: 'Welcome back, Ọlámidé' })).toBeVisible();
  await tabTo(page.getByRole('button', { name: 'Return' }));
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: /^Welcome back/ })).toHaveCount(0);
  await page.goto('/privacy');
  await expect(page.getByRole('main').getByRole('button', { name: 'Delete my account' })).toBeVisible();
});

test('whoever deleted their account is met by the way back, and comes back by it', { tag: '@phone' }, async ({
  page,
}) => {
  const ada = traveller('Adaọbị Ọlọ́runfẹ́mi-Oluwatọ́bilọ́ba', 'female', 29);
  await signUp(page.request, ada);
  await must(await page.request.post('/api/leaving/deletion', { data: { proof: { password: PASSWORD } } }));

  await page.goto('/auth');
  const form = page.getByRole('form', { name: 'Login' });
  await form.getByLabel('Email').fill(ada.email);
  await form.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await form.getByRole('button', { name: 'Login' }).click();
  await expect(page.getByRole('heading', { name: 'Welcome back, Adaọbị' })).toBeVisible();
  await expectNothingWider(page);
  await expectNoFaults(page);
  const size = page.viewportSize()!;
  await page.setViewportSize(NARROWEST);
  await expectNothingWider(page);
  await expectLargeTextToFit(page);
  await page.setViewportSize(size);

  // No other address opens, and the tab may be closed meanwhile.
  await page.goto('/dashboard');
  await page.getByRole('button', { name: 'Return' }).click();
  await expect(page).toHaveURL(/\/dashboard$/);
  await expect(page.getByRole('main').getByRole('heading').first()).toBeVisible();
});
