// The main story: a stranger signs up, becomes a member, meets somebody, and they write to each other.
import { expect, type Page, test } from '@playwright/test';
import { makeHand } from './hand.ts';
import { followLinkInMail } from './mailbox.ts';
import { makeReady, PASSWORD, type Traveller, traveller } from './people.ts';
import { walkWizard } from './walk-wizard.ts';

test.use({ serviceWorkers: 'allow', reducedMotion: 'no-preference' });

test('from sign-up to the first message, in two browsers', async ({ page, browser }) => {
  const ada = traveller('Adaọbị Okeke', 'female', 29, '28-45');
  const tunde = traveller('Túndé Adéwálé', 'male', 33);

  await signUp(page, ada);
  await followLinkInMail(page, ada.email);
  await expect(page.getByText(/confirmed/i).first()).toBeVisible();
  await page.goto('/getting-started');
  await walkWizard(page, ada, makeHand(page));
  await payByCard(page);
  await page.getByRole('button', { name: 'Continue to Dashboard' }).click();
  await expect(page).toHaveURL(/\/dashboard$/);

  const other = await browser.newContext();
  const tundes = await other.newPage();
  await makeReady(other.request, tunde);
  const { user: adaUser } = await (await page.request.get('/api/auth/me')).json();
  await tundes.goto('/matches');
  const liked = await other.request.post(`/api/match-cards/${adaUser._id}/accept`);
  expect(await liked.json()).toEqual({ matched: false });

  await page.goto('/dating-app');
  await expect(page.getByRole('article', { name: /Túndé Adéwálé/ })).toBeVisible();
  await page.getByRole('button', { name: 'Like', exact: true }).click();
  await expect(page.getByRole('dialog', { name: 'You and Túndé Adéwálé like each other' })).toBeVisible();
  await expect(tundes.getByText('You got a new match!').first()).toBeVisible();
  await page.getByRole('link', { name: /Write to/ }).click();

  await say(page, 'Ẹ káàárọ̀, Túndé! Which choir do you sing in?');
  await tundes
    .getByRole('link', { name: /Adaọbị Okeke/ })
    .last()
    .click();
  await expect(tundes.getByRole('log').getByText('Which choir do you sing in?')).toBeVisible();
  await expect(page.getByText(/^Read \d\d:\d\d$/)).toBeVisible();
  await say(tundes, 'The one that is always late. And you?');
  await expect(page.getByRole('log').getByText('The one that is always late. And you?')).toBeVisible();
  await other.close();
});

const say = async (page: Page, text: string): Promise<void> => {
  await page.getByLabel(/^Write to/).fill(text);
  await page.getByRole('button', { name: 'Send', exact: true }).click();
};

const signUp = async (page: Page, person: Traveller): Promise<void> => {
  await page.goto('/auth?mode=signup');
  const form = page.getByRole('form', { name: 'Sign up' });
  await form.getByLabel('Name').fill(person.name);
  await form.getByLabel('Age').fill(String(person.age));
  await form.getByLabel('Email').fill(person.email);
  await form.getByLabel('Phone number').fill('0803 123 4567');
  await form.getByLabel('Country').selectOption('Nigeria');
  await form.getByLabel('Gender', { exact: true }).selectOption(person.gender);
  await form.getByLabel('Gender preference').selectOption(person.seeks);
  await form.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await form.getByLabel('Confirm password').fill(PASSWORD);
  await form.getByRole('button', { name: 'Create Account' }).click();
  await expect(page).toHaveURL(/\/getting-started/);
};

const payByCard = async (page: Page): Promise<void> => {
  await page.getByRole('button', { name: 'Choose Harmony' }).click();
  await page.getByRole('radio', { name: /Bank Card/ }).check();
  const go = page.getByRole('button', { name: /^Continue/ });
  if (await go.isVisible()) await go.click();
  await page.getByRole('button', { name: /^Pay ₦125,000/ }).click();
  await expect(page).toHaveURL(/\/demo\/paystack\/checkout\//);
  await page.getByRole('button', { name: 'Pay ₦125,000' }).click();
  await expect(page).toHaveURL(/\/profile-submitted/);
};
