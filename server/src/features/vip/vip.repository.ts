// Cases of the VIP room, what their clocks have rung, and what matchmakers noted.
import { VIP_CASES_PAGE } from '@ijeuwa/contract/staff-vip';
import { and, asc, desc, eq, gt, inArray, isNotNull, isNull, lte, ne, or, sql } from 'drizzle-orm';
import type { Place } from '#platform/case-queue.rules.ts';
import type { Queryable } from '#platform/database/connect.ts';
import { member } from '#platform/database/tables/accounts.ts';
import { catalogueVersion } from '#platform/database/tables/catalogue.ts';
import { place, profile } from '#platform/database/tables/profiles.ts';
import { staff } from '#platform/database/tables/staff.ts';
import { type RINGS, vipCase, vipNote, vipRing } from '#platform/database/tables/vip.ts';
import { isUnanswered as unanswered } from './messages.repository.ts';
import { answersUntil } from './proposals.repository.ts';
import { reminderBefore } from './vip.rules.ts';

export type CaseRecord = typeof vipCase.$inferSelect;
export type CaseChange = Partial<Omit<CaseRecord, 'id' | 'memberId'>>;
export type Ring = (typeof RINGS)[number];

const isOpen = isNull(vipCase.closedAt);

export const findOpenCase = async (db: Queryable, memberId: string): Promise<CaseRecord | undefined> => {
  const [found] = await db
    .select()
    .from(vipCase)
    .where(and(eq(vipCase.memberId, memberId), isOpen));
  return found;
};

/** Whoever acts on the same case waits until this transaction has ended. */
export const lockOpenCase = async (tx: Queryable, memberId: string): Promise<CaseRecord | undefined> => {
  const [found] = await tx
    .select()
    .from(vipCase)
    .where(and(eq(vipCase.memberId, memberId), isOpen))
    .for('update');
  return found;
};

export const lockCase = async (tx: Queryable, id: string): Promise<CaseRecord | undefined> => {
  const [found] = await tx.select().from(vipCase).where(eq(vipCase.id, id)).for('update');
  return found;
};

/** What a payment names: a case, or what it is sold as since. */
const isSoldAs = (subjectId: string) =>
  or(eq(vipCase.soldAs, subjectId), and(eq(vipCase.id, subjectId), isNull(vipCase.soldAs)));
export const findSold = async (db: Queryable, subjectId: string): Promise<CaseRecord | undefined> => {
  const [found] = await db.select().from(vipCase).where(isSoldAs(subjectId));
  return found;
};

export const lockSold = async (tx: Queryable, subjectId: string): Promise<CaseRecord | undefined> => {
  const [found] = await tx.select().from(vipCase).where(isSoldAs(subjectId)).for('update');
  return found;
};

/** Open ones that somebody of the staff has, held in one order. */
export const lockThoseOf = (tx: Queryable, staffId: string): Promise<CaseRecord[]> =>
  tx
    .select()
    .from(vipCase)
    .where(and(eq(vipCase.staffId, staffId), isOpen))
    .orderBy(asc(vipCase.id))
    .for('update');

/** One that is open already stays as it is. */
export const recordCaseOnce = async (tx: Queryable, row: typeof vipCase.$inferInsert): Promise<void> => {
  await tx.insert(vipCase).values(row).onConflictDoNothing();
};

export const changeCase = async (tx: Queryable, id: string, change: CaseChange): Promise<void> => {
  await tx.update(vipCase).set(change).where(eq(vipCase.id, id));
};

/** What was counted for any case of the member’s since then. */
export const findCounted = async (
  db: Queryable,
  memberId: string,
  since: Date,
): Promise<Pick<CaseRecord, 'fits' | 'fitsCountedAt'> | undefined> => {
  const [found] = await db
    .select({ fits: vipCase.fits, fitsCountedAt: vipCase.fitsCountedAt })
    .from(vipCase)
    .where(and(eq(vipCase.memberId, memberId), gt(vipCase.fitsCountedAt, since)))
    .orderBy(desc(vipCase.fitsCountedAt))
    .limit(1);
  return found;
};

export const findAbout = async (db: Queryable, memberId: string) => {
  const [found] = await db
    .select({
      name: profile.name,
      birthMonth: profile.birthMonth,
      birthDateSealed: profile.birthDateSealed,
      location: place.label,
      submittedAt: profile.submittedAt,
    })
    .from(profile)
    .leftJoin(place, eq(place.id, profile.placeId))
    .where(eq(profile.memberId, memberId));
  return found;
};

/** What their own profile says of a client. */
export const findClient = async (db: Queryable, memberId: string) => {
  const [found] = await db
    .select({
      birthMonth: profile.birthMonth,
      location: place.label,
      religion: profile.religion,
      profession: profile.profession,
      education: profile.education,
      relationshipStatus: profile.relationshipStatus,
      bio: profile.bio,
    })
    .from(profile)
    .leftJoin(place, eq(place.id, profile.placeId))
    .where(eq(profile.memberId, memberId));
  return found;
};

export const findVersionId = async (db: Queryable, key: string, version: number): Promise<string> => {
  const [found] = await db
    .select({ id: catalogueVersion.id })
    .from(catalogueVersion)
    .where(
      and(
        eq(catalogueVersion.kind, 'vip'),
        eq(catalogueVersion.key, key),
        eq(catalogueVersion.version, version),
      ),
    );
  return found!.id;
};

/** How the account of a client stands. */
export const findStatus = async (db: Queryable, memberId: string): Promise<string | undefined> => {
  const [found] = await db.select({ status: member.status }).from(member).where(eq(member.id, memberId));
  return found?.status;
};

export const findStaffName = async (db: Queryable, staffId: string): Promise<string> => {
  const [found] = await db.select({ name: staff.name }).from(staff).where(eq(staff.id, staffId));
  return found?.name ?? '';
};

/** The practice colleague of the demonstration, by their address. */
export const findMatchmaker = async (db: Queryable, email: string): Promise<string | undefined> => {
  const [found] = await db.select({ id: staff.id }).from(staff).where(eq(staff.email, email));
  return found?.id;
};

/** Who can take a case, and is told what is promised in one. */
export const listMatchmakers = (db: Queryable): Promise<{ id: string; email: string }[]> =>
  db
    .select({ id: staff.id, email: staff.email })
    .from(staff)
    .where(
      and(
        isNull(staff.endedAt),
        isNotNull(staff.passwordHash),
        sql`${staff.roles} && array['matchmaker', 'admin']`,
      ),
    )
    .orderBy(asc(staff.email));

const withPeople = (db: Queryable) =>
  db
    .select({ vip: vipCase, memberName: profile.name, staffName: staff.name, unanswered, answersUntil })
    .from(vipCase)
    .innerJoin(profile, eq(profile.memberId, vipCase.memberId))
    .leftJoin(staff, eq(staff.id, vipCase.staffId));
export type CaseOfPeople = Awaited<ReturnType<typeof withPeople>>[number];

/** Nobody works on it: it is paused, or closed. */
const rests = sql`(${vipCase.state} in ('paused', 'closed'))`;
const nextDue = sql`least(case when ${vipCase.staffId} is null then ${vipCase.ownerDueAt} end,
  coalesce(${vipCase.dueAt}, ${vipCase.alarmAt}))`;
/** Of what rests, what is closed; of the others, what is due at no moment. */
const isLast = sql`(case when ${rests} then ${vipCase.closedAt} is not null else ${nextDue} is null end)`;
const since = sql`(case when ${rests} then ${vipCase.startedAt} else coalesce(${nextDue}, ${vipCase.startedAt}) end)`;
/** In the order in which something is to be done. One more than a page tells whether another follows. */
export const listCases = (db: Queryable, after: Place | undefined): Promise<CaseOfPeople[]> =>
  withPeople(db)
    .where(
      and(
        isNotNull(vipCase.startedAt),
        after &&
          sql`(${rests}, ${isLast}, ${since}, ${vipCase.id}) >
              (${after.closed}::boolean, ${after.answered}::boolean, ${after.since.toISOString()}::timestamptz, ${after.id}::uuid)`,
      ),
    )
    .orderBy(rests, isLast, asc(since), asc(vipCase.id))
    .limit(VIP_CASES_PAGE + 1);

/** Begun, open or not. */
export const findCase = async (db: Queryable, id: string): Promise<CaseOfPeople | undefined> => {
  const [found] = await withPeople(db).where(and(eq(vipCase.id, id), isNotNull(vipCase.startedAt)));
  return found;
};

/** Since each began: what was missed before, by another ground, was another promise. */
export const listRings = async (
  db: Queryable,
  caseIds: readonly string[],
): Promise<{ caseId: string; ring: Ring }[]> =>
  db
    .select({ caseId: vipRing.caseId, ring: vipRing.ring })
    .from(vipRing)
    .innerJoin(vipCase, eq(vipCase.id, vipRing.caseId))
    .where(and(inArray(vipRing.caseId, [...caseIds]), gt(vipRing.dueAt, vipCase.startedAt)))
    .orderBy(asc(vipRing.rungAt));

/** Answers whether it had not rung for this moment. */
export const recordRingOnce = async (tx: Queryable, row: typeof vipRing.$inferInsert): Promise<boolean> => {
  const saved = await tx
    .insert(vipRing)
    .values(row)
    .onConflictDoNothing()
    .returning({ caseId: vipRing.caseId });
  return saved.length > 0;
};

const unrung = (
  ring: Ring,
  dueAt: typeof vipCase.dueAt | typeof vipCase.ownerDueAt | typeof vipCase.alarmAt,
) =>
  sql`not exists (select from ${vipRing} r
    where r.case_id = ${vipCase.id} and r.ring = ${ring} and r.due_at = ${dueAt})`;
/** Where nothing is promised, it is reminded each month. */
const notReminded = (now: Date) =>
  sql`not exists (select from ${vipRing} r where ${vipCase.dueAt} is null and r.case_id = ${vipCase.id}
    and r.ring = 'alarm' and r.due_at >= ${vipCase.alarmAt}
    and r.due_at > ${reminderBefore(now).toISOString()}::timestamptz)`;
/** Of those that stand still, what was paid for and is unused while its client is suspended: a suspension that lasts ends it. */
const ofSuspended = sql`(${vipCase.pausedAt} is not null and ${vipCase.ground} = 'payment' and ${vipCase.proposedAt} is null
  and exists (select from ${member} m where m.id = ${vipCase.memberId} and m.status = 'suspended'))`;
/** Of which something is due that has not rung, whose time is over, or that may be ended by a suspension. */
export const listDue = (db: Queryable, now: Date): Promise<CaseRecord[]> =>
  db
    .select()
    .from(vipCase)
    .where(
      and(
        isOpen,
        isNotNull(vipCase.startedAt),
        or(
          ofSuspended,
          // The months that were paid for stand still with the case.
          and(lte(vipCase.servedUntil, now), or(isNull(vipCase.pausedAt), ne(vipCase.ground, 'payment'))),
          and(
            isNull(vipCase.pausedAt),
            or(
              and(isNull(vipCase.staffId), lte(vipCase.ownerDueAt, now), unrung('owner', vipCase.ownerDueAt)),
              and(
                lte(vipCase.alarmAt, now),
                or(isNull(vipCase.dueAt), unrung('alarm', vipCase.alarmAt)),
                notReminded(now),
              ),
              and(lte(vipCase.dueAt, now), unrung('proposals', vipCase.dueAt)),
            ),
          ),
        ),
      ),
    )
    .orderBy(asc(vipCase.startedAt));

/** Open ones that run, in which nobody else fitted. */
export const listWithNobodyElse = async (db: Queryable): Promise<string[]> => {
  const rows = await db
    .select({ id: vipCase.id })
    .from(vipCase)
    .where(and(isOpen, isNull(vipCase.pausedAt), isNotNull(vipCase.nobodyElseAt)))
    .orderBy(asc(vipCase.nobodyElseAt));
  return rows.map(({ id }) => id);
};

/** The same one sent twice is one. */
export const recordNoteOnce = async (tx: Queryable, note: typeof vipNote.$inferInsert): Promise<boolean> => {
  const saved = await tx
    .insert(vipNote)
    .values(note)
    .onConflictDoNothing({ target: [vipNote.caseId, vipNote.clientId] })
    .returning({ id: vipNote.id });
  return saved.length > 0;
};

export const listNotes = (db: Queryable, caseId: string) =>
  db
    .select({ note: vipNote, staffName: staff.name })
    .from(vipNote)
    .innerJoin(staff, eq(staff.id, vipNote.staffId))
    .where(eq(vipNote.caseId, caseId))
    .orderBy(asc(vipNote.notedAt), asc(vipNote.id));
