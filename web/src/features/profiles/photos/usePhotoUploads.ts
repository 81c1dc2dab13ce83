// Photos on their way to the server, one after the other, each with its own state.
import { addPhoto, PHOTOS_MAX, PHOTOS_TOO_MANY } from '@ijeuwa/contract/photos';
import { useEffect, useRef, useState } from 'react';
import { ApiError, call } from '#platform/api.ts';
import { patchProfile } from '../profiles.queries.ts';
import { photoFault, shrinkPhoto } from './shrink-photo.ts';

// Spec 5: what is said when an upload fails for a reason that is not the picture's.
export const UPLOAD_FAILED = 'Error uploading images. Please try again.';

export type Upload = { id: string; file: File; preview: string; failed?: string };

const reasonOf = (error: unknown): string => {
  const told = error instanceof ApiError && !['fault', 'offline', 'unavailable'].includes(error.code);
  return told ? error.message : UPLOAD_FAILED;
};

export const usePhotoUploads = (present: number) => {
  const [uploads, setUploads] = useState<Upload[]>([]);
  const [batch, setBatch] = useState({ done: 0, total: 0 });
  const [problem, setProblem] = useState<string>();
  const line = useRef(Promise.resolve());
  const previews = useRef(new Set<string>());

  useEffect(
    () => () => {
      for (const preview of previews.current) URL.revokeObjectURL(preview);
    },
    [],
  );

  const drop = (id: string) => setUploads((now) => now.filter((one) => one.id !== id));
  const mark = (id: string, failed?: string) =>
    setUploads((now) => now.map((one) => (one.id === id ? { ...one, failed } : one)));

  const send = async ({ id, file }: Upload) => {
    try {
      const body = new FormData();
      body.append('photo', await shrinkPhoto(file), 'photo.jpg');
      const { pictures } = await call(addPhoto, { body });
      patchProfile({ pictures });
      drop(id);
    } catch (error) {
      mark(id, reasonOf(error));
      setProblem(reasonOf(error));
    }
    setBatch(({ done, total }) => (done + 1 >= total ? { done: 0, total: 0 } : { done: done + 1, total }));
  };

  const enqueue = (upload: Upload) => {
    setBatch(({ done, total }) => ({ done, total: total + 1 }));
    line.current = line.current.then(() => send(upload));
  };

  return {
    uploads,
    batch,
    problem,
    add: (files: readonly File[]) => {
      const faults = new Set<string>();
      const good = files.filter((file) => {
        const fault = photoFault(file);
        if (fault) faults.add(fault);
        return !fault;
      });
      const room = Math.max(0, PHOTOS_MAX - present - uploads.length);
      if (good.length > room) faults.add(PHOTOS_TOO_MANY);
      setProblem(faults.size > 0 ? [...faults].join(' ') : undefined);
      const taken = good.slice(0, room).map((file) => {
        const preview = URL.createObjectURL(file);
        previews.current.add(preview);
        return { id: preview, file, preview };
      });
      setUploads((now) => [...now, ...taken]);
      for (const upload of taken) enqueue(upload);
    },
    retry: (upload: Upload) => {
      setProblem(undefined);
      mark(upload.id);
      enqueue(upload);
    },
    drop,
  };
};
