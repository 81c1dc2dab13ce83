// A new profile picture from its choice to its saving.
import { findProfile, updateUser } from '@ijeuwa/contract/profiles';
import { useEffect, useState } from 'react';
import { asApiError } from '#platform/api.ts';
import { renew, useChange } from '#platform/queries.ts';
import { signedInAs } from '#platform/session.ts';
import { feedback } from '#ui/feedback.ts';
import { photoFault, shrinkToDataUrl } from '../photos/shrink-photo.ts';

// Spec 8: what is said when the server had no words of its own.
const PICTURE_FAILED = 'Failed to update profile picture. Please try again.';

export const useNewFace = () => {
  const [chosen, setChosen] = useState<{ file: File; preview: string }>();
  const [replaces, replace] = useState<string>();
  const [busy, setBusy] = useState(false);
  const { mutateAsync } = useChange(updateUser, { onDone: ({ user }) => signedInAs(user) });

  useEffect(() => {
    if (chosen) return () => URL.revokeObjectURL(chosen.preview);
  }, [chosen]);

  const cancel = () => {
    setChosen(undefined);
    replace(undefined);
  };

  const save = async () => {
    if (!chosen) return;
    setBusy(true);
    try {
      const image = await shrinkToDataUrl(chosen.file);
      await mutateAsync({ body: { image, ...(replaces ? { replaces } : {}) } });
      cancel();
      feedback.success('Profile updated successfully!');
      void renew(findProfile);
    } catch (failure) {
      const { code, message } = asApiError(failure);
      feedback.error(code === 'fault' ? PICTURE_FAILED : message);
    }
    setBusy(false);
  };

  return {
    preview: chosen?.preview,
    replaces,
    replace,
    busy,
    choose: (file: File) => {
      const fault = photoFault(file);
      if (fault) feedback.error(fault);
      else setChosen({ file, preview: URL.createObjectURL(file) });
    },
    cancel,
    save,
  };
};
