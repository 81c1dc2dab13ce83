// What a visitor does on the open pages: all of it with script turned off, and by keyboard alone.
import { randomUUID } from 'node:crypto';
import { expect, test } from '@playwright/test';
import { tabThrough, tabTo } from './by-keyboard.ts';

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('a visitor finds the way, reads, opens a question, and writes to support', {
    tag: '@phone',
  }, async ({ page }) => {
    const footer = page.getByRole('contentinfo');
    const menu = page.locator('summary[aria-label=Menu]');
    const title = page.getByRole('heading', { level: 1 });

    await page.goto('/');
    await menu.click();
    await page.getByRole('navigation', { name: 'Menu' }).getByRole('link', { name: 'How It Works' }).click();
    await expect(page).toHaveURL('/#how-it-works');
    await expect(page.getByRole('heading', { name: 'How it works' })).toBeInViewport();

    await footer.getByRole('link', { name: 'Blog' }).click();
    await expect(page).toHaveURL('/blog');
    const post = page.getByRole('article').first().getByRole('link');
    const name = (await post.textContent()) ?? '';
    await post.click();
    await expect(title).toHaveText(name);
    await page.getByRole('link', { name: 'Back', exact: true }).click();
    await expect(page).toHaveURL('/blog');

    await footer.getByRole('link', { name: 'FAQ' }).click();
    const question = page.locator('details[data-entry]').first();
    await expect(question.getByRole('paragraph').first()).toBeHidden();
    await question.locator('summary').click();
    await expect(question.getByRole('paragraph').first()).toBeVisible();

    await menu.click();
    await page.getByRole('navigation', { name: 'Menu' }).getByRole('link', { name: 'Help' }).click();
    await expect(page).toHaveURL('/help-center');
    await page.getByLabel('Your Name').fill('Ńgọ́zí Ìbẹ̀');
    // A browser lets it pass, the server does not.
    await page.getByLabel('Email Address').fill('ngozi@example');
    await page.getByRole('textbox', { name: 'Subject' }).fill('Two families');
    await page.getByRole('textbox', { name: 'Message' }).fill('How do we begin?\nWe live in two cities.');
    await page.getByRole('button', { name: 'Send message' }).click();
    await expect(page.getByText('Invalid email format')).toBeVisible();
    await expect(page.getByLabel('Your Name')).toHaveValue('Ńgọ́zí Ìbẹ̀');
    await expect(page.getByRole('textbox', { name: 'Subject' })).toHaveValue('Two families');
    await expect(page.getByRole('textbox', { name: 'Message' })).toHaveValue(
      'How do we begin?\nWe live in two cities.',
    );
    await page.getByLabel('Email Address').fill(`ngozi-${randomUUID()}@example.com`);
    await page.getByRole('button', { name: 'Send message' }).click();
    await expect(page).toHaveURL('/enquiry-received');
    await expect(title).toHaveText('Thank You');

    await page.getByRole('link', { name: 'Ijeuwa, home' }).click();
    await menu.click();
    await page.getByRole('navigation', { name: 'Menu' }).getByRole('link', { name: 'Contact' }).click();
    const contact = page.locator('#contact form');
    await expect(contact).toBeInViewport();
    await contact.locator('[name=name]').fill('Ọlá');
    await contact.locator('[name=email]').fill(`ola-${randomUUID()}@example.com`);
    await contact.locator('[name=message]').fill('Do you introduce people in Accra?');
    await contact.getByRole('button').click();
    await expect(page).toHaveURL('/enquiry-received');
  });
});

test('the landing page is walked through by keyboard alone, and leads in', {
  tag: '@desk',
}, async ({ page }) => {
  await page.goto('/');
  await tabThrough(page);
  await page.reload();
  await tabTo(page.getByRole('link', { name: 'Skip to the content' }));
  await page.keyboard.press('Enter');
  await expect(page.getByRole('main')).toBeFocused();
  await tabTo(page.getByRole('main').locator('a[data-app]').first());
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/auth/);
});
