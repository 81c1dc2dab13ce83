// A suspension and money for the same member at one moment: each takes what it holds in the one order, so that neither waits for the other.
import { sql } from 'drizzle-orm';
import { afterAll, expect, test } from 'vitest';
import type { Database, Queryable } from '#platform/database/connect.ts';
import { BISI, makeScheduleWorld } from '#test/schedule-world.ts';
import { makePlayedServices } from '#test/services-sold.ts';
import { countWaiting } from '#test/waiting-for-locks.ts';
import { findAppointment, lockAppointment } from './booking.repository.ts';

/** What was asked back, and which appointments were held by anybody then. */
const held: string[] = [];
const money = makePlayedServices();
const { giveBack } = money.services;
money.services.giveBack = async (tx, ask) => {
  const { rows } = await world.platform.pool.query(
    'select id from appointment where id not in (select id from appointment for update skip locked)',
  );
  held.push(...rows.map(({ id }) => id as string));
  return giveBack(tx, ask);
};
const it = await makeScheduleWorld({ services: money.services });
const { world, db, book, schedule } = it;
afterAll(() => it.close());

const suspendIn = async (tx: Queryable, id: string) => {
  await tx.execute(sql`update member set status = 'suspended' where id = ${id}`);
  await schedule.memberChanged(tx, id, 'suspended');
};
const stateOf = async (id: string) => (await findAppointment(db, id))?.state;
const day = (of: number) => `2026-12-${String(of).padStart(2, '0')}`;
/** One that is paid, and one that is paid soon: both with the same counsellor. */
const withTwo = async (name: string, on: string) => {
  const person = await it.as(name);
  const [paid, soon] = [`${on}T08:00:00.000Z`, `${on}T13:00:00.000Z`];
  const { _id: first } = (await book(person, { startsAt: paid })).body;
  await money.pay(db, first, world.time.now);
  const { _id: second } = (await book(person, { startsAt: soon })).body;
  return { person, first, second };
};

test('whoever has an appointment in hand still gets the time of its counsellor', async () => {
  const { person, first, second } = await withTwo('ada', day(1));
  let suspended = Promise.resolve();
  await db.transaction(async (tx) => {
    await lockAppointment(tx, second);
    suspended = db.transaction((other) => suspendIn(other, person.id));
    await expect.poll(() => countWaiting(world)).toBe(1);
    await tx.execute(sql`set local lock_timeout = '300ms'`);
    await tx.execute(sql`select id from counsellor where key = ${BISI} for no key update`);
  });
  await suspended;
  expect([await stateOf(first), await stateOf(second)]).toEqual(['cancelled', 'lapsed']);
  expect(held).not.toContain(first);
});

test('many times at once: no transaction is given up, and whatever was paid goes back', async () => {
  let runs = 0;
  const counted: Database = Object.create(db, {
    transaction: {
      value: (work: (tx: Queryable) => Promise<unknown>) =>
        db.transaction((tx) => {
          runs += 1;
          return work(tx);
        }),
    },
  });
  for (let round = 0; round < 12; round++) {
    const { person, first, second } = await withTwo(`many${round}`, day(2 + (round % 3)));
    const deeds = [
      () => counted.transaction((tx) => suspendIn(tx, person.id)),
      () => money.pay(counted, second, world.time.now),
    ];
    await Promise.all((round % 2 ? deeds : deeds.reverse()).map((deed) => deed()));
    expect([await stateOf(first), await stateOf(second)]).toEqual(['cancelled', 'cancelled']);
    expect([money.backs.has(first), money.backs.has(second)]).toEqual([true, true]);
  }
  expect(runs).toBe(24);
});
