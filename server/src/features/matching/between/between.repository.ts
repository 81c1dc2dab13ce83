// What has passed between two people, as one of them knows it.
import { sql } from 'drizzle-orm';
import * as z from 'zod';
import type { Queryable } from '#platform/database/connect.ts';
import { rowsOf } from '#platform/database/rows.ts';

const Passed = z.object({ matchId: z.nullable(z.string()), liked: z.boolean(), answered: z.boolean() });
export type Passed = z.infer<typeof Passed>;

/** The match of the two that neither has ended, and whether the viewer likes the person or has answered at all. */
export const findPassed = async (db: Queryable, viewerId: string, personId: string): Promise<Passed> => {
  const [viewer, person] = [sql`${viewerId}::uuid`, sql`${personId}::uuid`];
  const answered = await db.execute(sql`
    select (select m.id from match m
        where m.low_id = least(${viewer}, ${person}) and m.high_id = greatest(${viewer}, ${person})
          and m.ended_at is null) as "matchId",
      exists (select from answer a
        where a.viewer_id = ${viewer} and a.target_id = ${person} and a.kind = 'like') as liked,
      exists (select from answer a
        where a.viewer_id = ${viewer} and a.target_id = ${person}) as answered`);
  const [passed] = rowsOf(Passed, answered);
  return passed!;
};
