// Whose word counts where two of finance say the same, who may be the second, and whether they are told of it.
import { approveRefund } from '@ijeuwa/contract/refunds';
import { and, asc, eq, inArray, isNotNull, isNull, ne, not, type SQL, sql } from 'drizzle-orm';
import * as z from 'zod';
import { DAY_MS, later } from '#platform/clock.ts';
import type { Queryable } from '#platform/database/connect.ts';
import { rowsOf } from '#platform/database/rows.ts';
import { staff } from '#platform/database/tables/staff.ts';
import { taking } from '#platform/limit-points.ts';
import { keyIn } from '#platform/limits.ts';

const TOLD_A_DAY = 3;
const Taken = z.object({ points: z.number() });

/** Counted with the word itself, in its transaction. */
export const mayTell = async (tx: Queryable, told: string, now: Date): Promise<boolean> => {
  const until = later(now, DAY_MS).getTime();
  const one = sql`select ${keyIn('second-of-two', sql`${told}::text`)} as key, 1 as points, ${until}::bigint as expire`;
  const [taken] = rowsOf(Taken, await tx.execute(taking(one, sql`${now.getTime()}::bigint`)));
  return taken!.points <= TOLD_A_DAY;
};

/** Whatever needs two of finance is allowed to these. */
const DECIDING = sql`array[${sql.join(
  approveRefund.access.staff.map((role) => sql`${role}::text`),
  sql`, `,
)}]`;
/** Still of the staff, with a role for it: whose word counts. */
const decides = sql`(${isNull(staff.endedAt)} and ${staff.roles} && ${DECIDING})`;

/** A piece of other statements; `staffId`: as the statement around it writes it. */
export const wordCounts = (staffId: SQL): SQL =>
  sql`exists (select from ${staff} where ${staff.id} = ${staffId} and ${decides})`;

/** Of these people those whose word counts, held so until the transaction ends: nobody’s access ends meanwhile. */
export const holdDeciding = async (tx: Queryable, ids: readonly string[]): Promise<string[]> => {
  const held = await tx
    .select({ id: staff.id })
    .from(staff)
    .where(and(inArray(staff.id, [...ids]), decides))
    .orderBy(asc(staff.id))
    .for('share');
  return held.map(({ id }) => id);
};

/** Of these people those whose word counts no more, by name. */
export const listLapsed = async (
  db: Queryable,
  ids: readonly (string | null)[],
): Promise<ReadonlyMap<string, string>> => {
  const asked = ids.filter((id) => id !== null);
  if (asked.length === 0) return new Map();
  const found = await db
    .select({ id: staff.id, name: staff.name })
    .from(staff)
    .where(and(inArray(staff.id, asked), not(decides)));
  return new Map(found.map(({ id, name }) => [id, name]));
};

/** Everybody else who may act on money and can sign in, by their email; and by which name the first is known. */
export const listOthers = async (tx: Queryable, staffId: string) => {
  const people = await tx
    .select({ email: staff.email })
    .from(staff)
    .where(and(isNotNull(staff.passwordHash), ne(staff.id, staffId), decides))
    .orderBy(asc(staff.email));
  const [first] = await tx.select({ name: staff.name }).from(staff).where(eq(staff.id, staffId));
  return { emails: people.map(({ email }) => email), firstName: first?.name ?? '' };
};
