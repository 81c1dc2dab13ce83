// How a member is told: chosen on one screen and kept; and where a mail leads that is to be ended.
import { expect, test } from '@playwright/test';
import { signUp, traveller } from './people.ts';
import { expectLargeTextToFit, expectNoFaults, expectNothingWider } from './whole.ts';

test('what is chosen is said to be saved, and stands there the next time', { tag: '@phone' }, async ({
  page,
}) => {
  await signUp(page.request, traveller('Tọ́lá Chooses', 'female', 31));
  await page.goto('/notifications');
  await page.getByRole('tab', { name: 'Settings' }).click();
  const sms = page.getByRole('checkbox', { name: 'Messages by SMS' });
  await expect(sms).not.toBeChecked();
  await expectNothingWider(page);
  await expectNoFaults(page);
  await sms.check();
  await page.getByLabel('Until').selectOption('08:00');
  await page.getByRole('button', { name: 'Save Settings' }).click();
  await expect(page.getByText('Notification preferences saved successfully!')).toBeVisible();
  await page.reload();
  await expect(sms).toBeChecked();
  await expect(page.getByLabel('Until')).toHaveValue('8');
  await page.setViewportSize({ width: 320, height: 640 });
  await expectNothingWider(page);
  await expectLargeTextToFit(page);
});

test.describe('without a script', () => {
  test.use({ javaScriptEnabled: false });

  test('a link that is not whole says so, and where to choose', { tag: '@phone' }, async ({ page }) => {
    await page.goto('/unsubscribe?token=x');
    await expect(page.getByRole('heading', { name: 'A part of this link is missing' })).toBeVisible();
    await expect(page.getByRole('link', { name: 'settings of your notifications' })).toBeVisible();
  });
});
