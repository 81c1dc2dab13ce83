// The matrimony profile as it is remembered.

import { and, desc, eq, inArray, isNull, sql } from 'drizzle-orm';
import * as z from 'zod';
import type { Queryable } from '#platform/database/connect.ts';
import { columnOf } from '#platform/database/rows.ts';
import { member } from '#platform/database/tables/accounts.ts';
import { consent, place, profile } from '#platform/database/tables/profiles.ts';

export type ProfileRow = typeof profile.$inferSelect;
export type ProfileChange = Partial<Omit<typeof profile.$inferInsert, 'memberId'>>;

export const findProfile = async (db: Queryable, memberId: string): Promise<ProfileRow | undefined> => {
  const [found] = await db.select().from(profile).where(eq(profile.memberId, memberId));
  return found;
};

/** Holds the row until the transaction ends: one change of a member's profile or photos at a time. */
export const lockProfile = async (tx: Queryable, memberId: string): Promise<ProfileRow | undefined> => {
  const [found] = await tx.select().from(profile).where(eq(profile.memberId, memberId)).for('update');
  return found;
};

export const changeProfile = async (
  tx: Queryable,
  memberId: string,
  change: ProfileChange,
  now: Date,
): Promise<void> => {
  await tx
    .update(profile)
    .set({ ...change, updatedAt: now })
    .where(eq(profile.memberId, memberId));
};

/** What members wrote freely of their family, while that consent lives, and of what they like to do. */
export const listFreeWords = (db: Queryable, memberIds: readonly string[]) =>
  db
    .select({
      memberId: profile.memberId,
      hobbies: profile.hobbies,
      familyBackground: sql`case when exists (select from ${consent}
        where ${consent.memberId} = ${profile.memberId} and ${consent.purpose} = 'faith-and-family'
          and ${consent.withdrawnAt} is null) then ${profile.familyBackground} else '' end`.mapWith(
        columnOf(z.string()),
      ),
    })
    .from(profile)
    .where(inArray(profile.memberId, [...memberIds]));

/** The profile with what other tables know of the member: address, phone, place and living consent. */
export const findOwnProfile = async (db: Queryable, memberId: string) => {
  const [found] = await db
    .select({
      profile,
      email: member.email,
      phoneSealed: member.phoneSealed,
      country: member.country,
      placeLabel: place.label,
      consentedAt: consent.givenAt,
    })
    .from(profile)
    .innerJoin(member, eq(member.id, profile.memberId))
    .leftJoin(place, eq(place.id, profile.placeId))
    .leftJoin(
      consent,
      and(
        eq(consent.memberId, profile.memberId),
        eq(consent.purpose, 'faith-and-family'),
        isNull(consent.withdrawnAt),
      ),
    )
    .where(eq(profile.memberId, memberId))
    .orderBy(desc(consent.givenAt))
    .limit(1);
  return found;
};
export type OwnProfile = NonNullable<Awaited<ReturnType<typeof findOwnProfile>>>;
