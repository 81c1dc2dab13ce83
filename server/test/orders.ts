// Orders of members, for tests of what is done with them.
import { randomUUID } from 'node:crypto';
import { DAY_MS, later } from '#platform/clock.ts';
import { order, quote } from '#platform/database/tables/billing.ts';
import { savePackageOnce } from './packages.ts';
import type { World } from './test-world.ts';

/** An open transfer of ₦100, unless it is said otherwise; answers its reference. */
export const addOrder = async (
  world: World,
  memberId: string,
  change: Partial<typeof order.$inferInsert> = {},
): Promise<string> => {
  const now = world.clock.now();
  const about = { name: 'Test', features: ['Everything in Blossom'] };
  const packageVersionId = await savePackageOnce(world.db, { packageId: 'test-order' }, about, now);
  const price = { memberId, packageVersionId, amountMinor: 10_000, currency: 'NGN' as const };
  const expiresAt = later(now, DAY_MS);
  const [{ id }] = (await world.db
    .insert(quote)
    .values({ ...price, expiresAt })
    .returning({ id: quote.id })) as [{ id: string }];
  const reference = randomUUID();
  await world.db.insert(order).values({
    ...price,
    reference,
    quoteId: id,
    purchaseId: id,
    method: 'bank_transfer',
    createdAt: now,
    expiresAt,
    ...change,
  });
  return reference;
};
