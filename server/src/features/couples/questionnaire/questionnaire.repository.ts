// Replies to the questionnaire, as they are remembered: those on safety in a column of their own, which nobody reads for another.
import { and, asc, eq, inArray, isNotNull, or } from 'drizzle-orm';
import type { Queryable } from '#platform/database/connect.ts';
import { couple, coupleMember, coupleReplies as replies } from '#platform/database/tables/couples.ts';
import { profile } from '#platform/database/tables/profiles.ts';

export const findCoupleOf = async (db: Queryable, memberId: string) => {
  const [found] = await db
    .select({ coupleId: coupleMember.coupleId, since: couple.togetherAt })
    .from(coupleMember)
    .innerJoin(couple, eq(couple.id, coupleMember.coupleId))
    .where(eq(coupleMember.memberId, memberId));
  return found;
};

export const findNameOf = async (db: Queryable, memberId: string): Promise<string | undefined> => {
  const [found] = await db.select({ name: profile.name }).from(profile).where(eq(profile.memberId, memberId));
  return found?.name ?? undefined;
};

export const findOwn = async (db: Queryable, memberId: string) => {
  const [found] = await db.select().from(replies).where(eq(replies.memberId, memberId));
  return found;
};

/** Of the areas alone, and only while it is released to this couple. */
export const findReleased = async (
  db: Queryable,
  memberId: string,
  coupleId: string,
): Promise<{ areasSealed: string } | undefined> => {
  const [found] = await db
    .select({ areasSealed: replies.areasSealed })
    .from(replies)
    .where(
      and(
        eq(replies.memberId, memberId),
        eq(replies.releasedCoupleId, coupleId),
        isNotNull(replies.releasedAt),
      ),
    );
  return found;
};

export const lockOwn = async (tx: Queryable, memberId: string) => {
  const [found] = await tx.select().from(replies).where(eq(replies.memberId, memberId)).for('update');
  return found;
};

export const saveOwn = async (tx: Queryable, row: typeof replies.$inferInsert): Promise<void> => {
  const { memberId: _, ...change } = row;
  await tx.insert(replies).values(row).onConflictDoUpdate({ target: replies.memberId, set: change });
};

export const saveRelease = async (
  tx: Queryable,
  memberId: string,
  release: { releasedCoupleId: string; releasedAt: Date },
): Promise<void> => {
  await tx.update(replies).set(release).where(eq(replies.memberId, memberId));
};

/**
 * Takes one's release back, and lapses the other's to the same couple: the other's keeps its moment, so that they are
 * asked anew. By the couple that it was released to, whatever keeps the two apart now.
 */
export const takeBack = async (tx: Queryable, memberId: string): Promise<void> => {
  const to = tx.select({ id: replies.releasedCoupleId }).from(replies).where(eq(replies.memberId, memberId));
  const held = await tx
    .select({ memberId: replies.memberId, coupleId: replies.releasedCoupleId })
    .from(replies)
    .where(or(eq(replies.memberId, memberId), inArray(replies.releasedCoupleId, to)))
    .orderBy(asc(replies.memberId))
    .for('update');
  const coupleId = held.find((one) => one.memberId === memberId)?.coupleId;
  if (coupleId)
    await tx.update(replies).set({ releasedCoupleId: null }).where(eq(replies.releasedCoupleId, coupleId));
  await tx
    .update(replies)
    .set({ releasedCoupleId: null, releasedAt: null })
    .where(eq(replies.memberId, memberId));
};

export const removeOwn = async (tx: Queryable, memberId: string): Promise<void> => {
  await tx.delete(replies).where(eq(replies.memberId, memberId));
};
