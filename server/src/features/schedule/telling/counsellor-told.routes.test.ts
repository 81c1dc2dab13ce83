// What the counsellor is told of an appointment as it goes on: a reminder, its move from when to when, and that one of two comes alone.
import * as calls from '@ijeuwa/contract/schedule';
import { afterAll, beforeEach, expect, test } from 'vitest';
import { HOUR_MS, later } from '#platform/clock.ts';
import { matchThem } from '#test/matched.ts';
import { BISI, makeScheduleWorld } from '#test/schedule-world.ts';
import { staySignedIn } from '#test/stay-signed-in.ts';

const partners = new Map<string, string>();
const it = await makeScheduleWorld({ findPartner: async (_, memberId) => partners.get(memberId) });
const { world, book, pay, schedule } = it;
afterAll(() => it.close());
const START = world.time.now;
beforeEach(async () => {
  world.time.now = START;
  await staySignedIn(world);
});

let people = 0;
const takeMails = async (email = `${BISI}@staff.example`) => {
  await world.deliver();
  const mails = world.mails.filter(({ to }) => to === email);
  world.mails.length = 0;
  return mails;
};
const booked = async (startsAt: string) => {
  const [ada, obi] = [await it.as(`ada${++people}`), await it.as(`obi${people}`)];
  await matchThem(world, ada, obi);
  partners.set(ada.id, obi.id);
  const { _id: id } = (await book(ada, { startsAt, withPartner: true })).body;
  await pay(id);
  await takeMails();
  return { ada, obi, id };
};

test('an hour before they are reminded, once, with the way to the room, and of nobody by name', async () => {
  const startsAt = '2026-12-01T13:00:00Z';
  const { id } = await booked(startsAt);
  world.time.now = later(new Date(startsAt), -24 * HOUR_MS);
  await schedule.reminders.remindAll();
  expect(await takeMails()).toEqual([]);
  world.time.now = later(new Date(startsAt), -HOUR_MS);
  for (const _ of [1, 2]) await schedule.reminders.remindAll();
  const mails = await takeMails();
  expect(mails.map(({ subject }) => subject)).toEqual(['Appointment: a reminder']);
  expect(mails[0]!.text).toContain('1 December 2026 at 14:00 WAT');
  expect(mails[0]!.text).toContain(`/staff/session/${id}`);
  expect(mails[0]!.text).not.toMatch(/Ada|Okeke/);
});

test('a move names the time until now and the new one, to them and to whoever booked, who reads what is left', async () => {
  const { ada, id } = await booked('2026-12-02T08:00:00Z');
  const { version } = (await ada.call(calls.findAppointment, { params: { id } })).body;
  const body = { startsAt: '2026-12-03T13:00:00Z', version };
  expect((await ada.call(calls.moveAppointment, { params: { id }, body })).status).toBe(200);
  await world.deliver();
  const [theirs, hers] = [`${BISI}@staff.example`, ada.user.email].map(
    (email) => world.mails.find(({ to, subject }) => to === email && subject === 'Appointment moved')!.text,
  );
  for (const text of [theirs, hers]) {
    expect(text).toContain('3 December 2026 at 14:00 WAT');
    expect(text).toMatch(/Until now:?\s+Wed 2 December 2026 at 09:00 WAT/);
  }
  expect(hers).toContain('You can move it once more');
});

test('that one of two comes alone is told to them, and not who', async () => {
  const { ada, obi, id } = await booked('2026-12-07T08:00:00Z');
  partners.delete(ada.id);
  await schedule.together.partAll();
  await schedule.together.partAll();
  const mails = (await takeMails()).filter(({ text }) => text.includes(id));
  expect(mails.map(({ subject }) => subject)).toEqual(['Appointment: one comes alone']);
  expect(mails[0]!.text).not.toMatch(/Ada|Okeke/);
  expect((await obi.call(calls.findAppointment, { params: { id } })).status).toBe(404);
});
