// What members made of sessions that were held.
import { eq, sql } from 'drizzle-orm';
import * as z from 'zod';
import type { Queryable } from '#platform/database/connect.ts';
import { rowsOf } from '#platform/database/rows.ts';
import { appointment } from '#platform/database/tables/schedule.ts';

/** Of whoever booked it, of what was held. */
export const rate = async (
  tx: Queryable,
  id: string,
  rating: { stars: number; ratedAt: Date },
): Promise<void> => {
  await tx.update(appointment).set(rating).where(eq(appointment.id, id));
};

const Rated = z.object({ key: z.string(), mean: z.coerce.number(), ratings: z.coerce.number() });
/** Of whom at least so many people rated a session; each counts with the mean of theirs. */
export const listRatings = async (db: Queryable, least: number): Promise<z.infer<typeof Rated>[]> =>
  rowsOf(
    Rated,
    await db.execute(sql`
      select c.key, round(avg(p.stars), 1) as mean, count(*)::int as ratings
      from (
        select a.counsellor_id, avg(a.stars) as stars from appointment a
        where a.stars is not null group by a.counsellor_id, a.member_id) p
      join counsellor c on c.id = p.counsellor_id group by c.key having count(*) >= ${least}`),
  );
