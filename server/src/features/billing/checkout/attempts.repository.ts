// Attempts to pay an order as they are remembered.
import {
  and,
  asc,
  desc,
  eq,
  gt,
  inArray,
  isNotNull,
  isNull,
  lte,
  ne,
  notInArray,
  or,
  sql,
} from 'drizzle-orm';
import type { Queryable } from '#platform/database/connect.ts';
import { order } from '#platform/database/tables/billing.ts';
import { paymentAttempt } from '#platform/database/tables/checkout.ts';
import { ATTEMPT_STEPS, type AttemptEvent } from './attempts.rules.ts';

export type Attempt = typeof paymentAttempt.$inferSelect;

/** Undefined when the reference is taken: each is used once, by whomever. */
export const recordAttemptOnce = async (
  tx: Queryable,
  row: typeof paymentAttempt.$inferInsert,
): Promise<string | undefined> => {
  const [saved] = await tx
    .insert(paymentAttempt)
    .values(row)
    .onConflictDoNothing()
    .returning({ id: paymentAttempt.id });
  return saved?.id;
};

export const findAttempt = async (db: Queryable, id: string): Promise<Attempt | undefined> => {
  const [found] = await db.select().from(paymentAttempt).where(eq(paymentAttempt.id, id));
  return found;
};

export const findAttemptByReference = async (db: Queryable, reference: string) => {
  const [found] = await db.select().from(paymentAttempt).where(eq(paymentAttempt.reference, reference));
  return found;
};

/** Money for its account did not fit, and goes back. */
export const noteRejected = async (
  tx: Queryable,
  id: string,
  rejected: { rejectedAt: Date; rejectedMinor: number | null },
): Promise<void> => {
  await tx.update(paymentAttempt).set(rejected).where(eq(paymentAttempt.id, id));
};

/** The one that was chosen last first. */
export const listAttempts = (db: Queryable, orderId: string): Promise<Attempt[]> =>
  db
    .select()
    .from(paymentAttempt)
    .where(eq(paymentAttempt.orderId, orderId))
    .orderBy(desc(paymentAttempt.chosenAt), desc(paymentAttempt.id));

export const changeAttempt = async (
  tx: Queryable,
  id: string,
  change: Partial<Pick<Attempt, 'chosenAt' | 'announcedAt' | 'saidSentAt' | 'notSentAt' | 'notFoundAt'>>,
): Promise<void> => {
  await tx.update(paymentAttempt).set(change).where(eq(paymentAttempt.id, id));
};

/** Whether the event changed it. */
export const stepAttempt = async (
  db: Queryable,
  id: string,
  event: AttemptEvent,
  also: Partial<Pick<Attempt, 'pageUrl' | 'providerRef' | 'expiresAt' | 'watchedUntil'>> = {},
): Promise<boolean> => {
  const { from, to } = ATTEMPT_STEPS[event];
  const changed = await db
    .update(paymentAttempt)
    .set({ status: to, ...also })
    .where(and(eq(paymentAttempt.id, id), inArray(paymentAttempt.status, [...from])))
    .returning({ id: paymentAttempt.id });
  return changed.length > 0;
};

/** Whether this caller is the one who sends it to the provider: that happens once. */
export const claimSending = async (db: Queryable, id: string, now: Date): Promise<boolean> => {
  const claimed = await db
    .update(paymentAttempt)
    .set({ sentAt: now })
    .where(
      and(eq(paymentAttempt.id, id), eq(paymentAttempt.status, 'created'), isNull(paymentAttempt.sentAt)),
    )
    .returning({ id: paymentAttempt.id });
  return claimed.length > 0;
};

const askedBefore = (moment: Date) => or(isNull(paymentAttempt.askedAt), lte(paymentAttempt.askedAt, moment));

/** Whether this caller may ask the provider about it now; others asked since `before` at the latest. */
export const claimAsking = async (
  db: Queryable,
  id: string,
  before: Date,
  now: Date,
  also: Partial<Pick<Attempt, 'watchedUntil'>> = {},
): Promise<boolean> => {
  const claimed = await db
    .update(paymentAttempt)
    .set({ askedAt: now, ...also })
    .where(and(eq(paymentAttempt.id, id), askedBefore(before)))
    .returning({ id: paymentAttempt.id });
  return claimed.length > 0;
};

/** Sent to a provider that can be asked, and not known to be paid: also of what it denied, money may come late. */
const askable = and(
  ne(paymentAttempt.provider, 'bank'),
  ne(paymentAttempt.status, 'succeeded'),
  isNotNull(paymentAttempt.sentAt),
);

/** What the order may have been paid by meanwhile; `deniedSince`: a page that was declined may be paid all the same. */
export const listUnanswered = (db: Queryable, orderId: string, deniedSince: Date): Promise<Attempt[]> =>
  db
    .select()
    .from(paymentAttempt)
    .where(
      and(
        eq(paymentAttempt.orderId, orderId),
        ne(paymentAttempt.provider, 'bank'),
        or(
          inArray(paymentAttempt.status, ['pending', 'unknown']),
          and(askable, gt(paymentAttempt.createdAt, deniedSince)),
        ),
      ),
    )
    .orderBy(asc(paymentAttempt.id));

type Asking = { now: Date; openBefore: Date; unpaidBefore: Date; unpaidSince: Date };

/** What the provider should be asked about: attempts of open orders often, declined ones for a while, given-up ones seldom. */
export const listAttemptsToAsk = async (db: Queryable, when: Asking, most: number): Promise<Attempt[]> => {
  const rows = await db
    .select({ attempt: paymentAttempt })
    .from(paymentAttempt)
    .innerJoin(order, eq(order.id, paymentAttempt.orderId))
    .where(
      and(
        askable,
        or(
          and(
            inArray(order.status, ['open', 'part_paid']),
            or(
              notInArray(paymentAttempt.status, ['failed', 'abandoned']),
              gt(paymentAttempt.watchedUntil, when.now),
            ),
            askedBefore(when.openBefore),
          ),
          and(
            or(gt(paymentAttempt.createdAt, when.unpaidSince), gt(order.endedAt, when.unpaidSince)),
            askedBefore(when.unpaidBefore),
          ),
        ),
      ),
    )
    .orderBy(sql`${paymentAttempt.askedAt} nulls first`)
    .limit(most);
  return rows.map(({ attempt }) => attempt);
};
