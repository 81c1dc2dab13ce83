// What was given to members as it is remembered: grants are added, and cut; nothing of them is changed.
import { and, asc, eq, gt, inArray, isNotNull, isNull, notInArray, or, type SQL, sql } from 'drizzle-orm';
import * as z from 'zod';
import type { Queryable } from '#platform/database/connect.ts';
import { columnOf } from '#platform/database/rows.ts';
import { packageVersion } from '#platform/database/tables/billing.ts';
import { grantCut, packageGrant } from '#platform/database/tables/grants.ts';
import { rank } from '../packages/packages.repository.ts';
import type { Cut, Moved, Period } from './periods.rules.ts';

type NewCut = Omit<typeof grantCut.$inferInsert, 'grantId'>;

/** What one member is given is placed one after the other. */
export const lockGrants = async (tx: Queryable, memberId: string): Promise<void> => {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtext(${`grants:${memberId}`}))`);
};

const endsAt = sql`upper(${packageGrant.inForce})`.mapWith(packageGrant.endsAt);
const countsAfter = (now: Date): SQL =>
  sql`upper(${packageGrant.inForce}) > ${now.toISOString()}::timestamptz`;

/** Paid for, or given as if it were: trials and grace hold no place. */
const holdsPlace = notInArray(packageGrant.cause, ['trial', 'grace']);

/** All that holds a place and has not ended yet, begun or not. */
export const listPeriods = (db: Queryable, memberId: string, now: Date): Promise<Period[]> =>
  db
    .select({
      id: packageGrant.id,
      rank,
      anchorDay: packageGrant.anchorDay,
      startsAt: packageGrant.startsAt,
      endsAt,
    })
    .from(packageGrant)
    .innerJoin(packageVersion, eq(packageVersion.id, packageGrant.packageVersionId))
    .where(and(eq(packageGrant.memberId, memberId), holdsPlace, countsAfter(now)))
    .orderBy(asc(packageGrant.startsAt));

export type Held = { name: string; until: Date };
/** What of packages the member holds from now on, one after the other. */
export const listHeld = async (db: Queryable, memberId: string, now: Date): Promise<Held[]> => {
  const spans = await db
    .select({ name: sql`${packageVersion.content} ->> 'name'`.mapWith(columnOf(z.string())), until: endsAt })
    .from(packageGrant)
    .innerJoin(packageVersion, eq(packageVersion.id, packageGrant.packageVersionId))
    .where(and(eq(packageGrant.memberId, memberId), holdsPlace, countsAfter(now)))
    .orderBy(asc(packageGrant.startsAt));
  return spans.filter(({ name }, at) => spans[at + 1]?.name !== name);
};

/** When what is paid for goes on, where it stands still. */
export const findGoesOn = async (db: Queryable, memberId: string, now: Date): Promise<Date | undefined> =>
  (await listPeriods(db, memberId, now))[0]?.startsAt;

/** When the first begins of what an order gave and has not ended yet. */
export const findBegin = async (db: Queryable, orderId: string, now: Date): Promise<Date | undefined> => {
  const [found] = await db
    .select({ startsAt: packageGrant.startsAt })
    .from(packageGrant)
    .where(and(eq(packageGrant.orderId, orderId), countsAfter(now)))
    .orderBy(asc(packageGrant.startsAt))
    .limit(1);
  return found?.startsAt;
};

/** When anything was given to the member, or cut, last. */
export const findLastRecord = async (tx: Queryable, memberId: string): Promise<Date | null> => {
  const [found] = await tx
    .select({
      at: sql`greatest(max(${packageGrant.recordedAt}), max(${grantCut.recordedAt}))`.mapWith(
        packageGrant.recordedAt,
      ),
    })
    .from(packageGrant)
    .leftJoin(grantCut, eq(grantCut.grantId, packageGrant.id))
    .where(eq(packageGrant.memberId, memberId));
  return found?.at ?? null;
};

/** Of the grace that has not ended yet. */
export const listGrace = async (tx: Queryable, memberId: string, now: Date): Promise<string[]> => {
  const found = await tx
    .select({ id: packageGrant.id })
    .from(packageGrant)
    .where(and(eq(packageGrant.memberId, memberId), eq(packageGrant.cause, 'grace'), countsAfter(now)));
  return found.map(({ id }) => id);
};

export const saveGrant = async (
  tx: Queryable,
  row: Omit<typeof packageGrant.$inferInsert, 'inForce'>,
): Promise<string> => {
  const [saved] = await tx.insert(packageGrant).values(row).returning({ id: packageGrant.id });
  return saved!.id;
};

export const saveCuts = async (tx: Queryable, grantIds: readonly string[], cut: NewCut): Promise<void> => {
  if (grantIds.length > 0) await tx.insert(grantCut).values(grantIds.map((grantId) => ({ ...cut, grantId })));
};

/** What was cut goes on elsewhere, as what it was and paid by what paid for it. */
export const saveMoved = async (tx: Queryable, moved: readonly Moved[], recordedAt: Date): Promise<void> => {
  if (moved.length === 0) return;
  const from = await tx
    .select()
    .from(packageGrant)
    .where(
      inArray(
        packageGrant.id,
        moved.map((one) => one.movedFrom),
      ),
    );
  const rows = moved.flatMap((span) =>
    from
      .filter(({ id }) => id === span.movedFrom)
      .map(({ memberId, packageVersionId, orderId, paidBy }) => ({
        ...span,
        ...{ memberId, packageVersionId, orderId, paidBy, recordedAt },
        cause: 'moved' as const,
      })),
  );
  await tx.insert(packageGrant).values(rows);
};

/** Whose order it is; undefined when it gave nothing. */
export const findMemberOfOrder = async (tx: Queryable, orderId: string): Promise<string | undefined> => {
  const [found] = await tx
    .select({ memberId: packageGrant.memberId })
    .from(packageGrant)
    .where(eq(packageGrant.orderId, orderId))
    .limit(1);
  return found?.memberId;
};

/** Orders of which something that they gave has not ended yet. */
export const listRunningOrders = async (db: Queryable, memberId: string, now: Date): Promise<string[]> => {
  const found = await db
    .selectDistinct({ orderId: packageGrant.orderId })
    .from(packageGrant)
    .where(
      and(eq(packageGrant.memberId, memberId), isNotNull(packageGrant.orderId), holdsPlace, countsAfter(now)),
    )
    .orderBy(asc(packageGrant.orderId));
  return found.flatMap(({ orderId }) => orderId ?? []);
};

/** What the orders gave and has not ended yet. */
export const listOfOrders = async (
  tx: Queryable,
  orderIds: readonly string[],
  now: Date,
): Promise<string[]> => {
  const found = await tx
    .select({ id: packageGrant.id })
    .from(packageGrant)
    .where(and(inArray(packageGrant.orderId, [...orderIds]), countsAfter(now)));
  return found.map(({ id }) => id);
};

/** Days that were given for nothing because the order was bought, wherever they were moved, and have not ended yet. */
export const listFreeOf = async (tx: Queryable, orderId: string, now: Date): Promise<string[]> => {
  const found = await tx
    .select({ id: packageGrant.id })
    .from(packageGrant)
    .where(
      and(
        sql`${packageGrant.id} in (with recursive free as (
          select f.grant_id as id from free_days f where f.order_id = ${orderId}
          union all select m.id from package_grant m join free on m.moved_from = free.id) select id from free)`,
        countsAfter(now),
      ),
    );
  return found.map(({ id }) => id);
};

/** When what the order gave was in force, with the days that it gave for nothing, and these beside it. */
export const listInForceOf = async (
  tx: Queryable,
  orderId: string,
  beside: readonly string[],
): Promise<{ from: Date; until: Date }[]> =>
  tx
    .select({
      from: sql`lower(${packageGrant.inForce})`.mapWith(packageGrant.startsAt),
      until: endsAt,
    })
    .from(packageGrant)
    .where(
      and(
        sql`not isempty(${packageGrant.inForce})`,
        or(
          inArray(packageGrant.id, [...beside]),
          sql`${packageGrant.id} in (with recursive given as (
            select g.id from package_grant g where g.order_id = ${orderId}
            union select f.grant_id from free_days f where f.order_id = ${orderId}
            union select m.id from package_grant m join given on m.moved_from = given.id) select id from given)`,
        ),
      ),
    );

/** What an upgrade ended of these orders, in the order in which it stood. */
export const listUpgraded = (tx: Queryable, orderIds: readonly string[]): Promise<Cut[]> =>
  tx
    .select({
      id: packageGrant.id,
      startsAt: packageGrant.startsAt,
      endsAt: packageGrant.endsAt,
      anchorDay: packageGrant.anchorDay,
      cutAt: grantCut.at,
    })
    .from(packageGrant)
    .innerJoin(grantCut, eq(grantCut.grantId, packageGrant.id))
    .where(
      and(
        inArray(packageGrant.orderId, [...orderIds]),
        eq(grantCut.why, 'upgraded'),
        sql`not exists (select from package_grant m where m.moved_from = ${packageGrant.id})`,
      ),
    )
    .orderBy(asc(packageGrant.startsAt));

/** Takes up to `most` whose end nobody has noticed; other processes pass these by. */
export const claimEnded = async (tx: Queryable, now: Date, most: number) => {
  const ended = await tx
    .select({
      id: packageGrant.id,
      memberId: packageGrant.memberId,
      content: packageVersion.content,
      cause: packageGrant.cause,
      cutBy: grantCut.why,
    })
    .from(packageGrant)
    .innerJoin(packageVersion, eq(packageVersion.id, packageGrant.packageVersionId))
    .leftJoin(grantCut, eq(grantCut.grantId, packageGrant.id))
    .where(
      and(
        sql`upper(${packageGrant.inForce}) <= ${now.toISOString()}::timestamptz`,
        isNull(packageGrant.endNoticedAt),
      ),
    )
    .orderBy(asc(packageGrant.memberId))
    .limit(most)
    .for('update', { of: packageGrant, skipLocked: true });
  const ids = ended.map((one) => one.id);
  if (ids.length > 0)
    await tx.update(packageGrant).set({ endNoticedAt: now }).where(inArray(packageGrant.id, ids));
  return ended;
};
export type Ended = Awaited<ReturnType<typeof claimEnded>>[number];

/** Trials that end between the two moments; a page of them. */
export const listTrialsEnding = (
  db: Queryable,
  { now, until }: { now: Date; until: Date },
  after: string | undefined,
  most: number,
) =>
  db
    .select({ id: packageGrant.id, memberId: packageGrant.memberId, endsAt: packageGrant.endsAt })
    .from(packageGrant)
    .where(
      and(
        eq(packageGrant.cause, 'trial'),
        // By the index of what has not ended yet.
        isNull(packageGrant.endNoticedAt),
        after === undefined ? undefined : gt(packageGrant.id, after),
        sql`upper(${packageGrant.inForce}) > ${now.toISOString()}::timestamptz`,
        sql`upper(${packageGrant.inForce}) <= ${until.toISOString()}::timestamptz`,
      ),
    )
    .orderBy(asc(packageGrant.id))
    .limit(most);
export type EndingTrial = Awaited<ReturnType<typeof listTrialsEnding>>[number];
