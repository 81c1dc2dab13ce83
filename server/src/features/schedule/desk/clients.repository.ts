// Whom a counsellor has or had appointments with; of whoever was erased nothing is left to read.
import { CLIENT_SESSIONS_MAX, CLIENTS_PAGE } from '@ijeuwa/contract/clients';
import { and, desc, eq, isNotNull, ne, not, type SQLWrapper, sql } from 'drizzle-orm';
import * as z from 'zod';
import type { Queryable } from '#platform/database/connect.ts';
import { rowsOf } from '#platform/database/rows.ts';
import { appointment, counsellor } from '#platform/database/tables/schedule.ts';

const ClientRow = z.object({
  memberId: z.string(),
  sessions: z.number(),
  next: z.nullable(z.coerce.date()),
  last: z.nullable(z.coerce.date()),
  latest: z.coerce.date(),
  detailsSealed: z.string(),
});
export type ClientRow = z.infer<typeof ClientRow>;
export type Place = { latest: Date; memberId: string };

/** Of an account that is being left nothing is read or written any more, until its member comes back. */
const isLeft = (memberId: SQLWrapper) =>
  sql`exists (select from erasure e where e.member_id = ${memberId} and e.erased_at is null)`;

const Left = z.object({ memberId: z.string() });
export const listLeft = async (db: Queryable, memberIds: readonly string[]): Promise<ReadonlySet<string>> => {
  const answered = await db.execute(sql`
    select e.member_id as "memberId" from erasure e
    where e.erased_at is null and e.member_id = any (${sql.param([...memberIds])}::uuid[])`);
  return new Set(rowsOf(Left, answered).map(({ memberId }) => memberId));
};

/** Confirmed once, with whoever of the staff this counsellor is. One more than a page tells whether another follows. */
export const listClients = async (
  db: Queryable,
  staffId: string,
  { now, memberId, after }: { now: Date; memberId?: string; after?: Place },
): Promise<ClientRow[]> =>
  rowsOf(
    ClientRow,
    await db.execute(sql`
      select a.member_id as "memberId",
        (count(*) filter (where a.state = 'done'))::int as sessions,
        min(a.starts_at) filter (where a.state = 'confirmed' and a.ends_at > ${now.toISOString()}) as next,
        max(a.starts_at) filter (where a.state = 'done') as last,
        max(a.starts_at) as latest,
        (array_agg(a.details_sealed order by a.booked_at desc, a.id))[1] as "detailsSealed"
      from appointment a join counsellor c on c.id = a.counsellor_id
      where c.staff_id = ${staffId} and a.confirmed_at is not null and a.details_sealed <> ''
        and not ${isLeft(sql`a.member_id`)}
        ${memberId ? sql`and a.member_id = ${memberId}` : sql``}
      group by a.member_id
      ${after ? sql`having (max(a.starts_at), a.member_id) < (${after.latest.toISOString()}::timestamptz, ${after.memberId}::uuid)` : sql``}
      order by latest desc, a.member_id desc
      limit ${CLIENTS_PAGE + 1}`),
  );

/** What a member and somebody of the staff have had, or are to have, with one another. */
const isSessionOf = (staffId: string, memberId: string) =>
  and(
    eq(counsellor.staffId, staffId),
    eq(appointment.memberId, memberId),
    isNotNull(appointment.confirmedAt),
    ne(appointment.detailsSealed, ''),
    not(isLeft(appointment.memberId)),
  );

export const listSessionsWith = (db: Queryable, staffId: string, memberId: string) =>
  db
    .select({ appointment })
    .from(appointment)
    .innerJoin(counsellor, eq(counsellor.id, appointment.counsellorId))
    .where(isSessionOf(staffId, memberId))
    .orderBy(desc(appointment.startsAt), desc(appointment.id))
    .limit(CLIENT_SESSIONS_MAX);

export const isClient = async (db: Queryable, staffId: string, memberId: string): Promise<boolean> => {
  const found = await db
    .select({ id: appointment.id })
    .from(appointment)
    .innerJoin(counsellor, eq(counsellor.id, appointment.counsellorId))
    .where(isSessionOf(staffId, memberId))
    .limit(1);
  return found.length > 0;
};
