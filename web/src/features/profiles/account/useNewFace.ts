// A new profile picture from its choice to its saving.
import { findProfile, updateUser } from '@ijeuwa/contract/profiles';
import { useState } from 'react';
import { asApiError, wordsOf } from '#platform/api.ts';
import { renew, useChange } from '#platform/queries.ts';
import { signedInAs } from '#platform/session.ts';
import { feedback } from '#ui/feedback.ts';
import { PhotoRefused, photoFault, shrinkToDataUrl } from '../photos/shrink-photo.ts';

// Spec 8: what is said when the server had no words of its own.
const PICTURE_FAILED = 'Failed to update profile picture. Please try again.';

export const useNewFace = () => {
  /** Made small already: what is looked at is what is sent. */
  const [image, setImage] = useState<string>();
  const [replaces, replace] = useState<string>();
  const [busy, setBusy] = useState(false);
  const { mutateAsync } = useChange(updateUser, { onDone: ({ user }) => signedInAs(user) });

  const cancel = () => {
    setImage(undefined);
    replace(undefined);
  };

  const save = async () => {
    if (!image) return;
    setBusy(true);
    try {
      await mutateAsync({ body: { image, ...(replaces ? { replaces } : {}) } });
      cancel();
      feedback.success('Profile updated successfully!');
      void renew(findProfile);
    } catch (failure) {
      feedback.error(wordsOf(asApiError(failure), PICTURE_FAILED));
    }
    setBusy(false);
  };

  return {
    preview: image,
    replaces,
    replace,
    busy,
    choose: async (file: File) => {
      const fault = photoFault(file);
      if (fault) return feedback.error(fault);
      try {
        setImage(await shrinkToDataUrl(file));
      } catch (error) {
        feedback.error(error instanceof PhotoRefused ? error.message : PICTURE_FAILED);
      }
    },
    cancel,
    save,
  };
};
