// When a member reached what there is to reach.

import { ACHIEVEMENTS } from '@ijeuwa/contract/dashboard';
import { sql } from 'drizzle-orm';
import * as z from 'zod';
import type { Queryable } from '#platform/database/connect.ts';
import { rowsOf } from '#platform/database/rows.ts';

export type Dates = Record<(typeof ACHIEVEMENTS)[number], Date | null>;

const date = z.nullable(z.coerce.date());
const Row = z.object(
  Object.fromEntries(ACHIEVEMENTS.map((what) => [what, date])) as Record<keyof Dates, typeof date>,
);

/** A match counts whatever became of it: that it has ended takes nothing away, and tells nothing. */
export const findDates = async (db: Queryable, memberId: string): Promise<Dates | undefined> => {
  const answered = await db.execute(sql`
    select me.created_at as joined, me.email_verified_at as "emailConfirmed",
      me.phone_checked_at as "phoneConfirmed", p.submitted_at as "profileSubmitted",
      (select c.reviewed_at from card c where c.member_id = me.id) as "cardReviewed",
      (select min(m.matched_at) from match m where m.low_id = me.id or m.high_id = me.id) as "firstMatch",
      (select min(u.sent_at) from message u where u.sender_id = me.id) as "firstMessage"
    from member me
    join profile p on p.member_id = me.id
    where me.id = ${memberId}`);
  const [found] = rowsOf(Row, answered);
  return found;
};
