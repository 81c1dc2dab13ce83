// Somebody is reported, staff suspend them, and they are out: on their open page, in sight of others, at the sign-in.
import { expect } from '@playwright/test';
import { match, open, test } from './company.ts';
import { enterOffice } from './office.ts';
import { PASSWORD } from './people.ts';
import { expectWholeScreen } from './whole.ts';

test('a report reaches staff; who is suspended is out at once, reads why, and can be let in again', {
  tag: '@phone',
}, async ({ bring, browser }) => {
  const ife = await bring('Ifẹ́ Balógun', 'female');
  const emeka = await bring('Olúwafẹ́mi Adéyẹmí', 'male');
  const chat = await match(ife, emeka);
  const his = await open(emeka, chat);
  await expect(his.getByRole('heading', { name: ife.name })).toBeVisible();

  const page = await open(ife, chat);
  await page.getByRole('button', { name: `More about ${emeka.name}` }).click();
  await page.getByRole('menuitem', { name: 'Report' }).click();
  const form = page.getByRole('dialog', { name: `Report ${emeka.name}` });
  await form.getByRole('radio', { name: 'Asks for money' }).check();
  await form.getByLabel('What happened?').fill('He asked for airtime.');
  await form.getByRole('button', { name: 'Report' }).click();
  await expect(page.getByText('Our staff will look at it')).toBeVisible();

  const desk = await enterOffice(browser, 'moderator@demo.ijeuwa.example', 'Reports');
  await expectWholeScreen(desk, '/staff/reports');
  await desk.getByRole('button', { name: `Open the case of ${emeka.name}` }).click();
  const dialog = desk.getByRole('dialog', { name: `Reports on ${emeka.name}` });
  await expect(dialog.getByText('He asked for airtime.')).toBeVisible();
  await dialog.getByRole('radio', { name: /Suspension/ }).check();
  await dialog.getByLabel('To the member').fill('You asked a member for money.');
  await dialog.getByLabel('Reason').fill('Quoted in the report.');
  await dialog.getByRole('button', { name: 'Decide' }).click();
  await expect(desk.getByText('The account is suspended.')).toBeVisible();

  await expect(his).toHaveURL(/\/auth/);
  await his.goto('/auth');
  await his.getByLabel('Email').fill(emeka.email);
  await his.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await his.getByRole('button', { name: 'Login', exact: true }).click();
  await expect(
    his.getByRole('main').getByText(/Your account is suspended.*You asked a member for money/),
  ).toBeVisible();

  await desk.getByRole('button', { name: `Open the case of ${emeka.name}` }).click();
  await dialog.getByRole('radio', { name: /Lift/ }).check();
  await dialog.getByLabel('Reason').fill('It was another account.');
  await dialog.getByRole('button', { name: 'Decide' }).click();
  await expect(desk.getByText('The account is open again.')).toBeVisible();
  await desk.context().close();
  await his.getByRole('button', { name: 'Login', exact: true }).click();
  await expect(his).not.toHaveURL(/\/auth/);

  await page.goto('/notifications');
  await expect(page.getByText('We have looked at your report').first()).toBeVisible();
});
