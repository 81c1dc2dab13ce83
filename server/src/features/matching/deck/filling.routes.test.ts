// How a queue is filled: how much of it is made ready, and what comes between finding people and reading their cards.
import * as calls from '@ijeuwa/contract/matching';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { queueEntry, queueState } from '#platform/database/tables/matching.ts';
import { wish } from '#platform/database/tables/profiles.ts';
import { deckOf, like, makeCouples, pass } from '#test/couples.ts';
import { addMember, type Member, man } from '#test/members.ts';
import { makeWorld, type World } from '#test/test-world.ts';

const READY = 60;
const MEN = 70;

let world: World;
let ada: Member;
let obi: Member;
const men: string[] = [];
beforeAll(async () => {
  world = await makeWorld();
  ({ ada, obi } = await makeCouples(world).couple());
  const age = 19;
  const his = () => man({ age, wish: { ageMin: age, ageMax: age + 1 } });
  for (let at = 1; at < MEN; at++) men.push(await addMember(world, `Man${at}`, his()));
});
afterAll(() => world.close());

const makeStale = () =>
  world.db.update(queueState).set({ stale: true }).where(eq(queueState.viewerId, ada.id));
/** As on a day of which nobody has been shown yet. */
const makeUnbegun = () => world.db.update(queueState).set({ stale: true, pickDay: null, picks: [] });
const wishAge = (ageMin: number) =>
  world.db.transaction(async (tx) => {
    await tx.update(wish).set({ ageMin, ageMax: 40 }).where(eq(wish.memberId, ada.id));
    await world.features.matching.cardIndex.refresh(tx, ada.id);
  });
const queueOf = () => world.db.select().from(queueEntry).where(eq(queueEntry.viewerId, ada.id));
const wholeOf = async (): Promise<string[]> => {
  const query = { limit: calls.QUEUE_LENGTH };
  return (await ada.call(calls.listPotentialMatches, { query })).body.map(({ _id }) => _id);
};
const waiting = async () => (await ada.call(calls.findMatchStatus, {})).body.potentialMatches;

test('sixty are made ready, all are counted, and whoever asks for all has all', async () => {
  await deckOf(ada);
  expect(await queueOf()).toHaveLength(READY);
  expect(await waiting()).toBe(MEN);
  expect(new Set(await wholeOf())).toEqual(new Set([obi.id, ...men]));
  expect(await waiting()).toBe(MEN);
  await deckOf(ada);
  expect(await queueOf()).toHaveLength(MEN);
  await makeStale();
  await deckOf(ada);
  expect(await queueOf()).toHaveLength(READY);
});

test('several who fill one queue at a time, for few and for all, leave one', async () => {
  await makeStale();
  const [, whole, , again] = await Promise.all([deckOf(ada), wholeOf(), deckOf(ada), wholeOf()]);
  expect(whole.toSorted()).toEqual([obi.id, ...men].sort());
  expect(again.toSorted()).toEqual(whole.toSorted());
  expect(await queueOf()).toHaveLength(MEN);
});

test('what comes while a queue is filled stands in the next deck: a like, and a wish', async () => {
  for (const ageMin of [30, 18, 30, 18]) {
    await makeStale();
    await Promise.all([deckOf(ada), wishAge(ageMin)]);
    expect(await deckOf(ada)).toHaveLength(ageMin === 30 ? 0 : calls.DECK_PAGE);
  }
  await makeUnbegun();
  const [, liked] = await Promise.all([deckOf(ada), like(obi, ada)]);
  expect(liked.status).toBe(200);
  await makeUnbegun();
  expect((await deckOf(ada))[0]?._id).toBe(obi.id);
});

test('whoever the cards in memory have as they were gives the place to the next, and is not counted', async () => {
  const { matchingIndex } = world.features.matching;
  await makeStale();
  const [first, second] = await deckOf(ada);
  matchingIndex.start(() => {});
  await matchingIndex.built();
  // A log that is silent: nothing tells the cards in memory.
  await world.platform.pool.query('alter table active_card disable trigger user');
  await world.platform.pool.query('update active_card set is_private = true where member_id = $1', [
    second!._id,
  ]);
  await makeUnbegun();
  const deck = await deckOf(ada);
  expect(deck.map(({ _id }) => _id)).not.toContain(second!._id);
  expect(deck[0]?._id).toBe(first!._id);
  expect(await queueOf()).toHaveLength(READY);
  expect(await waiting()).toBe(MEN - 1);
  await world.platform.pool.query('alter table active_card enable trigger user');
  await matchingIndex.stop();
});

test('near the end of the sixty a page is full as long as others wait: one that is not says that these are all', async () => {
  await makeUnbegun();
  const seen = new Set<string>();
  for (;;) {
    const deck = await deckOf(ada);
    const left = MEN - 1 - seen.size;
    expect(deck).toHaveLength(Math.min(left, calls.DECK_PAGE));
    if (left === 0) break;
    // As the screen does: it asks again while three can still be looked at.
    for (const { _id } of deck.slice(0, Math.max(1, deck.length - 3))) {
      expect((await pass(ada, { id: _id } as Member)).status).toBe(200);
      seen.add(_id);
    }
  }
  expect(seen.size).toBe(MEN - 1);
});
