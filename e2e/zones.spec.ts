// When an appointment is, as a browser shows it in Lagos, London and New York, before and after each changes its clock.
import { expect, test } from '@playwright/test';
import { signUp, traveller } from './people.ts';

/** 09:00 in Lagos, and what is shown before it there; nothing where the clock is the same. */
const TABLE = [
  ['2027-03-10', { 'Africa/Lagos': '', 'Europe/London': '08:00 GMT', 'America/New_York': '03:00 EST' }],
  ['2027-03-20', { 'Africa/Lagos': '', 'Europe/London': '08:00 GMT', 'America/New_York': '04:00 EDT' }],
  ['2027-04-10', { 'Africa/Lagos': '', 'Europe/London': '', 'America/New_York': '04:00 EDT' }],
  ['2027-11-03', { 'Africa/Lagos': '', 'Europe/London': '08:00 GMT', 'America/New_York': '04:00 EDT' }],
] as const;
const ZONES = ['Africa/Lagos', 'Europe/London', 'America/New_York'] as const;

const appointment = (day: string, at: number) => ({
  _id: `01900000-0000-7000-8000-00000000000${at}`,
  counselor: { key: 'ngozi-okafor', name: `The ${at}th` },
  date: day,
  time: '09:00',
  startsAt: `${day}T08:00:00Z`,
  endsAt: `${day}T08:50:00Z`,
  zone: 'Africa/Lagos',
  kind: 'session',
  type: 'Marriage counselling',
  state: 'confirmed',
  status: 'Confirmed',
  message: '',
  notes: '',
  bookedWith: null,
  mine: true,
  partner: null,
  comesAlone: false,
  movesLeft: 2,
  changedUntil: `${day}T08:00:00Z`,
  room: null,
  back: null,
  heldUntil: null,
  quote: null,
  stars: null,
  ratedUntil: null,
  saidUntil: null,
  version: 1,
  sequence: 0,
});

test('the schedule says both clocks where they differ, to the minute', { tag: '@desk' }, async ({
  page,
  browser,
}) => {
  await signUp(page.request, traveller('Ìfẹ́olúwa Adébáyọ̀', 'female', 31));
  const storageState = await page.context().storageState();
  const appointments = TABLE.map(([day], at) => appointment(day, at));
  for (const timezoneId of ZONES) {
    const context = await browser.newContext({ timezoneId, storageState });
    const there = await context.newPage();
    // Nobody books so far ahead: what the server would answer then.
    await there.route('**/api/appointments', (route) => route.fulfill({ json: { appointments } }));
    await there.goto('/schedule');
    for (const [at, [, beside]] of TABLE.entries()) {
      const card = there.getByRole('listitem').filter({ hasText: `The ${at}th` });
      await expect(card).toContainText('09:00');
      if (beside[timezoneId]) await expect(card).toContainText(`${beside[timezoneId]} (09:00 WAT)`);
      else await expect(card).not.toContainText('(09:00');
    }
    await context.close();
  }
});

// services.md, sentence 10: a browser may not know yet that Vancouver keeps its summer.
test('a browser whose rules are old shows the hour that mails say', { tag: '@desk' }, async ({
  page,
  browser,
}) => {
  await signUp(page.request, traveller('Ọmọlará Ṣówándé', 'female', 31));
  const storageState = await page.context().storageState();
  const timezoneId = 'America/Vancouver';
  const context = await browser.newContext({ timezoneId, storageState });
  const there = await context.newPage();
  const now = new Date();
  const year = now.getFullYear() + (now.getMonth() === 11 ? 1 : 0);
  const appointments = [appointment(`${year}-12-15`, 0)];
  await there.route('**/api/appointments', (route) => route.fulfill({ json: { appointments } }));
  await there.goto('/schedule');
  const clock = { timeZone: timezoneId, hour: '2-digit', minute: '2-digit' } as const;
  const hour = new Intl.DateTimeFormat('en-GB', clock).format(new Date(`${year}-12-15T08:00:00Z`));
  await expect(there.getByRole('listitem').filter({ hasText: 'The 0th' })).toContainText(`, ${hour} `);
  await context.close();
});

test('a member in London chooses a time by both clocks', { tag: '@phone' }, async ({ page, browser }) => {
  await signUp(page.request, traveller('Tèmítọ́pẹ́ Adéòtí', 'female', 30));
  const storageState = await page.context().storageState();
  const context = await browser.newContext({ timezoneId: 'Europe/London', storageState });
  const there = await context.newPage();
  await there.goto('/marriage-counseling');
  await there.getByRole('button', { name: 'Dr Ibrahim Bello' }).click();
  await there.getByRole('button', { name: 'Book Appointment' }).click();
  const dialog = there.getByRole('dialog');
  await expect(dialog.getByLabel('Phone')).toHaveValue('0803 123 4567');
  await dialog.getByRole('button', { name: 'Continue' }).click();
  const answered = await there.request.get('/api/counsellors/ibrahim-bello/slots?kind=session');
  const { days } = (await answered.json()) as { days: { slots: { startsAt: string; label: string }[] }[] };
  const { startsAt, label } = days.find(({ slots }) => slots.length > 0)!.slots[0]!;
  await dialog.getByRole('list', { name: 'Free days' }).getByRole('button').first().click();
  const time = dialog.locator('label', { has: there.getByRole('radio') }).first();
  await expect(time).toBeInViewport();
  const clock = { timeZone: 'Europe/London', hour: '2-digit', minute: '2-digit' } as const;
  const inLondon = new Intl.DateTimeFormat('en-GB', clock).format(new Date(startsAt));
  // In summer the two clocks are the same, and nothing stands beside it.
  await expect(time).toContainText(label.endsWith(inLondon) ? label : `${inLondon} GMT · ${label} WAT`);
  await context.close();
});
