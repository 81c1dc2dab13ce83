// Transfers that do not fit: one that is short is filled with a card, one that comes after its order was given up counts all
// the same; and whoever had the trial pays.
import { expect, type Page, test } from '@playwright/test';
import { enterOffice } from './office.ts';
import { fillProfile, must, signUp, traveller, verifyEmail } from './people.ts';
import { expectNoFaults, expectNothingWider } from './whole.ts';

const FINANCE = 'finance@demo.ijeuwa.example';
const ordersOf = (page: Page) => page.getByRole('region', { name: 'Your orders' });
const packageOf = (page: Page) => page.getByRole('region', { name: 'Your package' });

/** Blossom, to be paid by transfer; answers its reference. */
const placeTransfer = async (page: Page): Promise<string> => {
  const post = async (path: string, data: object) => must(await page.request.post(path, { data }));
  const { _id: quoteId } = await post('/api/checkout/quotes', { packageId: 'blossom' });
  return (await post('/api/checkout/orders', { quoteId, method: 'bank_transfer' })).reference;
};

/** One line as a bank writes it, at a balance that no other statement has. */
const statementOf = (reference: string, naira: string) => {
  const day = new Intl.DateTimeFormat('en-GB', { timeZone: 'Africa/Lagos' }).format(new Date());
  const balance = `${reference.slice(-7)}.00`;
  const lines = [
    'Trans Date,Remarks,Debit,Credit,Balance',
    `${day},NIP/KUDA/A RELATIVE/${reference.replace('-', ' ').toUpperCase()},,"${naira}",${balance}`,
  ];
  return { name: 'statement.csv', mimeType: 'text/csv', buffer: Buffer.from(lines.join('\n')) };
};

/** Finance finds the money on the statement of the bank, and says whose it is. */
const confirmFromStatement = async (desk: Page, reference: string, naira: string, finding: string) => {
  await desk.goto('/staff/statements');
  await desk.getByLabel('Upload a statement').setInputFiles(statementOf(reference, naira));
  const line = desk.getByRole('listitem').filter({ hasText: reference.replace('-', ' ').toUpperCase() });
  await expect(line.getByText(finding, { exact: true })).toBeVisible();
  await line.getByRole('button', { name: /^Confirm/ }).click();
  await desk.getByLabel('Reason').fill('On the statement of today');
  await desk.getByRole('button', { name: 'This is the payment' }).click();
  await expect(line).toHaveCount(0);
};

test('a transfer that is short waits for its rest, which is paid with a card', { tag: '@phone' }, async ({
  page,
  browser,
}) => {
  await signUp(page.request, traveller('Ọlábísí Ńwáchúkwú', 'female', 31));
  const reference = await placeTransfer(page);
  const desk = await enterOffice(browser, FINANCE);
  await confirmFromStatement(desk, reference, '60,000.00', '₦15,000 is missing');
  await desk.context().close();

  await page.goto('/billing-process');
  await expect(ordersOf(page).getByText('Partly paid')).toBeVisible();
  await expect(ordersOf(page).getByText('₦15,000 is still missing.')).toBeVisible();
  await expectNothingWider(page);
  await expectNoFaults(page);
  await ordersOf(page).getByRole('button', { name: 'Pay the rest' }).click();
  await page.getByRole('radio', { name: /Bank Card/ }).check();
  await page.getByRole('button', { name: 'Continue', exact: true }).click();
  await page.getByRole('button', { name: 'Pay ₦15,000' }).click();
  await expect(page).toHaveURL(/\/demo\/paystack\/checkout\//);
  await page.getByRole('button', { name: 'Pay ₦15,000' }).click();
  await expect(page.getByText('Payment received.')).toBeVisible();
  await expect(packageOf(page)).toContainText('Blossom');
  await page.goto('/billing-process');
  await expect(ordersOf(page).getByText('Paid', { exact: true })).toHaveCount(1);
  await expect(ordersOf(page).getByRole('listitem')).toHaveCount(1);
});

test('money that comes after its order was given up counts, and its member is told', {
  tag: '@desk',
}, async ({ page, browser }) => {
  const person = traveller('Ikemefuna Ádébáyọ̀', 'male', 33);
  await signUp(page.request, person);
  const reference = await placeTransfer(page);
  await page.goto('/billing-process');
  await ordersOf(page).getByRole('button', { name: 'Cancel order' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Cancel the order' }).click();
  await expect(ordersOf(page).getByText('Cancelled')).toBeVisible();

  const desk = await enterOffice(browser, FINANCE);
  await confirmFromStatement(desk, reference, '75,000.00', 'Fits one transfer');
  await desk.context().close();

  // By itself, on the screen that is open.
  await expect(packageOf(page)).toContainText('Blossom');
  await expect(ordersOf(page).getByText('Paid', { exact: true })).toBeVisible();
  await expect(ordersOf(page).getByText('Cancelled')).toHaveCount(0);
  await ordersOf(page)
    .getByRole('button', { name: /^Where is my money/ })
    .click();
  await expect(ordersOf(page).getByText('You cancelled it. Its money came afterwards.')).toBeVisible();
  const outbox = `/demo/outbox?to=${encodeURIComponent(person.email)}`;
  await expect
    .poll(async () => (await page.request.get(outbox)).text())
    .toContain('Blossom is paid, though you had given it up');
});

test('the trial ends where a package is paid, which counts from that moment', { tag: '@phone' }, async ({
  page,
}) => {
  const person = traveller('Ńkẹ́m Àìná', 'female', 29);
  await signUp(page.request, person);
  await verifyEmail(page.request, person.email);
  await fillProfile(page.request, person);
  await must(await page.request.post('/api/subscription/trial'));
  await page.goto('/billing-process');
  await expect(packageOf(page)).toContainText(/trial/i);
  await page.goto('/privacy-selection');
  await page.getByRole('button', { name: 'Choose Blossom' }).click();
  await page.getByRole('radio', { name: /Bank Card/ }).check();
  await page.getByRole('button', { name: 'Continue', exact: true }).click();
  await page.getByRole('button', { name: 'Pay ₦75,000' }).click();
  await expect(page).toHaveURL(/\/demo\/paystack\/checkout\//);
  await page.getByRole('button', { name: 'Pay ₦75,000' }).click();
  await expect(page).toHaveURL(/\/profile-submitted$/);
  await page.goto('/billing-process');
  await expect(packageOf(page)).toContainText('Blossom');
  await expect(packageOf(page)).not.toContainText(/trial/i);
  await expect(ordersOf(page).getByText('Paid', { exact: true })).toHaveCount(1);
});
