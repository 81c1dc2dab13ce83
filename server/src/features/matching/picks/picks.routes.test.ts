// Whom the night pairs both see on the same day, whomever they seek; once a day, and whoever is gone leaves at once.
import { chooseDeckOrder } from '@ijeuwa/contract/deck-order';
import * as calls from '@ijeuwa/contract/matching';
import { and, eq, or } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { DAY_MS, HOUR_MS, MINUTE_MS } from '#platform/clock.ts';
import { member } from '#platform/database/tables/accounts.ts';
import { activeCard, queueState } from '#platform/database/tables/matching.ts';
import { pick } from '#platform/database/tables/picks.ts';
import { deckOf, like, pass } from '#test/couples.ts';
import { blockThem } from '#test/matched.ts';
import { enterMember, type Member, type NewMember } from '#test/members.ts';
import { makeWorld, type World } from '#test/test-world.ts';
import { makePicks } from './picks.service.ts';
import { dayToAssign } from './picks-day.ts';

let world: World;
beforeAll(async () => {
  world = await makeWorld();
  world.features.matching.matchingIndex.start(() => {});
  await world.features.matching.matchingIndex.built();
});
afterAll(async () => {
  await world.features.matching.matchingIndex.stop();
  await world.close();
});

let age = 20;
/** Of an age that nobody else seeks, so many of each gender and wish. */
const market = async (groups: readonly [count: number, gender: string, seeks: string[]][]) => {
  age += 3;
  const people: Member[] = [];
  for (const [count, gender, genders] of groups)
    for (let at = 0; at < count; at++) people.push(await arrive(gender, genders));
  return people;
};
const arrive = (gender: string, genders: string[], more: NewMember = {}) =>
  enterMember(world, 'Ada', {
    age,
    profile: { gender: gender as 'male' },
    wish: { genders: genders as 'male'[], ageMin: age, ageMax: age + 1 },
    ...more,
  });
const refill = (one: Member) =>
  world.db.transaction((tx) => world.features.matching.memberChanged(tx, one.id, 'wishes'));

/** To half past four in the morning in Lagos; the night pairs; then to the day that begins. */
const night = async (pairs = true): Promise<string> => {
  const now = world.clock.now().getTime();
  const halfPastFour = (Math.floor((now - 4 * HOUR_MS) / DAY_MS) + 1) * DAY_MS + 3.5 * HOUR_MS;
  world.pass(halfPastFour - now);
  await world.db.update(activeCard).set({ lastActiveAt: world.clock.now() });
  await world.features.matching.matchingIndex.readWhatMoved();
  const day = dayToAssign(world.clock.now());
  if (pairs) await world.features.matching.picks.assignDay();
  world.pass(31 * MINUTE_MS);
  return day;
};
const picksOf = async (one: Member): Promise<string[]> =>
  (await deckOf(one)).filter((card) => card.pick).map(({ _id }) => _id);
const pairedWith = async ({ id }: Member, day: string): Promise<string[]> => {
  const rows = await world.db
    .select()
    .from(pick)
    .where(and(eq(pick.day, day), or(eq(pick.lowId, id), eq(pick.highId, id))));
  return rows.map(({ lowId, highId }) => (lowId === id ? highId : lowId)).sort();
};

test('both of a pair see each other the same day, whomever they seek; whoever has ten has those', async () => {
  const people = await market([
    [11, 'female', ['male']],
    [11, 'male', ['female']],
  ]);
  people.push(
    ...(await market([
      [3, 'male', ['male']],
      [2, 'male', ['male', 'female']],
      [3, 'female', ['female']],
      [2, 'non-binary', ['male', 'female', 'non-binary']],
      [2, 'female', ['male', 'female', 'non-binary']],
    ])),
  );
  const day = await night();
  const decks = new Map<string, string[]>();
  for (const one of people) decks.set(one.id, await picksOf(one));
  const counts: number[] = [];
  for (const one of people) {
    const paired = await pairedWith(one, day);
    counts.push(paired.length);
    for (const other of paired) {
      expect(decks.get(one.id)).toContain(other);
      expect(decks.get(other)).toContain(one.id);
    }
    if (paired.length === 10) expect(decks.get(one.id)!.toSorted()).toEqual(paired);
  }
  // Of the others everybody whom they fit: men who seek men, and whoever seeks both; women; who is neither; whoever seeks all.
  expect(counts.slice(0, 22)).toEqual(Array(22).fill(10));
  expect(counts.slice(22)).toEqual([4, 4, 4, 6, 6, 4, 4, 4, 3, 3, 8, 8]);
});

test('a day is paired once, by whichever process; another day anew', async () => {
  await market([
    [3, 'female', ['male']],
    [3, 'male', ['female']],
  ]);
  const day = await night();
  const rows = () =>
    world.db
      .select({ lowId: pick.lowId, highId: pick.highId })
      .from(pick)
      .where(eq(pick.day, day))
      .orderBy(pick.lowId, pick.highId);
  const before = await rows();
  await world.db.delete(pick).where(eq(pick.day, day));
  const { picks, matchingIndex } = world.features.matching;
  const ofAnother = makePicks({ db: world.db, clock: world.clock, matchingIndex });
  await world.db.update(queueState).set({ pickDay: null });
  await Promise.all([picks.assignDay(), ofAnother.assignDay()]);
  expect(await rows()).toEqual(before);
  await market([
    [1, 'female', ['male']],
    [1, 'male', ['female']],
  ]);
  await picks.assignDay();
  expect(await rows()).toEqual(before);
  expect(await night()).not.toBe(day);
  await picks.forget();
  expect(await rows()).toEqual([]);
});

test('they stay the same the whole day; whoever is answered, blocked or paused leaves at once, and counts as done', async () => {
  const [ada, eve, ...men] = await market([
    [2, 'female', ['male']],
    [12, 'male', ['female']],
  ]);
  const day = await night();
  const picks = await picksOf(ada!);
  expect(picks.toSorted()).toEqual(await pairedWith(ada!, day));
  expect(picks).toHaveLength(10);
  await refill(ada!);
  world.pass(10 * HOUR_MS);
  expect((await picksOf(ada!)).toSorted()).toEqual(picks.toSorted());
  await pass(ada!, { id: picks[0]! });
  await like(ada!, { id: picks[1]! });
  await blockThem(world, men.find(({ id }) => id === picks[2])!, ada!);
  await world.db.transaction((tx) => world.features.matching.memberChanged(tx, picks[3]!, 'consent'));
  await pass(men.find(({ id }) => id === picks[4])!, ada!);
  expect((await picksOf(ada!)).toSorted()).toEqual(picks.slice(5).toSorted());
  expect((await ada!.call(calls.findMatchStatus, {})).body.picks).toBe(10);
  expect(await picksOf(men.find(({ id }) => id === picks[0])!)).toEqual([eve!.id]);
});

test('a day starts with whoever likes the viewer already, before whom the night paired', async () => {
  const [ada, , ...men] = await market([
    [2, 'female', ['male']],
    [13, 'male', ['female']],
  ]);
  await like(men[0]!, ada!);
  const day = await night();
  const paired = await pairedWith(ada!, day);
  expect(paired).toHaveLength(10);
  expect(paired).not.toContain(men[0]!.id);
  const picks = await picksOf(ada!);
  expect(picks[0]).toBe(men[0]!.id);
  expect(picks.slice(1).every((id) => paired.includes(id))).toBe(true);
  expect(picks).toHaveLength(10);
});

test('whoever comes during the day has the first of their queue, and so has everybody on a day that nobody paired', async () => {
  const [ada] = await market([
    [1, 'female', ['male']],
    [3, 'male', ['female']],
  ]);
  const day = await night();
  const late = await arrive('male', ['female']);
  expect(await picksOf(late)).toEqual([ada!.id]);
  await refill(ada!);
  expect(await picksOf(ada!)).toContain(late.id);
  expect(await pairedWith(late, day)).toEqual([]);
  await night(false);
  expect(await picksOf(ada!)).toHaveLength(4);
});

test('paired late, whoever has looked already keeps theirs; and nobody is paired who answered, is away, private or has a plain deck', async () => {
  const [ada, eve, obi, uche, away, hidden, plain] = await market([
    [2, 'female', ['male']],
    [5, 'male', ['female']],
  ]);
  await like(eve!, uche!);
  const day = await night(false);
  const seen = await picksOf(ada!);
  await world.db.update(activeCard).set({ isPrivate: true }).where(eq(activeCard.memberId, hidden!.id));
  await world.db
    .update(activeCard)
    .set({ lastActiveAt: new Date(world.clock.now().getTime() - 15 * DAY_MS) })
    .where(eq(activeCard.memberId, away!.id));
  await world.db
    .update(activeCard)
    .set({ version: 9_000_000 })
    .where(or(eq(activeCard.memberId, away!.id), eq(activeCard.memberId, hidden!.id)));
  expect((await plain!.call(chooseDeckOrder, { body: { plain: true } })).status).toBe(200);
  await world.features.matching.picks.assignDay();
  expect(await pairedWith(ada!, day)).toEqual([]);
  expect(await pairedWith(plain!, day)).toEqual([]);
  expect(await pairedWith(eve!, day)).toEqual([obi!.id]);
  const shown = (ids: readonly string[]) => ids.filter((id) => id !== hidden!.id).toSorted();
  expect(shown(await picksOf(ada!))).toEqual(shown(seen));
});

test('whom a matchmaker chose takes one of the ten, and comes first with the other only where the night pairs the two', async () => {
  const [ada, eve, ...men] = await market([
    [2, 'female', ['male']],
    [12, 'male', ['female']],
  ]);
  await night(false);
  const { introducing } = world.features.matching;
  const chosen = men.slice(0, 3).map(({ id }) => id);
  expect(await world.db.transaction((tx) => introducing.pin(tx, ada!.id, chosen))).toBe(true);
  const day = await night();
  const picks = await picksOf(ada!);
  expect(picks).toHaveLength(10);
  for (const id of chosen) expect(picks).toContain(id);
  const rows = await world.db.select().from(pick).where(eq(pick.day, day));
  const ofAda = rows.filter(({ lowId, highId }) => [lowId, highId].includes(ada!.id));
  expect(ofAda.filter(({ value }) => value !== null)).toHaveLength(7);
  expect(await pairedWith(eve!, day)).toHaveLength(10);
});

test('of whoever goes nothing is kept', async () => {
  const [ada, obi] = await market([
    [1, 'female', ['male']],
    [1, 'male', ['female']],
  ]);
  const day = await night();
  expect(await pairedWith(ada!, day)).toEqual([obi!.id]);
  await world.db.delete(member).where(eq(member.id, obi!.id));
  expect(await pairedWith(ada!, day)).toEqual([]);
});
