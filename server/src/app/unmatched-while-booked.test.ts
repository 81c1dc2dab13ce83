// Two who booked a session together and are matched no more before it: who keeps it, what both are told, and what becomes of the money.
import { randomUUID } from 'node:crypto';
import { placeOrder } from '@ijeuwa/contract/billing';
import { sayCouple } from '@ijeuwa/contract/couples';
import { endMatch } from '@ijeuwa/contract/matching';
import { blockMember } from '@ijeuwa/contract/safety';
import * as calls from '@ijeuwa/contract/schedule';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { honestPayments } from '#test/honest-payments.ts';
import { linkCounsellors } from '#test/link-counsellors.ts';
import { matchedPair } from '#test/matched.ts';
import { makeWorld, type World } from '#test/test-world.ts';
import { countWaiting } from '#test/waiting-for-locks.ts';

const payments = honestPayments();
let world: World;
beforeAll(async () => {
  world = await makeWorld({}, { payments: payments.provider });
  await linkCounsellors(world.db);
});
afterAll(() => world.close());

const bookedByTwo = async (name: string, startsAt: string) => {
  const { one: ada, other: obi, matchId } = await matchedPair(world, `${name}ada`, `${name}obi`);
  for (const who of [ada, obi]) await who.call(sayCouple, { params: { matchId } });
  const what = { id: randomUUID(), counsellor: 'ibrahim-bello', kind: 'session' as const, startsAt };
  const who = { name: 'Ada', email: 'ada@example.com', phone: '08031234567', withPartner: true };
  const { body: held } = await ada.call(calls.bookAppointment, { body: { ...what, ...who } });
  const order = (await ada.call(placeOrder, { body: { quoteId: held.quote!._id, method: 'card' } })).body;
  payments.pay(order.reference);
  await world.features.billing.payments.askProvider(order._id);
  await world.deliver();
  world.mails.length = 0;
  return { ada, obi, matchId, params: { id: held._id } };
};

test.each([
  ['unmatched', '2026-12-07T09:00:00Z'],
  ['blocked', '2026-12-09T09:00:00Z'],
])(
  '%s: whoever booked keeps it and is told of the price, the other is told that nothing is owed',
  async (how, startsAt) => {
    const { ada, obi, matchId, params } = await bookedByTwo(how, startsAt);
    const ended =
      how === 'blocked'
        ? await obi.call(blockMember, { params: { id: ada.id } })
        : await obi.call(endMatch, { params: { id: matchId } });
    expect(ended.status).toBe(200);
    await world.deliver();
    const mailTo = (of: typeof ada, subject: string) =>
      world.mails.find((mail) => mail.to === of.user.email && mail.subject === subject)?.text;
    expect((await ada.call(calls.findAppointment, { params })).body).toMatchObject({
      state: 'confirmed',
      partner: null,
      comesAlone: true,
      back: null,
    });
    expect((await obi.call(calls.findAppointment, { params })).status).toBe(404);
    const hers = mailTo(ada, 'Appointment: you come alone');
    expect(hers).toContain('It costs one the same as two, so nothing of its price changes.');
    expect(hers).toContain('or cancel it and have back all that it cost, until 24 hours before.');
    const his = mailTo(obi, 'Appointment: without you');
    expect(his).toContain('Its time is free for you again. Nothing is owed.');
    // Neither reads what came between them.
    expect(`${hers} ${his}`).not.toMatch(/unmatch|block/i);
    // She takes it back: all of it is hers, and he has no part in it.
    const { body } = await ada.call(calls.cancelAppointment, { params });
    expect(body.back!.steps[0]!.text).toContain('is to go back');
  },
);

test('who blocks has blocked, though what was booked cannot be changed just then; it is parted a minute later', async () => {
  const { ada, obi, params } = await bookedByTwo('stuck', '2026-12-11T09:00:00Z');
  const { pool } = world.platform;
  await pool.query(
    `create function stuck() returns trigger language plpgsql as $$ begin raise 'stuck'; end $$`,
  );
  await pool.query('create trigger stuck before update on appointment for each row execute function stuck()');
  const blocked = await obi
    .call(blockMember, { params: { id: ada.id } })
    .finally(() => pool.query('drop trigger stuck on appointment'));
  expect(blocked.status).toBe(200);
  expect((await obi.call(calls.findAppointment, { params })).status).toBe(200);
  await world.features.schedule.together.partAll();
  expect((await obi.call(calls.findAppointment, { params })).status).toBe(404);
});

test('unmatched in the very moment of the booking: whoever booked comes alone at once', async () => {
  const { one: ada, other: obi, matchId } = await matchedPair(world, 'momentada', 'momentobi');
  for (const who of [ada, obi]) await who.call(sayCouple, { params: { matchId } });
  const what = { id: randomUUID(), counsellor: 'ibrahim-bello', kind: 'session' as const };
  const who = { name: 'Ada', email: 'ada@example.com', phone: '08031234567', withPartner: true };
  const counsellor = await world.platform.pool.connect();
  await counsellor.query('begin');
  await counsellor.query("select 1 from counsellor where key = 'ibrahim-bello' for update");
  const booking = ada.call(calls.bookAppointment, {
    body: { ...what, startsAt: '2026-12-14T09:00:00Z', ...who },
  });
  await expect.poll(() => countWaiting(world)).toBe(1);
  expect((await obi.call(endMatch, { params: { id: matchId } })).status).toBe(200);
  await counsellor.query('commit');
  counsellor.release();
  expect(await booking).toMatchObject({ status: 200, body: { partner: null } });
  const params = { id: what.id };
  expect((await ada.call(calls.findAppointment, { params })).body.comesAlone).toBe(true);
  expect((await obi.call(calls.findAppointment, { params })).status).toBe(404);
});
