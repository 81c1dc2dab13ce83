// The two who come together, by first name: each as the other may know them, and the counsellor both.
import { type SQLWrapper, sql } from 'drizzle-orm';
import * as z from 'zod';
import type { Queryable } from '#platform/database/connect.ts';
import { rowsOf } from '#platform/database/rows.ts';
import { isPresent, isRelated } from '#platform/visibility/visibility.ts';
import type { AppointmentRow } from './booking.repository.ts';

const Two = z.object({
  booker: z.string().nullable(),
  partner: z.string().nullable(),
  matched: z.boolean(),
  present: z.boolean(),
});
/** `matched`: still; `present`: whoever comes along is. */
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
      ${isRelated('match', booker, partner)} is true as matched, ${isPresent(partner)} is true as present`);
  return rowsOf(Two, answered)[0];
};

/** Who is told what becomes of it: whoever booked, and whoever comes along for as long as the two are matched. */
export const peopleTold = (
  { memberId, partnerId }: Pick<AppointmentRow, 'memberId' | 'partnerId'>,
  two: Two | undefined,
): string[] => [memberId, ...(partnerId && two?.matched ? [partnerId] : [])];

/** The other, as one of the two may know them: the name goes with the match. */
export const otherOf = (two: Two, isBooker: boolean): string | null => {
  if (!two.matched) return null;
  return isBooker ? two.partner : two.booker;
};
