// Money: what a payment page, a bank and our staff say is what the member reads.
import { expect, type Page, test } from '@playwright/test';
import { codeSentBy } from './mailbox.ts';
import { fillProfile, signUp, type Traveller, traveller, verifyEmail } from './people.ts';
import { expectWholeScreen } from './whole.ts';

const OFFICE = [
  '',
  '/transfers',
  '/statements',
  '/reports',
  '/reviews',
  '/enquiries',
  '/packages',
  '/audit',
].map((part) => `/staff${part}`);
const STAFF_PASSWORD = 'journey of life';
// A staff code replaces the one before, so that each size has staff of its own.
const STAFF: Record<string, string> = {
  phone: 'finance@demo.ijeuwa.example',
  desk: 'staff@demo.ijeuwa.example',
};

/** Signed up with a profile: the packages are the stage after it. */
const complete = async (page: Page, person: Traveller): Promise<void> => {
  await signUp(page.request, person);
  await verifyEmail(page.request, person.email);
  await fillProfile(page.request, person);
};

test('a payment is left, then declined, then made', { tag: '@phone' }, async ({ page }) => {
  await complete(page, traveller('Ḿfọn Étìm', 'female', 30));
  await page.goto('/privacy-selection');
  await page.getByRole('button', { name: 'Choose Harmony' }).click();
  await chooseCard(page, 'Pay ₦125,000');
  await page.getByRole('button', { name: 'Abandon' }).click();
  await expect(page.getByRole('heading', { name: 'You left without paying' })).toBeVisible();
  await page.getByRole('button', { name: 'Choose another way to pay' }).click();

  await chooseCard(page, 'Pay ₦125,000');
  await page.getByRole('button', { name: 'Decline (insufficient funds)' }).click();
  await expect(page.getByRole('heading', { name: 'The payment was declined' })).toBeVisible();
  await expect(page.getByText('nothing was charged')).toBeVisible();
  await page.getByRole('button', { name: 'Try again' }).click();

  await chooseCard(page, 'Pay ₦125,000');
  await page.getByRole('button', { name: 'Pay ₦125,000' }).click();
  await expect(page).toHaveURL(/\/profile-submitted$/);
  await page.goto('/billing-process');
  await expect(packageOf(page)).toContainText('Harmony');
  await expect(ordersOf(page).getByText('Paid', { exact: true })).toHaveCount(1);
  // Three attempts, and one order.
  await expect(ordersOf(page).getByRole('listitem')).toHaveCount(1);
});

test('a slow bank is waited for, and its word changes the screen by itself', { tag: '@phone' }, async ({
  page,
}) => {
  await signUp(page.request, traveller('Ọmọ́lará Àjàyí', 'female', 33));
  await page.goto('/billing-process');
  await page.getByRole('button', { name: 'Continue to Payment' }).click();
  await chooseCard(page, 'Pay ₦75,000');
  await page.getByRole('button', { name: 'Pay slowly' }).click();
  await expect(page.getByRole('heading', { name: 'We are waiting for the payment' })).toBeVisible();
  await expect(page.getByText('Payment received.')).toBeVisible({ timeout: 25_000 });
  await expect(packageOf(page)).toContainText('Blossom');
});

test.describe('with staff beside the member', () => {
  // One after the other: the code of the second sign-in would replace that of the first.
  test.describe.configure({ mode: 'default' });

  test(
    'a transfer is announced, confirmed by staff, and active on the member’s open screen',
    { tag: '@phone' },
    async ({ page, browser }, { project }) => {
      await signUp(page.request, traveller('Hauwa Danjuma', 'female', 35));
      const reference = await announceTransfer(page);
      await expect(page.getByText(`We are looking for your transfer ${reference}.`)).toBeVisible();
      await expect(ordersOf(page).getByText('Being confirmed')).toBeVisible();

      const office = await browser.newContext({ colorScheme: 'light' });
      const desk = await office.newPage();
      await enterBackOffice(desk, STAFF[project.name] ?? '');
      await desk.goto('/staff/transfers');
      await desk.getByRole('button', { name: `Confirm ${reference}` }).click();
      await desk.getByLabel('Reason').fill('Seen on the bank statement');
      await desk.getByRole('button', { name: 'The money has come' }).click();
      await expect(desk.getByText(`${reference} is paid: Blossom`)).toBeVisible();
      await expect(desk.getByRole('button', { name: `Confirm ${reference}` })).toHaveCount(0);

      await expect(page.getByText('Payment received.')).toBeVisible();
      await expect(packageOf(page)).toContainText('Blossom');
      await expect(ordersOf(page).getByText('Paid', { exact: true })).toBeVisible();
      for (const address of OFFICE)
        await test.step(`${address} is whole for staff`, () => expectWholeScreen(desk, address));
      await office.close();
    },
  );

  test(
    'a statement of the bank finds whose money came, and staff confirm it from there',
    { tag: '@desk' },
    async ({ page, browser }, { project }) => {
      await signUp(page.request, traveller('Ebere Nwachukwu', 'female', 31));
      const reference = await announceTransfer(page);
      const office = await browser.newContext({ colorScheme: 'light' });
      const desk = await office.newPage();
      await enterBackOffice(desk, STAFF[project.name] ?? '');
      await desk.goto('/staff/statements');
      const statement = desk.getByLabel('Upload a statement');
      await statement.setInputFiles(statementOf(reference, '80,000.00'));
      await expect(desk.getByRole('alert')).toContainText('Row 3: the balance does not add up.');
      await statement.setInputFiles(statementOf(reference, '75,050.00'));
      await expect(desk.getByText('1 of the new ones is money that came in.')).toBeVisible();

      const line = desk.getByRole('listitem').filter({ hasText: reference.replace('-', ' ') });
      await expect(line.getByText('Fits one transfer')).toBeVisible();
      await expectWholeScreen(desk, '/staff/statements');
      await desk.reload();
      await line.getByRole('button', { name: /^Confirm/ }).click();
      await desk.getByLabel('Reason').fill('On the statement of today');
      await desk.getByRole('button', { name: 'This is the payment' }).click();
      await expect(desk.getByText(`${reference} is paid: Blossom`)).toBeVisible();
      await expect(line).toHaveCount(0);
      await expect(page.getByText('Payment received.')).toBeVisible();
      await office.close();
    },
  );
});

test('seven days are free without a card, once', { tag: '@phone' }, async ({ page }) => {
  await complete(page, traveller('Ẹfúnyẹmí Kẹ́hìndé', 'female', 27));
  await page.goto('/privacy-selection');
  await page.getByRole('button', { name: 'Start 7-day free trial' }).click();
  await expect(page).toHaveURL(/\/profile-submitted$/);
  await page.getByRole('button', { name: 'Continue to Dashboard' }).click();
  await expect(page).toHaveURL(/\/dashboard$/);
  await page.goto('/privacy-selection');
  await expect(page.getByText(/You have: .*trial/i)).toBeVisible();
  await expect(page.getByRole('button', { name: 'Choose Blossom' })).toBeVisible();
  await expect(page.getByRole('button', { name: /free trial/ })).toHaveCount(0);
});

/** Ordered, and said to be on its way; answers the reference. */
const announceTransfer = async (page: Page): Promise<string> => {
  await page.goto('/billing-process');
  await page.getByRole('button', { name: 'Continue to Payment' }).click();
  await page.getByRole('radio', { name: /Bank Transfer/ }).check();
  await page.getByRole('button', { name: 'Continue', exact: true }).click();
  const details = page.getByRole('region', { name: 'Bank Transfer' });
  await expect(details.getByText('completed within 24 hours')).toBeVisible();
  const reference = (await details.getByText(/^blossom-\d+$/).textContent()) ?? '';
  await page.getByRole('button', { name: 'I have made the transfer' }).click();
  return reference;
};

/** Two lines as a bank writes them, of which the second one ends at this balance. */
const statementOf = (reference: string, balance: string) => {
  const day = new Intl.DateTimeFormat('en-GB', { timeZone: 'Africa/Lagos' }).format(new Date());
  const lines = [
    'Trans Date,Remarks,Debit,Credit,Balance',
    `${day},SMS CHARGE ${reference.slice(-6)},50.00,,50.00`,
    `${day},NIP/KUDA/A RELATIVE/${reference.replace('-', ' ').toUpperCase()},,"75,000.00","${balance}"`,
  ];
  return { name: 'statement.csv', mimeType: 'text/csv', buffer: Buffer.from(lines.join('\n')) };
};

/** As far as the payment page of the provider. */
const chooseCard = async (page: Page, pay: string): Promise<void> => {
  await page.getByRole('radio', { name: /Bank Card/ }).check();
  await page.getByRole('button', { name: 'Continue', exact: true }).click();
  await page.getByRole('button', { name: pay }).click();
  await expect(page).toHaveURL(/\/demo\/paystack\/checkout\//);
};

const packageOf = (page: Page) => page.getByRole('region', { name: 'Your package' });
const ordersOf = (page: Page) => page.getByRole('region', { name: 'Your orders' });

const enterBackOffice = async (page: Page, email: string): Promise<void> => {
  await page.goto('/staff');
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(STAFF_PASSWORD);
  const code = await codeSentBy(page, email, () => page.getByRole('button', { name: 'Continue' }).click());
  await page.getByLabel('Verification code').fill(code);
  await page.getByRole('button', { name: 'Sign in' }).click();
  await expect(page.getByRole('heading', { name: 'Figures', exact: true })).toBeVisible();
};
