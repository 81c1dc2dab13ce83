// What has passed between two people, as one of them knows it.
import { sql } from 'drizzle-orm';
import type { Queryable } from '#platform/database/connect.ts';
import { isRelated } from '#platform/visibility/visibility.ts';

export type Passed = { matchId: string | null; liked: boolean };

/** The open match of the two, and whether the viewer likes the person. */
export const findPassed = async (db: Queryable, viewerId: string, personId: string): Promise<Passed> => {
  const [viewer, person] = [sql`${viewerId}::uuid`, sql`${personId}::uuid`];
  const { rows } = await db.execute(sql`
    select (select m.id from match m
        where m.low_id = least(${viewer}, ${person}) and m.high_id = greatest(${viewer}, ${person})
          and ${isRelated('match', viewer, person)}) as "matchId",
      exists (select from answer a
        where a.viewer_id = ${viewer} and a.target_id = ${person} and a.kind = 'like') as liked`);
  return rows[0] as Passed;
};
