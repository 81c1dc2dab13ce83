// Orders of members, for tests of what is done with them.
import { randomUUID } from 'node:crypto';
import { makeQuote, type Order, placeOrder } from '@ijeuwa/contract/billing';
import { eq } from 'drizzle-orm';
import { DAY_MS, later } from '#platform/clock.ts';
import type { Database } from '#platform/database/connect.ts';
import { order, packageVersion, quote } from '#platform/database/tables/billing.ts';
import { orderLine, paymentAttempt } from '#platform/database/tables/checkout.ts';
import { savePackageOnce } from './packages.ts';
import type { Person } from './people.ts';
import type { World } from './test-world.ts';

type Kept = typeof order.$inferInsert;
type Tried = typeof paymentAttempt.$inferInsert;
type About = { memberId: string; packageVersionId: string; now: Date } & Partial<
  Pick<Kept, 'status' | 'buyerSealed' | 'createdAt' | 'amountMinor'> &
    Pick<Tried, 'method' | 'announcedAt' | 'reference'>
>;

/** An order with its line and one attempt to pay it: an open transfer, unless it is said otherwise. */
export const saveOrder = async (
  db: Database,
  { memberId, packageVersionId, now, ...about }: About,
): Promise<{ id: string; attemptId: string; reference: string }> => {
  const { status = 'open', method = 'bank_transfer', reference = randomUUID(), announcedAt } = about;
  const { createdAt = now, amountMinor = 10_000, buyerSealed } = about;
  const price = { amountMinor, currency: 'NGN' as const };
  const times = { createdAt, expiresAt: later(createdAt, DAY_MS) };
  const isPaid = ['paid', 'part_refunded', 'refunded', 'charged_back'].includes(status);
  return db.transaction(async (tx) => {
    const asked = { ...price, memberId, packageVersionId, expiresAt: times.expiresAt };
    const [{ id: quoteId }] = (await tx.insert(quote).values(asked).returning({ id: quote.id })) as [
      { id: string },
    ];
    const ids = { memberId, quoteId, purchaseId: quoteId, reference };
    const settledAt = isPaid ? now : null;
    const [{ id }] = (await tx
      .insert(order)
      .values({ ...price, ...ids, ...times, status, buyerSealed, settledAt })
      .returning({ id: order.id })) as [{ id: string }];
    const [sold] = await tx.select().from(packageVersion).where(eq(packageVersion.id, packageVersionId));
    const line = { orderId: id, position: 1, kind: 'package' as const, packageVersionId, amountMinor };
    await tx.insert(orderLine).values({ ...line, title: sold!.content.name });
    const [{ id: attemptId }] = (await tx
      .insert(paymentAttempt)
      .values({
        ...price,
        ...times,
        orderId: id,
        provider: (
          {
            card: 'paystack',
            transfer_account: 'paystack',
            paypal: 'paypal',
            bank_transfer: 'bank',
            credit: 'credit',
          } as const
        )[method],
        method,
        reference,
        announcedAt,
        saidSentAt: announcedAt,
        status: isPaid ? 'succeeded' : 'pending',
        chosenAt: createdAt,
      })
      .returning({ id: paymentAttempt.id })) as [{ id: string }];
    return { id, attemptId, reference };
  });
};

type Ordered = {
  packageId?: string;
  currency?: 'NGN' | 'USD' | 'EUR';
  code?: string;
  method?: Order['method'];
  renews?: boolean;
};
/** An order as a member places it, at the price that they were told: of Blossom, by bank transfer. */
export const placedBy = async (
  member: Pick<Person, 'call'>,
  { packageId = 'blossom', currency, code, method = 'bank_transfer', renews }: Ordered = {},
): Promise<Order> => {
  const quote = await member.call(makeQuote, { body: { packageId, currency, code } });
  return (await member.call(placeOrder, { body: { quoteId: quote.body._id, method, renews } })).body;
};

/** The attempt that was chosen last; an order that is not there answers its own id. */
export const attemptOf = async (world: World, orderId: string): Promise<string> => {
  const { rows } = await world.platform.pool.query(
    'select id from payment_attempt where order_id = $1 order by chosen_at desc, id desc',
    [orderId],
  );
  return rows[0]?.id ?? orderId;
};

/** As `saveOrder`, of a package of its own, for ₦100; answers its reference. */
export const addOrder = async (
  world: World,
  memberId: string,
  change: Omit<Partial<About>, 'memberId' | 'packageVersionId'> = {},
): Promise<string> => {
  const now = world.clock.now();
  const about = { name: 'Test', features: ['Everything in Blossom'] };
  const packageVersionId = await savePackageOnce(world.db, { packageId: 'test-order' }, about, now);
  return (await saveOrder(world.db, { now, ...change, memberId, packageVersionId })).reference;
};
