// What a member does with their photos: add, order, choose the first, remove; and opening one.

import { PHOTOS_TOO_MANY, type Photo } from '@ijeuwa/contract/photos';
import { AppError, notFound } from '#platform/app-error.ts';
import type { Clock } from '#platform/clock.ts';
import type { Database, Queryable } from '#platform/database/connect.ts';
import type { Viewer } from '#platform/http/viewer.ts';
import { tryEach } from '#platform/jobs.ts';
import type { Limits } from '#platform/limits.ts';
import type { Live } from '#platform/live.ts';
import type { MemberChanged } from '#platform/member-changed.ts';
import type { PhotoAddress, PhotoSize } from '#platform/photo-address.ts';
import { makeTurns } from '#platform/turns.ts';
import { workChanged } from '#platform/work-changed.ts';
import * as profiles from '../profiles.repository.ts';
import { refuse } from '../refuse.ts';
import type { PictureSource } from './arriving-pictures.ts';
import type { PhotoFiles, StoredPicture } from './photo-files.ts';
import * as photos from './photos.repository.ts';
import { faceFirst, hasRoom, isSamePicture, namesAll, nextPrimary, removalFault } from './photos.rules.ts';
import { manyArrive } from './picture-processes.ts';

export type PhotosNeeds = {
  db: Database;
  clock: Clock;
  limits: Limits;
  live: Live;
  photoAddress: PhotoAddress;
  photoFiles: PhotoFiles;
  /** The demonstration's practice reviewer: a photo is approved as it arrives. */
  reviewsAtOnce: boolean;
  memberChanged: MemberChanged;
};
/** How a new photo joins the others; `replaces` makes room for it. */
export type Joining = { asPrimary: boolean; replaces?: string };

const BLURRED_AT_ONCE = 100;
const UPLOADS_BY_MEMBER = { points: 100, seconds: 3600 };

export const makePhotos = (needs: PhotosNeeds) => {
  // Uploads come in bursts: a few ask the database at once, so that who writes or reads finds it free.
  const inTurn = makeTurns({ atOnce: 2, waitingMax: 1000, whenFull: manyArrive });
  const { db, clock, photoFiles, photoAddress } = needs;

  const list = async (memberId: string): Promise<{ pictures: Photo[] }> => ({
    pictures: (await photos.listPhotos(db, memberId)).map((row) => ({
      _id: row.id,
      url: photoAddress.of(memberId, row.id, 'l'),
      small: photoAddress.of(memberId, row.id, 's'),
      isPrimary: row.isPrimary,
      state: row.state,
      placeholder: row.placeholder,
    })),
  });

  const refuseAnotherOne = () => refuse({ photo: PHOTOS_TOO_MANY });

  /** Changes the photos with the member's row held, so that two requests cannot both take the last place. */
  const change = async (
    memberId: string,
    work: (tx: Queryable, own: photos.PhotoRow[]) => Promise<void>,
  ): Promise<{ pictures: Photo[] }> => {
    await db.transaction(async (tx) => {
      await profiles.lockProfile(tx, memberId);
      await work(tx, await photos.listPhotos(tx, memberId));
      await settle(tx, memberId);
    });
    return list(memberId);
  };

  const settle = async (tx: Queryable, memberId: string): Promise<void> => {
    const own = await photos.listPhotos(tx, memberId);
    const chosen = nextPrimary(own);
    if (chosen) await photos.savePrimaryPhoto(tx, memberId, chosen);
    const order = faceFirst(own, chosen ?? own.find((one) => one.isPrimary)?.id);
    if (order) await photos.savePhotoOrder(tx, memberId, order);
    await needs.memberChanged(tx, memberId, 'photos');
  };

  const find = (own: readonly photos.PhotoRow[], id: string): photos.PhotoRow => {
    const found = own.find((one) => one.id === id);
    if (!found) throw notFound('This photo');
    return found;
  };

  const letGo = async (tx: Queryable, memberId: string, id: string): Promise<void> => {
    await photos.removePhoto(tx, memberId, id);
    await photoFiles.release(tx, id);
  };

  /** After the commit: a photo has come, or is gone. */
  const tellReviewers = (): void => {
    if (!needs.reviewsAtOnce) workChanged(needs.live, 'reviews');
  };

  /**
   * Records a stored picture as a photo; the member's row is held. One that stands there already, as after an answer that
   * was lost, is not added again. Answers whether the files of it are kept; those that are not wait to be swept.
   */
  const join = async (
    tx: Queryable,
    memberId: string,
    stored: StoredPicture,
    how: Joining,
  ): Promise<boolean> => {
    const own = await photos.listPhotos(tx, memberId);
    const same = own.find((one) => isSamePicture(one, stored));
    if (same && !how.replaces) {
      await photoFiles.release(tx, stored.id);
      if (how.asPrimary && same.state !== 'rejected') await photos.savePrimaryPhoto(tx, memberId, same.id);
      await settle(tx, memberId);
      return false;
    }
    if (how.replaces) {
      find(own, how.replaces);
      await letGo(tx, memberId, how.replaces);
    }
    if (!hasRoom(own.length - (how.replaces ? 1 : 0))) throw refuseAnotherOne();
    await photoFiles.keep(tx, stored.id);
    await photos.savePhoto(tx, {
      ...stored,
      memberId,
      position: Math.max(-1, ...own.map((one) => one.position)) + 1,
      isPrimary: false,
      state: needs.reviewsAtOnce ? 'approved' : 'pending',
      createdAt: clock.now(),
    });
    if (how.asPrimary) await photos.savePrimaryPhoto(tx, memberId, stored.id);
    await settle(tx, memberId);
    return true;
  };

  return {
    list,
    join,
    settle,
    tellReviewers,

    /** Turned away here before anything of the picture is read, and again when it is recorded. */
    mayAdd(memberId: string): Promise<boolean> {
      return inTurn(async () => {
        await needs.limits.take('photo-upload', memberId, UPLOADS_BY_MEMBER);
        return hasRoom((await photos.listPhotos(db, memberId)).length);
      });
    },

    async add({ memberId }: Viewer, source: PictureSource): Promise<{ pictures: Photo[] }> {
      await photoFiles.withStored(memberId, source, async (stored) => {
        const isKept = await db.transaction(async (tx) => {
          await profiles.lockProfile(tx, memberId);
          return join(tx, memberId, stored, { asPrimary: false });
        });
        if (!isKept) await photoFiles.erase(stored.id);
      });
      tellReviewers();
      return inTurn(() => list(memberId));
    },

    order: ({ memberId }: Viewer, ids: string[]) =>
      change(memberId, async (tx, own) => {
        if (!namesAll(own, ids)) throw refuse({ ids: 'Please name every photo of yours once.' });
        await photos.savePhotoOrder(tx, memberId, ids);
        // The first is the face; one that was turned down steps back again.
        const [face] = ids;
        if (face && find(own, face).state !== 'rejected') await photos.savePrimaryPhoto(tx, memberId, face);
      }),

    choosePrimary: ({ memberId }: Viewer, id: string) =>
      change(memberId, async (tx, own) => {
        if (find(own, id).state === 'rejected')
          throw new AppError('conflict', 'This photo was not approved. Please choose another one.');
        await photos.savePrimaryPhoto(tx, memberId, id);
      }),

    async remove({ memberId }: Viewer, id: string): Promise<{ pictures: Photo[] }> {
      const left = await change(memberId, async (tx, own) => {
        find(own, id);
        const profile = await profiles.findProfile(tx, memberId);
        const fault = removalFault(own, id, profile?.submittedAt !== null);
        if (fault) throw new AppError('conflict', fault);
        await letGo(tx, memberId, id);
      });
      tellReviewers();
      await photoFiles.erase(id);
      return left;
    },

    /** Photos that arrived before a blurred likeness was made of each get theirs; until then strangers are shown none. */
    async blurMissing(): Promise<void> {
      const tried: string[] = [];
      for (;;) {
        const some = await photos.listWithoutLikeness(db, BLURRED_AT_ONCE, tried);
        if (some.length === 0) return;
        tried.push(...some.map(({ id }) => id));
        await tryEach(some, async ({ id, memberId }) => {
          const picture = await photoFiles.read(id, 's');
          if (!picture) return;
          const likeness = {
            ownerId: memberId,
            id,
            piece: 'b',
            bytes: await photoFiles.blur(picture),
          } as const;
          await photoFiles.addPiece(likeness, (tx) => photos.holdPhoto(tx, id));
        });
      }
    },

    open: ({ memberId }: Viewer, id: string, size: PhotoSize, signature: string) =>
      photoFiles.open(memberId, id, size, signature),
  };
};
export type Photos = ReturnType<typeof makePhotos>;
