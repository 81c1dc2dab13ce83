// A couple in Lagos and London: they book together, pay by bank transfer, move it, meet, and the papers say little.
import { randomUUID } from 'node:crypto';
import { expect, type Page } from '@playwright/test';
import { match, open, test } from './company.ts';
import { bringForward, COUNSELLORS, enterDesk, letAllIn } from './in-session.ts';
import { enterOffice } from './office.ts';
import { makeReady, must, traveller } from './people.ts';
import { expectNoFaults, expectNothingWider } from './whole.ts';

const HOURS_MS = 3_600_000;

/** What the newest mail of this subject says. */
const readMail = async (page: Page, email: string, subject: string): Promise<string> => {
  const tab = await page.context().newPage();
  const mail = tab.getByRole('article').filter({ hasText: subject }).first();
  await expect(async () => {
    await tab.goto(`/demo/outbox?to=${encodeURIComponent(email)}`);
    await expect(mail).toBeVisible({ timeout: 500 });
  }).toPass({ timeout: 15_000 });
  const text = await mail.innerText();
  await tab.close();
  return text;
};
const hourIn = (timeZone: string, moment: string): string =>
  new Intl.DateTimeFormat('en-GB', { timeZone, hour: '2-digit', minute: '2-digit' }).format(new Date(moment));
const joinByText = async (page: Page): Promise<void> => {
  await page.getByRole('radio', { name: /Text only/ }).check();
  await page.getByRole('button', { name: 'Join' }).click();
};

test('a couple in two zones books, pays by transfer, moves, meets and is billed', { tag: '@phone' }, async ({
  browser,
  bring,
}) => {
  const ada = await bring('Adaọbị Ńwáchukwu-Ọkọ́nkwọ̀', 'female');
  const context = await browser.newContext({ timezoneId: 'Europe/London' });
  const away = traveller('Obinna Ńwọkọ', 'male', ada.age, ada.seeksAges);
  const obi = { ...away, id: await makeReady(context.request, away), context };
  const couple = (await match(ada, obi)).replace('/chat/', '/api/conversations/').concat('/couple');
  for (const { context: theirs } of [ada, obi]) await must(await theirs.request.post(couple));
  const his = await open(obi, '/schedule');
  const hers = await open(ada, '/schedule');

  const api = hers.request;
  const key = COUNSELLORS.okafor;
  const from = new Date(Date.now() + 96 * HOURS_MS).toISOString().slice(0, 10);
  const { days } = await must(await api.get(`/api/counsellors/${key}/slots?from=${from}`));
  const [first, later] = days.flatMap(({ slots }: { slots: { startsAt: string; label: string }[] }) => slots);
  const id = randomUUID();
  const { quote } = await must(
    await api.post('/api/appointments', {
      data: {
        ...{ id, counsellor: key, kind: 'session', startsAt: first.startsAt, name: ada.name },
        ...{ email: ada.email, phone: '0803 123 4567', byTransfer: true, withPartner: true },
      },
    }),
  );
  const asked = { quoteId: quote._id, method: 'bank_transfer' };
  const order = await must(await api.post('/api/checkout/orders', { data: asked }));
  await must(await api.post(`/api/checkout/orders/${order._id}/announce`, { data: {} }));

  const desk = await enterOffice(browser, 'finance@demo.ijeuwa.example');
  await desk.goto('/staff/transfers');
  await desk.getByRole('button', { name: `Confirm ${order.reference}` }).click();
  await desk.getByLabel('Reason').fill('Seen on the bank statement');
  await desk.getByRole('button', { name: 'The money has come' }).click();
  await desk.context().close();
  await hers.reload();
  await expect(hers.getByText('Confirmed').first()).toBeVisible();

  // Each is told on their own clock, and with whom by nobody.
  await hers.getByRole('button', { name: /^View .*Okafor/ }).click();
  const appointment = hers.getByRole('dialog');
  await appointment.getByRole('button', { name: 'Edit' }).click();
  await appointment.getByLabel('Date', { exact: true }).fill(later.startsAt.slice(0, 10));
  await appointment.getByRole('radio', { name: later.label }).check();
  await appointment.getByRole('button', { name: 'Save' }).click();
  await expect(hers.getByText('Your appointment is saved.')).toBeVisible();
  await hers.keyboard.press('Escape');
  const [toHer, toHim] = [
    await readMail(hers, ada.email, 'Appointment moved'),
    await readMail(his, obi.email, 'Appointment moved'),
  ];
  expect(toHer).toContain(`at ${hourIn('Africa/Lagos', later.startsAt)} WAT`);
  expect(toHim).toContain(`at ${hourIn('Europe/London', later.startsAt)}`);
  expect(`${toHer}${toHim}`).not.toMatch(/Okafor|counsel|therap/i);
  await his.reload();
  await expect(
    his.getByText(
      `${hourIn('Europe/London', later.startsAt)} GMT (${hourIn('Africa/Lagos', later.startsAt)} WAT)`,
    ),
  ).toBeVisible();
  await expectNothingWider(his);

  await bringForward(api, id, 1);
  const counsellor = await enterDesk(browser, 'okafor');
  await counsellor.goto(`/staff/session/${id}`);
  for (const one of [hers, his]) await one.goto(`/session/${id}`);
  for (const one of [hers, his, counsellor]) await joinByText(one);
  await letAllIn(counsellor, 2);
  await hers.getByLabel(/^Write to/).fill('Good day to both of you.');
  await hers.getByRole('button', { name: 'Send', exact: true }).click();
  await expect(his.getByRole('log').getByText('Good day to both of you.')).toBeVisible();
  await counsellor.context().close();

  // One price, once, of whoever booked it; and nothing says what it was for.
  await hers.goto('/invoices');
  await expect(hers.getByRole('listitem').filter({ hasText: 'Paid' })).toHaveCount(1);
  await expectNoFaults(hers);
  await hers.goto('/billing-process');
  const orders = hers.getByRole('region', { name: 'Your orders' });
  await expect(orders).toContainText('Appointment');
  await expect(orders).not.toContainText(/Okafor|counsel/i);
  await his.goto('/invoices');
  await expect(his.getByText('No invoices yet')).toBeVisible();
  await context.close();
});
