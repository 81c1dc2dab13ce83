// A member moves their account to another email, and takes it back from the old one.
import { type APIRequestContext, expect } from '@playwright/test';
import { open, test } from './company.ts';
import { logIn, must, PASSWORD } from './people.ts';

const NEW_PASSWORD = 'nine long journeys';

/** The newest link of its kind that left for this address, as the outbox page shows it. */
const linkTo = async (api: APIRequestContext, email: string, beginning: string) => {
  let link = '';
  await expect(async () => {
    const page = await (await api.get(`/demo/outbox?to=${encodeURIComponent(email)}`)).text();
    const [, token] = /^([\w-]+)/.exec(page.split(beginning)[1] ?? '') ?? [];
    link = token ? beginning + token : '';
    expect(link).not.toBe('');
  }).toPass({ timeout: 15_000 });
  return link;
};

test('a new email is asked for, confirmed from its mailbox, and taken back from the old one; a new password opens', {
  tag: '@phone',
}, async ({ bring }) => {
  const ife = await bring('Ifẹ́ Balógun', 'female');
  const api = ife.context.request;
  const moved = ife.email.replace('@', '.new@');
  const page = await open(ife, '/privacy');
  await page.getByRole('button', { name: 'Change your email' }).click();
  const dialog = page.getByRole('dialog', { name: 'Change your email' });
  await dialog.getByLabel('New email').fill(moved);
  await dialog.getByLabel('Your password', { exact: true }).fill(PASSWORD);
  await dialog.getByRole('button', { name: 'Send the link' }).click();
  await expect(page.getByText(moved)).toBeVisible();

  await page.goto(await linkTo(api, moved, '/auth?newEmail='));
  await page.getByRole('button', { name: 'Use this email' }).click();
  await expect(page.getByText('Thank you. This is the email of your account now.')).toBeVisible();
  await page.goto('/privacy');
  await expect(page.getByText('the old address can take it back')).toBeVisible();

  const there = await page.context().browser()!.newContext();
  const mailbox = await there.newPage();
  await mailbox.goto(await linkTo(api, ife.email, '/auth?oldEmail='));
  await mailbox.getByRole('button', { name: 'Take it back' }).click();
  await expect(mailbox.getByText('Your account has this email again.')).toBeVisible();
  await page.goto('/dashboard');
  await expect(page).toHaveURL(/\/auth/);
  await there.close();

  await must(await api.post('/api/auth/password-reset', { data: { email: ife.email } }));
  const [, token] = (await linkTo(api, ife.email, '/forgot-password?token=')).split('=');
  const body = { token, password: NEW_PASSWORD };
  await must(await api.post('/api/auth/password-reset/confirm', { data: body }));
  await logIn(api, ife.email, NEW_PASSWORD);
});
