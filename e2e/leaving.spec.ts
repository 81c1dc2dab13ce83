// Leaving, and coming back within the seven days.
import { expect, test } from '@playwright/test';
import { must, PASSWORD, signUp, traveller } from './people.ts';
import { expectLargeTextToFit, expectNoFaults, expectNothingWider } from './whole.ts';

const NARROWEST = { width: 320, height: 640 };

test('whoever deleted their account is met by the way back, and finds all as it was', async ({ page }) => {
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
