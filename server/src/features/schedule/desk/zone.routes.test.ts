// A counsellor’s zone: their hours are read on its clock, over a change of clocks too; what is booked keeps its moment.

import { randomUUID } from 'node:crypto';
import { listClients } from '@ijeuwa/contract/clients';
import * as member from '@ijeuwa/contract/schedule';
import * as calls from '@ijeuwa/contract/staff-schedule';
import { afterAll, expect, test } from 'vitest';
import { signInStaff, staffEmail } from '#test/back-office.ts';
import { BISI, makeScheduleWorld, TUNDE } from '#test/schedule-world.ts';
import { startOfDay } from '../times/wall-clock.rules.ts';

const it = await makeScheduleWorld();
const { world, book, pay } = it;
afterAll(() => it.close());
// The clocks of London change on Sunday, 28 March 2027.
world.time.now = new Date('2027-03-19T10:00:00Z');
const staffHere = async (...asked: [string, Parameters<typeof signInStaff>[2]]) => {
  const person = it.stranger();
  person.jar.cookie = (await signInStaff(world, ...asked)).jar.cookie;
  return person;
};
const admin = await staffHere('amaka', ['admin']);
const bisi = await staffHere('bisi', ['counsellor']);

let people = 0;
const booked = async (startsAt: string, change: object = {}) => {
  const person = await it.as(`zone${++people}`);
  const { body, refusal } = await book(person, { startsAt, ...change });
  if (!body._id) throw new Error(refusal.message);
  await pay(body._id);
  return { id: body._id, person };
};
const keepIn = async (who: typeof admin, key: string, zone: string) => {
  const of = { params: { key } };
  const { week, exceptions, version } = (await who.call(calls.findAvailability, of)).body;
  return who.call(calls.changeAvailability, { ...of, body: { week, exceptions, version, zone } });
};
const slotsOf = async (key: string, from: string) => {
  const reader = await it.as(`reader${++people}`);
  return (await reader.call(member.listSlots, { params: { key }, query: { from } })).body;
};
const firstOn = async (day: string) => {
  const { zone, days } = await slotsOf(BISI, day);
  const [slot] = days[0]!.slots;
  return [zone, slot?.startsAt, slot?.label];
};

test('nine o’clock in London is another moment after its clocks have changed; what is booked keeps its own', async () => {
  expect(await firstOn('2027-03-25')).toEqual(['Africa/Lagos', '2027-03-25T08:00:00.000Z', 'Thu at 09:00']);
  const before = await booked('2027-03-25T08:00:00.000Z');
  const staff = { email: staffEmail('bisi'), reason: 'It is hers.' };
  await admin.call(calls.linkCounsellor, { params: { key: BISI }, body: staff });
  const { status, body } = await keepIn(bisi, BISI, 'Europe/London');
  expect(status).toBe(200);
  expect(body.availability).toMatchObject({ zone: 'Europe/London', week: { length: 5 } });
  expect((await bisi.call(listClients, { query: {} })).body.zone).toBe('Europe/London');
  // Eight o’clock there, before their hours: named, and not moved.
  expect(body.bookedOutside).toEqual([{ _id: before.id, startsAt: '2027-03-25T08:00:00.000Z' }]);
  const { person, id } = before;
  expect((await person.call(member.findAppointment, { params: { id } })).body).toMatchObject({
    startsAt: '2027-03-25T08:00:00.000Z',
    state: 'confirmed',
  });
  expect(await firstOn('2027-03-24')).toEqual(['Europe/London', '2027-03-24T09:00:00.000Z', 'Wed at 09:00']);
  expect(await firstOn('2027-03-30')).toEqual(['Europe/London', '2027-03-30T08:00:00.000Z', 'Tue at 09:00']);
  const early = await book(await it.as('early'), { startsAt: '2027-03-24T08:00:00.000Z' });
  expect(early.refusal.message).toContain('(London time)');
  await booked('2027-03-24T16:00:00.000Z');
  await booked('2027-03-30T08:00:00.000Z');
  expect((await keepIn(admin, BISI, 'Africa/Atlantis')).status).toBe(400);
  // Saved without a zone it stays.
  const { week, exceptions, version } = body.availability;
  const saved = await admin.call(calls.changeAvailability, {
    params: { key: BISI },
    body: { week, exceptions, version },
  });
  expect(saved.body.availability.zone).toBe('Europe/London');
});

test('a holiday is the day of each counsellor’s clock, for what is booked as for what is free', async () => {
  expect((await keepIn(admin, TUNDE, 'America/Los_Angeles')).status).toBe(200);
  // Wednesday at 16:00 there is Thursday in Lagos. Each day has one of the London counsellor too.
  await booked('2027-03-24T23:00:00.000Z', { counsellor: TUNDE });
  const declare = async (day: string) => {
    const body = { id: randomUUID(), day, name: 'A day of rest', provisional: false };
    return (await admin.call(calls.addHoliday, { body })).body.booked;
  };
  expect(await declare('2027-03-25')).toBe(1);
  expect(await declare('2027-03-24')).toBe(2);
  expect((await slotsOf(TUNDE, '2027-03-24')).days[0]!.slots).toEqual([]);
});

test('the desk reads a week by the clock of whose it is, an administrator all of them by that of Lagos', async () => {
  // Wednesday at four there is Thursday in Lagos.
  await booked('2027-03-31T23:00:00.000Z', { counsellor: TUNDE });
  const startsOf = async (query: { from: string; counsellor?: string }) =>
    (await admin.call(calls.listStaffAppointments, { query })).body.appointments.map(
      ({ startsAt }) => startsAt,
    );
  const at = '2027-03-31T23:00:00.000Z';
  expect(await startsOf({ from: '2027-04-01', counsellor: TUNDE })).not.toContain(at);
  expect(await startsOf({ from: '2027-04-01' })).toContain(at);
  expect(await startsOf({ from: '2027-03-25', counsellor: TUNDE })).toContain(at);
});

test('a week is read that begins or ends on a day whose midnight the clock leaps over', async () => {
  expect((await keepIn(admin, TUNDE, 'Africa/Cairo')).status).toBe(200);
  // Friday, 30 April 2027 begins there at one.
  expect(startOfDay('2027-04-30', 'Africa/Cairo').toISOString()).toBe('2027-04-29T22:00:00.000Z');
  expect(startOfDay('2027-05-01', 'Africa/Cairo').toISOString()).toBe('2027-04-30T21:00:00.000Z');
  for (const from of ['2027-04-23', '2027-04-30']) {
    const { status, body } = await admin.call(calls.listStaffAppointments, {
      query: { from, counsellor: TUNDE },
    });
    expect([status, body.from]).toEqual([200, from]);
  }
});
