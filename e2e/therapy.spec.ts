// Relationship therapy: every dialog and the ways between them; a consultation stands in both diaries, an assessment comes back with its insights.
import { expect, type Page } from '@playwright/test';
import { test } from './kept-browser.ts';
import { enterOffice } from './office.ts';
import { signUp, traveller } from './people.ts';
import { expectNoFaults, expectNothingWider, expectWholeScreen } from './whole.ts';

const dialog = (page: Page, name: string | RegExp) => page.getByRole('dialog', { name });

/** Each way in which it is closed. */
const expectToClose = async (page: Page, opener: string, name: string | RegExp): Promise<void> => {
  const open = async () => {
    await page.getByRole('button', { name: opener, exact: true }).click();
    await expect(dialog(page, name)).toBeVisible();
  };
  await open();
  await expectNothingWider(page);
  await expectNoFaults(page);
  await dialog(page, name).getByRole('button', { name: 'Close' }).first().click();
  await expect(dialog(page, name)).toHaveCount(0);
  await open();
  await dialog(page, name).getByRole('button', { name: 'Close' }).last().click();
  await expect(dialog(page, name)).toHaveCount(0);
  await open();
  // A second tap on what opened it closes nothing.
  await page.waitForTimeout(450);
  await page.mouse.click(4, 4);
  await expect(dialog(page, name)).toHaveCount(0);
};

test('every dialog opens, closes in each way, and leads to the next', { tag: '@phone' }, async ({
  browser,
  isMobile,
}) => {
  const page = await browser.newPage();
  await signUp(page.request, traveller('Ọmọ́lará Adéyẹmí-Ògúnbáńjọ', 'female', 33));
  await page.goto('/homepage');
  await page.getByRole('main').getByRole('link', { name: 'Relationship Therapy' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Relationship Therapy' })).toBeVisible();
  await expectWholeScreen(page, '/relationship-therapy');
  await page.evaluate(() => document.documentElement.style.removeProperty('font-size'));

  await expectToClose(page, 'Book a Consultation', 'Book a Consultation');
  await expectToClose(page, 'View Therapy Plans', 'Therapy Plans');
  await expectToClose(page, 'Schedule a Session', 'Schedule a Session');
  await expectToClose(page, 'Learn More About Our Approach', 'Our Approach');
  await expect(page.getByRole('button', { name: 'Book now' })).toBeVisible({ visible: isMobile });
  if (isMobile) await expectToClose(page, 'Book now', 'Book a Consultation');

  await page.getByRole('tab', { name: 'Success Stories' }).click();
  await expect(page.getByText('they are invented')).toBeVisible();
  await page.getByRole('tab', { name: 'Services' }).click();
  await expectToClose(page, 'Start Assessment', 'Relationship Assessment');
  await expectToClose(page, 'Learn More: Couples therapy', 'Couples therapy');
  await page.getByRole('button', { name: 'Learn More: Couples therapy' }).click();
  await dialog(page, 'Couples therapy').getByRole('button', { name: 'View Therapy Plans' }).click();
  await expect(dialog(page, 'Therapy Plans').getByRole('listitem')).toHaveCount(3);
  await dialog(page, 'Therapy Plans').getByRole('button', { name: 'Select Plan: Essential' }).click();
  await expectNoFaults(page);
  await dialog(page, 'Select Plan: Essential').getByRole('button', { name: 'Confirm Plan' }).click();
  await expect(dialog(page, 'Plan Confirmation')).toContainText('₦300,000');
  await dialog(page, 'Plan Confirmation').getByRole('button', { name: 'Proceed to Payment' }).click();
  await expect(dialog(page, 'Payment')).toContainText('Essential plan of 8 sessions');
  await dialog(page, 'Payment').getByRole('button', { name: 'Close' }).first().click();
  await expect(page.getByRole('region', { name: 'Your plans' })).toContainText('To be paid');
  await page.close();
});

test('a consultation is booked at a free time, paid, and stands in both diaries', { tag: '@phone' }, async ({
  browser,
}) => {
  const page = await browser.newPage();
  const name = `Ìfẹ́ọlúwa ${crypto.randomUUID().slice(0, 6).replaceAll(/\d/g, 'x')}`;
  await signUp(page.request, traveller(name, 'female', 34));
  await page.goto('/relationship-therapy');
  const open = () => page.getByRole('main').getByRole('button', { name: 'Book a Consultation' }).click();

  await open();
  const booking = dialog(page, 'Book a Consultation');
  await expect(booking.getByLabel('Phone')).toHaveValue('0803 123 4567');
  await booking.getByRole('button', { name: 'Proceed to Payment' }).click();
  await expect(booking.getByText('Please choose a day.')).toBeVisible();
  await booking.getByLabel('Counsellor').selectOption('Dr Hauwa Danladi');
  const day = new Date(Date.now() + 9 * 86_400_000).toISOString().slice(0, 10);
  await booking.getByLabel('Preferred date').fill(day);
  const times = booking.getByRole('group', { name: 'Time', exact: true }).getByRole('radio');
  const days = booking.getByRole('list', { name: 'Free days' }).getByRole('button');
  await expect(times.or(days).first()).toBeVisible();
  if ((await times.count()) === 0) await days.first().click();
  await times.first().check();
  const time = (await booking.locator('label:has(input:checked)').first().innerText()).trim().slice(-5);
  await expectNothingWider(page);
  await expectNoFaults(page);
  await booking.getByRole('button', { name: 'Proceed to Payment' }).click();
  await expect(booking.getByText('₦10,000 (about $6.25)')).toBeVisible();
  await expect(booking.getByText('Demonstration Bank')).toBeVisible();
  await booking.getByRole('button', { name: 'Back' }).click();
  await expect(times.first()).toBeChecked();
  await booking.getByRole('button', { name: 'Proceed to Payment' }).click();
  await page.route('**/api/appointments', (call) =>
    call.request().method() === 'POST' ? call.abort() : call.continue(),
  );
  await booking.getByRole('button', { name: 'Confirm Booking' }).click();
  const failed = dialog(page, 'Error Scheduling Consultation');
  await expect(failed).toContainText(
    'There was an error scheduling your consultation. Please try again later.',
  );
  await failed.getByRole('button', { name: 'Close' }).last().click();
  await page.unroute('**/api/appointments');
  await open();
  await booking.getByRole('button', { name: 'Confirm Booking' }).click();
  const booked = dialog(page, 'Consultation Success');
  await expect(booked).toContainText('Your time is held.');
  await expectNoFaults(page);
  await booked.getByRole('button', { name: 'Pay the fee' }).click();
  await page.getByRole('radio', { name: /Bank Card/ }).check();
  await page.getByRole('button', { name: 'Continue', exact: true }).click();
  await page.getByRole('button', { name: 'Pay ₦10,000' }).click();
  await expect(page).toHaveURL(/\/demo\/paystack\/checkout\//);
  await page.getByRole('button', { name: 'Pay ₦10,000' }).click();
  await expect(page).toHaveURL(/\/relationship-therapy/);
  const own = page.getByRole('region', { name: 'Your consultations' });
  await expect(own).toContainText('Confirmed');
  await expectWholeScreen(page, '/relationship-therapy');

  await page.goto('/schedule');
  const ahead = page.getByRole('list', { name: 'Appointments to come' }).getByRole('listitem');
  await expect(ahead).toContainText('Dr Hauwa Danladi');
  await expect(ahead).toContainText(time);
  const desk = await enterOffice(browser, 'danladi@demo.ijeuwa.example', 'Appointments');
  const { appointments } = await (await page.request.get('/api/appointments')).json();
  const from = appointments[0].date;
  const { appointments: week } = await (
    await desk.request.get(`/api/staff/appointments?from=${from}`)
  ).json();
  expect(week.map((one: { name: string; kind: string }) => [one.name, one.kind])).toContainEqual([
    name,
    'consultation',
  ]);
  await desk.context().close();
  await page.close();
});

test('an assessment reaches a counsellor, and the answer comes back', { tag: '@desk' }, async ({
  browser,
}) => {
  const page = await browser.newPage();
  const name = `Ìfẹ́ọlúwa ${crypto.randomUUID().slice(0, 6).replaceAll(/\d/g, 'x')}`;
  await signUp(page.request, traveller(name, 'female', 34));
  await page.goto('/relationship-therapy');

  await page.getByRole('tab', { name: 'Services' }).click();
  await page.getByRole('button', { name: 'Start Assessment' }).click();
  await dialog(page, 'Relationship Assessment').getByRole('button', { name: 'Begin' }).click();
  const form = dialog(page, 'Assessment Form');
  await form.getByLabel('How long have you been together?').selectOption('1_3');
  await form.getByLabel('What is your primary goal for therapy?').fill('To talk without shouting.');
  await form.getByRole('checkbox').check();
  await form.getByRole('button', { name: 'Send Assessment' }).click();
  await expect(dialog(page, 'Thank you')).toContainText('within 24 hours, by a counsellor');
  await dialog(page, 'Thank you').getByRole('button', { name: 'Close' }).last().click();
  await expect(page.getByRole('region', { name: 'Your assessment' })).toContainText(
    'A counsellor writes to you by',
  );

  const desk = await enterOffice(browser, 'staff@demo.ijeuwa.example', 'Figures');
  await desk.goto('/staff/assessments');
  await desk.getByRole('button', { name: `Open the assessment of ${name}` }).click();
  const words = dialog(desk, `Assessment of ${name}`);
  await expect(words).toContainText('To talk without shouting.');
  await words.getByLabel('Your insights').fill('Begin with one evening a week.');
  await words.getByRole('button', { name: 'Send insights' }).click();
  await expect(words).toHaveCount(0);

  // It stood open all the while.
  await expect(page.getByRole('region', { name: 'Your assessment' })).toContainText(
    'Begin with one evening a week.',
  );
  await expectNothingWider(page);
  await expectNoFaults(page);
  await page.getByRole('button', { name: 'Withdraw my consent' }).click();
  await dialog(page, 'Withdraw your consent?').getByRole('button', { name: 'Erase it' }).click();
  await expect(page.getByRole('region', { name: 'Your assessment' })).toHaveCount(0);
  await desk.context().close();
  await page.close();
});
