// What other rooms know of a person that their page tells: when they wish to marry, and what was verified.
import { eq, sql } from 'drizzle-orm';
import * as z from 'zod';
import type { Queryable } from '#platform/database/connect.ts';
import { columnOf } from '#platform/database/rows.ts';
import { member } from '#platform/database/tables/accounts.ts';
import { card } from '#platform/database/tables/matching.ts';
import { wish } from '#platform/database/tables/profiles.ts';
import { isRelated } from '#platform/visibility/visibility.ts';

export const findKnownOf = async (db: Queryable, viewerId: string, id: string) => {
  const [found] = await db
    .select({
      timeframe: wish.timeframe,
      isMatch: sql`${isRelated('match', sql`${viewerId}::uuid`, sql`${id}::uuid`)}`.mapWith(
        columnOf(z.boolean()),
      ),
      email: member.emailVerifiedAt,
      phone: member.phoneConfirmedAt,
      profile: card.reviewedAt,
    })
    .from(member)
    .leftJoin(wish, eq(wish.memberId, member.id))
    .leftJoin(card, eq(card.memberId, member.id))
    .where(eq(member.id, id));
  return found;
};
