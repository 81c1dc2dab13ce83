// A package whose price went back: what was booked with it and is still to come ends, and its time is free again.
import { setTimeout } from 'node:timers/promises';
import * as calls from '@ijeuwa/contract/schedule';
import { eq } from 'drizzle-orm';
import { afterAll, expect, test } from 'vitest';
import { DAY_MS, later } from '#platform/clock.ts';
import { packageVersion } from '#platform/database/tables/billing.ts';
import { saveOrder } from '#test/orders.ts';
import { BISI, makeScheduleWorld } from '#test/schedule-world.ts';
import { findAppointment } from '../booking/booking.repository.ts';

const it = await makeScheduleWorld({
  findMonthlySessions: async (tx, id) =>
    (await world.features.entitlements.find(tx, id)).may.sessionCreditsAMonth?.is ?? 0,
});
const { world, db, book, pay } = it;
afterAll(() => it.close());
type Somebody = Awaited<ReturnType<typeof it.as>>;

type Sold = 'blossom' | 'forever' | 'personalized';
/** For a month; answers the order that it was bought by. */
const buy = async (memberId: string, packageId: Sold): Promise<string> => {
  const [sold] = await db.select().from(packageVersion).where(eq(packageVersion.packageId, packageId));
  const { id: packageVersionId, position: rank } = sold!;
  const now = world.clock.now();
  const { id: orderId } = await saveOrder(db, { memberId, packageVersionId, now, status: 'paid' });
  const bought = { memberId, packageVersionId, rank, months: 1, orderId };
  await db.transaction((tx) =>
    world.features.billing.grants.give(tx, { ...bought, paidBy: 'bank_transfer' }),
  );
  return orderId;
};
const takeBack = (orderId: string, why: 'refund' | 'chargeback' = 'refund') =>
  db.transaction((tx) => world.features.billing.grants.takeBack(tx, orderId, why));
const bookPrivate = async (who: Somebody, startsAt: string) => {
  const booked = await book(who, { kind: 'consultation', startsAt, useCredit: true });
  expect(booked.status).toBe(200);
  return booked.body;
};
const statesOf = async (who: Somebody) =>
  (await who.call(calls.listAppointments, {})).body.appointments.map(({ state }) => state).sort();
const stateOf = async (id: string) => (await findAppointment(db, id))?.state;
const standStill = async (memberId: string) => {
  world.pass(DAY_MS);
  await db.transaction((tx) => world.features.billing.grants.pause(tx, memberId, 5 * DAY_MS));
  world.pass(DAY_MS);
};
/** At nine in the morning of UTC, so many weeks on. */
const mondayIn = (weeks: number) => {
  const now = world.clock.now();
  const day = later(now, (weeks * 7 + 1 - now.getUTCDay()) * DAY_MS)
    .toISOString()
    .slice(0, 10);
  return `${day}T09:00:00.000Z`;
};
const freeTo = async (who: Somebody, startsAt: string) => {
  const query = { kind: 'consultation' as const, from: startsAt.slice(0, 10) };
  const { body } = await who.call(calls.listSlots, { params: { key: BISI }, query });
  return body.days.some(({ slots }) => slots.some((one) => one.startsAt === startsAt));
};

test('a month’s session ends and is unused again; what was paid by itself stays, and all hear of it', async () => {
  const [ada, other] = [await it.as('ada'), await it.as('other')];
  const order = await buy(ada.id, 'forever');
  const startsAt = '2026-11-30T09:00:00.000Z';
  await bookPrivate(ada, startsAt);
  await pay((await book(ada, { startsAt: '2026-12-01T09:00:00Z' })).body._id);
  expect(await freeTo(other, startsAt)).toBe(false);
  await takeBack(order);
  expect(await statesOf(ada)).toEqual(['cancelled', 'confirmed']);
  expect(await freeTo(other, startsAt)).toBe(true);
  await world.deliver();
  const told = world.mails.filter(({ subject }) => subject === 'Appointment cancelled');
  expect(told.find(({ to }) => to === ada.user.email)?.text).toContain(
    'What was paid for the package that it was booked with went back.',
  );
  expect(told.map(({ to }) => to)).toContain('dr-bisi@staff.example');
  await buy(ada.id, 'forever');
  expect((await bookPrivate(ada, startsAt)).state).toBe('confirmed');
});

test('one of sessions that are not counted ends too', async () => {
  const eve = await it.as('eve');
  const order = await buy(eve.id, 'personalized');
  await bookPrivate(eve, '2026-12-02T09:00:00.000Z');
  await takeBack(order);
  expect(await statesOf(eve)).toEqual(['cancelled']);
});

test('where another package gives such sessions too, what is booked stays', async () => {
  const uche = await it.as('uche');
  const order = await buy(uche.id, 'forever');
  await buy(uche.id, 'forever');
  await bookPrivate(uche, '2026-11-30T10:00:00.000Z');
  await takeBack(order);
  expect(await statesOf(uche)).toEqual(['confirmed']);
});

test('whoever books while its price goes back waits for that, and has no session any more', async () => {
  const nora = await it.as('nora');
  const order = await buy(nora.id, 'personalized');
  const booked = await db.transaction(async (tx) => {
    await world.features.billing.grants.takeBack(tx, order, 'refund');
    const reply = book(nora, { kind: 'consultation', startsAt: mondayIn(4), useCredit: true });
    await Promise.race([reply, setTimeout(500)]);
    return { reply };
  });
  expect((await booked.reply).status).toBe(409);
  expect(await statesOf(nora)).toEqual([]);
});

test('while all stands still, one that had not begun goes back alone', async () => {
  const tola = await it.as('tola');
  await buy(tola.id, 'personalized');
  const waiting = await buy(tola.id, 'personalized');
  const { _id } = await bookPrivate(tola, mondayIn(2));
  await standStill(tola.id);
  await takeBack(waiting);
  expect(await stateOf(_id)).toBe('confirmed');
});

test('one that stands still takes along what was booked while it ran', async () => {
  const zara = await it.as('zara');
  const order = await buy(zara.id, 'personalized');
  const { _id } = await bookPrivate(zara, mondayIn(3));
  await standStill(zara.id);
  await takeBack(order);
  expect(await stateOf(_id)).toBe('cancelled');
});

test('what was booked with a package that ended by itself stays when one without sessions goes back', async () => {
  const bola = await it.as('bola');
  await buy(bola.id, 'personalized');
  const { _id } = await bookPrivate(bola, mondayIn(7));
  world.pass(32 * DAY_MS);
  const order = await buy(bola.id, 'blossom');
  world.pass(5 * DAY_MS);
  await takeBack(order);
  expect(await stateOf(_id)).toBe('confirmed');
});

test('of one that has run out, what was booked beyond its end ends when a bank takes the price', async () => {
  const kemi = await it.as('kemi');
  const order = await buy(kemi.id, 'personalized');
  const { _id } = await bookPrivate(kemi, mondayIn(7));
  world.pass(33 * DAY_MS);
  expect(await takeBack(order, 'chargeback')).toBe(false);
  expect(await stateOf(_id)).toBe('cancelled');
  await world.deliver();
  const told = world.mails.filter(({ subject }) => subject === 'Appointment cancelled');
  expect(told.find(({ to }) => to === kemi.user.email)?.text).toContain(
    'What was paid for the package that it was booked with is no longer with us.',
  );
});
