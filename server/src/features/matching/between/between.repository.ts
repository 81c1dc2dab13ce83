// What has passed between two people, as one of them knows it.
import { sql } from 'drizzle-orm';
import * as z from 'zod';
import type { Queryable } from '#platform/database/connect.ts';
import { rowsOf } from '#platform/database/rows.ts';
import { isRelated } from '#platform/visibility/visibility.ts';

const Passed = z.object({ matchId: z.nullable(z.string()), liked: z.boolean(), waits: z.boolean() });
export type Passed = z.infer<typeof Passed>;

/** The open match of the two, whether the viewer likes the person, and whether the person's like waits for an answer. */
export const findPassed = async (db: Queryable, viewerId: string, personId: string): Promise<Passed> => {
  const [viewer, person] = [sql`${viewerId}::uuid`, sql`${personId}::uuid`];
  const answered = await db.execute(sql`
    select (select m.id from match m
        where m.low_id = least(${viewer}, ${person}) and m.high_id = greatest(${viewer}, ${person})
          and ${isRelated('match', viewer, person)}) as "matchId",
      exists (select from answer a
        where a.viewer_id = ${viewer} and a.target_id = ${person} and a.kind = 'like') as liked,
      ${isRelated('liked', viewer, person)} and not exists (select from answer a
        where a.viewer_id = ${viewer} and a.target_id = ${person}) as waits`);
  const [passed] = rowsOf(Passed, answered);
  return passed!;
};
