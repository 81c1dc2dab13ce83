// Who is shown how often: counted once a day, told with how it was placed, and followed by decks.
import * as calls from '@ijeuwa/contract/matching';
import { and, eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { DAY_MS, HOUR_MS, lagosDay, later } from '#platform/clock.ts';
import { exposure, impression } from '#platform/database/tables/exposure.ts';
import { activeCard, card, queueEntry, queueState } from '#platform/database/tables/matching.ts';
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

const look = (one: Member, ...others: { id: string }[]) =>
  one.call(calls.recordSeen, { body: { ids: others.map(({ id }) => id) } });
const looksOf = (one: Member) => world.db.select().from(impression).where(eq(impression.viewerId, one.id));
const exposureOf = async (one: Member) =>
  (await world.db.select().from(exposure).where(eq(exposure.memberId, one.id)))[0];
const count = () => world.features.matching.exposure.count();
const idsOf = async (one: Member) => {
  await world.db.update(queueState).set({ stale: true, pickDay: null, picks: [] });
  return (await deckOf(one)).map(({ _id }) => _id);
};
/** Ada, and so many men who fit her as well as Obi. */
const withRivals = async (count: number) => {
  const couple = await couples.couple();
  const age = couples.age();
  const rivals: Member[] = [];
  for (let at = 0; at < count; at++)
    rivals.push(await enterMember(world, `Chike${at}`, man({ age, wish: { ageMin: age, ageMax: age + 1 } })));
  return { ...couple, rivals };
};

it('counts a look once a day, whoever is told twice or at once, and only of people who were shown', async () => {
  const { ada, obi } = await couples.couple();
  const { obi: stranger } = await couples.couple();
  await deckOf(ada);
  await Promise.all([look(ada, obi, obi, stranger), look(ada, obi)]);
  await look(ada, obi);
  const today = lagosDay(world.clock.now());
  const ranked = { viewerId: ada.id, targetId: obi.id, explored: false, propensity: 1 };
  expect(await looksOf(ada)).toEqual([{ ...ranked, day: today }]);
  world.pass(DAY_MS);
  await look(ada, obi);
  expect((await looksOf(ada)).map(({ day }) => day)).toEqual([today, lagosDay(world.clock.now())]);
  expect((await obi.call(calls.findMatchStatus, {})).body.viewedYou).toBe(1);
});

it('says how a place was given, and of what was answered before it was told that this is not known', async () => {
  const { ada, obi, rivals } = await withRivals(1);
  await deckOf(ada);
  const of = and(eq(queueEntry.viewerId, ada.id), eq(queueEntry.targetId, obi.id));
  await world.db.update(queueEntry).set({ propensity: 0.25 }).where(of);
  await look(ada, obi);
  await pass(ada, rivals[0]!);
  await look(ada, rivals[0]!);
  const told = (await looksOf(ada)).map(({ targetId, explored, propensity }) => ({
    targetId,
    explored,
    propensity,
  }));
  expect(told).toHaveLength(2);
  expect(told).toContainEqual({ targetId: obi.id, explored: true, propensity: 0.25 });
  expect(told).toContainEqual({ targetId: rivals[0]!.id, explored: false, propensity: null });
});

it('a queue gives one place in twenty by chance, after today’s picks and whoever likes the viewer', async () => {
  const { ada, obi, rivals } = await withRivals(14);
  await like(rivals[13]!, ada);
  // The first place of twenty, and the last of those who are left.
  const draw = vi.spyOn(Math, 'random').mockReturnValueOnce(0).mockReturnValue(0.99);
  const shown = await deckOf(ada);
  draw.mockRestore();
  expect(shown).toHaveLength(15);
  expect(shown[0]!._id).toBe(rivals[13]!.id);
  const entries = await world.db.select().from(queueEntry).where(eq(queueEntry.viewerId, ada.id));
  const byChance = entries.filter(({ propensity }) => propensity < 1);
  expect(byChance).toEqual([
    expect.objectContaining({ targetId: shown[10]!._id, propensity: expect.closeTo(0.2) }),
  ]);
  expect([obi.id, ...rivals.map(({ id }) => id)].sort()).toEqual(shown.map(({ _id }) => _id).sort());
});

it('who was seen and not answered comes last from the next day on, for two weeks', async () => {
  const { ada, obi, rivals } = await withRivals(1);
  const [first, second] = await idsOf(ada);
  const seen = [obi, rivals[0]!].find(({ id }) => id === first)!;
  await look(ada, seen);
  expect(await idsOf(ada)).toEqual([first, second]);
  world.pass(DAY_MS);
  expect(await idsOf(ada)).toEqual([second, first]);
  world.pass(13 * DAY_MS);
  expect(await idsOf(ada)).toEqual([second, first]);
  world.pass(DAY_MS);
  expect(await idsOf(ada)).toEqual([first, second]);
});

it('counts who is owed looks: forty for who is new, fifteen a week for who is here, none for who is away', async () => {
  const { ada, obi } = await couples.couple();
  const now = world.clock.now();
  await deckOf(ada);
  await look(ada, obi);
  await world.db.update(card).set({ activatedAt: now }).where(eq(card.memberId, obi.id));
  await count();
  expect(await exposureOf(obi)).toMatchObject({ shown: 1, owed: 0, lift: 1 });
  await world.db
    .update(card)
    .set({ activatedAt: later(now, -47 * HOUR_MS) })
    .where(eq(card.memberId, obi.id));
  await count();
  expect(await exposureOf(obi)).toMatchObject({ shown: 1, owed: 39 });
  await world.db
    .update(card)
    .set({ activatedAt: later(now, -14 * DAY_MS) })
    .where(eq(card.memberId, obi.id));
  await count();
  const owed = (await exposureOf(obi))!;
  expect(owed).toMatchObject({ shown: 1, owed: 14 });
  expect(owed.lift).toBeGreaterThan(1.5);
  world.pass(HOUR_MS);
  await count();
  expect(await exposureOf(obi)).toEqual(owed);
  await world.db
    .update(activeCard)
    .set({ lastActiveAt: later(now, -8 * DAY_MS) })
    .where(eq(activeCard.memberId, obi.id));
  await count();
  expect(await exposureOf(obi)).toMatchObject({ owed: 0, lift: 1 });
});

it('who is owed looks comes first among equals, by SQL and by the cards in memory, also when it changes meanwhile', async () => {
  const { ada, obi, rivals } = await withRivals(1);
  const [chike] = rivals;
  const lift = (one: Member, to: number) =>
    world.db
      .insert(exposure)
      .values({ memberId: one.id, shown: 0, owed: 15, lift: to, changedAt: world.clock.now() })
      .onConflictDoUpdate({ target: exposure.memberId, set: { lift: to, changedAt: world.clock.now() } });
  await lift(chike!, 2);
  expect(await idsOf(ada)).toEqual([chike!.id, obi.id]);
  const { matchingIndex } = world.features.matching;
  matchingIndex.start(() => {});
  try {
    await matchingIndex.built();
    expect(await idsOf(ada)).toEqual([chike!.id, obi.id]);
    await lift(obi, 3);
    await matchingIndex.readWhatMoved();
    expect(await matchingIndex.upToDate()).toBeDefined();
    expect(await idsOf(ada)).toEqual([obi.id, chike!.id]);
  } finally {
    await matchingIndex.stop();
  }
});
