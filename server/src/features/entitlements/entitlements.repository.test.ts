// What is asked inside a query is what the rules decide, on a real database; and a catalogue that sells nothing is refused.

import { sql } from 'drizzle-orm';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { DAY_MS, later } from '#platform/clock.ts';
import { packageVersion, subscription } from '#platform/database/tables/billing.ts';
import { addMember } from '#test/members.ts';
import { saveOrder } from '#test/orders.ts';
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

type Bought = {
  packageId: string;
  from: number;
  to: number;
  kind: 'trial' | 'given' | 'paid' | 'open' | 'refunded';
};

const give = async (memberId: string, { packageId, from, to, kind }: Bought) => {
  const packageVersionId = await versionOf(packageId);
  const now = world.clock.now();
  const isOrdered = kind !== 'trial' && kind !== 'given';
  await world.db.insert(subscription).values({
    memberId,
    packageVersionId,
    orderId: isOrdered
      ? (await saveOrder(world.db, { memberId, packageVersionId, status: kind, now })).id
      : null,
    trial: kind === 'trial',
    startsAt: day(from),
    endsAt: day(to),
  });
};

test('a query decides as the rules do, whatever a member holds', async () => {
  const one = fc.record({
    packageId: fc.constantFrom('blossom', 'harmony', 'forever', 'personalized'),
    from: fc.integer({ min: -3, max: 2 }),
    to: fc.integer({ min: -1, max: 3 }),
    kind: fc.constantFrom<Bought['kind'][]>('trial', 'given', 'paid', 'open', 'refunded'),
  });
  const period = one.map((some) => ({ ...some, to: Math.max(some.to, some.from + 1) }));
  const held = fc.array(period, { maxLength: 3 });
  const seen = new Set<boolean>();
  for (const [at, some] of fc.sample(held, { numRuns: 30, seed: 30 }).entries()) {
    const memberId = await addMember(world, `Ada${at}`, { package: 'none', cardStatus: 'none', photos: 0 });
    for (const bought of some) await give(memberId, bought);
    const asked = await inQuery(memberId);
    expect(asked, JSON.stringify(some)).toBe((await find(memberId)).may.acrossBorders !== undefined);
    seen.add(asked);
  }
  expect(seen.size).toBe(2);
});

test('a transfer that is announced and not confirmed gives nothing', async () => {
  const memberId = await addMember(world, 'Waiting', { package: 'none', cardStatus: 'none' });
  await give(memberId, { packageId: 'harmony', from: -1, to: 30, kind: 'open' });
  expect((await find(memberId)).packageId).toBeNull();
  expect(await inQuery(memberId)).toBe(false);
});

test('a package ends with the second in which it ends', async () => {
  const memberId = await addMember(world, 'Ending', { package: 'none', cardStatus: 'none' });
  await give(memberId, { packageId: 'harmony', from: -30, to: 1, kind: 'paid' });
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
