// A member's photos as they are remembered.

import { and, asc, eq, inArray, ne, type SQL, sql } from 'drizzle-orm';
import type { Queryable } from '#platform/database/connect.ts';
import { member } from '#platform/database/tables/accounts.ts';
import { privateFile } from '#platform/database/tables/private-files.ts';
import { photo, profile } from '#platform/database/tables/profiles.ts';

export type PhotoRow = typeof photo.$inferSelect;
export type PhotoState = PhotoRow['state'];

export const listPhotos = (db: Queryable, memberId: string): Promise<PhotoRow[]> =>
  db.select().from(photo).where(eq(photo.memberId, memberId)).orderBy(asc(photo.position), asc(photo.id));

export const savePhoto = async (tx: Queryable, row: typeof photo.$inferInsert): Promise<void> => {
  await tx.insert(photo).values(row);
};

export const removePhoto = async (tx: Queryable, memberId: string, id: string): Promise<void> => {
  await tx.delete(photo).where(and(eq(photo.id, id), eq(photo.memberId, memberId)));
};

/** All of the member's photos, in one statement: two never stand in one place when it ends. */
export const savePhotoOrder = async (
  tx: Queryable,
  memberId: string,
  ids: readonly string[],
): Promise<void> => {
  await tx
    .update(photo)
    .set({ position: sql`array_position(${sql.param(ids)}::text[], ${photo.id}) - 1` })
    .where(eq(photo.memberId, memberId));
};

/** Makes this photo the primary one, and no other; the one before steps back first, for there are never two. */
export const savePrimaryPhoto = async (tx: Queryable, memberId: string, id: string): Promise<void> => {
  const mine = eq(photo.memberId, memberId);
  await tx
    .update(photo)
    .set({ isPrimary: false })
    .where(and(mine, photo.isPrimary, ne(photo.id, id)));
  await tx
    .update(photo)
    .set({ isPrimary: true })
    .where(and(mine, eq(photo.id, id)));
};

export const savePhotoStates = async (
  tx: Queryable,
  memberId: string,
  ids: readonly string[],
  state: PhotoState,
): Promise<void> => {
  if (ids.length === 0) return;
  await tx
    .update(photo)
    .set({ state })
    .where(and(eq(photo.memberId, memberId), inArray(photo.id, [...ids])));
};

/** Photos that still count: those that the review did not turn down. */
export const countPhotos = async (db: Queryable, memberId: string): Promise<number> =>
  (await listPhotos(db, memberId)).filter((one) => one.state !== 'rejected').length;

/** Whether others are shown this photo of a member. */
export const hasApprovedPhoto = async (
  db: Queryable,
  memberId: string,
  photoId: string,
): Promise<boolean> => {
  const found = await db
    .select({ id: photo.id })
    .from(photo)
    .where(and(eq(photo.id, photoId), eq(photo.memberId, memberId), eq(photo.state, 'approved')));
  return found.length > 0;
};

/** Of a private file: the photo that it is a piece of was approved. */
export const isApprovedPhoto: SQL = sql`exists (
  select from ${photo} where ${photo.id} = left(${privateFile.name}, 16) and ${photo.state} = 'approved')`;

/** Of a private file: its owner shows their photos blurred. */
export const isOfBlurred: SQL = sql`exists (
  select from ${profile} where ${profile.memberId} = ${privateFile.ownerId} and ${profile.photosBlurred})`;

/** Photos that arrived before a blurred likeness was made of each. */
export const listWithoutLikeness = (db: Queryable, most: number, tried: readonly string[]) =>
  db
    .select({ id: photo.id, memberId: photo.memberId })
    .from(photo)
    .where(
      sql`not exists (select from ${privateFile} where ${privateFile.name} = ${photo.id} || '-b.webp')
        and not ${photo.id} = any(${sql.param(tried)}::text[])`,
    )
    .orderBy(photo.id)
    .limit(most);

/** Held until the transaction ends; whoever removes the photo waits. */
export const holdPhoto = async (tx: Queryable, id: string): Promise<boolean> =>
  (await tx.select({ id: photo.id }).from(photo).where(eq(photo.id, id)).for('share')).length > 0;

/** All photos of the members who have one that waits for review and are not leaving, or of these members. */
export const listPhotosForReview = (db: Queryable, memberIds?: readonly string[]) =>
  db
    .select({ _id: photo.id, memberId: photo.memberId, state: photo.state })
    .from(photo)
    .where(
      memberIds
        ? and(inArray(photo.memberId, [...memberIds]), ne(photo.state, 'rejected'))
        : inArray(
            photo.memberId,
            db
              .select({ id: photo.memberId })
              .from(photo)
              .innerJoin(member, eq(member.id, photo.memberId))
              .where(and(eq(photo.state, 'pending'), ne(member.status, 'leaving'))),
          ),
    )
    .orderBy(asc(photo.memberId), asc(photo.position));
