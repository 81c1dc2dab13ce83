// Changing the photos that are there: their order, which is first, and taking one away.
import { choosePrimaryPhoto, orderPhotos, type Photo, removePhoto } from '@ijeuwa/contract/photos';
import { findProfile } from '@ijeuwa/contract/profiles';
import { asApiError } from '#platform/api.ts';
import { renew, useChange } from '#platform/queries.ts';
import { renewUser } from '#platform/session.ts';
import { feedback } from '#ui/feedback.ts';
import { patchProfile } from '../profiles.queries.ts';
import { moved } from './photo-order.ts';

export const usePhotoChanges = (pictures: readonly Photo[]) => {
  const order = useChange(orderPhotos, { onDone: patchProfile });
  const primary = useChange(choosePrimaryPhoto, { onDone: patchProfile });
  const removal = useChange(removePhoto, { onDone: patchProfile });

  const tell = (error: unknown) => {
    feedback.error(asApiError(error).message);
    void renew(findProfile);
  };
  // The first photo is the member's face everywhere else.
  const showFace = () => void renewUser().catch(() => undefined);

  return {
    busy: primary.isPending || removal.isPending,
    move: (from: number, to: number) => {
      if (to < 0 || to >= pictures.length || from === to) return;
      const next = moved(pictures, from, to);
      // The server may see it otherwise: a photo that was turned down is nobody's face.
      patchProfile({ pictures: next.map((photo, index) => ({ ...photo, isPrimary: index === 0 })) });
      const anotherFace = next[0]?._id !== pictures[0]?._id;
      order.mutate(
        { body: { ids: next.map((photo) => photo._id) } },
        { onError: tell, onSuccess: () => anotherFace && showFace() },
      );
    },
    makePrimary: (photo: Photo, onDone: () => void) =>
      primary.mutate(
        { params: { id: photo._id } },
        {
          onError: tell,
          onSuccess: () => {
            onDone();
            showFace();
          },
        },
      ),
    remove: (photo: Photo, onDone: () => void) =>
      removal.mutate(
        { params: { id: photo._id } },
        {
          onError: tell,
          onSuccess: () => {
            onDone();
            if (photo.isPrimary) showFace();
          },
        },
      ),
  };
};
