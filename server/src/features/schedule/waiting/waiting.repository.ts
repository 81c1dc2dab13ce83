// Who waits for a time of a counsellor, in line, and since when one may be free.
import { and, asc, eq, isNotNull, isNull, lt, or, sql } from 'drizzle-orm';
import type { Queryable } from '#platform/database/connect.ts';
import { counsellor, waiting } from '#platform/database/tables/schedule.ts';
import { isPresent } from '#platform/visibility/visibility.ts';

export const joinOnce = async (tx: Queryable, row: typeof waiting.$inferInsert): Promise<void> => {
  await tx.insert(waiting).values(row).onConflictDoNothing();
};

export const leave = async (tx: Queryable, counsellorId: string, memberId: string): Promise<void> => {
  await tx.delete(waiting).where(and(eq(waiting.counsellorId, counsellorId), eq(waiting.memberId, memberId)));
};

export const listOwn = (db: Queryable, memberId: string) =>
  db
    .select({ counsellor, since: waiting.since, toldAt: waiting.toldAt })
    .from(waiting)
    .innerJoin(counsellor, eq(counsellor.id, waiting.counsellorId))
    .where(and(eq(waiting.memberId, memberId), eq(counsellor.bookable, true)))
    .orderBy(asc(waiting.since), asc(counsellor.id));

/** Who is here and has not heard of one of late: whoever heard of none first, and of these whoever has waited longest. */
export const listInLine = (
  tx: Queryable,
  counsellorId: string,
  { toldBefore, most }: { toldBefore: Date; most: number },
) =>
  tx
    .select()
    .from(waiting)
    .where(
      and(
        eq(waiting.counsellorId, counsellorId),
        or(isNull(waiting.toldAt), lt(waiting.toldAt, toldBefore)),
        isPresent(sql`${waiting.memberId}`),
      ),
    )
    .orderBy(sql`${waiting.toldAt} asc nulls first`, asc(waiting.since), asc(waiting.memberId))
    .limit(most);

export const markTold = async (
  tx: Queryable,
  counsellorId: string,
  memberId: string,
  toldAt: Date,
): Promise<void> => {
  await tx
    .update(waiting)
    .set({ toldAt })
    .where(and(eq(waiting.counsellorId, counsellorId), eq(waiting.memberId, memberId)));
};

/** Under the counsellor’s lock. */
export const markFreed = async (tx: Queryable, counsellorId: string, freedAt: Date | null): Promise<void> => {
  await tx.update(counsellor).set({ freedAt }).where(eq(counsellor.id, counsellorId));
};

/** Before the time of these appointments is let go: of what of it is still ahead. */
export const markFreedBy = async (
  tx: Queryable,
  appointmentIds: readonly string[],
  now: Date,
): Promise<void> => {
  await tx.execute(sql`
    update counsellor set freed_at = ${now.toISOString()} where id in (
      select person_id from claim where appointment_id = any (${sql.param([...appointmentIds])}::uuid[])
        and lower(during) > ${now.toISOString()})`);
};

/** Who is waited for, and can be booked. */
export const listAwaited = async (db: Queryable): Promise<string[]> => {
  const rows = await db
    .selectDistinct({ id: counsellor.id })
    .from(waiting)
    .innerJoin(counsellor, eq(counsellor.id, waiting.counsellorId))
    .where(eq(counsellor.bookable, true));
  return rows.map(({ id }) => id);
};

export const listFreed = async (db: Queryable): Promise<string[]> => {
  const rows = await db
    .select({ id: counsellor.id })
    .from(counsellor)
    .where(and(isNotNull(counsellor.freedAt), eq(counsellor.bookable, true)))
    .orderBy(asc(counsellor.freedAt));
  return rows.map(({ id }) => id);
};
