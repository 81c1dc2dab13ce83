// Who of the staff can be told of work, and who is called for it outside support's hours.
import type { StaffRole } from '@ijeuwa/contract/endpoint';
import { and, arrayOverlaps, asc, eq, isNotNull, isNull } from 'drizzle-orm';
import type { Queryable } from '#platform/database/connect.ts';
import { staff } from '#platform/database/tables/staff.ts';

/** Who has ended, or was never there, is told nothing. */
export const listReachable = (db: Queryable, roles: readonly StaffRole[]) =>
  db
    .select({ id: staff.id, name: staff.name, email: staff.email, onCallSince: staff.onCallSince })
    .from(staff)
    .where(and(isNull(staff.endedAt), isNotNull(staff.passwordHash), arrayOverlaps(staff.roles, [...roles])))
    .orderBy(asc(staff.name), asc(staff.id));

/** Answers whether it changed anything. */
export const changeOnCall = async (tx: Queryable, id: string, since: Date | null): Promise<boolean> => {
  const other = since ? isNull(staff.onCallSince) : isNotNull(staff.onCallSince);
  const changed = await tx
    .update(staff)
    .set({ onCallSince: since })
    .where(and(eq(staff.id, id), other))
    .returning({ id: staff.id });
  return changed.length > 0;
};
