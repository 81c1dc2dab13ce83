// What was paid twice goes back by itself, or is kept with one tap and pays for the next order.
import { type APIResponse, expect, type Page, test } from '@playwright/test';
import { tabTo } from './by-keyboard.ts';
import { enterOffice } from './office.ts';
import { signUp, traveller } from './people.ts';
import { expectNoFaults, expectNothingWider } from './whole.ts';

const ordersOf = (page: Page) => page.getByRole('region', { name: 'Your orders' });

test('a second payment is kept as credit, and the next package is paid with it', { tag: '@phone' }, async ({
  page,
  browser,
}) => {
  await signUp(page.request, traveller('Chukwuemeka Ọlọ́ládé-Nwachukwu', 'male', 34));
  const post = async (path: string, data: object) => {
    const answer: APIResponse = await page.request.post(path, { data });
    expect(answer.ok(), path).toBe(true);
    return answer.json();
  };
  const { _id: quoteId } = await post('/api/checkout/quotes', { packageId: 'blossom' });
  const { _id: id, pageUrl } = await post('/api/checkout/orders', { quoteId, method: 'card' });
  const order = `/api/checkout/orders/${id}`;
  const { reference } = await post(`${order}/attempts`, { method: 'bank_transfer' });
  await post(`${order}/announce`, {});
  await page.goto(pageUrl);
  await page.getByRole('button', { name: /^Pay ₦75,000/ }).click();
  await expect(page.getByText('Blossom is yours until')).toBeVisible();

  const desk = await enterOffice(browser, 'finance@demo.ijeuwa.example');
  await desk.goto('/staff/transfers');
  const confirm = desk.getByRole('button', { name: `Confirm ${reference}` });
  await confirm.click();
  await desk.getByLabel('Reason').fill('Seen on the bank statement');
  await desk.getByRole('button', { name: 'The money has come' }).click();
  await expect(confirm).toHaveCount(0);
  await desk.context().close();

  await page.goto('/billing-process');
  await expect(ordersOf(page).getByText('We send ₦75,000 back to you.')).toBeVisible();
  await ordersOf(page)
    .getByRole('button', { name: /^Where is my money/ })
    .click();
  await expect(ordersOf(page).getByText(/Until it is sent it can be kept as credit instead/)).toBeVisible();
  const keep = ordersOf(page).getByRole('button', { name: /^Keep it as credit: ₦75,000/ });
  await tabTo(keep);
  await page.keyboard.press('Enter');
  await page.getByRole('dialog').getByRole('button', { name: 'Keep it', exact: true }).click();
  await expect(page.getByRole('region', { name: 'Your credit' })).toContainText('₦75,000');
  await expect(keep).toHaveCount(0);
  await page.reload();
  await expect(page.getByRole('region', { name: 'Your credit' })).toContainText('₦75,000');
  await expectNothingWider(page);
  await expectNoFaults(page);

  await page.goto('/billing-process?package=blossom&currency=NGN');
  await expect(page.getByRole('region', { name: 'Your order' })).toContainText(/To pay\s*₦0/);
  await expect(page.getByText('Your Credit', { exact: true })).toBeVisible();
  // At its end nothing stands half behind the bar of the actions.
  await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight));
  await expectNothingWider(page);
  await expectNoFaults(page);
  await page.getByRole('button', { name: 'Pay now', exact: true }).click();
  await expect(page.getByText('Payment received.')).toBeVisible();
  await expect(page.getByRole('region', { name: 'Your credit' })).toHaveCount(0);
});
