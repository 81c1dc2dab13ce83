// Who looked and who matched, counted.

import { sql } from 'drizzle-orm';
import * as z from 'zod';
import type { Queryable } from '#platform/database/connect.ts';
import { rowsOf } from '#platform/database/rows.ts';
import { everybodyWho, isShown } from '#platform/visibility/visibility.ts';

const Figures = z.object({ viewedYou: z.number(), hasPassed: z.boolean(), matches: z.number() });
export type Figures = z.infer<typeof Figures>;
/** Who looked counts whatever has passed since: a figure that fell with a block would say that this one had looked. */
export const countFigures = async (db: Queryable, memberId: string): Promise<Figures> => {
  const answered = await db.execute(sql`
    select (select count(distinct i.viewer_id)::int from impression i where i.target_id = ${memberId}) as "viewedYou",
      exists (select from answer a where a.viewer_id = ${memberId} and a.kind = 'pass') as "hasPassed",
      (select count(*)::int from (${everybodyWho('match', sql`${memberId}::uuid`)}) other
        where ${isShown('conversation', sql`${memberId}::uuid`, sql`other.other_id`)}
      ) as matches`);
  const [figures] = rowsOf(Figures, answered);
  return figures!;
};
