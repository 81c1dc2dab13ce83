// What is asked inside a query is what the rules decide, on a real database; and a catalogue that sells nothing is refused.

import { sql } from 'drizzle-orm';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { DAY_MS, later } from '#platform/clock.ts';
import { packageVersion } from '#platform/database/tables/billing.ts';
import { grantCut } from '#platform/database/tables/grants.ts';
import { addGrant } from '#test/grants.ts';
import { addMember } from '#test/members.ts';
import { savePackageOnce } from '#test/packages.ts';
import { makeWorld, type World } from '#test/test-world.ts';

let world: World;
beforeAll(async () => {
  world = await makeWorld();
});
afterAll(() => world.close());

const day = (days: number) => later(world.clock.now(), days * DAY_MS);
const find = (memberId: string) => world.features.entitlements.find(world.db, memberId);
const inQuery = async (memberId: string): Promise<boolean> => {
  const crosses = world.features.entitlements.inQuery('acrossBorders')(sql`m.id`, world.clock.now());
  const asked = sql`select ${crosses} as crosses from member m where m.id = ${memberId}`;
  return (await world.db.execute(asked)).rows[0]!.crosses as boolean;
};

const versionOf = async (packageId: string) =>
  (await world.db.select().from(packageVersion)).find((one) => one.packageId === packageId)!.id;

type Given = { packageId: string; from: number; to: number; cut?: number };

const give = async (memberId: string, { packageId, from, to, cut }: Given, trial = false) => {
  const [startsAt, endsAt] = [day(from), day(to)];
  const packageVersionId = await versionOf(packageId);
  const cause = trial ? 'trial' : 'given';
  const grantId = await addGrant(world.db, { memberId, packageVersionId, startsAt, endsAt, cause });
  if (cut === undefined) return;
  const at = day(cut);
  await world.db.insert(grantCut).values({ grantId, at, why: 'refund', recordedAt: at });
};

test('a query decides as the rules do, whatever a member holds', async () => {
  const packageId = fc.constantFrom('blossom', 'harmony', 'forever', 'personalized');
  const one = fc.record({
    packageId,
    gap: fc.nat({ max: 1 }),
    days: fc.integer({ min: 1, max: 3 }),
    cut: fc.option(fc.integer({ min: -3, max: 2 }), { nil: undefined }),
  });
  const trial = fc.option(fc.integer({ min: -3, max: 1 }), { nil: undefined });
  const held = fc.record({ paid: fc.array(one, { maxLength: 3 }), trial });
  const seen = new Set<boolean>();
  for (const [at, some] of fc.sample(held, { numRuns: 40, seed: 30 }).entries()) {
    const memberId = await addMember(world, `Ada${at}`, { package: 'none', cardStatus: 'none', photos: 0 });
    let from = -3;
    for (const { packageId, gap, days, cut } of some.paid) {
      await give(memberId, { packageId, from: from + gap, to: from + gap + days, cut });
      from += gap + days;
    }
    if (some.trial !== undefined)
      await give(memberId, { packageId: 'harmony', from: some.trial, to: some.trial + 2 }, true);
    const asked = await inQuery(memberId);
    expect(asked, JSON.stringify(some)).toBe((await find(memberId)).may.acrossBorders !== undefined);
    seen.add(asked);
  }
  expect(seen.size).toBe(2);
});

test('what was cut gives nothing from its cut on, and what it gave before can still be told', async () => {
  const memberId = await addMember(world, 'Cut', { package: 'none', cardStatus: 'none' });
  await give(memberId, { packageId: 'harmony', from: -10, to: 30, cut: -1 });
  await give(memberId, { packageId: 'forever', from: 40, to: 70, cut: -1 });
  expect([(await find(memberId)).packageId, await inQuery(memberId)]).toEqual([null, false]);
  const then = await world.features.entitlements.findAt(world.db, memberId, day(-2));
  expect(then).toMatchObject({ packageId: 'harmony', since: day(-10), until: day(-1) });
});

test('a package ends with the second in which it ends', async () => {
  const memberId = await addMember(world, 'Ending', { package: 'none', cardStatus: 'none' });
  await give(memberId, { packageId: 'harmony', from: -30, to: 1 });
  world.pass(DAY_MS - 1000);
  expect([(await find(memberId)).because, await inQuery(memberId)]).toEqual(['Harmony', true]);
  world.pass(1000);
  expect([(await find(memberId)).because, await inQuery(memberId)]).toEqual(['No package yet', false]);
});

test('the catalogue as it stands is known; one that lists what allows nothing is refused, by name', async () => {
  const check = () => world.features.entitlements.expectKnownFeatures(world.db);
  await check();
  const features = ['Live sessions', 'A private island'];
  await savePackageOnce(world.db, { packageId: 'blossom', version: 99 }, { features }, world.clock.now());
  await expect(check()).rejects.toThrow('A package lists "A private island", which allows nothing.');
});
