// Who is in whose care: a counsellor and a member, by the appointments they have or had of late; and the notes of whom it has ended.
import { and, count, eq, lte, max, not, type SQLWrapper, sql } from 'drizzle-orm';
import * as z from 'zod';
import type { Queryable } from '#platform/database/connect.ts';
import { rowsOf } from '#platform/database/rows.ts';
import { sessionNote as note } from '#platform/database/tables/counselling.ts';

/** Confirmed once with whoever of the staff this is, while they are of the staff, and over since no longer ago than that. */
const care = (staffId: SQLWrapper, memberId: SQLWrapper, since: Date) => sql`
  from appointment a join counsellor c on c.id = a.counsellor_id join staff s on s.id = c.staff_id
  where s.id = ${staffId} and s.ended_at is null and a.member_id = ${memberId} and a.confirmed_at is not null
    and a.details_sealed <> '' and a.ends_at > ${since.toISOString()}`;
const hasCare = (since: Date) => sql`exists (select ${care(note.staffId, note.memberId, since)})`;
/** Of an account that is being left nothing is read or written, until its member comes back. */
const isLeft = (memberId: SQLWrapper) =>
  sql`exists (select from erasure e where e.member_id = ${memberId} and e.erased_at is null)`;

const As = z.object({ counsellorId: z.string() });
/** As which counsellor somebody has this member in their care. */
export const findCaredAs = async (
  db: Queryable,
  { staffId, memberId }: { staffId: string; memberId: string },
  since: Date,
): Promise<string | undefined> => {
  const [staffMember, member] = [sql`${staffId}::uuid`, sql`${memberId}::uuid`];
  const answered = await db.execute(sql`
    select c.id as "counsellorId" ${care(staffMember, member, since)} and not ${isLeft(member)}
    order by a.ends_at desc limit 1`);
  return rowsOf(As, answered)[0]?.counsellorId;
};

/** What they hold of whoever is in their care no more. */
export const listFormer = (db: Queryable, staffId: string, since: Date) =>
  db
    .select({
      memberId: note.memberId,
      notes: count(),
      latest: max(note.writtenAt),
      sealedSince: max(note.careEndedAt),
    })
    .from(note)
    .where(and(eq(note.staffId, staffId), not(hasCare(since)), not(isLeft(note.memberId))))
    .groupBy(note.memberId)
    .orderBy(max(note.writtenAt), note.memberId);

/** How many were removed. */
export const removeFormer = async (
  tx: Queryable,
  { staffId, memberId }: { staffId: string; memberId: string },
  since: Date,
): Promise<number> => {
  const removed = await tx
    .delete(note)
    .where(and(eq(note.staffId, staffId), eq(note.memberId, memberId), not(hasCare(since))))
    .returning({ id: note.id });
  return removed.length;
};

/** Sealed as the care ends; opened where somebody is in it again. */
export const markCare = async (tx: Queryable, since: Date, now: Date): Promise<void> => {
  await tx.execute(sql`
    update ${note} set care_ended_at = case when care_ended_at is null then ${now.toISOString()}::timestamptz end
    where (care_ended_at is null) <> ${hasCare(since)}`);
};

export const removeSealed = async (tx: Queryable, sealedBefore: Date): Promise<void> => {
  await tx.delete(note).where(lte(note.careEndedAt, sealedBefore));
};
