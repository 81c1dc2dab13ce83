// A member who needs help: one search for everything, something to read, and a message that reaches a person.
import { expect } from '@playwright/test';
import { test } from './kept-browser.ts';
import { signUp, traveller } from './people.ts';
import { expectWholeScreen } from './whole.ts';

test('a member finds help, reads, and writes to us', { tag: '@phone' }, async ({ browser }) => {
  const page = await browser.newPage();
  await signUp(page.request, traveller('Ọmọ́wùnmí Adéyẹmí', 'female', 30));
  for (const address of ['/help-support', '/resources', '/contact-us'])
    await expectWholeScreen(page, address);

  await page.goto('/homepage');
  await page.getByRole('main').getByRole('link', { name: 'Get Help' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Help Center' })).toBeVisible();
  await page.getByRole('searchbox').fill('gift cards');
  await page.getByRole('tab', { name: /^Resources/ }).click();
  await page.getByRole('button', { name: /The signs of a swindle/ }).click();
  await expect(page.getByRole('dialog', { name: 'The signs of a swindle' })).toBeVisible();
  await page.keyboard.press('Escape');
  await page.getByRole('searchbox').fill('zzzzqx');
  await expect(page.getByText('No results found for the search.').first()).toBeVisible();

  await page.getByRole('tab', { name: /^Contact/ }).click();
  await page.getByRole('textbox', { name: 'Subject' }).fill('My photos');
  await page.getByRole('textbox', { name: 'Message' }).fill('Why was the second one not approved?');
  await page.getByRole('button', { name: 'Send message' }).click();
  await expect(page.getByText('Thank you! We will respond soon.')).toBeVisible();
  await expect(page.getByRole('textbox', { name: 'Message' })).toHaveValue('');
  await expect(page.getByRole('heading', { name: 'Your messages to us' })).toBeVisible();

  await page.goto('/resources');
  await page.getByRole('button', { name: /^Guides/ }).click();
  await expect(page.getByRole('button', { name: /^Knowledge Base/ })).toHaveAttribute(
    'aria-expanded',
    'false',
  );
  await page.getByRole('button', { name: 'View All: Guides' }).click();
  await expect(page.getByRole('dialog', { name: 'Guides' }).getByRole('listitem')).toHaveCount(6);
  await page.close();
});
