// An account that is suspended: what it booked and is still to come ends, paid back whole; whom it came along with is told.
import { randomUUID } from 'node:crypto';
import * as calls from '@ijeuwa/contract/schedule';
import { afterAll, expect, test } from 'vitest';
import { HOUR_MS, later } from '#platform/clock.ts';
import { matchThem } from '#test/matched.ts';
import { BISI, makeScheduleWorld } from '#test/schedule-world.ts';
import { findAppointment } from './booking.repository.ts';

let partner: string | undefined;
const it = await makeScheduleWorld({ findPartner: async () => partner });
const { world, db, book, pay, schedule, money } = it;
afterAll(() => it.close());

const suspend = (id: string) => db.transaction((tx) => schedule.memberChanged(tx, id, 'suspended'));
const rowOf = async (id: string) => (await findAppointment(db, id))!;
const stateOf = async (id: string) => (await rowOf(id)).state;
const isFree = async (startsAt: string) => {
  const other = await it.as('other');
  const query = { kind: 'session' as const, from: startsAt.slice(0, 10) };
  const { body } = await other.call(calls.listSlots, { params: { key: BISI }, query });
  return body.days.some(({ slots }) => slots.some((one) => one.startsAt === startsAt));
};

test('what was paid goes back though it is less than a day ahead, its time is free, and the counsellor is told', async () => {
  const ada = await it.as('ada');
  const startsAt = '2026-11-30T08:00:00.000Z';
  const { _id: id } = (await book(ada, { startsAt })).body;
  await pay(id);
  const { _id: held } = (await book(ada, { startsAt: '2026-12-01T09:00:00.000Z' })).body;
  const now = world.time.now;
  world.time.now = later(new Date(startsAt), -5 * HOUR_MS);
  for (const _ of [1, 2]) await suspend(ada.id);
  expect([await stateOf(id), await stateOf(held)]).toEqual(['cancelled', 'lapsed']);
  expect([...money.backs]).toEqual([[id, 'Ended: the account of whoever booked it is suspended.']]);
  expect(await isFree(startsAt)).toBe(true);
  await world.deliver();
  const toBisi = world.mails.filter(({ to }) => to === 'dr-bisi@staff.example').map(({ subject }) => subject);
  expect(toBisi).toContain('Appointment cancelled');
  world.time.now = now;
});

test('money that comes afterwards books nothing: all of it goes back, and the time stays free', async () => {
  const lola = await it.as('lola');
  const [lapsed, open] = ['2026-12-09T09:00:00.000Z', '2026-12-10T09:00:00.000Z'];
  const { _id: before } = (await book(lola, { startsAt: lapsed })).body;
  await suspend(lola.id);
  // One whose hold nobody has ended yet.
  const { _id: held } = (await book(lola, { startsAt: open })).body;
  await world.platform.pool.query("update member set status = 'suspended' where id = $1", [lola.id]);
  for (const id of [before, held]) await pay(id);
  for (const id of [before, held]) {
    expect(await rowOf(id)).toMatchObject({ state: 'cancelled', endedAt: world.time.now });
    expect(money.backs.get(id)).toBe('It was paid while the account of whoever booked it is suspended.');
  }
  expect([await isFree(lapsed), await isFree(open)]).toEqual([true, true]);
});

test('a session that was given is back where it was taken from, and one that has begun is left as it is', async () => {
  const eve = await it.as('eve');
  const grant = { memberId: eve.id, planId: randomUUID(), title: 'Four', kind: 'session' as const };
  const usableUntil = new Date('2027-03-01T00:00:00Z');
  await db.transaction((tx) => schedule.credits.grant(tx, { ...grant, sessions: 2, usableUntil }));
  const take = async (startsAt: string) => (await book(eve, { startsAt, useCredit: true })).body._id;
  const [begun, ahead] = [await take('2026-11-30T10:00:00.000Z'), await take('2026-12-02T09:00:00.000Z')];
  const now = world.time.now;
  world.time.now = new Date('2026-11-30T10:10:00.000Z');
  await suspend(eve.id);
  expect([await stateOf(begun), await stateOf(ahead)]).toEqual(['confirmed', 'cancelled']);
  expect((await schedule.credits.find(eve.id)).left).toBe(1);
  world.time.now = now;
});

test('where it came along the other comes alone; where it booked for two both are told', async () => {
  const [uche, nora] = [await it.as('uche'), await it.as('nora')];
  await matchThem(world, uche, nora);
  partner = nora.id;
  const { _id: id } = (await book(uche, { startsAt: '2026-12-03T09:00:00.000Z', withPartner: true })).body;
  await pay(id);
  await suspend(nora.id);
  expect(await rowOf(id)).toMatchObject({ state: 'confirmed', partnerId: null });
  partner = uche.id;
  const { _id: theirs } = (await book(nora, { startsAt: '2026-12-04T09:00:00.000Z', withPartner: true }))
    .body;
  await pay(theirs);
  await suspend(nora.id);
  expect(await stateOf(theirs)).toBe('cancelled');
  partner = undefined;
  await world.deliver();
  const toUche = world.mails.filter(({ to }) => to === uche.user.email).map(({ subject }) => subject);
  expect(toUche).toEqual(expect.arrayContaining(['Appointment: you come alone', 'Appointment cancelled']));
});

test('a session that a counsellor cancels comes back with sixty days at least to use it', async () => {
  const obi = await it.as('obi');
  const grant = { memberId: obi.id, planId: randomUUID(), title: 'Four', kind: 'session' as const };
  const usableUntil = new Date('2026-12-08T00:00:00Z');
  await db.transaction((tx) => schedule.credits.grant(tx, { ...grant, sessions: 1, usableUntil }));
  const { _id: id } = (await book(obi, { startsAt: '2026-12-07T09:00:00.000Z', useCredit: true })).body;
  const { rows } = await world.platform.pool.query(
    "insert into staff (email, name, roles) values ('ngozi@staff.example', 'Ngozi', '{admin}') returning id",
  );
  const viewer = { staffId: rows[0].id as string, sessionId: '', roles: ['admin' as const] };
  await schedule.desk.cancel(viewer, id, 'She is ill.');
  const { plans } = await schedule.credits.find(obi.id);
  expect(plans).toMatchObject([
    { left: 1, usableUntil: later(world.time.now, 60 * 24 * HOUR_MS).toISOString() },
  ]);
  await world.deliver();
  const told = world.mails.find(
    ({ to, subject }) => to === obi.user.email && subject === 'Appointment cancelled',
  );
  expect(told?.text).toContain('for at least 60 days');
});
