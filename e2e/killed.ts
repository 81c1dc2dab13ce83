// The server is killed in the middle of the story: what was acknowledged is there, and nothing is there twice.
import { expect, type Page } from '@playwright/test';
import { test } from './own-product.ts';
import { makeReady, must, traveller } from './people.ts';

test('a kill in the middle of paying and writing loses nothing and doubles nothing', {
  tag: '@phone',
}, async ({ product }) => {
  const asMembersHaveIt = { serviceWorkers: 'allow' } as const;
  const [hers, his] = [await product.open(asMembersHaveIt), await product.open(asMembersHaveIt)];
  const ada = traveller('Adaọbị Okeke', 'female', 61, '61-62');
  const tunde = traveller('Túndé Adéwálé', 'male', 61, '61-62');
  const [adasId, tundesId] = [await makeReady(hers.request, ada), await makeReady(his.request, tunde)];
  await must(await hers.request.post(`/api/match-cards/${tundesId}/accept`));
  const { match } = await must(await his.request.post(`/api/match-cards/${adasId}/accept`));

  const [chat, theirs, paying] = [await hers.newPage(), await his.newPage(), await hers.newPage()];
  await theirs.goto(`/chat/${match._id}`);
  await chat.goto(`/chat/${match._id}`);
  await say(chat, 'The first one, before');
  await expect(theirs.getByRole('log').getByText('The first one, before')).toBeVisible();
  await expect(chat.getByText(/^Read \d\d:\d\d$/)).toBeVisible();
  await paySlowly(paying);

  await product.kill();
  await say(chat, 'The second one, meanwhile');
  await expect(chat.getByRole('log').getByText('Sending...')).toBeVisible();
  const said = await product.start();
  expect(said.join('\n')).toContain('Stopping the database that a killed program left behind.');

  await expect(paying.getByText('Payment received.')).toBeVisible({ timeout: 30_000 });
  await expect(theirs.getByRole('log').getByText('The second one, meanwhile')).toBeVisible();
  await expect(chat.getByRole('log').getByText('Sending...')).toHaveCount(0);
  for (const page of [chat, theirs]) {
    await expectBothOnce(page);
    await page.reload();
    await expectBothOnce(page);
  }
  const orders = paying.getByRole('region', { name: 'Your orders' });
  await expect(orders.getByRole('listitem')).toHaveCount(1);
  await expect(orders.getByText('Paid', { exact: true })).toBeVisible();
  await expect(paying.getByRole('region', { name: 'Your package' })).toContainText('Blossom');
  await paying.goto('/notifications');
  await expect(paying.getByRole('main').getByText('Payment received')).toHaveCount(1);
});

const say = async (page: Page, text: string): Promise<void> => {
  await page.getByLabel(/^Write to/).fill(text);
  await page.getByRole('button', { name: 'Send', exact: true }).click();
};

/** As far as the screen that waits for the bank. */
const paySlowly = async (page: Page): Promise<void> => {
  await page.goto('/billing-process');
  await page.getByRole('button', { name: 'Continue to Payment' }).click();
  await page.getByRole('button', { name: 'Continue', exact: true }).click();
  await page.getByRole('button', { name: 'Pay ₦75,000' }).click();
  await page.getByRole('button', { name: 'Pay slowly' }).click();
  await expect(page.getByRole('heading', { name: 'We are waiting for the payment' })).toBeVisible();
};

const expectBothOnce = async (page: Page): Promise<void> => {
  for (const text of ['The first one, before', 'The second one, meanwhile'])
    await expect(page.getByRole('log').getByText(text)).toHaveCount(1);
};
