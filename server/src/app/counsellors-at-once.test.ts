// Several of the staff change who can be booked at the same moment, while members book: nothing fails, nothing is given up, and the schedule has it as the catalogue has it.
import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { signInStaff } from '#test/back-office.ts';
import { linkCounsellors } from '#test/link-counsellors.ts';
import type { Client } from '#test/people.ts';
import { makeWorld, type World } from '#test/test-world.ts';
import { lockCounsellors } from '../features/schedule/times/times.repository.ts';

let world: World;
let fola: Client;
beforeAll(async () => {
  world = await makeWorld();
  await linkCounsellors(world.db);
  fola = await signInStaff(world, 'fola', ['finance']);
});
afterAll(() => world.close());

const ADDRESS = '/api/staff/counsellor-entries';
const data = (name: string, position: number) => ({
  ...{ name, title: 'MA, Counselling', category: 'family', specialties: ['Grief'], languages: ['English'] },
  ...{ bio: 'She listens.', weekdays: ['Mon', 'Sat'], price: 90_000, priceUSD: 56.25, position },
});
const bookable = async (): Promise<string[]> =>
  (await world.platform.pool.query('select key from counsellor where bookable order by key')).rows.map(
    ({ key }) => key,
  );
const rows = async (text: string) => (await world.platform.pool.query(text)).rows;
const deadlocks = async (): Promise<number> => {
  await pause(1_100);
  const all = await Promise.all(
    Array.from({ length: world.platform.pool.totalCount }, () => world.platform.pool.connect()),
  );
  await Promise.all(all.map((one) => one.query('select pg_stat_force_next_flush()')));
  for (const one of all) one.release();
  return (await rows('select deadlocks::int from pg_stat_database where datname = current_database()'))[0]
    .deadlocks;
};

test('many are added and ended at once, beside who books: each answers, and the schedule agrees with the catalogue', async () => {
  const before = await bookable();
  const names = Array.from({ length: 8 }, (_, at) => `Counsellor ${'ABCDEFGH'[at]}`);
  const lockedBefore = await deadlocks();
  // As bookings do: some of them held together, in the one order, for a little while.
  let isOver = false;
  const booking = Array.from({ length: 4 }, async () => {
    while (!isOver) {
      const ids: string[] = (await rows('select id from counsellor order by random() limit 4')).map(
        ({ id }) => id,
      );
      await world.db.transaction(async (tx) => {
        await lockCounsellors(tx, ids);
        await pause(5);
      });
    }
  });
  try {
    for (let round = 0; round < 3; round += 1) {
      const added = await Promise.all(
        names.map((name, at) => fola.send('POST', ADDRESS, { data: data(name, 20 - at), reason: 'new' })),
      );
      expect(added.map(({ status }) => status)).toEqual(names.map(() => 200));
      expect(await bookable()).toHaveLength(before.length + names.length);
      const ended = await Promise.all(
        names.map((name) => {
          const key = name.toLowerCase().replace(' ', '-');
          const seen = { reason: 'gone', seenVersion: 2 * round + 1 };
          return fola.send('POST', `${ADDRESS}/${key}/end`, seen);
        }),
      );
      expect(ended.map(({ status }) => status)).toEqual(names.map(() => 200));
      expect(await bookable()).toEqual(before);
    }
  } finally {
    isOver = true;
    await Promise.all(booking);
  }
  expect((await deadlocks()) - lockedBefore).toBe(0);
});
