// The audit as it is kept: appended one at a time, never changed (the database itself refuses).
import { and, asc, desc, eq, gt, isNull, lt, sql } from 'drizzle-orm';
import type { Queryable } from '#platform/database/connect.ts';
import { auditCheck, auditEntry, staff } from '#platform/database/tables/staff.ts';

export type AuditRow = typeof auditEntry.$inferSelect;

/** Until the transaction ends nobody else appends: the chain has one end. */
export const lockAudit = async (tx: Queryable): Promise<void> => {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtext('audit'))`);
};

export const findLastEntry = async (tx: Queryable): Promise<AuditRow | undefined> => {
  const [last] = await tx.select().from(auditEntry).orderBy(desc(auditEntry.seq)).limit(1);
  return last;
};

/** The last entry of this act of this person. */
export const findLastOf = async (db: Queryable, staffId: string, act: string) => {
  const [last] = await db
    .select({ at: auditEntry.at, subject: auditEntry.subject })
    .from(auditEntry)
    .where(and(eq(auditEntry.staffId, staffId), eq(auditEntry.act, act)))
    .orderBy(desc(auditEntry.seq))
    .limit(1);
  return last;
};

export const saveEntry = async (tx: Queryable, row: AuditRow): Promise<void> => {
  await tx.insert(auditEntry).values(row);
};

export const listEntriesAfter = (db: Queryable, seq: number, most: number): Promise<AuditRow[]> =>
  db.select().from(auditEntry).where(gt(auditEntry.seq, seq)).orderBy(asc(auditEntry.seq)).limit(most);

/** Those in which each of the words stands, in capitals or not, the newest first. */
export const listEntriesBefore = (
  db: Queryable,
  { words, before }: { words: readonly string[]; before: number | undefined },
  most: number,
) =>
  db
    .select({ entry: auditEntry, email: staff.email })
    .from(auditEntry)
    .innerJoin(staff, eq(staff.id, auditEntry.staffId))
    .where(
      and(
        before === undefined ? undefined : lt(auditEntry.seq, before),
        ...words.map(
          (word) => sql`strpos(lower(concat_ws(' ', ${staff.name}, ${staff.email}, ${auditEntry.act},
            ${auditEntry.subject}, ${auditEntry.reason})), lower(${word}::text)) > 0`,
        ),
      ),
    )
    .orderBy(desc(auditEntry.seq))
    .limit(most);

export type Check = { seq: number; hash: string; brokenAt: Date | null };
const ONLY = 1;

export const findCheck = async (db: Queryable): Promise<Check | undefined> => {
  const [found] = await db.select().from(auditCheck).where(eq(auditCheck.id, ONLY));
  return found;
};

export const findEntry = async (db: Queryable, seq: number): Promise<AuditRow | undefined> => {
  const [found] = await db.select().from(auditEntry).where(eq(auditEntry.seq, seq));
  return found;
};

/** Whole up to here; never back, and not where the whole chain was found broken. */
export const advanceCheck = async (
  db: Queryable,
  { seq, hash }: { seq: number; hash: string },
): Promise<void> => {
  await db
    .insert(auditCheck)
    .values({ id: ONLY, seq, hash })
    .onConflictDoUpdate({
      target: auditCheck.id,
      set: { seq, hash },
      setWhere: and(lt(auditCheck.seq, seq), isNull(auditCheck.brokenAt)),
    });
};

export const markBroken = async (db: Queryable, now: Date): Promise<void> => {
  await db
    .insert(auditCheck)
    .values({ id: ONLY, seq: 0, hash: '', brokenAt: now })
    .onConflictDoUpdate({ target: auditCheck.id, set: { brokenAt: now } });
};

export const markWhole = async (db: Queryable): Promise<void> => {
  await db.update(auditCheck).set({ brokenAt: null }).where(eq(auditCheck.id, ONLY));
};
