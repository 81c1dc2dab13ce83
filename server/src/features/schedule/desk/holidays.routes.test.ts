// A holiday that is declared or moved: who is booked on its day, by whichever way and clock, is asked once, and hears when it is another day.
import { randomUUID } from 'node:crypto';
import { listNotifications } from '@ijeuwa/contract/notifications';
import * as calls from '@ijeuwa/contract/staff-schedule';
import { joinWaiting } from '@ijeuwa/contract/waiting-list';
import { afterAll, beforeEach, expect, test } from 'vitest';
import { later, MINUTE_MS } from '#platform/clock.ts';
import { signInStaff } from '#test/back-office.ts';
import { BISI, makeScheduleWorld, TUNDE } from '#test/schedule-world.ts';

let moments = 0;
/** No two things happen at the same moment. */
let time = { now: new Date('2026-11-24T09:00:00Z') };
const it = await makeScheduleWorld({ clock: { now: () => later(time.now, moments++) } });
const { world, book, pay, schedule } = it;
time = world.time;
afterAll(() => it.close());
const admin = it.stranger();
admin.jar.cookie = (await signInStaff(world, 'amaka', ['admin'])).jar.cookie;
beforeEach(() => {
  world.mails.length = 0;
});

const BISI_EMAIL = 'dr-bisi@staff.example';
let people = 0;
const held = async (startsAt: string, change: object = {}) => {
  const person = await it.as(`holiday${++people}`);
  const { body, refusal } = await book(person, { startsAt, ...change });
  if (!body._id) throw new Error(refusal.message);
  return { id: body._id, email: person.user.email };
};
const declare = async (day: string, id = randomUUID(), provisional = false) => {
  const form = { day, name: 'Eid al-Mawlid', provisional };
  const { body } = await admin.call(calls.addHoliday, { body: { id, ...form } });
  return { id, booked: body.booked };
};
const told = async (subject: string) => {
  await world.deliver();
  const to = world.mails.filter((one) => one.subject === subject).map((one) => one.to);
  world.mails.length = 0;
  return to.sort();
};

test('what was held when its day was declared is asked once it is paid', async () => {
  const one = await held('2026-12-10T09:00:00.000Z', { byTransfer: true });
  expect((await declare('2026-12-10')).booked).toBe(0);
  expect(await told('Appointment: a holiday')).toEqual([]);
  await pay(one.id);
  expect(await told('Appointment: a holiday')).toEqual([BISI_EMAIL, one.email].sort());
});

test('moved to another day it leaves the first, whose people hear that; and asks those of the other', async () => {
  const [first, other] = [await held('2026-12-15T09:00:00.000Z'), await held('2026-12-16T09:00:00.000Z')];
  for (const { id } of [first, other]) await pay(id);
  const { id } = await declare('2026-12-15');
  expect(await told('Appointment: a holiday')).toEqual([BISI_EMAIL, first.email].sort());
  for (const _ of [1, 2]) await declare('2026-12-16', id);
  await world.deliver();
  const of = (subject: string) =>
    world.mails
      .filter((one) => one.subject === subject)
      .map((one) => one.to)
      .sort();
  expect(of('Appointment: no holiday')).toEqual([BISI_EMAIL, first.email].sort());
  expect(of('Appointment: a holiday')).toEqual([BISI_EMAIL, other.email].sort());
});

test('declared by two at once, by the same button or each anew, it is asked of once', async () => {
  for (const [day, ids] of [
    ['2027-01-05', [randomUUID()]],
    ['2027-01-06', [randomUUID(), randomUUID()]],
  ] as const) {
    const one = await held(`${day}T09:00:00.000Z`);
    await pay(one.id);
    await Promise.all([declare(day, ids[0]), declare(day, ids.at(-1))]);
    expect(await told('Appointment: a holiday')).toEqual([BISI_EMAIL, one.email].sort());
  }
});

test('a day that another holiday closes stays closed, and nobody is told otherwise', async () => {
  const one = await held('2026-12-17T09:00:00.000Z');
  await pay(one.id);
  const [{ id }] = [await declare('2026-12-17'), await declare('2026-12-17')];
  await declare('2026-12-18', id);
  expect(await told('Appointment: no holiday')).toEqual([]);
});

test('declared, lifted and declared again, who is booked on its day is asked again, and who paid meanwhile too', async () => {
  const [one, late] = [
    await held('2026-12-21T09:00:00.000Z'),
    await held('2026-12-21T13:00:00.000Z', { byTransfer: true }),
  ];
  await pay(one.id);
  const { id } = await declare('2026-12-21');
  world.pass(MINUTE_MS);
  await declare('2026-12-21', id, true);
  world.pass(MINUTE_MS);
  expect(await told('Appointment: a holiday')).toEqual([BISI_EMAIL, one.email].sort());
  await declare('2026-12-21', id);
  expect(await told('Appointment: a holiday')).toEqual([BISI_EMAIL, one.email].sort());
  await pay(late.id);
  expect(await told('Appointment: a holiday')).toEqual([BISI_EMAIL, late.email].sort());
});

const waiter = async (key: string) => {
  const person = await it.as(`waiter${++people}`);
  await person.call(joinWaiting, { params: { key } });
  return async () => {
    await schedule.waiting.tellAll();
    const { notifications } = (await person.call(listNotifications, {})).body;
    return notifications.filter(({ message }) => message.startsWith('A time you wait for')).length;
  };
};

test('a day that is no holiday after all has times again: who waits for them hears of it once, of nobody else’s', async () => {
  await world.platform.pool.query('update counsellor set freed_at = null');
  // Dr Tunde is there on Mondays and Wednesdays alone.
  const [ofBisi, ofTunde] = [await waiter(BISI), await waiter(TUNDE)];
  const { id } = await declare('2026-12-29');
  expect(await ofBisi()).toBe(0);
  await declare('2026-12-29', id, true);
  expect([await ofBisi(), await ofBisi(), await ofTunde()]).toEqual([1, 1, 0]);
  // Expected it closed nothing.
  await declare('2026-12-30', id, true);
  expect(await ofTunde()).toBe(0);
  await declare('2026-12-30', id);
  await declare('2026-12-31', id);
  expect(await ofTunde()).toBe(1);
});

test('where the day stays closed, is full or was never closed to them, nobody hears of it', async () => {
  world.pass(8 * 60 * MINUTE_MS);
  await world.platform.pool.query('update counsellor set freed_at = null');
  const ofTunde = await waiter(TUNDE);
  const [first, second] = [await declare('2027-01-04'), await declare('2027-01-04')];
  await declare('2027-01-04', first.id, true);
  expect(await ofTunde()).toBe(0);
  // There all the same, as they said of this day.
  await world.platform.pool.query(
    'insert into availability_exception (counsellor_id, day, from_minute, to_minute) select id, $2, 540, 600 from counsellor where key = $1',
    [TUNDE, '2027-01-04'],
  );
  await declare('2027-01-04', second.id, true);
  expect(await ofTunde()).toBe(0);
  // Every time of it is taken.
  const { id } = await declare('2027-01-13', randomUUID(), true);
  for (const hour of ['08', '09', '10', '13', '14', '15'])
    await pay((await held(`2027-01-13T${hour}:00:00.000Z`, { counsellor: TUNDE })).id);
  await declare('2027-01-13', id);
  await declare('2027-01-13', id, true);
  expect(await ofTunde()).toBe(0);
});
