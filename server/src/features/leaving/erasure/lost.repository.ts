// What somebody loses with their account, as the rows of other rooms say it.
import type { Lost } from '@ijeuwa/contract/leaving';
import { and, count, eq, gt, inArray, isNull, ne, or, sql } from 'drizzle-orm';
import * as z from 'zod';
import { DAY_MS, later } from '#platform/clock.ts';
import type { Queryable } from '#platform/database/connect.ts';
import { rowsOf } from '#platform/database/rows.ts';
import { agreement } from '#platform/database/tables/agreements.ts';
import { order, packageVersion } from '#platform/database/tables/billing.ts';
import { paymentAttempt } from '#platform/database/tables/checkout.ts';
import { packageGrant } from '#platform/database/tables/grants.ts';
import { match } from '#platform/database/tables/matching.ts';
import { photo } from '#platform/database/tables/profiles.ts';
import { isShown } from '#platform/visibility/visibility.ts';

export type LostRows = Pick<
  Lost,
  'packages' | 'conversations' | 'photos' | 'transferOpen' | 'renews' | 'sessions'
>;

const lastMoment = sql`upper(${packageGrant.inForce})`;
/** So long after it was announced a transfer is looked for. */
const TRANSFER_AWAITED_MS = 30 * DAY_MS;

const Sessions = z.object({ title: z.string(), left: z.coerce.number(), usableUntil: z.coerce.date() });
/** Of plans, and for one that was too short; what a package gives goes with it. */
const listSessions = async (db: Queryable, memberId: string, now: Date): Promise<Lost['sessions']> => {
  const answered = await db.execute(sql`
    select g.title, g.usable_until as "usableUntil", sum(c.sessions) as left
    from session_grant g join session_credit c on c.grant_id = g.id
    where g.member_id = ${memberId} and g.source <> 'package' and g.usable_until > ${now.toISOString()}
    group by g.id having sum(c.sessions) > 0 order by g.usable_until, g.id`);
  return rowsOf(Sessions, answered).map((one) => ({ ...one, usableUntil: one.usableUntil.toISOString() }));
};

/** What goes with the account by the rows that are there, for its owner to read before. */
export const findLost = async (db: Queryable, memberId: string, now: Date): Promise<LostRows> => {
  const runs = await db
    .select({ content: packageVersion.content, endsAt: lastMoment.mapWith(packageGrant.endsAt) })
    .from(packageGrant)
    .innerJoin(packageVersion, eq(packageVersion.id, packageGrant.packageVersionId))
    .where(and(eq(packageGrant.memberId, memberId), sql`${lastMoment} > ${now.toISOString()}::timestamptz`))
    // What runs now before what follows it.
    .orderBy(lastMoment);
  const me = sql`${memberId}::uuid`;
  const other = sql`case when ${match.lowId} = ${me} then ${match.highId} else ${match.lowId} end`;
  // As they are listed: a figure beyond that would tell of whom one sees no more that they are only out of sight.
  const open = and(
    sql`${me} in (${match.lowId}, ${match.highId})`,
    isNull(match.endedAt),
    isShown('conversation', me, other),
  );
  const [matches] = await db.select({ n: count() }).from(match).where(open);
  // Announced, it is looked for although its time is over.
  const [transfer] = await db
    .select({ id: paymentAttempt.id })
    .from(paymentAttempt)
    .innerJoin(order, eq(order.id, paymentAttempt.orderId))
    .where(
      and(
        eq(order.memberId, memberId),
        isNull(order.settledAt),
        inArray(paymentAttempt.method, ['bank_transfer', 'transfer_account']),
        eq(paymentAttempt.status, 'pending'),
        or(
          inArray(order.status, ['open', 'part_paid']),
          gt(paymentAttempt.announcedAt, later(now, -TRANSFER_AWAITED_MS)),
        ),
      ),
    )
    .limit(1);
  const renewing = and(eq(agreement.memberId, memberId), ne(agreement.state, 'ended'));
  const agreed = await db.select({ state: agreement.state }).from(agreement).where(renewing);
  const [photos] = await db.select({ n: count() }).from(photo).where(eq(photo.memberId, memberId));
  return {
    // What was cut in parts is one to whoever holds it.
    packages: [...new Map(runs.map(({ content, endsAt }) => [content.name, endsAt]))].map(
      ([name, endsAt]) => ({ name, endsAt: endsAt.toISOString() }),
    ),
    conversations: matches?.n ?? 0,
    photos: photos?.n ?? 0,
    transferOpen: transfer !== undefined,
    renews: agreed.some(({ state }) => state === 'running'),
    sessions: await listSessions(db, memberId, now),
  };
};
