// What is left of sessions that were given, as the schedule room remembers it: grants, and what was taken and came back.
import { and, asc, eq, gt, gte, inArray, lt, or, sql } from 'drizzle-orm';
import * as z from 'zod';
import type { Queryable } from '#platform/database/connect.ts';
import { rowsOf } from '#platform/database/rows.ts';
import {
  appointment,
  CREDIT_SOURCES,
  sessionCredit,
  sessionGrant,
} from '#platform/database/tables/schedule.ts';
import type { TakenBack } from '#platform/member-changed.ts';
import type { SessionsUsed } from './used.rules.ts';

export type Grant = typeof sessionGrant.$inferInsert & { id: string };

/** False when it was given before. */
export const recordGrantOnce = async (tx: Queryable, row: Grant, sessions: number): Promise<boolean> => {
  const saved = await tx
    .insert(sessionGrant)
    .values(row)
    .onConflictDoNothing()
    .returning({ id: sessionGrant.id });
  if (saved.length === 0) return false;
  await tx.insert(sessionCredit).values({ grantId: row.id, why: 'granted', sessions, at: row.grantedAt });
  return true;
};

export type GrantUsed = Pick<typeof sessionGrant.$inferSelect, 'id' | 'source' | 'usableUntil'>;
/** Whoever books with the same waits; the one that ends first at the top. */
export const lockGrants = async (
  tx: Queryable,
  memberId: string,
  { kind, usableAt }: { kind: 'session' | 'consultation'; usableAt: Date },
): Promise<GrantUsed[]> =>
  tx
    .select({ id: sessionGrant.id, source: sessionGrant.source, usableUntil: sessionGrant.usableUntil })
    .from(sessionGrant)
    .where(
      and(
        eq(sessionGrant.memberId, memberId),
        eq(sessionGrant.kind, kind),
        gte(sessionGrant.usableUntil, usableAt),
      ),
    )
    .orderBy(asc(sessionGrant.usableUntil), asc(sessionGrant.id))
    .for('update');

export const lockGrant = async (tx: Queryable, id: string): Promise<void> => {
  await tx.select({ id: sessionGrant.id }).from(sessionGrant).where(eq(sessionGrant.id, id)).for('update');
};

const Left = z.object({
  id: z.string(),
  source: z.enum(CREDIT_SOURCES),
  title: z.string(),
  kind: z.enum(['session', 'consultation']),
  usableUntil: z.coerce.date(),
  sessions: z.coerce.number(),
  left: z.coerce.number(),
});
export type Left = z.infer<typeof Left>;

export const listLeft = async (db: Queryable, memberId: string): Promise<Left[]> =>
  rowsOf(
    Left,
    await db.execute(sql`
      select g.id, g.source, g.title, g.kind, g.usable_until as "usableUntil",
        sum(c.sessions) filter (where c.why = 'granted') as sessions, greatest(sum(c.sessions), 0) as left
      from session_grant g join session_credit c on c.grant_id = g.id
      where g.member_id = ${memberId}
      group by g.id order by g.usable_until, g.id`),
  );

const Sum = z.object({ left: z.coerce.number() });
export const countLeft = async (tx: Queryable, grantId: string): Promise<number> => {
  const answered = await tx.execute(
    sql`select coalesce(sum(sessions), 0) as left from session_credit where grant_id = ${grantId}`,
  );
  return rowsOf(Sum, answered)[0]!.left;
};

export const recordCreditOnce = async (
  tx: Queryable,
  row: typeof sessionCredit.$inferInsert,
): Promise<void> => {
  await tx.insert(sessionCredit).values(row).onConflictDoNothing();
};

/** `repeats`: how the appointment was paid that is repeated free; null of another session. */
export type GrantBehind = GrantUsed &
  Pick<typeof sessionGrant.$inferSelect, 'title'> & {
    repeats: typeof appointment.$inferSelect.paidBy | null;
  };
const findBy =
  (why: 'taken' | 'given_back') =>
  async (tx: Queryable, appointmentId: string): Promise<GrantBehind | undefined> => {
    const [found] = await tx
      .select({
        id: sessionGrant.id,
        source: sessionGrant.source,
        title: sessionGrant.title,
        usableUntil: sessionGrant.usableUntil,
        repeats: appointment.paidBy,
      })
      .from(sessionCredit)
      .innerJoin(sessionGrant, eq(sessionGrant.id, sessionCredit.grantId))
      // A repeat bears the id of what it repeats.
      .leftJoin(appointment, and(eq(appointment.id, sessionGrant.id), eq(sessionGrant.source, 'repeat')))
      .where(and(eq(sessionCredit.appointmentId, appointmentId), eq(sessionCredit.why, why)));
    return found;
  };
export const findTaken = findBy('taken');
export const findGivenBack = findBy('given_back');

/** Not before then; what can be used longer stays so. */
export const letUseUntil = async (tx: Queryable, id: string, usableUntil: Date): Promise<void> => {
  await tx
    .update(sessionGrant)
    .set({ usableUntil })
    .where(and(eq(sessionGrant.id, id), lt(sessionGrant.usableUntil, usableUntil)));
};

/** How many it gave, and how many of them stand: none once they were revoked, and not restored since. */
export const countGiven = async (
  tx: Queryable,
  grantId: string,
): Promise<{ given: number; standing: number }> => {
  const rows = await tx
    .select({ why: sessionCredit.why, sessions: sessionCredit.sessions })
    .from(sessionCredit)
    .where(
      and(eq(sessionCredit.grantId, grantId), inArray(sessionCredit.why, ['granted', 'revoked', 'restored'])),
    );
  return {
    given: rows.find(({ why }) => why === 'granted')?.sessions ?? 0,
    standing: rows.reduce((sum, { sessions }) => sum + sessions, 0),
  };
};

/** Confirmed and still to come, booked with one of these sessions. */
export const listComingOf = async (tx: Queryable, grantId: string, now: Date): Promise<string[]> => {
  const rows = await tx
    .select({ id: appointment.id })
    .from(sessionCredit)
    .innerJoin(appointment, eq(appointment.id, sessionCredit.appointmentId))
    .where(
      and(
        eq(sessionCredit.grantId, grantId),
        eq(sessionCredit.why, 'taken'),
        eq(appointment.state, 'confirmed'),
        gt(appointment.startsAt, now),
      ),
    )
    .orderBy(asc(appointment.id));
  return rows.map(({ id }) => id);
};

/** Confirmed, still to come, and booked within these times with what a package gives, counted by the month or not. */
export const listComingByPackages = async (
  tx: Queryable,
  memberId: string,
  { given, now }: { given: TakenBack['given']; now: Date },
): Promise<string[]> => {
  const ofPackage = tx
    .select({ id: sessionCredit.appointmentId })
    .from(sessionCredit)
    .innerJoin(sessionGrant, eq(sessionGrant.id, sessionCredit.grantId))
    .where(and(eq(sessionGrant.source, 'package'), eq(sessionCredit.why, 'taken')));
  const rows = await tx
    .select({ id: appointment.id })
    .from(appointment)
    .where(
      and(
        eq(appointment.memberId, memberId),
        eq(appointment.state, 'confirmed'),
        gt(appointment.startsAt, now),
        or(eq(appointment.paidBy, 'package'), inArray(appointment.id, ofPackage)),
        or(
          sql`false`,
          ...given.map(({ from, until }) =>
            and(gte(appointment.bookedAt, from), lt(appointment.bookedAt, until)),
          ),
        ),
      ),
    )
    .orderBy(asc(appointment.id));
  return rows.map(({ id }) => id);
};

const Repeated = z.object({ id: z.string() });
/** Of these appointments those for which another session was given, or given back, and not taken away since. */
export const listRepeated = async (
  db: Queryable,
  appointmentIds: readonly string[],
): Promise<Set<string>> => {
  const rows = rowsOf(
    Repeated,
    await db.execute(sql`
      select a.id from unnest(${sql.param([...appointmentIds])}::uuid[]) a (id)
      where exists (
        select 1 from session_grant g
        where g.source = 'repeat'
          and (g.id = a.id or g.id in (
            select grant_id from session_credit where appointment_id = a.id and why = 'given_back'))
          and (select sum(c.sessions) from session_credit c
            where c.grant_id = g.id and c.why in ('granted', 'revoked', 'restored')) > 0)`),
  );
  return new Set(rows.map(({ id }) => id));
};

const Used = z.object({ given: z.coerce.number(), used: z.coerce.number(), coming: z.coerce.number() });
/** How many it gave, how many of them were had or are lost, and how many are booked and still to come. */
export const countUsed = async (db: Queryable, grantId: string, now: Date): Promise<SessionsUsed> => {
  const isComing = sql`a.state = 'confirmed' and a.starts_at > ${now.toISOString()}`;
  const found = await db.execute(sql`
    select coalesce(sum(c.sessions) filter (where c.why = 'granted'), 0) as given,
      count(*) filter (where c.why = 'taken' and not (${isComing}) and not exists (select from session_credit b
        where b.appointment_id = c.appointment_id and b.why = 'given_back')) as used,
      count(*) filter (where c.why = 'taken' and ${isComing}) as coming
    from session_credit c left join appointment a on a.id = c.appointment_id where c.grant_id = ${grantId}`);
  return rowsOf(Used, found)[0]!;
};
