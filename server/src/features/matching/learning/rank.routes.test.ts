// What is learnt of people orders decks, whether SQL answers or the cards in memory; and what else is kept of them is true.
import { sendMessage } from '@ijeuwa/contract/chat';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { DAY_MS } from '#platform/clock.ts';
import { leaning } from '#platform/database/tables/learning.ts';
import { queueEntry, queueState } from '#platform/database/tables/matching.ts';
import { deckOf, like, makeCouples, pass } from '#test/couples.ts';
import { enterMember, man } from '#test/members.ts';
import { makeWorld, type World } from '#test/test-world.ts';
import { makeLearning } from './learning.service.ts';

let world: World;
let couples: ReturnType<typeof makeCouples>;
beforeAll(async () => {
  world = await makeWorld();
  couples = makeCouples(world);
});
afterAll(() => world.close());

const learning = () => world.features.matching.learning;
const leaningOf = async (id: string) =>
  (await world.db.select().from(leaning).where(eq(leaning.memberId, id)))[0]!;
const keep = (memberId: string, learnt: Partial<typeof leaning.$inferInsert>) => {
  const nothing = { actor: 0, actorKnown: 1, partner: 0, partnerKnown: 1, given: 0, got: 0 };
  return world.db.insert(leaning).values({ memberId, ...nothing, changedAt: world.clock.now(), ...learnt });
};

it('who is liked more readily comes first, by SQL and by the cards in memory, also when it changes meanwhile', async () => {
  const { ada, obi } = await couples.couple();
  const age = couples.age();
  const chike = await enterMember(world, 'Chike', man({ age, wish: { ageMin: age, ageMax: age + 1 } }));
  await keep(chike.id, { partner: 3 });
  const names = async () => {
    await world.db.update(queueState).set({ stale: true, pickDay: null, picks: [] });
    return (await deckOf(ada)).map(({ _id }) => _id);
  };
  expect(await names()).toEqual([chike.id, obi.id]);
  const { matchingIndex } = world.features.matching;
  matchingIndex.start(() => {});
  try {
    await matchingIndex.built();
    expect(await matchingIndex.upToDate()).toBeDefined();
    expect(await names()).toEqual([chike.id, obi.id]);
    await keep(obi.id, { partner: 5 });
    await matchingIndex.readWhatMoved();
    expect(await names()).toEqual([obi.id, chike.id]);
  } finally {
    await matchingIndex.stop();
  }
});

it('a match waits until both have written, and counts for fourteen days', async () => {
  const { ada, obi } = await couples.couple();
  await like(ada, obi);
  const { body } = await like(obi, ada);
  const matchId = body.match!._id;
  await learning().learnNew();
  const counted = async () => {
    await learning().countMatches();
    const { late, open } = await leaningOf(ada.id);
    return [late, open];
  };
  expect(await counted()).toEqual([1, 1]);
  const write = (one: typeof ada, text: string) =>
    one.call(sendMessage, { params: { matchId }, body: { clientId: crypto.randomUUID(), text } });
  for (const text of ['Good day', 'Are you there?']) await write(ada, text);
  expect(await counted()).toEqual([1, 1]);
  await write(obi, 'I am');
  expect(await counted()).toEqual([1, 0]);
  world.pass(15 * DAY_MS);
  expect(await counted()).toEqual([0, 0]);
});

it('whom many would match with has a price, and whoever stands in no queue none', async () => {
  const { ada, obi } = await couples.couple();
  const { ada: apart } = await couples.couple();
  await keep(apart.id, { price: 0.5 });
  await keep(obi.id, {});
  await deckOf(ada);
  await learning().setPrices();
  const { price } = await leaningOf(obi.id);
  expect(price).toBeGreaterThan(0);
  expect(price).toBeLessThan(1);
  expect((await leaningOf(apart.id)).price).toBe(1);
  await world.db.delete(queueEntry);
  await learning().setPrices();
  expect((await leaningOf(obi.id)).price).toBe(1);
});

it('of whom there are more answers than a fit is made of, what the steps have told stays', async () => {
  const [first, second] = [await couples.couple(), await couples.couple()];
  await like(first.ada, first.obi);
  world.pass(1000);
  await pass(second.ada, second.obi);
  await learning().learnNew();
  const before = await leaningOf(first.ada.id);
  const small = makeLearning({ ...world.platform, fitMost: 1 });
  world.pass(1000);
  await small.fitAnew();
  expect(await leaningOf(first.ada.id)).toEqual(before);
  expect((await leaningOf(second.ada.id)).changedAt).toEqual(world.clock.now());
});
