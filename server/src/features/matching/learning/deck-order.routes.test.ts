// A deck without profiling: ordered by distance and the last visit, by SQL and by the cards in memory; nothing is learnt of
// its owner's answers, and what was learnt is forgotten at once.
import { chooseDeckOrder, findDeckOrder } from '@ijeuwa/contract/deck-order';
import { findMatchStatus } from '@ijeuwa/contract/matching';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { later } from '#platform/clock.ts';
import { leaning } from '#platform/database/tables/learning.ts';
import { answer, queueState } from '#platform/database/tables/matching.ts';
import { deckOf, like, makeCouples, pass } from '#test/couples.ts';
import { enterMember, type Member, man } from '#test/members.ts';
import { makeWorld, type World } from '#test/test-world.ts';

let world: World;
let couples: ReturnType<typeof makeCouples>;
beforeAll(async () => {
  world = await makeWorld();
  couples = makeCouples(world);
});
afterAll(() => world.close());

const leaningOf = async (id: string) =>
  (await world.db.select().from(leaning).where(eq(leaning.memberId, id)))[0];
const choose = (one: Member, plain: boolean) => one.call(chooseDeckOrder, { body: { plain } });
const learning = () => world.features.matching.learning;

it('stands by distance and the last visit, whoever is liked more readily; by SQL and by the cards in memory', async () => {
  const { ada, obi } = await couples.couple();
  const age = couples.age();
  const wish = { ageMin: age, ageMax: age + 1 };
  const liked = await enterMember(world, 'Chike', man({ age, place: 'Ibadan', wish }));
  const away = await enterMember(
    world,
    'Dayo',
    man({ age, wish, lastSeenAt: later(world.clock.now(), -30 * 86_400_000) }),
  );
  const nothing = { actor: 0, actorKnown: 1, partnerKnown: 1, given: 0, got: 0 };
  await world.db
    .insert(leaning)
    .values({ memberId: liked.id, ...nothing, partner: 6, changedAt: world.clock.now() });
  const order = async () => (await deckOf(ada)).map(({ _id }) => _id);
  expect((await ada.call(findDeckOrder, {})).body).toEqual({ plain: false });
  expect((await order())[0]).toBe(liked.id);
  expect((await choose(ada, true)).body).toEqual({ plain: true });
  expect((await ada.call(findDeckOrder, {})).body).toEqual({ plain: true });
  const plainly = [obi.id, away.id, liked.id];
  expect(await order()).toEqual(plainly);
  const { matchingIndex } = world.features.matching;
  matchingIndex.start(() => {});
  try {
    await matchingIndex.built();
    await world.db.update(queueState).set({ stale: true, pickDay: null, picks: [] });
    expect(await order()).toEqual(plainly);
  } finally {
    await matchingIndex.stop();
  }
  await choose(ada, false);
  expect((await order())[0]).toBe(liked.id);
});

it('each order has its own picks of the day, which whoever turns back finds as they were', async () => {
  const { ada } = await couples.couple();
  const age = couples.age();
  const wish = { ageMin: age, ageMax: age + 1 };
  for (let at = 0; at < 12; at += 1) await enterMember(world, 'Chike', man({ age, wish }));
  const picks = async () => (await deckOf(ada)).flatMap(({ _id, pick }) => (pick ? [_id] : [])).toSorted();
  const before = await picks();
  await pass(ada, { id: before[0]! });
  await choose(ada, true);
  const plainly = await picks();
  expect(plainly).toHaveLength(10);
  await choose(ada, false);
  expect(await picks()).toEqual(before.slice(1));
  expect((await ada.call(findMatchStatus, {})).body.picks).toBe(10);
  await choose(ada, true);
  expect(await picks()).toEqual(plainly);
});

it('forgets how its owner likes at once, and learns of none of their answers, by the minute and by night', async () => {
  const { ada, obi } = await couples.couple();
  await like(ada, obi);
  await learning().learnNew();
  const before = (await leaningOf(ada.id))!;
  expect(before.actor).toBeGreaterThan(0);
  await choose(ada, true);
  const unlearnt = { actor: 0, actorKnown: 1, given: 0 };
  expect(await leaningOf(ada.id)).toMatchObject({ ...unlearnt, partner: before.partner });
  await choose(ada, true);

  const other = await couples.couple();
  await choose(other.ada, true);
  await like(other.ada, other.obi);
  await learning().learnNew();
  expect(await leaningOf(other.ada.id)).toMatchObject(unlearnt);
  expect(await leaningOf(other.obi.id)).toMatchObject({ partner: 0, got: 1 });
  await learning().fitAnew();
  expect(await leaningOf(ada.id)).toMatchObject(unlearnt);
  expect(await leaningOf(other.ada.id)).toMatchObject(unlearnt);
  expect((await world.db.select().from(answer)).every(({ foretold }) => foretold !== null)).toBe(true);

  // What others answered about them goes on to be learnt, and so does everything once they allow it again.
  await like(other.obi, other.ada);
  await learning().learnNew();
  expect((await leaningOf(other.ada.id))!.partner).toBeGreaterThan(0);
  await choose(other.ada, false);
  world.pass(1000);
  await learning().fitAnew();
  expect((await leaningOf(other.ada.id))!.given).toBe(1);
});
