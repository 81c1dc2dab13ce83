// Money that goes back: two of our staff decide it, the provider sends it, and the member reads it. A bank that asks for it is answered.
import { expect, type Page, test } from '@playwright/test';
import { buyByCard, enterOffice } from './office.ts';
import { expectWholeScreen } from './whole.ts';

test('a refund is asked for by one of our staff, approved by another, and the package ends', {
  tag: '@desk',
}, async ({ page, browser }) => {
  const reference = await buyByCard(page, 'Ńkẹ́chi Ụzọ́chukwu');
  const asker = await enterOffice(browser, 'finance@demo.ijeuwa.example');
  await asker.goto('/staff/refunds');
  await lookFor(asker, reference);
  await asker.getByRole('button', { name: `Ask for a refund of ${reference}` }).click();
  await asker.getByLabel('Amount in naira').fill('125000');
  await asker.getByLabel('Reason').fill('She asked us to');
  await asker.getByRole('button', { name: 'Ask for it' }).click();
  await expect(asker.getByText('You have asked for it: somebody else approves it.')).toBeVisible();
  await expectWholeScreen(asker, '/staff/refunds');

  const approver = await enterOffice(browser, 'staff@demo.ijeuwa.example', 'Figures');
  await approver.goto('/staff/refunds');
  const waits = approver.getByRole('listitem').filter({ hasText: reference });
  await waits.getByRole('button', { name: /^Approve/ }).press('Enter');
  await approver.getByLabel('Reason').fill('Looked at it');
  await approver.getByRole('button', { name: 'Approve', exact: true }).press('Enter');
  await expect(waits.getByText('On its way')).toBeVisible();
  await page.goto('/billing-process');
  await expect(page.getByRole('region', { name: 'Your package' })).toContainText('Harmony has ended');

  await lookFor(approver, reference);
  await expect(approver.getByText('Sent back', { exact: true })).toBeVisible({ timeout: 30_000 });
  await page.goto('/billing-process');
  await expect(
    page
      .getByRole('region', { name: 'Your orders' })
      .getByText(/refunded|sent back/i)
      .first(),
  ).toBeVisible();
  await asker.context().close();
  await approver.context().close();
});

test('a bank asks a payment back, is answered, and decides', { tag: '@phone' }, async ({ page, browser }) => {
  const payments: string[] = [];
  page.on('framenavigated', (frame) => {
    if (frame.url().includes('/demo/paystack/checkout/')) payments.push(frame.url());
  });
  const reference = await buyByCard(page, 'Ẹ̀bùn Adéyẹmí');
  await page.goto(payments.at(-1)!);
  await page.getByRole('button', { name: 'Let the bank ask the money back' }).click();

  const desk = await enterOffice(browser, 'finance@demo.ijeuwa.example');
  await desk.goto('/staff/disputes');
  const dispute = desk.getByRole('listitem').filter({ hasText: reference });
  await expect(dispute.getByText(/hours left/)).toBeVisible({ timeout: 15_000 });
  await desk.setViewportSize({ width: 360, height: 740 });
  await expectWholeScreen(desk, '/staff/disputes');
  await dispute.getByRole('button', { name: /^Keep the money/ }).click();
  await desk.getByLabel('What the bank reads').fill('She has used her package since she paid for it.');
  await desk.getByLabel('Reason').fill('Her days with us');
  await desk.getByRole('button', { name: 'Send the answer' }).click();
  await expect(dispute.getByText('Answered, the bank decides')).toBeVisible();

  await page.goto(payments.at(-1)!);
  await page.getByRole('button', { name: 'The bank takes the money back' }).click();
  await lookFor(desk, reference);
  await expect(desk.getByText('Lost', { exact: true })).toBeVisible({ timeout: 15_000 });
  await desk.context().close();
});

const lookFor = async (page: Page, reference: string): Promise<void> => {
  await page.getByRole('searchbox', { name: 'Reference of an order' }).fill(reference);
  await page.getByRole('button', { name: 'Find' }).click();
};
