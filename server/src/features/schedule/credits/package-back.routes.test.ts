// A package whose price went back: what was booked with it and is still to come ends, and its time is free again.
import * as calls from '@ijeuwa/contract/schedule';
import { eq } from 'drizzle-orm';
import { afterAll, expect, test } from 'vitest';
import { packageVersion } from '#platform/database/tables/billing.ts';
import { saveOrder } from '#test/orders.ts';
import { BISI, makeScheduleWorld } from '#test/schedule-world.ts';

const monthly = new Map<string, number>();
const it = await makeScheduleWorld({ findMonthlySessions: async (_, id) => monthly.get(id) ?? 0 });
const { world, db, book, pay } = it;
afterAll(() => it.close());
type Somebody = Awaited<ReturnType<typeof it.as>>;

/** The order that it was bought by. */
const buy = async (memberId: string, packageId: 'forever' | 'personalized'): Promise<string> => {
  const [sold] = await db.select().from(packageVersion).where(eq(packageVersion.packageId, packageId));
  const { id: packageVersionId, position: rank, content } = sold!;
  const now = world.clock.now();
  const { id: orderId } = await saveOrder(db, { memberId, packageVersionId, now, status: 'paid' });
  const bought = { memberId, packageVersionId, rank, months: content.months, orderId };
  await db.transaction((tx) =>
    world.features.billing.grants.give(tx, { ...bought, paidBy: 'bank_transfer' }),
  );
  monthly.set(memberId, packageId === 'forever' ? 1 : Number.POSITIVE_INFINITY);
  return orderId;
};
const takeBack = async (orderId: string) => {
  await db.transaction((tx) => world.features.billing.grants.takeBack(tx, orderId, 'refund'));
};
const bookPrivate = async (who: Somebody, startsAt: string) => {
  const booked = await book(who, { kind: 'consultation', startsAt, useCredit: true });
  expect(booked.status).toBe(200);
  return booked.body;
};
const statesOf = async (who: Somebody) =>
  (await who.call(calls.listAppointments, {})).body.appointments.map(({ state }) => state).sort();
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
