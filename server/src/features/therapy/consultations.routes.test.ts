// A consultation: booked as an appointment, acknowledged to the member alone, and where none is booked the free times are named.
import { randomUUID } from 'node:crypto';
import { sendConsultationEmail } from '@ijeuwa/contract/counselling';
import { listNotifications } from '@ijeuwa/contract/notifications';
import { bookAppointment, listAppointments } from '@ijeuwa/contract/schedule';
import { listStaffAppointments } from '@ijeuwa/contract/staff-schedule';
import { keepZone } from '@ijeuwa/contract/zones';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { HOUR_MS } from '#platform/clock.ts';
import { signInStaff } from '#test/back-office.ts';
import { linkCounsellors } from '#test/link-counsellors.ts';
import type { Client, Person } from '#test/people.ts';
import { makeWorld, type World } from '#test/test-world.ts';

let world: World;
beforeAll(async () => {
  world = await makeWorld();
  await linkCounsellors(world.db);
});
afterAll(() => world.close());

let count = 0;
const somebody = (): Promise<Person> => world.as(`wisher${++count}`);
const ask = (who: Client, date: string, change: object = {}) =>
  who.call(sendConsultationEmail, {
    body: { name: 'Ada Okeke', email: 'elsewhere@example.com', date, ...change },
  });
// Monday, the first of the six times in Lagos.
const MONDAY = '2026-11-30';
const book = (who: Client, startsAt: string, paying: object = { byTransfer: true }) =>
  who.call(bookAppointment, {
    body: {
      ...{ id: randomUUID(), counsellor: 'ibrahim-bello', kind: 'consultation', startsAt, ...paying },
      ...{ name: 'Ada Okeke', email: 'ada@example.com', phone: '08031234567' },
    },
  });
const mailsTo = async (who: Person, subject: string) => {
  await world.deliver();
  expect(world.mails.filter(({ to }) => to === 'elsewhere@example.com')).toEqual([]);
  return world.mails.filter((mail) => mail.to === who.user.email && mail.subject === subject);
};

test('it takes a counsellor’s time for a day, stands in the schedule and at the desk, and is acknowledged once', async () => {
  const ada = await somebody();
  const { body: held } = await book(ada, `${MONDAY}T08:00:00Z`);
  expect(held).toMatchObject({
    type: 'Consultation',
    state: 'held',
    heldUntil: new Date(world.clock.now().getTime() + 24 * HOUR_MS).toISOString(),
    quote: { kind: 'consultation', total: { amountMinor: 1_000_000, currency: 'NGN' } },
  });
  for (const _ of [1, 2]) expect((await ask(ada, MONDAY)).body).toEqual({ ok: true });
  const [mail, ...more] = await mailsTo(ada, 'Your appointment is held for you');
  expect(more).toEqual([]);
  for (const words of ['30 November 2026', '09:00', '₦10,000', 'The account for a transfer'])
    expect(mail?.text).toContain(words);
  const { notifications } = (await ada.call(listNotifications, {})).body;
  expect(notifications[0]).toMatchObject({ type: 'booking', about: expect.stringMatching(/^therapy:/) });

  expect((await ada.call(listAppointments, {})).body.appointments).toMatchObject([{ _id: held._id }]);
  const admin = await signInStaff(world, 'admin', ['admin']);
  const week = await admin.call(listStaffAppointments, { query: { from: MONDAY } });
  expect(week.body.appointments).toMatchObject([{ _id: held._id, name: 'Ada Okeke', kind: 'consultation' }]);
  const { status, refusal } = await book(await somebody(), `${MONDAY}T08:00:00Z`);
  expect([status, refusal.nearest?.length]).toEqual([409, 3]);
});

test('whoever only names a day is mailed the free times nearest to it, and nothing is booked', async () => {
  const ada = await somebody();
  expect((await ask(ada, '2026-12-02')).status).toBe(200);
  const [mail] = await mailsTo(ada, 'Your appointment: please choose a time');
  expect(mail?.text).toContain('Wednesday, 2 December 2026');
  expect(mail?.text.match(/2 December 2026 at \d\d:\d\d/g)).toHaveLength(3);
  expect(mail?.text).toContain('Nothing is booked yet');
  expect(mail?.text).toContain('₦10,000 or $6.25');
  expect(mail?.text).toContain('15 minutes by card, for 24 hours by bank transfer');
  expect((await ada.call(listAppointments, {})).body.appointments).toEqual([]);
});

test('a fee in dollars is named in dollars, with the moment until which its time is held, and no account', async () => {
  const ada = await somebody();
  await book(ada, '2026-12-07T08:00:00Z', { byTransfer: false, currency: 'USD' });
  await ask(ada, '2026-12-07');
  const [mail] = await mailsTo(ada, 'Your appointment is held for you');
  expect(mail?.text).toContain('$6.25');
  for (const words of ['₦', 'The account for a transfer']) expect(mail?.text).not.toContain(words);
});

test('whoever is elsewhere reads their own clock beside the counsellor’s, of what is held and of what is free', async () => {
  const ada = await somebody();
  await ada.call(keepZone, { body: { zone: 'Europe/London' } });
  await book(ada, '2026-12-09T08:00:00Z');
  await ask(ada, '2026-12-09');
  const [held] = await mailsTo(ada, 'Your appointment is held for you');
  expect(held?.text).toContain('Wed 9 December 2026 at 08:00 GMT (09:00 WAT)');
  expect(held?.text).toMatch(/Held until: \d+ \w+ 2026 at \d\d:\d\d GMT/);
  expect(held?.text).not.toContain('move it');
  await ask(ada, '2026-12-16');
  const [free] = await mailsTo(ada, 'Your appointment: please choose a time');
  expect(free?.text.match(/Wed 16 December 2026 at \d\d:\d\d GMT \(\d\d:\d\d WAT\)/g)).toHaveLength(3);
});

test('what is booked by night is mailed at once, whatever the hour and whatever they chose of news: it tells of money', async () => {
  const before = world.time.now;
  world.time.now = new Date('2026-11-24T22:30:00Z');
  const ada = await somebody();
  await book(ada, '2026-12-14T08:00:00Z');
  expect((await ask(ada, '2026-12-14')).body).toEqual({ ok: true });
  expect(await mailsTo(ada, 'Your appointment is held for you')).toHaveLength(1);
  world.time.now = before;
});

test('a name that is an address reaches no mail', async () => {
  expect((await ask(await somebody(), '2026-12-03', { name: 'cheap.example.com' })).status).toBe(400);
});

test.each([
  ['2026-11-23', 'This day has passed. Please choose another.'],
  ['2027-02-31', 'Please choose a day.'],
  ['2028-01-01', 'Please choose a day within the next six months.'],
])('the day %s is refused at its field', async (date, why) => {
  const { status, refusal } = await ask(await somebody(), date);
  expect([status, refusal.fields]).toEqual([400, { date: why }]);
});

test('five in a day are acknowledged, and no sixth; only a member asks', async () => {
  const ada = await somebody();
  for (const day of [1, 2, 3, 4, 5]) expect((await ask(ada, `2026-12-1${day}`)).status).toBe(200);
  expect((await ask(ada, '2026-12-16')).status).toBe(429);
  expect((await ask(world.stranger(), '2026-12-16')).status).toBe(401);
});
