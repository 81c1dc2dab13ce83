// Who is of the staff, who is invited, and who has ended.
import type { StaffRole } from '@ijeuwa/contract/endpoint';
import { and, asc, eq, gt, isNotNull, isNull, sql } from 'drizzle-orm';
import type { Queryable } from '#platform/database/connect.ts';
import { staff, staffCode, staffInvitation, staffSession } from '#platform/database/tables/staff.ts';
import type { StaffRow } from './people.repository.ts';

/** Until the transaction ends nobody else changes who is of the staff: the rules look at all of them. */
export const lockTeam = async (tx: Queryable): Promise<void> => {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtext('staff team'))`);
};

/** Those who have ended come last. */
export const listTeam = (db: Queryable, now: Date) => {
  return db
    .select({ person: staff, invitedUntil: staffInvitation.expiresAt })
    .from(staff)
    .leftJoin(staffInvitation, and(eq(staffInvitation.staffId, staff.id), gt(staffInvitation.expiresAt, now)))
    .orderBy(isNotNull(staff.endedAt), asc(staff.name), asc(staff.id));
};

/** Those who can sign in. */
export const listAdministrators = (tx: Queryable): Promise<{ id: string; email: string }[]> =>
  tx
    .select({ id: staff.id, email: staff.email })
    .from(staff)
    .where(and(isNull(staff.endedAt), isNotNull(staff.passwordHash), sql`'admin' = any(${staff.roles})`));

export const listFinance = (tx: Queryable): Promise<{ id: string; email: string }[]> =>
  tx
    .select({ id: staff.id, email: staff.email })
    .from(staff)
    .where(and(isNull(staff.endedAt), isNotNull(staff.passwordHash), sql`'finance' = any(${staff.roles})`));

/** All addresses by which anybody of the staff is or was known; `present`: of those who have not ended alone. */
export const listAddresses = async (tx: Queryable, { present }: { present: boolean }): Promise<string[]> => {
  const rows = tx.select({ email: staff.email }).from(staff);
  return (await rows.where(present ? isNull(staff.endedAt) : undefined)).map(({ email }) => email);
};

type Person = { email: string; name: string; roles: StaffRole[] };

/** Who has ended comes back as the same row. */
export const saveInvited = async (tx: Queryable, person: Person): Promise<string> => {
  const [saved] = await tx
    .insert(staff)
    .values(person)
    .onConflictDoUpdate({
      target: staff.email,
      set: { ...person, passwordHash: null, onCallSince: null, endedAt: null },
    })
    .returning({ id: staff.id });
  return saved!.id;
};

export const changeStaff = async (
  tx: Queryable,
  id: string,
  change: Partial<typeof staff.$inferInsert>,
): Promise<void> => {
  await tx.update(staff).set(change).where(eq(staff.id, id));
};

/** A new link makes the older one of the same person useless. */
export const saveInvitation = async (
  tx: Queryable,
  row: typeof staffInvitation.$inferInsert,
): Promise<void> => {
  const { tokenHash, expiresAt } = row;
  await tx
    .insert(staffInvitation)
    .values(row)
    .onConflictDoUpdate({ target: staffInvitation.staffId, set: { tokenHash, expiresAt } });
};

/** Whether the link that works now was made since then: it works for longer than one made before. */
export const isInvitedBeyond = async (tx: Queryable, staffId: string, until: Date): Promise<boolean> => {
  const found = await tx
    .select({ staffId: staffInvitation.staffId })
    .from(staffInvitation)
    .where(and(eq(staffInvitation.staffId, staffId), gt(staffInvitation.expiresAt, until)));
  return found.length > 0;
};

export const findInvited = async (
  db: Queryable,
  tokenHash: string,
  now: Date,
): Promise<StaffRow | undefined> => {
  const [found] = await db
    .select({ person: staff })
    .from(staffInvitation)
    .innerJoin(staff, eq(staff.id, staffInvitation.staffId))
    .where(and(eq(staffInvitation.tokenHash, tokenHash), gt(staffInvitation.expiresAt, now)));
  return found?.person as StaffRow | undefined;
};

/** Whatever opens, or could open, the back office to this person. Codes first: one in use is making a session. */
export const removeWaysIn = async (tx: Queryable, staffId: string): Promise<void> => {
  await tx.delete(staffInvitation).where(eq(staffInvitation.staffId, staffId));
  await tx.delete(staffCode).where(eq(staffCode.staffId, staffId));
  await tx.delete(staffSession).where(eq(staffSession.staffId, staffId));
};
