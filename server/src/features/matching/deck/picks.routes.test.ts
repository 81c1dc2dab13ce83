// Today's picks: they come first until five in the morning in Lagos, whatever happens meanwhile; where the night paired
// nobody, they are the first ten of the queue.
import * as calls from '@ijeuwa/contract/matching';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { DAY_MS, HOUR_MS } from '#platform/clock.ts';
import { deckOf, like, pass } from '#test/couples.ts';
import { enterMember, type Member, man } from '#test/members.ts';
import { makeWorld, type World } from '#test/test-world.ts';

let world: World;
beforeAll(async () => {
  world = await makeWorld();
});
afterAll(() => world.close());

let age = 20;
/** A woman of an age that nobody else seeks, and so many men who fit her. */
const withMen = async (count: number) => {
  age += 3;
  const wish = { ageMin: age, ageMax: age + 1 };
  const ada = await enterMember(world, 'Ada', { age, wish });
  const arrive = () => enterMember(world, 'Obi', man({ age, wish }));
  const men: Member[] = [];
  for (let at = 0; at < count; at += 1) men.push(await arrive());
  return { ada, men, arrive };
};
const idsOf = (deck: readonly { _id: string }[]) => deck.map(({ _id }) => _id);
const picksOf = async (one: Member) => idsOf((await deckOf(one)).filter(({ pick }) => pick));
const pickedOf = async (one: Member) => (await one.call(calls.findMatchStatus, {})).body.picks;
const refill = (one: Member) =>
  world.db.transaction((tx) => world.features.matching.memberChanged(tx, one.id, 'wishes'));

test('the first ten of the queue are picked, stand first, and stay so whatever is filled anew', async () => {
  const { ada, arrive } = await withMen(12);
  const before = await deckOf(ada);
  expect(before.map(({ pick }) => pick)).toEqual([...Array(10).fill(true), false, false]);
  expect(await pickedOf(ada)).toBe(10);
  const late = await arrive();
  await like(late, ada);
  await refill(ada);
  const after = await deckOf(ada);
  expect(idsOf(after.slice(0, 10)).toSorted()).toEqual(idsOf(before.slice(0, 10)).toSorted());
  expect(after[10]?._id).toBe(late.id);
});

test('whoever is answered, or waits no longer, counts as done; a pass taken back waits again', async () => {
  const { ada } = await withMen(11);
  const picks = await picksOf(ada);
  await pass(ada, { id: picks[0]! });
  await like(ada, { id: picks[1]! });
  await world.db.transaction((tx) => world.features.matching.memberChanged(tx, picks[2]!, 'consent'));
  expect([await picksOf(ada), await pickedOf(ada)]).toEqual([picks.slice(3), 10]);
  await ada.call(calls.undoPass, {});
  expect((await picksOf(ada)).toSorted()).toEqual([picks[0]!, ...picks.slice(3)].toSorted());
  expect((await deckOf(ada)).at(-1)?.pick).toBe(false);
});

test('one of them who likes the viewer does not fall behind the others', async () => {
  const { ada, men } = await withMen(12);
  const picks = await picksOf(ada);
  await like(men.find(({ id }) => id === picks[9])!, ada);
  expect(await picksOf(ada)).toEqual(picks);
});

test('while there are fewer than ten, whoever comes joins them', async () => {
  const { ada, arrive } = await withMen(1);
  expect([(await picksOf(ada)).length, await pickedOf(ada)]).toEqual([1, 1]);
  await pass(ada, { id: (await picksOf(ada))[0]! });
  const late = await arrive();
  await refill(ada);
  expect([await picksOf(ada), await pickedOf(ada)]).toEqual([[late.id], 2]);
});

test('another day has its own, from five in the morning in Lagos', async () => {
  const { ada } = await withMen(12);
  const now = world.clock.now().getTime();
  const fiveInLagos = (Math.floor((now - 4 * HOUR_MS) / DAY_MS) + 1) * DAY_MS + 4 * HOUR_MS;
  const [first] = await picksOf(ada);
  await pass(ada, { id: first! });
  world.pass(fiveInLagos - now - 1);
  expect(await picksOf(ada)).toHaveLength(9);
  world.pass(1);
  expect(await picksOf(ada)).toHaveLength(10);
  world.pass(now - fiveInLagos);
});

test('a member who sees nobody has none', async () => {
  const fresh = await world.as('fresh');
  expect((await fresh.call(calls.findMatchStatus, {})).body.picks).toBe(0);
});
