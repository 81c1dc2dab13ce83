// What the timetable of the matching room does to a real database.
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { DAY_MS, lagosDay } from '#platform/clock.ts';
import { member } from '#platform/database/tables/accounts.ts';
import { impression } from '#platform/database/tables/exposure.ts';
import { grantCut, packageGrant } from '#platform/database/tables/grants.ts';
import { activeCard, queueEntry, queueState } from '#platform/database/tables/matching.ts';
import { deckOf, makeCouples } from '#test/couples.ts';
import { makeWorld, type World } from '#test/test-world.ts';
import { listPartitions } from './exposure/impressions.repository.ts';
import { LOOKS_KEPT_DAYS, matchingJobs } from './matching.jobs.ts';

let world: World;
let couples: ReturnType<typeof makeCouples>;
beforeAll(async () => {
  world = await makeWorld();
  couples = makeCouples(world);
});
afterAll(() => world.close());

const viewer = (memberId: string) => ({ memberId, sessionId: '' });
const run = async (name: string) => {
  const { db, clock, features } = world;
  const jobs = matchingJobs({
    db,
    clock,
    cardIndex: features.matching.cardIndex,
    deck: features.matching.deck,
    exposure: features.matching.exposure,
    learning: features.matching.learning,
    picks: features.matching.picks,
  });
  await jobs.find((job) => job.name === name)!.run();
};
const cardOf = async (id: string) =>
  (await world.db.select().from(activeCard).where(eq(activeCard.memberId, id)))[0]!;
const stateOf = async (id: string) =>
  (await world.db.select().from(queueState).where(eq(queueState.viewerId, id)))[0]!;

it('copies when members were last here, and changes nothing else of their cards', async () => {
  const { ada } = await couples.couple();
  const before = await cardOf(ada.id);
  const now = new Date(world.clock.now().getTime() + 60_000);
  await world.db.update(member).set({ lastSeenAt: now }).where(eq(member.id, ada.id));
  await run('matching-activity');
  expect(await cardOf(ada.id)).toEqual({ ...before, lastActiveAt: now });
});

it('takes the border away when the package that crossed it ends', async () => {
  const { ada } = await couples.couple({ package: 'abroad' });
  expect((await cardOf(ada.id)).crossesBorders).toBe(true);
  await run('matching-borders');
  expect((await cardOf(ada.id)).crossesBorders).toBe(true);
  const [held] = await world.db.select().from(packageGrant).where(eq(packageGrant.memberId, ada.id));
  const now = world.clock.now();
  await world.db.insert(grantCut).values({ grantId: held!.id, at: now, why: 'refund', recordedAt: now });
  await run('matching-borders');
  expect((await cardOf(ada.id)).crossesBorders).toBe(false);
});

it('fills stale queues of those who are here, and lets queues of the absent go', async () => {
  const { ada, obi } = await couples.couple();
  await deckOf(ada);
  await world.db.transaction((tx) => world.features.matching.cardIndex.refresh(tx, ada.id));
  expect((await stateOf(ada.id)).stale).toBe(true);
  await run('matching-queues');
  expect(await stateOf(ada.id)).toMatchObject({ stale: false, filled: 1, fits: 1 });

  const longAgo = new Date(world.clock.now().getTime() - 15 * DAY_MS);
  await world.db.update(member).set({ lastSeenAt: longAgo }).where(eq(member.id, ada.id));
  await run('matching-forget-queues');
  expect(await world.db.select().from(queueEntry).where(eq(queueEntry.viewerId, ada.id))).toEqual([]);
  expect((await deckOf(ada)).map((card) => card._id)).toEqual([obi.id]);
});

it('keeps each day on which one looked at another for a year, in a partition for its month', async () => {
  const { ada, obi } = await couples.couple();
  const { figures } = world.features.matching;
  await deckOf(obi);
  const look = () => figures.recordSeen(viewer(obi.id), [ada.id]);
  const months = async () =>
    (await world.platform.pool.query('select distinct tableoid::regclass::text as month from impression'))
      .rows;
  const forget = async (days: number) => {
    world.pass(days * DAY_MS);
    await run('matching-forget-looks');
    const looks = await world.db.select().from(impression).where(eq(impression.targetId, ada.id));
    expect((await figures.findStatus(viewer(ada.id))).viewedYou).toBe(looks.length > 0 ? 1 : 0);
    return looks.map(({ day }) => day);
  };
  await Promise.all([look(), look()]);
  const first = lagosDay(world.clock.now());
  expect(await months()).toEqual([{ month: 'partitions.impression_rest' }]);
  await run('matching-look-months');
  expect(await months()).toEqual([{ month: `partitions.impression_${first.slice(0, 7).replace('-', '_')}` }]);
  await run('matching-look-months');
  expect(await forget(100)).toEqual([first]);
  await look();
  await look();
  const second = lagosDay(world.clock.now());
  expect(await forget(LOOKS_KEPT_DAYS - 100)).toEqual([first, second]);
  expect(await forget(1)).toEqual([second]);
  expect(await forget(99)).toEqual([second]);
  expect(await forget(1)).toEqual([]);
  await forget(31);
  const partitions = await listPartitions(world.db);
  expect(partitions.filter((name) => name < `impression_${second.slice(0, 4)}_99`)).toEqual([]);
});
