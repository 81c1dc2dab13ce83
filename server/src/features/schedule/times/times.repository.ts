// Counsellors, when they are there, and what is taken of anybody’s time, as the schedule room remembers them.
import { and, asc, eq, gte, inArray, isNotNull, lte, sql } from 'drizzle-orm';
import * as z from 'zod';
import type { Queryable } from '#platform/database/connect.ts';
import { rowsOf } from '#platform/database/rows.ts';
import {
  availability,
  availabilityException,
  counsellor,
  holiday,
} from '#platform/database/tables/schedule.ts';
import { staff } from '#platform/database/tables/staff.ts';

export type CounsellorRow = typeof counsellor.$inferSelect;
export type KeptCounsellor = Pick<
  typeof counsellor.$inferInsert,
  'key' | 'name' | 'bookable' | 'versionId' | 'priceNgnMinor' | 'priceUsdMinor'
>;

/** Offered by the catalogue, with somebody of the staff behind them: nobody else would come to the session. */
export const isBookable = ({ bookable, staffId }: Pick<CounsellorRow, 'bookable' | 'staffId'>): boolean =>
  bookable && staffId !== null;
export const whereBookable = and(eq(counsellor.bookable, true), isNotNull(counsellor.staffId));

const isAsKept = (one: KeptCounsellor, row: CounsellorRow | undefined): boolean =>
  row !== undefined &&
  (Object.keys(one) as (keyof KeptCounsellor)[]).every((field) => one[field] === row[field]);

/**
 * Answers those who are new. Of whoever comes back times are free again. Whoever is as they were is not touched: their row
 * is another’s to hold, who books with them; and those that are go in one order.
 */
export const keepCounsellors = async (
  tx: Queryable,
  rows: readonly KeptCounsellor[],
  now: Date,
): Promise<CounsellorRow[]> => {
  const known = new Map((await tx.select().from(counsellor)).map((row) => [row.key, row]));
  const changed = rows.filter((one) => !isAsKept(one, known.get(one.key)));
  const hidden = [...known.values()].filter(
    (one) => one.bookable && !rows.some(({ key }) => key === one.key),
  );
  const touched = [...changed.flatMap(({ key }) => known.get(key) ?? []), ...hidden].map(({ id }) => id);
  if (touched.length > 0) await lockCounsellors(tx, touched);
  if (changed.length === 0) return [];
  const inOrder = (key: string): string => known.get(key)?.id ?? `~${key}`;
  const kept = await tx
    .insert(counsellor)
    .values(changed.sort((one, other) => (inOrder(one.key) < inOrder(other.key) ? -1 : 1)))
    .onConflictDoUpdate({
      target: counsellor.key,
      set: {
        name: sql`excluded.name`,
        bookable: sql`excluded.bookable`,
        freedAt: sql`case when excluded.bookable and not ${counsellor.bookable} then ${now.toISOString()}::timestamptz else ${counsellor.freedAt} end`,
        versionId: sql`excluded.version_id`,
        priceNgnMinor: sql`excluded.price_ngn_minor`,
        priceUsdMinor: sql`excluded.price_usd_minor`,
      },
    })
    .returning();
  return kept.filter(({ key }) => !known.has(key));
};

/** Whoever the catalogue names no longer; held since the others were kept. */
export const hideOtherCounsellors = async (tx: Queryable, keys: readonly string[]): Promise<void> => {
  const isOther = and(
    eq(counsellor.bookable, true),
    sql`not (${counsellor.key} = any (${sql.param([...keys])}::text[]))`,
  );
  await tx.update(counsellor).set({ bookable: false }).where(isOther);
};

export const findByKey = async (db: Queryable, key: string): Promise<CounsellorRow | undefined> => {
  const [found] = await db.select().from(counsellor).where(eq(counsellor.key, key));
  return found;
};

export const findCounsellor = async (db: Queryable, id: string): Promise<CounsellorRow | undefined> => {
  const [found] = await db.select().from(counsellor).where(eq(counsellor.id, id));
  return found;
};

export const listCounsellors = (db: Queryable) =>
  db
    .select({ counsellor, staffName: staff.name, staffEmail: staff.email })
    .from(counsellor)
    .leftJoin(staff, eq(staff.id, counsellor.staffId))
    .orderBy(asc(counsellor.name), asc(counsellor.id));

/**
 * In one order, whoever asks: what is taken of their time is written by one transaction at once. Rows that only refer to
 * them are not held up. Before the rows there is a line, which PostgreSQL keeps by arrival: at a row itself whoever refers
 * to it already goes before those who wait, so that in a rush one of them could wait until a statement may take no longer.
 */
export const lockCounsellors = async (tx: Queryable, ids: readonly string[]): Promise<void> => {
  for (const id of [...new Set(ids)].sort())
    await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`counsellor:${id}`}, 0))`);
  await tx
    .select({ id: counsellor.id })
    .from(counsellor)
    .where(inArray(counsellor.id, [...ids]))
    .orderBy(asc(counsellor.id))
    .for('no key update');
};

export const changeCounsellor = async (
  tx: Queryable,
  id: string,
  change: Partial<Pick<CounsellorRow, 'staffId' | 'zone' | 'version' | 'freedAt'>>,
): Promise<void> => {
  await tx.update(counsellor).set(change).where(eq(counsellor.id, id));
};

/** What was looked at before is looked at again. */
export const raiseVersions = async (tx: Queryable, ids: readonly string[]): Promise<void> => {
  await tx
    .update(counsellor)
    .set({ version: sql`${counsellor.version} + 1` })
    .where(inArray(counsellor.id, [...ids]));
};

export const findOfStaff = async (db: Queryable, staffId: string): Promise<CounsellorRow | undefined> => {
  const [found] = await db.select().from(counsellor).where(eq(counsellor.staffId, staffId));
  return found;
};

/** Who are somebody whose access or role has ended. */
export const listOfGone = async (tx: Queryable): Promise<CounsellorRow[]> => {
  const rows = await tx
    .select({ counsellor })
    .from(counsellor)
    .innerJoin(staff, eq(staff.id, counsellor.staffId))
    .where(sql`${staff.endedAt} is not null or not ('counsellor' = any (${staff.roles}))`);
  return rows.map((one) => one.counsellor);
};

/** Held: whose access ends at this moment is seen to have ended, or ends after. */
export const lockStaffByEmail = async (tx: Queryable, email: string) => {
  const [found] = await tx
    .select({
      id: staff.id,
      name: staff.name,
      email: staff.email,
      roles: staff.roles,
      endedAt: staff.endedAt,
    })
    .from(staff)
    .where(eq(staff.email, email))
    .for('no key update');
  return found;
};

export const findStaff = async (db: Queryable, id: string) => {
  const [found] = await db
    .select({ name: staff.name, email: staff.email, endedAt: staff.endedAt })
    .from(staff)
    .where(eq(staff.id, id));
  return found;
};

export type Stretch = { weekday: number; fromMinute: number; toMinute: number };
export type Exception = { day: string; fromMinute: number | null; toMinute: number | null };

export const listWeek = (db: Queryable, counsellorId: string): Promise<Stretch[]> =>
  db
    .select({
      weekday: availability.weekday,
      fromMinute: availability.fromMinute,
      toMinute: availability.toMinute,
    })
    .from(availability)
    .where(eq(availability.counsellorId, counsellorId))
    .orderBy(asc(availability.weekday), asc(availability.fromMinute));

export const listExceptions = (db: Queryable, counsellorId: string, from: string): Promise<Exception[]> =>
  db
    .select({
      day: availabilityException.day,
      fromMinute: availabilityException.fromMinute,
      toMinute: availabilityException.toMinute,
    })
    .from(availabilityException)
    .where(and(eq(availabilityException.counsellorId, counsellorId), gte(availabilityException.day, from)))
    .orderBy(asc(availabilityException.day), asc(availabilityException.fromMinute));

export const saveWeek = async (
  tx: Queryable,
  counsellorId: string,
  week: readonly Stretch[],
): Promise<void> => {
  await tx.delete(availability).where(eq(availability.counsellorId, counsellorId));
  if (week.length > 0) await tx.insert(availability).values(week.map((one) => ({ counsellorId, ...one })));
};

/** What is past stays as it was. */
export const saveExceptions = async (
  tx: Queryable,
  counsellorId: string,
  from: string,
  exceptions: readonly Exception[],
): Promise<void> => {
  await tx
    .delete(availabilityException)
    .where(and(eq(availabilityException.counsellorId, counsellorId), gte(availabilityException.day, from)));
  if (exceptions.length > 0)
    await tx.insert(availabilityException).values(exceptions.map((one) => ({ counsellorId, ...one })));
};

export type HolidayRow = typeof holiday.$inferSelect;
export const listHolidays = (db: Queryable, from: string, until: string): Promise<HolidayRow[]> =>
  db
    .select()
    .from(holiday)
    .where(and(gte(holiday.day, from), lte(holiday.day, until)))
    .orderBy(asc(holiday.day), asc(holiday.id));

/** One that closes this day. */
export const findDeclared = async (db: Queryable, day: string): Promise<HolidayRow | undefined> =>
  (await listHolidays(db, day, day)).find(({ provisional }) => !provisional);

export const findHoliday = async (db: Queryable, id: string): Promise<HolidayRow | undefined> => {
  const [found] = await db.select().from(holiday).where(eq(holiday.id, id));
  return found;
};

export const saveHoliday = async (
  tx: Queryable,
  row: typeof holiday.$inferInsert & { id: string },
): Promise<void> => {
  const { day, name, provisional } = row;
  await tx
    .insert(holiday)
    .values(row)
    .onConflictDoUpdate({ target: holiday.id, set: { day, name, provisional } });
};

/** What staff made of one stays, whatever the file says. */
export const recordHolidaysOnce = async (
  db: Queryable,
  rows: readonly (typeof holiday.$inferInsert)[],
): Promise<void> => {
  await db
    .insert(holiday)
    .values([...rows])
    .onConflictDoNothing({ target: holiday.key });
};

const TakenRow = z.object({
  personId: z.string(),
  appointmentId: z.string(),
  from: z.coerce.date(),
  to: z.coerce.date(),
});
export type TakenRow = z.infer<typeof TakenRow>;

/** Of these people between the two moments; what was held and is not any more does not count. */
export const listTaken = async (
  db: Queryable,
  { personIds, from, to, now }: { personIds: readonly string[]; from: Date; to: Date; now: Date },
): Promise<TakenRow[]> =>
  rowsOf(
    TakenRow,
    await db.execute(sql`
      select person_id as "personId", appointment_id as "appointmentId", lower(during) as "from", upper(during) as "to"
      from claim
      where person_id = any (${sql.param([...personIds])}::uuid[])
        and during && tstzrange(${from.toISOString()}, ${to.toISOString()})
        and (held_until is null or held_until > ${now.toISOString()})`),
  );
