// The details that members added of their own accord, sealed, one row for each.
import type { DetailName, ShownTo } from '@ijeuwa/contract/details';
import { and, eq, inArray, ne } from 'drizzle-orm';
import type { Queryable } from '#platform/database/connect.ts';
import { profileDetail } from '#platform/database/tables/profiles.ts';

export type DetailRow = typeof profileDetail.$inferSelect;

/** Of those who are shown them; all of them where nothing is said of that. */
export const listDetails = (
  db: Queryable,
  memberId: string,
  shownTo?: readonly ShownTo[],
): Promise<DetailRow[]> =>
  db
    .select()
    .from(profileDetail)
    .where(
      and(eq(profileDetail.memberId, memberId), shownTo && inArray(profileDetail.shownTo, [...shownTo])),
    );

/** These details of many, as far as anybody else is shown them. */
export const listShownDetails = (
  db: Queryable,
  memberIds: readonly string[],
  names: readonly DetailName[],
): Promise<DetailRow[]> =>
  db
    .select()
    .from(profileDetail)
    .where(
      and(
        inArray(profileDetail.memberId, [...memberIds]),
        inArray(profileDetail.name, [...names]),
        ne(profileDetail.shownTo, 'nobody'),
      ),
    )
    .orderBy(profileDetail.memberId, profileDetail.name);

/** What is changed keeps the day on which the consent to it was given. */
export const saveDetail = async (tx: Queryable, row: DetailRow): Promise<void> => {
  const { valueSealed, shownTo } = row;
  await tx
    .insert(profileDetail)
    .values(row)
    .onConflictDoUpdate({
      target: [profileDetail.memberId, profileDetail.name],
      set: { valueSealed, shownTo },
    });
};

export const removeDetails = async (
  tx: Queryable,
  memberId: string,
  names: readonly DetailName[],
): Promise<void> => {
  await tx
    .delete(profileDetail)
    .where(and(eq(profileDetail.memberId, memberId), inArray(profileDetail.name, [...names])));
};
