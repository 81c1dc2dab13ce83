// Staff look a member up: with a reason, seen by role, and written down.
import { expect, test } from '@playwright/test';
import { codeSentBy } from './mailbox.ts';
import { expectNoFaults, expectNothingWider, expectWholeScreen } from './whole.ts';

const STAFF = 'staff@demo.ijeuwa.example';

test.use({ colorScheme: 'light' });

test('a member is found with a reason, opened with a reason, and both stand in the audit', {
  tag: '@phone',
}, async ({ page }) => {
  // A try of its own, also when the one before has left entries.
  const why = `She asked by telephone why her package has ended (${test.info().retry}).`;
  await page.goto('/staff');
  await page.getByLabel('Email').fill(STAFF);
  await page.getByLabel('Password', { exact: true }).fill('journey of life');
  const code = await codeSentBy(page, STAFF, () => page.getByRole('button', { name: 'Continue' }).click());
  await page.getByLabel('Verification code').fill(code);
  await page.getByRole('button', { name: 'Sign in' }).click();
  await expect(page.getByRole('link', { name: 'Transfers' })).toBeVisible();
  await expectWholeScreen(page, '/staff/figures');
  await expect(page.getByRole('rowheader', { name: 'Today' })).toBeVisible();

  await page.goto('/staff/members');
  await page.getByLabel('Email, phone, name or id').fill('ada@demo.ijeuwa.example');
  await page.getByRole('button', { name: 'Find' }).click();
  await expect(page.getByText('Please give the reason; it is kept in the audit.')).toBeVisible();
  await page.getByLabel('Reason').fill(why);
  await page.getByRole('button', { name: 'Find' }).click();
  await expect(page.getByText('One member found by email.')).toBeVisible();
  await page.getByRole('button', { name: /^Open Ada/ }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Open' }).click();
  const seen = page.getByRole('dialog');
  for (const part of ['Account', 'Orders', 'Reports'])
    await expect(seen.getByRole('region', { name: part })).toBeVisible();
  await expect(seen.getByText('ada@demo.ijeuwa.example, confirmed')).toBeVisible();
  await expectNothingWider(page);
  await expectNoFaults(page);
  await page.keyboard.press('Escape');
  await expectNoFaults(page);

  await page.getByRole('link', { name: 'Office' }).click();
  await page.getByRole('link', { name: 'Audit' }).click();
  const rows = page.getByRole('table').getByRole('row').filter({ hasText: why });
  await expect(rows).toHaveCount(2);
  await expect(rows.first()).toContainText('look at a member: account, orders, reports');
});
