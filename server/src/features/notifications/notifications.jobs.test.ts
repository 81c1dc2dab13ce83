// What the notifications room forgets after a while, and what it keeps.
import { listNotifications } from '@ijeuwa/contract/notifications';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { DAY_MS } from '#platform/clock.ts';
import { delivery } from '#platform/database/tables/notifications.ts';
import { staySignedIn } from '#test/stay-signed-in.ts';
import { makeWorld, type World } from '#test/test-world.ts';
import { DELIVERIES_KEPT_DAYS, NOTICES_KEPT_DAYS, notificationsJobs } from './notifications.jobs.ts';

let world: World;
beforeAll(async () => {
  world = await makeWorld();
});
afterAll(() => world.close());

const forget = () =>
  notificationsJobs({ ...world, ...world.features.notifications })
    .find(({ name }) => name === 'notifications-forget')!
    .run();
const ring = (memberId: string, onceKey: string) =>
  world.features.notifications.outbox.notify(world.db, {
    onceKey,
    category: 'matches',
    memberId,
    bell: { type: 'new_match', title: onceKey, message: '' },
  });

test('what left or failed is forgotten after three months, a notice after a year, and what waits never', async () => {
  const ada = await world.as('ada');
  const listed = async () => {
    await staySignedIn(world);
    const titles = (await ada.call(listNotifications, {})).body.notifications.map((one) => one.title);
    const kept = (await world.db.select().from(delivery)).map((one) => one.onceKey.split(':')[0]);
    return { titles, kept: kept.filter((key) => ['first', 'second', 'waiting'].includes(key!)).sort() };
  };
  await ring(ada.id, 'first');
  await world.deliver();
  world.pass(DAY_MS);
  await ring(ada.id, 'second');
  await world.deliver();
  await ring(ada.id, 'waiting');
  world.pass((DELIVERIES_KEPT_DAYS - 1) * DAY_MS);
  await forget();
  expect(await listed()).toEqual({
    titles: ['waiting', 'second', 'first'],
    kept: ['first', 'second', 'waiting'],
  });
  world.pass(DAY_MS / 2);
  await forget();
  expect((await listed()).kept).toEqual(['second', 'waiting']);
  world.pass((NOTICES_KEPT_DAYS - DELIVERIES_KEPT_DAYS) * DAY_MS);
  await forget();
  expect(await listed()).toEqual({ titles: ['waiting', 'second'], kept: ['waiting'] });
});
