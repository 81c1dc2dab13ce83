// Who may see whom, decided in one place, as a condition of SQL.

import { type AnyColumn, and, eq, type SQL, sql } from 'drizzle-orm';
import { areApart } from '#platform/database/apart.ts';
import type { Queryable } from '#platform/database/connect.ts';
import { member } from '#platform/database/tables/accounts.ts';
import { activeCard, answer, match } from '#platform/database/tables/matching.ts';
import { profile } from '#platform/database/tables/profiles.ts';

/**
 * The person is an active member, nothing keeps the two apart, they have not parted, and: they are matched, or the
 * person's card is active and it is public or the person liked the viewer. Decisions, "visibility Private".
 * Whoever has not said their age yet (a first social sign-in) sees nobody: this is for people of 18 and over.
 */
export const visibleTo = (viewerId: string, person: AnyColumn): SQL => {
  const viewer = sql`${viewerId}::uuid`;
  const pair = sql`pair.low_id = least(${person}, ${viewer}) and pair.high_id = greatest(${person}, ${viewer})`;
  return sql`(
    exists (select from ${profile} as own where own.member_id = ${viewer} and own.birth_month is not null)
    and exists (select from ${member} as m where m.id = ${person} and m.status = 'active')
    and not ${areApart(viewer, person)}
    and not exists (select from ${match} as pair where ${pair} and pair.ended_at is not null)
    and (
      exists (select from ${match} as pair where ${pair} and pair.ended_at is null)
      or exists (
        select from ${activeCard} as c
        where c.member_id = ${person} and (
          exists (select from ${profile} as p where p.member_id = ${person} and p.visibility = 'Public')
          or exists (
            select from ${answer} as a
            where a.viewer_id = ${person} and a.target_id = ${viewer} and a.kind = 'like'))))
  )`;
};

export const maySee = async (db: Queryable, viewerId: string, personId: string): Promise<boolean> => {
  const found = await db
    .select({ id: member.id })
    .from(member)
    .where(and(eq(member.id, personId), visibleTo(viewerId, member.id)));
  return found.length > 0;
};
