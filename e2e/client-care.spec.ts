// Clients of a counsellor: notes that the member allows and withdraws, two who come together, another counsellor.
import { randomUUID } from 'node:crypto';
import { expect } from '@playwright/test';
import { match, open, test } from './company.ts';
import { enterOffice } from './office.ts';
import { must, signUp, traveller } from './people.ts';
import { expectNothingWider, expectWholeScreen } from './whole.ts';

const COUNSELLOR = 'danladi@demo.ijeuwa.example';
const KEY = 'hauwa-danladi';

test('a member allows notes, the counsellor keeps one for themselves, and withdrawn it is gone', {
  tag: '@phone',
}, async ({ page, browser }) => {
  const ngozi = traveller('Ngọzi Ọ̀ṣúnlànà', 'female', 31);
  await signUp(page.request, ngozi);
  const from = new Date(Date.now() + 2 * 86_400_000).toISOString().slice(0, 10);
  const { days } = await must(await page.request.get(`/api/counsellors/${KEY}/slots?from=${from}`));
  const { startsAt } = days.flatMap(({ slots }: { slots: object[] }) => slots)[0];
  const { name, email } = ngozi;
  const booking = { id: randomUUID(), counsellor: KEY, kind: 'session', startsAt, name, email };
  await must(await page.request.post('/api/appointments', { data: { ...booking, phone: '0803 123 4567' } }));
  await page.goto('/schedule');
  await page.getByRole('button', { name: /^Pay now for/ }).click();
  await page.getByRole('button', { name: 'Continue', exact: true }).click();
  await page.getByRole('button', { name: /^Pay ₦/ }).click();
  await page.getByRole('button', { name: /^Pay ₦/ }).click();
  await expect(page.getByText('Confirmed').first()).toBeVisible();
  await page.getByRole('button', { name: 'I agree to notes' }).click();
  await expect(page.getByRole('button', { name: 'Withdraw it' })).toBeVisible();
  await expectWholeScreen(page, '/schedule');

  const desk = await enterOffice(browser, COUNSELLOR, 'Appointments');
  await desk.setViewportSize({ width: 360, height: 640 });
  await expectWholeScreen(desk, '/staff/clients');
  await desk.getByRole('button', { name: `Open ${name}` }).click();
  await desk.getByLabel('New note').fill('They would like to talk about the wedding.');
  await desk.getByRole('button', { name: 'Save note' }).click();
  await expect(desk.getByRole('article')).toContainText('They would like to talk about the wedding.');
  await expect(desk.getByLabel('New note')).toHaveValue('');
  await expectNothingWider(desk);

  await page.reload();
  await expect(page.getByRole('list', { name: 'Notes that are kept' })).toContainText('1 note');
  await page.getByRole('button', { name: 'Withdraw it' }).click();
  await page.getByRole('button', { name: 'Withdraw and erase' }).click();
  await expect(page.getByRole('button', { name: 'I agree to notes' })).toBeVisible();
  await desk.reload();
  await desk.getByRole('button', { name: `Open ${name}` }).click();
  await expect(desk.getByText('They have not allowed notes.')).toBeVisible();
  await expect(desk.getByText('They would like to talk about the wedding.')).toHaveCount(0);
  await desk.context().close();
});

test('two come together: each reads the other’s name, the counsellor both, and it goes to another counsellor', {
  tag: '@phone',
}, async ({ bring, browser }) => {
  const ife = await bring('Ìfẹ́olúwapọ̀ Adéwálé-Ògúnlẹ́yẹ', 'female');
  const obi = await bring('Obinna Ńwọkọ', 'male');
  const chat = await match(ife, obi);
  const couple = chat.replace('/chat/', '/api/conversations/').concat('/couple');
  for (const { context } of [ife, obi]) await must(await context.request.post(couple));
  const api = ife.context.request;
  const from = new Date(Date.now() + 3 * 86_400_000).toISOString().slice(0, 10);
  const { days } = await must(await api.get(`/api/counsellors/${KEY}/slots?from=${from}&kind=consultation`));
  const { startsAt } = days.flatMap(({ slots }: { slots: object[] }) => slots).at(-1);
  const { name, email } = ife;
  const booking = { id: randomUUID(), counsellor: KEY, kind: 'consultation', startsAt, name, email };
  const together = { ...booking, phone: '0803 123 4567', withPartner: true };
  await must(await api.post('/api/appointments', { data: together }));
  const hers = await open(ife, '/schedule');
  await hers.getByRole('button', { name: /^Pay now for/ }).click();
  await hers.getByRole('button', { name: 'Continue', exact: true }).click();
  await hers.getByRole('button', { name: /^Pay ₦/ }).click();
  await hers.getByRole('button', { name: /^Pay ₦/ }).click();
  await expect(hers.getByText('Confirmed').first()).toBeVisible();
  await hers.goto('/marriage-counseling');
  await hers.getByRole('link', { name: 'Your appointments' }).click();
  const list = hers.getByRole('list', { name: 'Appointments to come' });
  await expect(list).toContainText('With Obinna and');
  const his = await open(obi, '/schedule');
  await expect(his.getByRole('list', { name: 'Appointments to come' })).toContainText('With Ìfẹ́olúwapọ̀ and');

  const desk = await enterOffice(browser, COUNSELLOR, 'Appointments');
  await desk.setViewportSize({ width: 360, height: 640 });
  await desk.goto('/staff/clients');
  await desk.getByRole('button', { name: `Open ${name}` }).click();
  await desk.getByText('Appointments (1)').click();
  await expect(desk.getByRole('dialog')).toContainText('with Obinna');
  await desk.context().close();

  await hers.getByRole('button', { name: /^View/ }).click();
  const dialog = hers.getByRole('dialog');
  await expect(dialog).toContainText('With Obinna and');
  await dialog.getByRole('button', { name: 'Edit' }).click();
  await dialog.getByLabel('With').selectOption('Mr Ubong Ekanem');
  await dialog.getByRole('list', { name: 'Free days' }).getByRole('button').last().click();
  await dialog.getByRole('radio').last().check({ force: true });
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(hers.getByText('Your appointment is saved.')).toBeVisible();
  await expect(dialog).toContainText('With Obinna and Mr Ubong Ekanem.');
  // Back leads out of the dialog to where one was.
  await hers.goBack();
  await expect(hers).toHaveURL(/\/schedule/);
  await expect(hers.getByRole('button', { name: /^View Mr Ubong Ekanem/ })).toBeFocused();
});
