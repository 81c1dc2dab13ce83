// Who can be booked, and on which weekdays they are there, for whoever shows them: 1 Monday to 7 Sunday.
import { sql } from 'drizzle-orm';
import * as z from 'zod';
import type { Queryable } from '#platform/database/connect.ts';
import { rowsOf } from '#platform/database/rows.ts';

const There = z.object({ key: z.string(), weekdays: z.array(z.number()) });

export const listDays = async (db: Queryable): Promise<z.infer<typeof There>[]> =>
  rowsOf(
    There,
    await db.execute(sql`
      select c.key, array(select distinct a.weekday from availability a where a.counsellor_id = c.id order by 1) as weekdays
      from counsellor c where c.bookable and c.staff_id is not null`),
  );
