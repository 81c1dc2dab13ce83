// What staff need to screen photos before strangers see them.

import { notFound } from '#platform/app-error.ts';
import type { Database, Queryable } from '#platform/database/connect.ts';
import * as profiles from '../profiles.repository.ts';
import type { PhotoFiles } from './photo-files.ts';
import * as photos from './photos.repository.ts';
import type { Photos } from './photos.service.ts';

export type PhotoReviewNeeds = { db: Database; photoFiles: PhotoFiles; photos: Photos };

export const makePhotoReview = (needs: PhotoReviewNeeds) => ({
  /** Photos of the members who wait for a look at one, or of the named members; those turned down are left out. */
  listReviewPhotos: (memberIds?: readonly string[]) => photos.listPhotosForReview(needs.db, memberIds),

  /** Approves and rejects single photos of one member; the card follows. */
  async decidePhotos(
    tx: Queryable,
    memberId: string,
    approve: readonly string[],
    reject: readonly string[],
  ): Promise<void> {
    await profiles.lockProfile(tx, memberId);
    const own = new Set((await photos.listPhotos(tx, memberId)).map((one) => one.id));
    if ([...approve, ...reject].some((id) => !own.has(id))) throw notFound('This photo');
    await photos.savePhotoStates(tx, memberId, approve, 'approved');
    await photos.savePhotoStates(tx, memberId, reject, 'rejected');
    await needs.photos.settle(tx, memberId);
  },

  /** The large picture, whatever its state; the caller has checked and recorded who looks. */
  async readPhotoForReview(id: string): Promise<Buffer> {
    const bytes = (await photos.photoExists(needs.db, id)) && (await needs.photoFiles.read(id, 'l'));
    if (!bytes) throw notFound('This photo');
    return bytes;
  },
});
