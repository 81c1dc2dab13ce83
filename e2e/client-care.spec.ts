// Notes of sessions: the member allows them, the counsellor keeps one, and withdrawn it is gone.
import { randomUUID } from 'node:crypto';
import { expect, test } from '@playwright/test';
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
