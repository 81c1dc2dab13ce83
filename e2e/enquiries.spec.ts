// A message to support by the form: one of the staff takes it, notes, answers from a ready answer, and the mail leaves.
import { expect } from '@playwright/test';
import { codeSentBy } from './mailbox.ts';
import { test } from './own-product.ts';
import { must } from './people.ts';
import { expectWholeScreen } from './whole.ts';

const STAFF = 'staff@demo.ijeuwa.example';
const PASSWORD = 'journey of life';
const WRITER = { name: 'Ngozi Ẹ̀nítàn-Ọlọ́runfẹ́mi', email: 'ngozi-writes@example.com' };

test('somebody writes to support, and is answered by mail by whoever of the staff took it', {
  tag: '@phone',
}, async ({ product }) => {
  const visitor = await product.open();
  const data = { kind: 'help', ...WRITER, subject: 'My profile', message: 'How long does the review take?' };
  const { reference } = await must(await visitor.request.post('/api/support/enquiries', { data }));

  const desk = await (await product.open()).newPage();
  await desk.emulateMedia({ reducedMotion: 'reduce' });
  await desk.goto('/staff');
  await desk.getByLabel('Email').fill(STAFF);
  await desk.getByLabel('Password', { exact: true }).fill(PASSWORD);
  const code = await codeSentBy(desk, STAFF, () => desk.getByRole('button', { name: 'Continue' }).click());
  await desk.getByLabel('Verification code').fill(code);
  await desk.getByRole('button', { name: 'Sign in' }).click();
  await expect(desk.getByRole('heading', { name: 'Transfers', exact: true })).toBeVisible();
  await expectWholeScreen(desk, '/staff/enquiries');
  const row = desk.getByRole('listitem').filter({ hasText: reference });
  await expect(row).toContainText('Answer due in 23 hours');
  await row.getByRole('button', { name: `Open ${reference}` }).click();
  const dialog = desk.getByRole('dialog', { name: `Enquiry ${reference}` });
  await expect(dialog.getByLabel('Your answer')).toHaveCount(0);
  await dialog.getByRole('button', { name: 'Take this enquiry' }).click();
  await dialog.getByLabel('Note for colleagues').fill('Wrote from the help center.');
  await dialog.getByRole('button', { name: 'Keep the note' }).click();
  await expect(dialog.getByRole('region', { name: 'Notes' })).toContainText('Wrote from the help center.');
  await dialog.getByLabel('Put in a ready answer').selectOption({ label: 'A profile in review' });
  await dialog.getByRole('button', { name: 'Send answer' }).click();
  await expect(row).toContainText('Closed');

  const mailbox = await visitor.newPage();
  const answer = mailbox
    .getByRole('article')
    .filter({ hasText: `Our answer to your message (${reference})` });
  await expect(async () => {
    await mailbox.goto(`/demo/outbox?to=${encodeURIComponent(WRITER.email)}`);
    await expect(answer).toContainText('otherwise within 24 hours', { timeout: 500 });
  }).toPass({ timeout: 30_000 });
  await expect(answer).not.toContainText('help center');
});
