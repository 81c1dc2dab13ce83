// Who buys, as they are now.
import { eq } from 'drizzle-orm';
import type { Queryable } from '#platform/database/connect.ts';
import { member } from '#platform/database/tables/accounts.ts';
import { profile } from '#platform/database/tables/profiles.ts';

export const findBuyer = async (db: Queryable, memberId: string) => {
  const [found] = await db
    .select({ name: profile.name, email: member.email, country: member.country })
    .from(member)
    .innerJoin(profile, eq(profile.memberId, member.id))
    .where(eq(member.id, memberId));
  return found;
};
export type Buyer = NonNullable<Awaited<ReturnType<typeof findBuyer>>>;
