// Money that comes once a hold has ended books by the rules that hold for everybody: what cannot be booked then is chosen anew.
import { findAppointment, moveAppointment } from '@ijeuwa/contract/schedule';
import { linkCounsellor } from '@ijeuwa/contract/staff-schedule';
import { afterAll, expect, test } from 'vitest';
import { MINUTE_MS } from '#platform/clock.ts';
import { signInStaff } from '#test/back-office.ts';
import { BISI, makeScheduleWorld } from '#test/schedule-world.ts';

const it = await makeScheduleWorld();
const { world, book, pay, schedule } = it;
afterAll(() => it.close());

let people = 0;
const held = async (startsAt: string, now: string) => {
  world.time.now = new Date(now);
  const person = await it.as(`late${++people}`);
  const { body } = await book(person, { startsAt });
  expect(body.state).toBe('held');
  const show = async () => (await person.call(findAppointment, { params: { id: body._id } })).body;
  return { id: body._id, person, show };
};

test('money minutes before the time takes it no more: another is chosen, and the mail says why', async () => {
  const one = await held('2026-11-30T08:00:00.000Z', '2026-11-30T03:30:00Z');
  world.time.now = new Date('2026-11-30T07:55:00Z');
  await schedule.paid.clearRunOut();
  await pay(one.id);
  expect(await one.show()).toMatchObject({ state: 'choosing' });
  await world.deliver();
  const mail = world.mails.findLast(({ to }) => to === one.person.user.email);
  expect(mail?.text).toContain('came too late for its time');
});

test('nor where nobody has cleared the hold away yet; paid within its hold it is booked', async () => {
  const late = await held('2026-12-01T08:00:00.000Z', '2026-12-01T03:59:00Z');
  world.pass(16 * MINUTE_MS);
  await pay(late.id);
  expect(await late.show()).toMatchObject({ state: 'choosing' });
  const soon = await held('2026-12-01T09:00:00.000Z', '2026-12-01T04:59:00Z');
  world.pass(14 * MINUTE_MS);
  await pay(soon.id);
  expect(await soon.show()).toMatchObject({ state: 'confirmed' });
});

test('whoever chooses again a time that is too near is named the three nearest', async () => {
  const one = await held('2026-12-02T08:00:00.000Z', '2026-12-02T03:30:00Z');
  world.time.now = new Date('2026-12-02T07:55:00Z');
  await pay(one.id);
  const { version } = await one.show();
  const body = { startsAt: '2026-12-02T10:00:00.000Z', version };
  const refused = await one.person.call(moveAppointment, { params: { id: one.id }, body });
  expect([refused.status, refused.refusal.nearest]).toEqual([
    409,
    ['2026-12-02T13:00:00.000Z', '2026-12-02T14:00:00.000Z', '2026-12-02T15:00:00.000Z'],
  ]);
});

test('where nobody is the counsellor any more, another is chosen too, even within the hold', async () => {
  const one = await held('2026-12-03T08:00:00.000Z', '2026-12-01T09:00:00Z');
  const admin = it.stranger();
  admin.jar.cookie = (await signInStaff(world, 'amaka', ['admin'])).jar.cookie;
  const body = { email: null, reason: 'She has left.' };
  await admin.call(linkCounsellor, { params: { key: BISI }, body });
  await pay(one.id);
  expect(await one.show()).toMatchObject({ state: 'choosing' });
});
