// Whoever sees few people learns why, has a person look at it, and may have a deck that learns nothing of their answers.
import { expect } from '@playwright/test';
import { open, test } from './company.ts';
import { expectNoFaults, expectNothingWider } from './whole.ts';

test('why I see few people is told, a person is asked, and the deck stops learning', {
  tag: '@phone',
}, async ({ bring }) => {
  const ife = await bring('Ifẹ́ Balógun', 'female');
  const page = await open(ife, '/preference');
  await page.getByRole('button', { name: 'Why am I seeing few people?' }).click();
  const dialog = page.getByRole('dialog', { name: 'Why am I seeing few people?' });
  await expect(dialog.getByText('Your card is shown to everybody who fits both ways.')).toBeVisible();
  await expect(dialog.getByRole('region', { name: 'What your wishes cost' })).toBeVisible();
  await expectNothingWider(page);
  await expectNoFaults(page);
  await dialog.getByLabel('How do you see it?').fill('I live in Lagos, and see two people a week.');
  await dialog.getByRole('button', { name: 'Ask a person' }).click();
  await expect(dialog.getByText('A person will look at it')).toBeVisible();
  await dialog.getByRole('link', { name: 'Contact Us' }).click();
  await expect(page).toHaveURL(/\/contact-us$/);
  await expect(page.getByText('On its way to a person')).toBeVisible();

  await page.goto('/privacy');
  const plain = page.getByRole('checkbox', { name: /without learning from my answers/ });
  // It stands as it is kept: the tick comes with the answer.
  await plain.click();
  await expect(plain).toBeChecked();
  await page.reload();
  await expect(plain).toBeChecked();
});
