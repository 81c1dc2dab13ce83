// What staff do with photos before strangers see them: look at one, and approve or reject it.

import { notFound } from '#platform/app-error.ts';
import type { Audit } from '#platform/audit.ts';
import type { Clock } from '#platform/clock.ts';
import type { Database, Queryable } from '#platform/database/connect.ts';
import type { StaffViewer } from '#platform/http/viewer.ts';
import type { Notify } from '#platform/notify.ts';
import type { OpenedFile } from '#platform/private-files/private-files.ts';
import * as profiles from '../profiles.repository.ts';
import type { PhotoFiles } from './photo-files.ts';
import { photosNotice } from './photos.mails.ts';
import * as photos from './photos.repository.ts';
import type { Photos } from './photos.service.ts';

export type PhotoReviewNeeds = {
  db: Database;
  clock: Clock;
  notify: Notify;
  audit: Audit;
  photoFiles: PhotoFiles;
  photos: Photos;
};
type Decision = {
  memberId: string;
  approved: readonly string[];
  rejected: readonly string[];
  reason: string;
  /** The card is decided with them, and its member told of that. */
  isWithCard?: boolean;
};

export const makePhotoReview = (needs: PhotoReviewNeeds) => ({
  /** Photos of the members who wait for a look at one, or of the named members; those turned down are left out. */
  listReviewPhotos: (memberIds?: readonly string[]) => photos.listPhotosForReview(needs.db, memberIds),

  /** Approves and rejects single photos of one member, who is told; the card follows. The caller records it. */
  async decidePhotos(tx: Queryable, decision: Decision): Promise<void> {
    const { memberId, approved, rejected } = decision;
    await profiles.lockProfile(tx, memberId);
    const own = new Set((await photos.listPhotos(tx, memberId)).map((one) => one.id));
    if ([...approved, ...rejected].some((id) => !own.has(id))) throw notFound('This photo');
    await photos.savePhotoStates(tx, memberId, approved, 'approved');
    await photos.savePhotoStates(tx, memberId, rejected, 'rejected');
    await needs.photos.settle(tx, memberId);
    await needs.notify(tx, photosNotice({ at: needs.clock.now(), ...decision }));
  },

  /** The large picture, whatever its state. */
  async openReviewPhoto(viewer: StaffViewer, id: string): Promise<OpenedFile> {
    const file = await needs.photoFiles.openForStaff(viewer, id, 'l');
    if (!file) throw notFound('This photo');
    await needs.audit.recordOpened({ staffId: viewer.staffId, act: 'read photo', subject: `photo ${id}` });
    return file;
  },
});
