// The two who come together, by first name: each as the other may know them, and the counsellor both.
import { type SQLWrapper, sql } from 'drizzle-orm';
import * as z from 'zod';
import type { Queryable } from '#platform/database/connect.ts';
import { rowsOf } from '#platform/database/rows.ts';
import { isPresent, isRelated } from '#platform/visibility/visibility.ts';
import type { AppointmentRow } from './booking.repository.ts';

const Two = z.object({ booker: z.string().nullable(), partner: z.string().nullable(), matched: z.boolean() });
export type Two = z.infer<typeof Two>;

/** Null of whoever is not here now. */
export const firstNameOf = (memberId: SQLWrapper) =>
  sql`(select split_part(btrim(p.name), ' ', 1) from profile p where p.member_id = ${memberId} and ${isPresent(memberId)})`;

/** Undefined where nobody comes along. */
export const findTwo = async (
  db: Queryable,
  { memberId, partnerId }: Pick<AppointmentRow, 'memberId' | 'partnerId'>,
): Promise<Two | undefined> => {
  if (!partnerId) return undefined;
  const [booker, partner] = [sql`${memberId}::uuid`, sql`${partnerId}::uuid`];
  const answered = await db.execute(sql`
    select ${firstNameOf(booker)} as booker, ${firstNameOf(partner)} as partner,
      ${isRelated('match', booker, partner)} is true as matched`);
  return rowsOf(Two, answered)[0];
};

/** The other, as one of the two may know them: the name goes with the match. */
export const otherOf = (two: Two, isBooker: boolean): string | null => {
  if (!two.matched) return null;
  return isBooker ? two.partner : two.booker;
};
