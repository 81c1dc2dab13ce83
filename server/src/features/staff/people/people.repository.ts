// People of the back office, their second factors and their sessions; secrets are kept as digests only.
import type { StaffRole } from '@ijeuwa/contract/endpoint';
import { and, count, eq, gt, isNull, lt, sql } from 'drizzle-orm';
import type { Queryable } from '#platform/database/connect.ts';
import { staff, staffCode, staffInvitation, staffSession } from '#platform/database/tables/staff.ts';

type NewStaff = { email: string; name: string; passwordHash: string; roles: readonly StaffRole[] };
export type StaffRow = typeof staff.$inferSelect;

/** Leaves a person who is known by this address as they are. */
export const recordStaffOnce = async (db: Queryable, { roles, ...row }: NewStaff): Promise<void> => {
  await db
    .insert(staff)
    .values({ ...row, roles: [...roles] })
    .onConflictDoNothing();
};

export const countStaff = async (db: Queryable): Promise<number> => {
  const [row] = await db.select({ people: count() }).from(staff);
  return row?.people ?? 0;
};

export const findStaffByEmail = async (db: Queryable, email: string): Promise<StaffRow | undefined> => {
  const [found] = await db.select().from(staff).where(eq(staff.email, email));
  return found;
};

export const findStaff = async (db: Queryable, id: string): Promise<StaffRow | undefined> => {
  const [found] = await db.select().from(staff).where(eq(staff.id, id));
  return found;
};

/** Held until the transaction ends: whoever gives them another password, or ends them, waits or has already been. */
export const holdStaff = async (tx: Queryable, id: string): Promise<StaffRow | undefined> => {
  const [found] = await tx.select().from(staff).where(eq(staff.id, id)).for('share');
  return found;
};

/** A new code makes the older ones of the same person useless. */
export const replaceCode = async (tx: Queryable, row: typeof staffCode.$inferInsert): Promise<void> => {
  await tx.delete(staffCode).where(eq(staffCode.staffId, row.staffId));
  await tx.insert(staffCode).values(row);
};

const alive = (id: string, now: Date) =>
  and(eq(staffCode.id, id), gt(staffCode.expiresAt, now), isNull(staffCode.usedAt));

/** Takes one try before the code is looked at, so that guesses at the same moment are counted too. */
export const spendTry = async (db: Queryable, id: string, now: Date) => {
  const [spent] = await db
    .update(staffCode)
    .set({ triesLeft: sql`${staffCode.triesLeft} - 1` })
    .where(and(alive(id, now), gt(staffCode.triesLeft, 0)))
    .returning({ staffId: staffCode.staffId, codeDigest: staffCode.codeDigest });
  return spent;
};

export const useCodeOnce = async (tx: Queryable, id: string, now: Date): Promise<boolean> => {
  const used = await tx
    .update(staffCode)
    .set({ usedAt: now })
    .where(alive(id, now))
    .returning({ id: staffCode.id });
  return used.length > 0;
};

export const saveStaffSession = async (
  tx: Queryable,
  row: typeof staffSession.$inferInsert,
): Promise<void> => {
  await tx.insert(staffSession).values(row);
};

export const findLiveStaffSession = async (db: Queryable, tokenHash: string, now: Date) => {
  const [found] = await db
    .select({ id: staffSession.id, staffId: staff.id, roles: staff.roles })
    .from(staffSession)
    .innerJoin(staff, eq(staff.id, staffSession.staffId))
    .where(
      and(eq(staffSession.tokenHash, tokenHash), gt(staffSession.expiresAt, now), isNull(staff.endedAt)),
    );
  return found;
};

export const removeStaffSession = async (db: Queryable, tokenHash: string) => {
  const [ended] = await db
    .delete(staffSession)
    .where(eq(staffSession.tokenHash, tokenHash))
    .returning({ id: staffSession.id, staffId: staffSession.staffId });
  return ended;
};

export const removeExpired = async (db: Queryable, now: Date): Promise<void> => {
  await db.delete(staffSession).where(lt(staffSession.expiresAt, now));
  await db.delete(staffCode).where(lt(staffCode.expiresAt, now));
  await db.delete(staffInvitation).where(lt(staffInvitation.expiresAt, now));
};
