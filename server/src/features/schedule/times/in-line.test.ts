// Who waits for a counsellor’s time waits in line: nobody who came later goes first, or somebody waits until the database gives up.
import { sql } from 'drizzle-orm';
import { afterAll, expect, test } from 'vitest';
import { makeWorld } from '#test/test-world.ts';
import { countWaiting } from '#test/waiting-for-locks.ts';
import { findByKey, lockCounsellors } from './times.repository.ts';

const world = await makeWorld();
afterAll(() => world.close());

const expectWaiting = (count: number) =>
  expect.poll(() => countWaiting(world), { interval: 5 }).toBeGreaterThanOrEqual(count);

test('six who come one after the other are served so, whether they refer to the counsellor already or not', async () => {
  const { id } = (await findByKey(world.db, 'ibrahim-bello'))!;
  const served: number[] = [];
  /** Whoever books has written an appointment by then, which holds the counsellor’s key; whoever has paid has not. */
  const come = (place: number) =>
    world.db.transaction(async (tx) => {
      if (place % 2 === 0) await tx.execute(sql`select from counsellor where id = ${id} for key share`);
      await lockCounsellors(tx, [id]);
      served.push(place);
    });
  const coming: Promise<void>[] = [];
  await world.db.transaction(async (tx) => {
    await lockCounsellors(tx, [id]);
    for (let place = 1; place <= 6; place += 1) {
      coming.push(come(place));
      await expectWaiting(place);
    }
  });
  await Promise.all(coming);
  expect(served).toEqual([1, 2, 3, 4, 5, 6]);
});
