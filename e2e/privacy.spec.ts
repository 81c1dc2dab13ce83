// What a member decides on the page for it: photos that stay blurred, a pause, blocked people, numbers, the password.
import { expect, type Page } from '@playwright/test';
import { match, open, test } from './company.ts';
import { PASSWORD } from './people.ts';

const NEW_PASSWORD = 'nine long journeys';

/** The longest side of the picture that came, in points of its own. */
const sideOf = (page: Page, name: string): Promise<number> =>
  page
    .getByRole('main')
    .getByRole('img', { name, exact: true })
    .first()
    .evaluate(async (image: HTMLImageElement) => {
      await image.decode();
      return Math.max(image.naturalWidth, image.naturalHeight);
    });

test('photos stay blurred until two match; a pause hides, and the return needs nobody', {
  tag: '@phone',
}, async ({ bring }) => {
  const ife = await bring('Ifẹ́ Balógun', 'female');
  const emeka = await bring('Olúwafẹ́mi Adéyẹmí', 'male');
  const own = await open(ife, '/profile');
  await own.getByRole('main').getByRole('link', { name: 'Privacy Public' }).click();
  await expect(own).toHaveURL(/\/privacy$/);
  await own.getByRole('checkbox', { name: /Blur my photos/ }).check();
  await expect(own.getByText('Settings saved successfully!')).toBeVisible();

  const his = await open(emeka, `/people/${ife.id}`);
  await expect(his.getByText('Shown after you match').first()).toBeVisible();
  expect(await sideOf(his, ife.name)).toBeLessThanOrEqual(24);

  await own.getByRole('button', { name: 'Pause my card' }).click();
  await expect(own.getByText('Your card is paused.')).toBeVisible();
  await his.reload();
  await expect(his.getByRole('heading', { name: ife.name })).toBeHidden();
  await own.getByRole('button', { name: 'Show my card' }).click();
  await expect(own.getByText('Welcome back.')).toBeVisible();
  await his.reload();
  await expect(his.getByText('Shown after you match').first()).toBeVisible();

  await match(ife, emeka);
  await his.reload();
  await expect(his.getByRole('heading', { name: ife.name }).first()).toBeVisible();
  await expect(his.getByText('Shown after you match')).toHaveCount(0);
  expect(await sideOf(his, ife.name)).toBeGreaterThan(100);
});

test('a block is lifted again, numbers are added, and another password signs the other device out', {
  tag: '@phone',
}, async ({ bring }) => {
  const ife = await bring('Ifẹ́ Balógun', 'female');
  const emeka = await bring('Olúwafẹ́mi Adéyẹmí', 'male');
  const blocked = await ife.context.request.post(`/api/members/${emeka.id}/block`);
  expect(blocked.status()).toBe(200);
  const page = await open(ife, '/privacy');
  await page.getByRole('button', { name: `Unblock ${emeka.name}` }).click();
  await expect(page.getByText('No blocked users at the moment.')).toBeVisible();

  await page.getByRole('button', { name: 'Add numbers' }).click();
  const numbers = page.getByRole('dialog', { name: 'Hide from these numbers' });
  await numbers.getByLabel('Phone numbers').fill('0803 555 0101\n+44 20 7946 0958');
  await numbers.getByRole('button', { name: 'Add' }).click();
  await expect(page.getByText('You have added 2 of 200 numbers.')).toBeVisible();

  const there = await page.context().browser()!.newContext();
  const other = await there.newPage();
  await other.goto('/auth');
  await other.getByLabel('Email').fill(ife.email);
  await other.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await other.getByRole('button', { name: 'Login', exact: true }).click();
  await expect(other).not.toHaveURL(/\/auth/);

  await page.getByRole('button', { name: 'Change your password' }).click();
  const dialog = page.getByRole('dialog', { name: 'Change your password' });
  await dialog.getByLabel('New password', { exact: true }).fill(NEW_PASSWORD);
  await dialog.getByLabel('Your password', { exact: true }).fill(PASSWORD);
  await dialog.getByRole('button', { name: 'Save new password' }).click();
  await expect(page.getByText('Your new password is set')).toBeVisible();
  await other.goto('/dashboard');
  await expect(other).toHaveURL(/\/auth/);
  await there.close();
});
