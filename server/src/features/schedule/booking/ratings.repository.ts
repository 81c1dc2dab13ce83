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
/** Of whom at least so many sessions were rated. */
export const listRatings = async (db: Queryable, least: number): Promise<z.infer<typeof Rated>[]> =>
  rowsOf(
    Rated,
    await db.execute(sql`
      select c.key, round(avg(a.stars), 1) as mean, count(*)::int as ratings
      from appointment a join counsellor c on c.id = a.counsellor_id
      where a.stars is not null group by c.key having count(*) >= ${least}`),
  );
