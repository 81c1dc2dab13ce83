// The week of matching by group, as an administrator reads it: counts that agree with what happened, and nobody named.
import { findServed } from '@ijeuwa/contract/served';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { DAY_MS, lagosDay, later } from '#platform/clock.ts';
import { impression } from '#platform/database/tables/exposure.ts';
import { answer, match } from '#platform/database/tables/matching.ts';
import { signInStaff } from '#test/back-office.ts';
import { addMember, man } from '#test/members.ts';
import { makeWorld, type World } from '#test/test-world.ts';

let world: World;
beforeAll(async () => {
  world = await makeWorld();
});
afterAll(() => world.close());

const WOMEN = 21;
test('groups of twenty and more are told, the worst served first, and nobody is named', async () => {
  const now = world.clock.now();
  const ada = await addMember(world, 'Ada', { place: 'Enugu' });
  const women = [ada];
  for (let n = 1; n < WOMEN; n++)
    women.push(await addMember(world, `Ngozi${n}`, { place: n < 5 ? 'Ibadan' : 'Lagos' }));
  const men: string[] = [];
  for (let n = 0; n < WOMEN; n++)
    men.push(
      await addMember(world, `Obi${n}`, man({ age: 41, profile: { gender: 'male', religion: 'islam' } })),
    );
  const day = lagosDay(now);
  // Every fourth place was given by chance: of these the first three are liked.
  const seen = women.slice(0, 20).map((targetId, n) => ({
    viewerId: men[n]!,
    targetId,
    day,
    ...(n % 4 === 0 ? { explored: true, propensity: 0.1 } : { propensity: 1 }),
  }));
  await world.db.insert(impression).values(seen);
  await world.db.insert(answer).values(
    seen.map(({ viewerId, targetId }, n) => ({
      viewerId,
      targetId,
      kind: n < 10 ? ('like' as const) : ('pass' as const),
      answeredAt: now,
      foretold: 0.25,
    })),
  );
  // Three women matched with one man; a match of the week before counts no more.
  const matched = women.slice(0, 4).map((woman, n) => {
    const [lowId, highId] = [woman, men[0]!].sort() as [string, string];
    return { lowId, highId, matchedAt: n < 3 ? now : later(now, -8 * DAY_MS) };
  });
  await world.db.insert(match).values(matched);
  await world.features.matching.learning.fitAnew();

  const admin = await signInStaff(world, 'admin', ['admin']);
  const { body, status } = await admin.call(findServed, {});
  expect(status).toBe(200);
  expect(body.everybody).toMatchObject({ members: 2 * WOMEN, shown: 20, likes: 10, matches: 6, replied: 0 });
  const of = (by: string) =>
    body.groups
      .filter((one) => one.by === by)
      .map(({ name, members, matched: share }) => [name, members, share]);
  expect(of('gender')).toEqual([
    ['Men', WOMEN, 1 / WOMEN],
    ['Women', WOMEN, 3 / WOMEN],
  ]);
  expect(of('religion')).toEqual([
    ['Muslim', WOMEN, 1 / WOMEN],
    ['Christian', WOMEN, 3 / WOMEN],
  ]);
  // Five women in two towns: what Lagos has would tell of them.
  expect(of('city')).toEqual([]);
  expect(body.groups.map(({ relative }) => relative)).toEqual(
    body.groups.map(({ relative }) => relative!).toSorted((a, b) => a - b),
  );
  expect(body.calibration.bins).toEqual([{ from: 0.2, answers: 20, foretold: 0.25, liked: 0.5 }]);
  expect(body.calibration.error).toBeCloseTo(0.25);
  expect(body.offPolicy).toMatchObject({ byRank: 7 / 15, explored: 5 });
  expect(body.offPolicy.byChance).toBeCloseTo(3 / 5);
  expect(body.nights).toHaveLength(1);
  expect(body.nights[0]!.logLoss).toBeCloseTo(-(Math.log(0.25) + Math.log(0.75)) / 2);
  expect(body.halves.ships).toBe(false);
  expect(JSON.stringify(body)).not.toMatch(/Ngozi|Obi/);
});
