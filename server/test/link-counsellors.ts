// Somebody of the staff for each counsellor who has nobody yet: from then on they can be booked.
import { sql } from 'drizzle-orm';
import type { Queryable } from '#platform/database/connect.ts';

export const linkCounsellors = async (db: Queryable): Promise<void> => {
  await db.execute(sql`
    insert into staff (email, name, roles)
    select key || '@staff.example', name, '{counsellor}' from counsellor where staff_id is null`);
  await db.execute(sql`
    update counsellor set staff_id = staff.id from staff
    where staff_id is null and staff.email = counsellor.key || '@staff.example'`);
};
