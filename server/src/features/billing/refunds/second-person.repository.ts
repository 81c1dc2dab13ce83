// Who may be the second of two where one of finance has said their word, and whether they are told of it.
import { and, asc, eq, isNotNull, isNull, ne, sql } from 'drizzle-orm';
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

/** Everybody else who may act on money and can sign in, by their email; and by which name the first is known. */
export const listOthers = async (tx: Queryable, staffId: string) => {
  const people = await tx
    .select({ email: staff.email })
    .from(staff)
    .where(
      and(
        isNull(staff.endedAt),
        isNotNull(staff.passwordHash),
        ne(staff.id, staffId),
        sql`${staff.roles} && array['finance', 'admin']`,
      ),
    )
    .orderBy(asc(staff.email));
  const [first] = await tx.select({ name: staff.name }).from(staff).where(eq(staff.id, staffId));
  return { emails: people.map(({ email }) => email), firstName: first?.name ?? '' };
};
