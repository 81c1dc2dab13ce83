// What is given and taken back, on a real database: whatever the order, it is kept, and no paid moment is lost.
import { eq } from 'drizzle-orm';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { DAY_MS, later, MINUTE_MS } from '#platform/clock.ts';
import { order, packageVersion } from '#platform/database/tables/billing.ts';
import { grantCut, packageGrant } from '#platform/database/tables/grants.ts';
import { erasure } from '#platform/database/tables/leaving.ts';
import { addGrant } from '#test/grants.ts';
import { addMember } from '#test/members.ts';
import { addOrder } from '#test/orders.ts';
import { makeWorld, type World } from '#test/test-world.ts';

let world: World;
beforeAll(async () => {
  world = await makeWorld();
});
afterAll(() => world.close());

const PACKAGES = ['blossom', 'harmony', 'forever', 'personalized'] as const;
type Act = { packageId: (typeof PACKAGES)[number]; waited: number; takesBack: number | undefined };

const newcomer = (name: string, where = world) =>
  addMember(where, name, { package: 'none', cardStatus: 'none', photos: 0 });
const soldOf = async (packageId: string, where = world) =>
  (await where.db.select().from(packageVersion).where(eq(packageVersion.packageId, packageId)))[0]!;
const ordered = async (memberId: string, where = world): Promise<string> => {
  const reference = await addOrder(where, memberId, { status: 'paid' });
  return (await where.db.select().from(order).where(eq(order.reference, reference)))[0]!.id;
};
const give = async (memberId: string, packageId: string, orderId: string, where = world) => {
  const { id: packageVersionId, position: rank, content } = await soldOf(packageId, where);
  const bought = { memberId, packageVersionId, rank, months: content.months, orderId };
  return where.db.transaction((tx) =>
    where.features.billing.grants.give(tx, { ...bought, paidBy: 'bank_transfer' }),
  );
};
const takeBack = (orderId: string, where = world) =>
  where.db.transaction((tx) => where.features.billing.grants.takeBack(tx, orderId, 'refund'));

/** What counts from now on of what each order gave, in the order of time. */
const ahead = async (memberId: string) => {
  const { rows } = await world.platform.pool.query<{ orderId: string; rank: number; from: Date; to: Date }>(
    `select g.order_id as "orderId", v.position as rank, greatest(lower(g.in_force), $2) as from, upper(g.in_force) as to
      from package_grant g join package_version v on v.id = g.package_version_id
      where g.member_id = $1 and upper(g.in_force) > $2 order by g.starts_at`,
    [memberId, world.clock.now()],
  );
  return rows;
};
const leftOf = (periods: Awaited<ReturnType<typeof ahead>>): Map<string, number> => {
  const left = new Map<string, number>();
  for (const { orderId, from, to } of periods) left.set(orderId, (left.get(orderId) ?? 0) + (+to - +from));
  return left;
};

test('however packages are bought and taken back, each order keeps to the millisecond what it gave', async () => {
  const act: fc.Arbitrary<Act> = fc.record({
    packageId: fc.constantFrom(...PACKAGES),
    waited: fc.oneof(fc.constant(0), fc.integer({ min: 1, max: 60 * 24 * 60 })),
    takesBack: fc.option(fc.nat({ max: 5 }), { nil: undefined, freq: 3 }),
  });
  const many = fc.sample(fc.array(act, { minLength: 3, maxLength: 6 }), { numRuns: 20, seed: 62 });
  for (const [at, acts] of many.entries()) {
    const memberId = await newcomer(`Ada${at}`);
    const orders: string[] = [];
    for (const { packageId, waited, takesBack } of acts) {
      world.pass(waited * MINUTE_MS);
      const expected = leftOf(await ahead(memberId));
      const chosen = takesBack === undefined ? undefined : orders[takesBack];
      if (chosen) {
        expect(await takeBack(chosen)).toBe(expected.has(chosen));
        expected.delete(chosen);
      } else {
        const orderId = await ordered(memberId);
        const { startsAt, endsAt } = await give(memberId, packageId, orderId);
        expected.set(orderId, +endsAt - +startsAt);
        orders.push(orderId);
      }
      const after = await ahead(memberId);
      expect(leftOf(after)).toEqual(expected);
      if (after[0]) expect(after[0].from).toEqual(world.clock.now());
      for (const [index, next] of after.slice(1).entries()) {
        expect(next.from).toEqual(after[index]!.to);
        expect(next.rank).toBeLessThanOrEqual(after[index]!.rank);
      }
    }
  }
});

test('packages given and taken back at once stand one after the other', async () => {
  const memberId = await newcomer('Busy');
  const orders = await Promise.all(PACKAGES.map(() => ordered(memberId)));
  await give(memberId, 'harmony', orders[0]!);
  world.pass(DAY_MS);
  await Promise.all([
    give(memberId, 'blossom', orders[1]!),
    give(memberId, 'forever', orders[2]!),
    give(memberId, 'personalized', orders[3]!),
    takeBack(orders[0]!),
    takeBack(orders[0]!),
  ]);
  const after = await ahead(memberId);
  expect(after.map((one) => orders.indexOf(one.orderId))).toEqual([3, 2, 1]);
  expect([after[1]!.from, after[2]!.from]).toEqual([after[0]!.to, after[1]!.to]);
});

test('one order gives once', async () => {
  const memberId = await newcomer('Once');
  const orderId = await ordered(memberId);
  await give(memberId, 'blossom', orderId);
  await expect(give(memberId, 'blossom', orderId)).rejects.toThrow();
  expect(await ahead(memberId)).toHaveLength(1);
});

test('whoever is erased leaves what they paid for with the books, and nothing else', async () => {
  const memberId = await newcomer('Erased');
  const { id: packageVersionId } = await soldOf('blossom');
  const now = world.clock.now();
  const period = { memberId, packageVersionId, startsAt: later(now, -DAY_MS), endsAt: later(now, DAY_MS) };
  await addGrant(world.db, { ...period, cause: 'trial' });
  const grantId = await addGrant(world.db, period);
  await world.db.insert(grantCut).values({ grantId, at: now, why: 'refund', recordedAt: now });
  const orderId = await ordered(memberId);
  await give(memberId, 'harmony', orderId);
  const asked = { memberId, askedAt: later(now, -8 * DAY_MS), dueAt: later(now, -DAY_MS) };
  await world.db.insert(erasure).values(asked);
  await world.features.leaving.erasures.eraseDue();
  const kept = await world.db.select().from(packageGrant).where(eq(packageGrant.memberId, memberId));
  expect(kept.map((one) => one.orderId)).toEqual([orderId]);
  expect(await world.db.select().from(grantCut).where(eq(grantCut.grantId, grantId))).toEqual([]);
});

test('while time goes on between two looks at the clock, a better package still begins where the lesser is cut', async () => {
  const world = await makeWorld();
  const { now } = world.clock;
  let ticks = 0;
  world.clock.now = () => later(now(), ticks++);
  const memberId = await newcomer('Nkem', world);
  const orders: string[] = [];
  for (const packageId of ['blossom', 'harmony', 'forever', 'blossom']) {
    const orderId = await ordered(memberId, world);
    await give(memberId, packageId, orderId, world);
    orders.push(orderId);
  }
  expect(await takeBack(orders[2]!, world)).toBe(true);
  const counting = await world.db.select().from(packageGrant).where(eq(packageGrant.memberId, memberId));
  expect(counting.filter(({ inForce }) => inForce !== 'empty').length).toBeGreaterThanOrEqual(4);
  await world.close();
});

test('after the clock was set back, what was cut before is not cut again, and what is bought is given', async () => {
  const memberId = await newcomer('Set back');
  const given = await ordered(memberId);
  await give(memberId, 'blossom', given);
  world.pass(DAY_MS);
  await give(memberId, 'harmony', await ordered(memberId));
  const left = leftOf(await ahead(memberId)).get(given);
  world.pass(-MINUTE_MS);
  await give(memberId, 'forever', await ordered(memberId));
  world.pass(MINUTE_MS);
  expect(leftOf(await ahead(memberId)).get(given)).toBe(left);
});
