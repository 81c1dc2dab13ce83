// Who may be the second of two where one of finance has said their word.
import { and, asc, eq, isNotNull, isNull, ne, sql } from 'drizzle-orm';
import type { Queryable } from '#platform/database/connect.ts';
import { staff } from '#platform/database/tables/staff.ts';

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
