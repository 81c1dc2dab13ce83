// The facts of a member that staff weigh in a review.
import { eq, inArray } from 'drizzle-orm';
import type { Queryable } from '#platform/database/connect.ts';
import { member } from '#platform/database/tables/accounts.ts';
import { card } from '#platform/database/tables/matching.ts';
import { place, profile } from '#platform/database/tables/profiles.ts';

export const listReviewMembers = (db: Queryable, memberIds: readonly string[]) =>
  db
    .select({
      _id: profile.memberId,
      name: profile.name,
      birthMonth: profile.birthMonth,
      location: place.label,
      profession: profile.profession,
      bio: profile.bio,
      cardStatus: card.status,
      reviewDueAt: card.reviewDueAt,
    })
    .from(profile)
    .leftJoin(place, eq(place.id, profile.placeId))
    .leftJoin(card, eq(card.memberId, profile.memberId))
    .where(inArray(profile.memberId, [...memberIds]));

export const memberExists = async (db: Queryable, id: string): Promise<boolean> =>
  (await db.select({ id: member.id }).from(member).where(eq(member.id, id))).length > 0;
