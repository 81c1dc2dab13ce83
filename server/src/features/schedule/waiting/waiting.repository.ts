// Who waits for a time of a counsellor, in line, and since when one may be free.
import { and, asc, eq, gte, isNotNull, isNull, lt, max, or, sql } from 'drizzle-orm';
import type { Queryable } from '#platform/database/connect.ts';
import { counsellor, waiting } from '#platform/database/tables/schedule.ts';
import { isPresent } from '#platform/visibility/visibility.ts';
import { whereBookable } from '../times/times.repository.ts';

/** Whoever was in this line lately comes back to its end; what they heard counts on. Twice is once. */
export const joinOnce = async (tx: Queryable, row: typeof waiting.$inferInsert): Promise<void> => {
  await tx
    .insert(waiting)
    .values(row)
    .onConflictDoUpdate({
      target: [waiting.counsellorId, waiting.memberId],
      set: { since: row.since, leftAt: null },
      setWhere: isNotNull(waiting.leftAt),
    });
};

export const leave = async (
  tx: Queryable,
  counsellorId: string,
  memberId: string,
  leftAt: Date,
): Promise<void> => {
  await tx
    .update(waiting)
    .set({ leftAt })
    .where(
      and(eq(waiting.counsellorId, counsellorId), eq(waiting.memberId, memberId), isNull(waiting.leftAt)),
    );
};

/** Whoever left so long ago begins anew. */
export const forgetLeft = async (db: Queryable, leftBefore: Date): Promise<void> => {
  await db.delete(waiting).where(lt(waiting.leftAt, leftBefore));
};

export const listOwn = (db: Queryable, memberId: string) =>
  db
    .select({ counsellor, since: waiting.since, toldAt: waiting.toldAt })
    .from(waiting)
    .innerJoin(counsellor, eq(counsellor.id, waiting.counsellorId))
    .where(and(eq(waiting.memberId, memberId), isNull(waiting.leftAt), whereBookable))
    .orderBy(asc(waiting.since), asc(counsellor.id));

/**
 * Who is here and has not heard of one of late: whoever heard of none first, and of these whoever has waited longest.
 * Of the others whoever heard longest ago; who left the line and came back stands where they came back.
 */
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
        isNull(waiting.leftAt),
        or(isNull(waiting.toldAt), lt(waiting.toldAt, toldBefore)),
        isPresent(sql`${waiting.memberId}`),
      ),
    )
    .orderBy(
      sql`case when ${waiting.toldAt} is not null then greatest(${waiting.toldAt}, ${waiting.since}) end asc nulls first`,
      asc(waiting.since),
      asc(waiting.memberId),
    )
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

type Kept = { personId: string; from: Date; to: Date };
/** When the last of those did who heard that a time of this counsellor is free; undefined: nobody has yet. */
export const findLastHeard = async (tx: Queryable, counsellorId: string): Promise<Date | undefined> => {
  const [found] = await tx
    .select({ at: max(waiting.toldAt) })
    .from(counsellor)
    .innerJoin(
      waiting,
      and(eq(waiting.counsellorId, counsellor.id), gte(waiting.toldAt, sql`${counsellor.freedAt}`)),
    )
    .where(eq(counsellor.id, counsellorId));
  return found?.at ?? undefined;
};

/** Under the counsellor’s lock. */
export const markFreed = async (tx: Queryable, counsellorId: string, freedAt: Date | null): Promise<void> => {
  await tx.update(counsellor).set({ freedAt }).where(eq(counsellor.id, counsellorId));
};

/** Before the time of these appointments is let go: of what of it is still ahead, and is not `kept`. */
export const markFreedBy = async (
  tx: Queryable,
  appointmentIds: readonly string[],
  now: Date,
  kept?: Kept,
): Promise<void> => {
  const isKept = kept
    ? sql`person_id = ${kept.personId} and during <@ tstzrange(${kept.from.toISOString()}, ${kept.to.toISOString()})`
    : sql`false`;
  await tx.execute(sql`
    update counsellor set freed_at = ${now.toISOString()} where id in (
      select person_id from claim where appointment_id = any (${sql.param([...appointmentIds])}::uuid[])
        and lower(during) > ${now.toISOString()} and not (${isKept}))`);
};

/** Who is waited for, and can be booked. */
export const listAwaited = async (db: Queryable): Promise<string[]> => {
  const rows = await db
    .selectDistinct({ id: counsellor.id })
    .from(waiting)
    .innerJoin(counsellor, eq(counsellor.id, waiting.counsellorId))
    .where(and(whereBookable, isNull(waiting.leftAt)));
  return rows.map(({ id }) => id);
};

/** Of whom a time is free since then; whoever was told of it after `toldBefore` has it to themselves for now. */
export const listFreed = async (db: Queryable, toldBefore: Date): Promise<string[]> => {
  const rows = await db
    .select({ id: counsellor.id })
    .from(counsellor)
    .where(
      and(
        isNotNull(counsellor.freedAt),
        whereBookable,
        sql`not exists (select from ${waiting} w
          where w.counsellor_id = ${counsellor.id} and w.told_at >= ${counsellor.freedAt} and w.told_at > ${toldBefore.toISOString()})`,
      ),
    )
    .orderBy(asc(counsellor.freedAt));
  return rows.map(({ id }) => id);
};
