// The first of a person's profile and of their wishes.

import type { Queryable } from '#platform/database/connect.ts';
import { profile, wish } from '#platform/database/tables/profiles.ts';

/** One without the other is never there. */
export const saveOpening = async (
  tx: Queryable,
  opened: typeof profile.$inferInsert,
  wished: typeof wish.$inferInsert,
): Promise<void> => {
  const first = tx.$with('wished').as(tx.insert(wish).values(wished).returning({ memberId: wish.memberId }));
  await tx.with(first).insert(profile).values(opened);
};
