// What is known of a member's time zone.
import { eq } from 'drizzle-orm';
import type { Queryable } from '#platform/database/connect.ts';
import { member } from '#platform/database/tables/accounts.ts';
import { place, profile } from '#platform/database/tables/profiles.ts';

export const findKnownOfZone = async (db: Queryable, memberId: string) => {
  const [found] = await db
    .select({ zone: member.zone, placeCountry: place.country, country: member.country })
    .from(member)
    .leftJoin(profile, eq(profile.memberId, member.id))
    .leftJoin(place, eq(place.id, profile.placeId))
    .where(eq(member.id, memberId));
  return found;
};

export const saveZone = async (db: Queryable, memberId: string, zone: string): Promise<void> => {
  await db.update(member).set({ zone }).where(eq(member.id, memberId));
};
