// What the bell says of likes that wait for an answer, through HTTP and SQL.
import * as calls from '@ijeuwa/contract/matching';
import { listNotifications, readAllNotifications } from '@ijeuwa/contract/notifications';
import { blockMember } from '@ijeuwa/contract/safety';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { DAY_MS } from '#platform/clock.ts';
import { like, makeCouples, pass } from '#test/couples.ts';
import { enterMember, type Member, man } from '#test/members.ts';
import { makeWorld, type World } from '#test/test-world.ts';

let world: World;
let couples: ReturnType<typeof makeCouples>;
beforeAll(async () => {
  world = await makeWorld();
  couples = makeCouples(world);
});
afterAll(() => world.close());

/** One woman, and as many men who fit her. */
const courted = async (men: number): Promise<{ ada: Member; men: Member[] }> => {
  const { ada, obi } = await couples.couple();
  const age = couples.age();
  const others = man({ age, wish: { ageMin: age, ageMax: age + 1 } });
  const rest = [];
  for (let at = 1; at < men; at++) rest.push(await enterMember(world, `Man${at}`, others));
  return { ada, men: [obi, ...rest] };
};
const bell = async (person: Member) =>
  (await person.call(listNotifications, {})).body.notifications.filter(({ type }) => type === 'new_like');

test('they stand in one row that counts them and names nobody, and each new one rings', async () => {
  const { ada, men } = await courted(3);
  await like(men[0]!, ada);
  expect(await bell(ada)).toMatchObject([{ title: 'Somebody likes you', count: 1, read: false }]);
  await ada.call(readAllNotifications, {});
  await Promise.all(men.slice(1).map((one) => like(one, ada)));
  const [row, ...more] = await bell(ada);
  expect(more).toEqual([]);
  expect(row).toMatchObject({ title: '3 people like you', count: 3, read: false });
  expect(`${row?.title} ${row?.message}`).not.toMatch(/Obi|Man/);
  await like(men[1]!, ada);
  expect(await bell(ada)).toMatchObject([{ count: 3 }]);
});

test('an answer takes its like out of the row without ringing; the last one takes the row away', async () => {
  const { ada, men } = await courted(2);
  for (const one of men) await like(one, ada);
  await ada.call(readAllNotifications, {});
  await pass(ada, men[0]!);
  expect(await bell(ada)).toMatchObject([{ title: 'Somebody likes you', count: 1, read: true }]);
  await ada.call(calls.undoPass, {});
  expect(await bell(ada)).toMatchObject([{ count: 2, read: true }]);
  await pass(ada, men[0]!);
  await like(ada, men[1]!);
  expect(await bell(ada)).toEqual([]);
});

test('a like that is taken back and a person who is blocked leave no row', async () => {
  const { ada, men } = await courted(2);
  for (const one of men) await like(one, ada);
  await pass(men[0]!, ada);
  expect(await bell(ada)).toMatchObject([{ count: 1 }]);
  await ada.call(blockMember, { params: { id: men[1]!.id } });
  expect(await bell(ada)).toEqual([]);
});

test('being blocked by the one who liked leaves no row either', async () => {
  const { ada, men } = await courted(1);
  await like(men[0]!, ada);
  await men[0]!.call(blockMember, { params: { id: ada.id } });
  expect(await bell(ada)).toEqual([]);
});

test('with a match its rows go too: nothing in the bell names who is parted from', async () => {
  const { ada, men } = await courted(1);
  await like(men[0]!, ada);
  await like(ada, men[0]!);
  const all = async (person: Member) => (await person.call(listNotifications, {})).body.notifications;
  expect(await all(ada)).toMatchObject([{ type: 'new_match' }]);
  await ada.call(blockMember, { params: { id: men[0]!.id } });
  expect([await all(ada), await all(men[0]!)]).toEqual([[], []]);
});

const heard = (person: Member, event: string) =>
  world.live.filter((told) => told.memberId === person.id && told.event === event);
const likeAnew = async (one: Member, other: Member) => {
  await pass(one, other);
  await one.call(calls.undoPass, {});
  expect((await like(one, other)).status).toBe(200);
};

test('a like that is taken back and given again rings once a day, and is counted all the same', async () => {
  const { ada, men } = await courted(2);
  await like(men[0]!, ada);
  await ada.call(readAllNotifications, {});
  for (let time = 0; time < 3; time += 1) {
    await likeAnew(men[0]!, ada);
    expect(await bell(ada)).toMatchObject([{ title: 'Somebody likes you', count: 1, read: true }]);
  }
  expect(heard(ada, 'notification')).toHaveLength(1);
  expect((await ada.call(calls.listMatchRequests, {})).body.requests).toHaveLength(1);

  // Somebody else's rings.
  await like(men[1]!, ada);
  expect(heard(ada, 'notification')).toHaveLength(2);
  expect(await bell(ada)).toMatchObject([{ count: 2, read: false }]);

  // What has not been read stays unread.
  await likeAnew(men[0]!, ada);
  expect(heard(ada, 'notification')).toHaveLength(2);
  expect(await bell(ada)).toMatchObject([{ count: 2, read: false }]);
});

test('a like that is given again the day after rings again', async () => {
  const { ada, men } = await courted(1);
  await like(men[0]!, ada);
  await pass(men[0]!, ada);
  await men[0]!.call(calls.undoPass, {});
  world.pass(DAY_MS);
  await like(men[0]!, ada);
  expect(heard(ada, 'notification')).toHaveLength(2);
  expect(await bell(ada)).toMatchObject([{ count: 1, read: false }]);
});
