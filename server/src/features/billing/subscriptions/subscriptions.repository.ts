// Subscriptions and trials as they are remembered; the package is the version that was sold.
import { and, asc, eq, gt, inArray, isNull, lte, or, sql } from 'drizzle-orm';
import type { Queryable } from '#platform/database/connect.ts';
import { order, packageVersion, subscription, trial } from '#platform/database/tables/billing.ts';
import type { Period } from './subscriptions.rules.ts';

/** Two payments of one member are placed one after the other. */
export const lockSubscriptions = async (tx: Queryable, memberId: string): Promise<void> => {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtext(${`subscriptions:${memberId}`}))`);
};

/** What is paid for and has not ended yet, begun or not. */
export const listPaidPeriods = (db: Queryable, memberId: string, now: Date): Promise<Period[]> =>
  db
    .select({
      id: subscription.id,
      rank: packageVersion.position,
      startsAt: subscription.startsAt,
      endsAt: subscription.endsAt,
    })
    .from(subscription)
    .innerJoin(packageVersion, eq(packageVersion.id, subscription.packageVersionId))
    .leftJoin(order, eq(order.id, subscription.orderId))
    .where(
      and(
        eq(subscription.memberId, memberId),
        gt(subscription.endsAt, now),
        eq(subscription.trial, false),
        or(isNull(subscription.orderId), eq(order.status, 'paid')),
      ),
    )
    .orderBy(asc(subscription.startsAt));

export const saveSubscription = async (
  tx: Queryable,
  row: typeof subscription.$inferInsert,
): Promise<void> => {
  await tx.insert(subscription).values(row);
};

export const moveSubscriptions = async (tx: Queryable, moved: readonly Period[]): Promise<void> => {
  for (const { id, startsAt, endsAt } of moved)
    await tx.update(subscription).set({ startsAt, endsAt }).where(eq(subscription.id, id));
};

/** Whether this is the member's first trial. */
export const recordTrialOnce = async (tx: Queryable, memberId: string, now: Date): Promise<boolean> => {
  const saved = await tx
    .insert(trial)
    .values({ memberId, startedAt: now })
    .onConflictDoNothing()
    .returning({ memberId: trial.memberId });
  return saved.length > 0;
};

export const hadTrial = async (db: Queryable, memberId: string): Promise<boolean> =>
  (await db.select().from(trial).where(eq(trial.memberId, memberId))).length > 0;

/** Takes up to `most` whose end nobody has noticed; other processes pass these by. */
export const claimEnded = async (tx: Queryable, now: Date, most: number) => {
  const ended = await tx
    .select({ id: subscription.id, memberId: subscription.memberId, content: packageVersion.content })
    .from(subscription)
    .innerJoin(packageVersion, eq(packageVersion.id, subscription.packageVersionId))
    .where(and(lte(subscription.endsAt, now), isNull(subscription.endNoticedAt)))
    .orderBy(asc(subscription.memberId))
    .limit(most)
    .for('update', { of: subscription, skipLocked: true });
  const ids = ended.map((one) => one.id);
  if (ids.length > 0)
    await tx.update(subscription).set({ endNoticedAt: now }).where(inArray(subscription.id, ids));
  return ended;
};
