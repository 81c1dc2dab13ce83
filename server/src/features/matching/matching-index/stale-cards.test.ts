// Three servers on one database, each with the cards in its memory: nobody leaves who may not, and nobody is missed.
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { runChanges } from '#test/stale-cards.ts';
import { makeWorld, type World } from '#test/test-world.ts';

const SEED = Number(process.env.SEED ?? Date.now() % 1_000_000);

/** Not each history shows a fault that is planted: this one shows both. */
const SHOWS_FAULTS = 1;

let worlds: World[];
beforeAll(async () => {
  const first = await makeWorld();
  worlds = [first, ...(await Promise.all([1, 2].map(() => makeWorld({}, {}, { beside: first }))))];
  for (const { features } of worlds) {
    features.matching.matchingIndex.start(() => {});
    await features.matching.matchingIndex.built();
  }
});
afterAll(async () => {
  for (const { features } of worlds) await features.matching.matchingIndex.stop();
  for (const world of worlds.reverse()) await world.close();
});

// A hundred thousand are made in bench/stale-cards.ts.
test(`150 random changes leave no stale card, and every queue that is filled is whole (SEED=${SEED})`, async () => {
  const outcome = await runChanges(worlds, { changes: 150, people: 24, seed: SEED });
  expect({ stale: outcome.stale, missed: outcome.missed }).toEqual({ stale: [], missed: [] });
  expect(outcome.cards).toBeGreaterThan(50);
  expect(outcome.filled).toBe(50);
  expect(Object.values(outcome.done).every((count) => count > 0)).toBe(true);
  for (const { features } of worlds)
    expect((await features.matching.matchingIndex.upToDate())?.count()).toBeGreaterThan(0);
}, 240_000);

test('a log that is silent shows itself: somebody is missed', async () => {
  const [{ platform }] = worlds as [World];
  await platform.pool.query('alter table active_card disable trigger user');
  const outcome = await runChanges(worlds, { changes: 30, people: 20, seed: SHOWS_FAULTS });
  await platform.pool.query('alter table active_card enable trigger user');
  expect(outcome.missed).not.toEqual([]);
});

test('a change that no card follows shows itself: somebody is stale', async () => {
  for (const { features } of worlds)
    vi.spyOn(features.matching.cardIndex, 'refresh').mockImplementation(async () => {});
  // New people are entered by the first.
  vi.mocked(worlds[0]!.features.matching.cardIndex.refresh).mockRestore();
  const outcome = await runChanges(worlds, { changes: 60, people: 20, seed: SHOWS_FAULTS });
  expect(outcome.stale).not.toEqual([]);
});
