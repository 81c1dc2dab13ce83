// Signing in before the script is awake, and without any: the forms are in the page, and nothing typed is lost.
import { expect, type Page, type Route } from '@playwright/test';
import { test } from './company.ts';
import { followLinkInMail } from './mailbox.ts';
import { PASSWORD, signUp, traveller, verifyEmail } from './people.ts';

const NEW_PASSWORD = 'eight quiet rivers';
const WRONG = 'The email or the password is not right. Try again, or reset your password.';

test('whoever waits for scripts that do not come is told, and led to the page once more', {
  tag: '@phone',
}, async ({ page }) => {
  await page.route(/\/assets\/.*\.js$/, (route) => route.abort());
  await page.goto('/faqs?to=nobody');
  const again = page.getByRole('link', { name: 'try again' });
  await expect(page.getByText('Finding your perfect match...')).toBeVisible();
  await expect(again).toBeHidden();
  await expect(again).toBeVisible({ timeout: 25_000 });
  await page.unroute(/\/assets\/.*\.js$/);
  await again.click();
  await expect(page).toHaveURL(/\/auth/);
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('one signs up, and what was wrong comes back with everything in it', { tag: '@phone' }, async ({
    page,
  }) => {
    const zainab = traveller('Zàínab Músá', 'female', 27);
    await page.goto('/auth?to=/messages');
    await page.getByRole('link', { name: 'Sign up', exact: true }).click();
    await expect(page).toHaveURL(/mode=signup/);
    await page.getByLabel('Name').fill(zainab.name);
    await page.getByLabel('Age').fill('17');
    await page.getByLabel('Email').fill(zainab.email);
    await page.getByLabel('Phone number').fill('0803 444 5566');
    await page.getByLabel('Country').selectOption('Nigeria');
    await page.getByLabel('Gender', { exact: true }).selectOption(zainab.gender);
    await page.getByLabel('Gender preference').selectOption(zainab.seeks);
    await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
    await page.getByLabel('Confirm password').fill(PASSWORD);
    await page.getByRole('button', { name: 'Create Account' }).click();

    await expect(page.getByText('You must be at least 18 years old')).toBeVisible();
    await expect(page.getByRole('alert')).toHaveText('Please check the fields that are marked.');
    await expect(page.getByLabel('Name')).toHaveValue(zainab.name);
    await expect(page.getByLabel('Country')).toHaveValue('Nigeria');
    await expect(page.getByLabel('Password', { exact: true })).toHaveValue('');
    await page.getByLabel('Age').fill(String(zainab.age));
    await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
    await page.getByLabel('Confirm password').fill(PASSWORD);
    await page.getByRole('button', { name: 'Create Account' }).click();
    await expect(page).toHaveURL(/\/messages$/);
    expect((await page.request.get('/api/auth/me')).ok()).toBe(true);
  });

  test('one logs in, after a wrong password too, and sets a new one', { tag: '@phone' }, async ({
    page,
    playwright,
    baseURL,
  }) => {
    const musa = traveller('Músá Bàlá', 'male', 30);
    const elsewhere = await playwright.request.newContext({ baseURL });
    await signUp(elsewhere, musa);
    await verifyEmail(elsewhere, musa.email);
    await elsewhere.dispose();

    await page.goto('/auth');
    await expect(page.getByText('with phone')).toBeHidden();
    await expect(page.getByRole('button', { name: 'Show password' })).toBeHidden();
    await page.getByLabel('Email').fill(musa.email);
    await page.getByLabel('Password', { exact: true }).fill('not this one');
    await page.getByRole('button', { name: 'Login' }).click();
    await expect(page.getByRole('alert')).toHaveText(WRONG);
    await expect(page.getByLabel('Email')).toHaveValue(musa.email);

    await page.getByRole('link', { name: 'Forgot password?' }).click();
    await page.getByRole('button', { name: 'Send Reset Link' }).click();
    await expect(page.getByText('Email is required')).toBeVisible();
    await page.getByLabel('Email').fill(musa.email);
    await page.getByRole('button', { name: 'Send Reset Link' }).click();
    await expect(page.getByText('Password reset email sent! Check your inbox.')).toBeVisible();
    await followLinkInMail(page, musa.email, 'Set a new password');
    await page.getByLabel('New password').fill(NEW_PASSWORD);
    await page.getByRole('button', { name: 'Save new password' }).click();
    await expect(page.getByText('Your new password is set')).toBeVisible();

    await page.getByRole('link', { name: 'Back to Login' }).click();
    await page.getByLabel('Email').fill(musa.email);
    await page.getByLabel('Password', { exact: true }).fill(NEW_PASSWORD);
    await page.getByRole('button', { name: 'Login' }).click();
    await expect(page).toHaveURL(/\/dashboard$/);
    expect((await page.request.get('/api/auth/me')).ok()).toBe(true);
  });

  test('a page that needs a script says so, and what works without', { tag: '@desk' }, async ({ page }) => {
    for (const address of ['/auth?with=phone', '/auth?verify=given', '/messages']) {
      await page.goto(address);
      await expect(page.getByRole('main')).toMatchAriaSnapshot('- paragraph: This page needs JavaScript.');
      await expect(page.getByRole('progressbar')).toBeHidden();
    }
    await expect(page.getByRole('link', { name: 'read about Ijeuwa' })).toHaveAttribute('href', '/');
    await page.getByRole('link', { name: 'log in or sign up with your email' }).click();
    await expect(page.getByRole('button', { name: 'Login' })).toBeVisible();
  });

  test('Google is a link that works', { tag: '@desk' }, async ({ page }) => {
    await page.goto('/auth?mode=signup&to=/messages');
    await page.getByRole('link', { name: 'Sign up with Google' }).click();
    const link = page.getByRole('link', { name: 'Continue with Google' });
    await expect(link).toHaveAttribute('href', '/api/auth/google?mode=signup&to=%2Fmessages');
    await page.getByRole('link', { name: 'Cancel' }).click();
    await expect(page.getByRole('button', { name: 'Create Account' })).toBeVisible();
  });
});

/** The application's script comes only when `wake` is called. */
const holdScripts = async (page: Page) => {
  const held: Route[] = [];
  let awake = false;
  await page.route(/\/assets\/.*\.js$/, (route) => {
    if (awake) return route.continue();
    held.push(route);
  });
  return async () => {
    awake = true;
    await Promise.all(held.splice(0).map((route) => route.continue()));
  };
};

/** The first thing that only a script can do. */
const isAwake = (page: Page) =>
  expect(async () => {
    await page
      .getByRole('button', { name: /^(Show|Hide) password$/ })
      .first()
      .click();
    await expect(page.getByLabel('Password', { exact: true })).toHaveAttribute('type', 'text', {
      timeout: 500,
    });
  }).toPass();

test.describe('before the script is awake', () => {
  test('what is typed stays, and what is wrong is said of it', { tag: '@phone' }, async ({ page }) => {
    const faults: string[] = [];
    page.on('pageerror', ({ message }) => faults.push(message));
    page.on('console', (line) => line.type() === 'error' && faults.push(line.text()));
    const wake = await holdScripts(page);
    await page.goto('/auth?mode=signup', { waitUntil: 'commit' });
    await page.getByLabel('Name').fill('Ngozi');
    await page.getByLabel('Country').selectOption('Ghana');
    await page.getByLabel('Password', { exact: true }).fill('short');
    await wake();
    await isAwake(page);
    await expect(page.getByLabel('Name')).toHaveValue('Ngozi');
    await expect(page.getByLabel('Country')).toHaveValue('Ghana');
    await page.getByRole('button', { name: 'Create Account' }).click();
    await expect(page.getByText('Password must be at least 6 characters')).toBeVisible();
    await expect(page.getByText('Name is required')).toHaveCount(0);
    expect(faults.filter((fault) => !fault.includes('401'))).toEqual([]);
  });

  test('a tap on the button is not lost', { tag: '@phone' }, async ({ page }) => {
    const ladi = traveller('Ládí Sàní', 'female', 29);
    await signUp(page.request, ladi);
    await page.context().clearCookies();
    const wake = await holdScripts(page);
    await page.goto('/auth?to=/match-requests', { waitUntil: 'commit' });
    await page.getByLabel('Email').fill(ladi.email);
    await page.getByLabel('Password', { exact: true }).fill('not this one');
    await page.getByLabel('Remember me').check();
    await page.getByRole('button', { name: 'Login' }).click();
    await expect(page.getByRole('alert')).toHaveText(WRONG);
    await wake();
    await isAwake(page);
    await expect(page.getByRole('alert')).toHaveText(WRONG);
    await expect(page.getByLabel('Email')).toHaveValue(ladi.email);
    await expect(page.getByLabel('Remember me')).toBeChecked();
    await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
    await page.getByRole('button', { name: 'Login' }).click();
    await expect(page).toHaveURL(/\/match-requests$/);
  });
});
