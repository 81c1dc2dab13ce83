// What the bell promises, through HTTP.
import { randomUUID } from 'node:crypto';
import * as calls from '@ijeuwa/contract/notifications';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { member } from '#platform/database/tables/accounts.ts';
import { like, makeCouples } from '#test/couples.ts';
import type { Person } from '#test/people.ts';
import { makeWorld, type World } from '#test/test-world.ts';

let world: World;
beforeAll(async () => {
  world = await makeWorld();
});
afterAll(() => world.close());

const ring = (person: Person, title: string, onceKey: string = randomUUID()) =>
  world.db.transaction((tx) =>
    world.features.notifications.outbox.notify(tx, {
      onceKey,
      category: 'matches',
      memberId: person.id,
      bell: { type: 'new_match', title, message: 'You both liked each other.' },
    }),
  );
const list = async (person: Pick<Person, 'call'>) =>
  (await person.call(calls.listNotifications, {})).body.notifications;

test('notices are listed newest first, to their member alone', async () => {
  const [ada, obi] = [await world.as('ada'), await world.as('obi')];
  await ring(ada, 'first');
  world.pass(1000);
  await ring(ada, 'second');
  const notices = await list(ada);
  expect(notices.map(({ title, read }) => [title, read])).toEqual([
    ['second', false],
    ['first', false],
  ]);
  expect(notices[0]).toEqual({
    _id: expect.any(String),
    type: 'new_match',
    title: 'second',
    message: 'You both liked each other.',
    about: null,
    count: 1,
    read: false,
    createdAt: world.clock.now().toISOString(),
  });
  expect(await list(obi)).toEqual([]);
});

test('a notice reaches the open screen as the one that stands in the list', async () => {
  const bisi = await world.as('bisi');
  await ring(bisi, 'hello');
  await world.deliver();
  const shown = world.live.filter((one) => one.memberId === bisi.id && one.event === 'notification');
  expect(shown.map(({ payload }) => payload)).toEqual(await list(bisi));
});

test('the same cause rings once, even when it comes from several sides at once or after it was removed', async () => {
  const chike = await world.as('chike');
  await Promise.all(Array.from({ length: 6 }, () => ring(chike, 'once', 'match:1')));
  expect(await list(chike)).toHaveLength(1);
  await chike.call(calls.clearNotifications, {});
  await ring(chike, 'once', 'match:1');
  expect(await list(chike)).toEqual([]);
});

test('one is read, then all; another’s is not there', async () => {
  const [dayo, efe] = [await world.as('dayo'), await world.as('efe')];
  for (const title of ['one', 'two', 'three']) await ring(dayo, title);
  const [first] = await list(dayo);
  const readIt = (person: Person, id: string) => person.call(calls.readNotification, { params: { id } });
  expect((await readIt(dayo, first!._id)).body).toEqual({ ok: true });
  expect((await readIt(dayo, first!._id)).status).toBe(200);
  expect((await list(dayo)).filter(({ read }) => read)).toHaveLength(1);
  expect((await readIt(efe, first!._id)).status).toBe(404);
  expect((await readIt(dayo, randomUUID())).status).toBe(404);
  expect((await dayo.send('PUT', '/api/notifications/7/read')).status).toBe(400);
  expect((await dayo.call(calls.readAllNotifications, {})).body).toEqual({ ok: true });
  expect((await list(dayo)).every(({ read }) => read)).toBe(true);
});

test('one is removed, then all; another’s stays', async () => {
  const [femi, gozi] = [await world.as('femi'), await world.as('gozi')];
  for (const title of ['one', 'two']) await ring(femi, title);
  const [first] = await list(femi);
  const remove = (person: Person) => person.call(calls.removeNotification, { params: { id: first!._id } });
  expect((await remove(gozi)).body).toEqual({ ok: true });
  expect(await list(femi)).toHaveLength(2);
  for (let again = 0; again < 2; again++) expect((await remove(femi)).body).toEqual({ ok: true });
  expect(await list(femi)).toHaveLength(1);
  await ring(gozi, 'mine');
  expect((await femi.call(calls.clearNotifications, {})).body).toEqual({ ok: true });
  expect([await list(femi), (await list(gozi)).length]).toEqual([[], 1]);
});

test('nothing is told to a stranger', async () => {
  const stranger = world.stranger();
  for (const [method, url] of [
    ['GET', '/api/notifications'],
    ['PUT', '/api/notifications/mark-all-read'],
    ['DELETE', '/api/notifications/clear-all'],
  ] as const)
    expect((await stranger.send(method, url)).status).toBe(401);
});

test('the bell says nothing of a match who is leaving, and says it again once they are back', async () => {
  const { ada, obi } = await makeCouples(world).couple();
  await like(ada, obi);
  await like(obi, ada);
  const told = async () => (await list(ada)).filter(({ type }) => type === 'new_match');
  expect(await told()).toHaveLength(1);
  for (const [status, count] of [
    ['leaving', 0],
    ['suspended', 0],
    ['active', 1],
  ] as const) {
    await world.db.update(member).set({ status }).where(eq(member.id, obi.id));
    expect(await told()).toHaveLength(count);
  }
});
