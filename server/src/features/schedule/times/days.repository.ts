// Who can be booked, on which weekdays they are there, 1 Monday to 7 Sunday, and by which clock, for whoever shows them.
import { sql } from 'drizzle-orm';
import * as z from 'zod';
import type { Queryable } from '#platform/database/connect.ts';
import { rowsOf } from '#platform/database/rows.ts';

const There = z.object({ key: z.string(), zone: z.string(), weekdays: z.array(z.number()) });

export const listDays = async (db: Queryable): Promise<z.infer<typeof There>[]> =>
  rowsOf(
    There,
    await db.execute(sql`
      select c.key, c.zone, array(select distinct a.weekday from availability a where a.counsellor_id = c.id order by 1) as weekdays
      from counsellor c where c.bookable and c.staff_id is not null`),
  );
