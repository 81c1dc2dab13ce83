// Photos on their way to the server, one after the other, each with its own state.
import { addPhoto, PHOTOS_MAX, PHOTOS_TOO_MANY } from '@ijeuwa/contract/photos';
import { useEffect, useRef, useState } from 'react';
import { asApiError, wordsOf } from '#platform/api.ts';
import { upload as sendFile } from '#platform/upload.ts';
import { feedback } from '#ui/feedback.ts';
import { patchProfile } from '../profiles.queries.ts';
import { PhotoRefused, photoFault, shrinkPhoto } from './shrink-photo.ts';

// Spec 5: what is said when an upload fails for a reason that is not the picture's.
const UPLOAD_FAILED = 'Error uploading images. Please try again.';

export type Upload = {
  id: string;
  file: File;
  preview: string;
  state: 'waiting' | 'sending' | 'failed' | 'cancelled';
  /** How much of it has left this device, from 0 to 1. */
  sent: number;
};

/** What is wrong, and with which file, where it is the file's own fault. */
type Problem = { name?: string; text: string };

const OF_THE_PICTURE: readonly string[] = ['wrong_type', 'too_large'];
const problemOf = (error: unknown, name: string): Problem => {
  if (error instanceof PhotoRefused) return { name, text: error.message };
  const told = asApiError(error);
  if (OF_THE_PICTURE.includes(told.code)) return { name, text: told.message };
  return { text: told.code === 'offline' ? UPLOAD_FAILED : wordsOf(told, UPLOAD_FAILED) };
};

export const usePhotoUploads = (present: number) => {
  const [uploads, setUploads] = useState<Upload[]>([]);
  const [arrived, setArrived] = useState(0);
  const [problems, setProblems] = useState<readonly Problem[]>([]);
  const line = useRef(Promise.resolve());
  const previews = useRef(new Set<string>());
  const stops = useRef(new Map<string, AbortController>());
  const counted = useRef(present);
  useEffect(() => {
    counted.current = present;
  }, [present]);

  useEffect(
    () => () => {
      for (const preview of previews.current) URL.revokeObjectURL(preview);
    },
    [],
  );

  const drop = (id: string) => setUploads((now) => now.filter((one) => one.id !== id));
  const mark = (id: string, change: Partial<Upload>) =>
    setUploads((now) => now.map((one) => (one.id === id ? { ...one, ...change } : one)));

  const send = async ({ id, file }: Upload, signal: AbortSignal) => {
    if (signal.aborted) return;
    mark(id, { state: 'sending' });
    try {
      const body = new FormData();
      body.append('photo', await shrinkPhoto(file), 'photo.jpg');
      const { pictures } = await sendFile(addPhoto, body, {
        signal,
        onProgress: (sent) => mark(id, { sent }),
      });
      if (pictures.length <= counted.current) feedback.info(`${file.name} is there already.`);
      counted.current = pictures.length;
      patchProfile({ pictures });
      setArrived((count) => count + 1);
      drop(id);
    } catch (error) {
      if (signal.aborted) return;
      const problem = problemOf(error, file.name);
      // What can never be sent keeps no place; what failed on its way can be sent again.
      if (problem.name) drop(id);
      else mark(id, { state: 'failed' });
      setProblems((now) => [...now.filter(({ text }) => problem.name || text !== problem.text), problem]);
    }
  };

  const enqueue = (upload: Upload) => {
    const stop = new AbortController();
    stops.current.set(upload.id, stop);
    line.current = line.current.then(() => send(upload, stop.signal));
  };

  const add = (files: readonly File[]) => {
    const faults = new Set<string>();
    const good = files.filter((file) => {
      const fault = photoFault(file);
      if (fault) faults.add(fault);
      return !fault;
    });
    const room = Math.max(0, PHOTOS_MAX - present - uploads.length);
    if (good.length > room) faults.add(PHOTOS_TOO_MANY);
    setProblems([...faults].map((text) => ({ text })));
    const taken = good.slice(0, room).map((file): Upload => {
      const preview = URL.createObjectURL(file);
      previews.current.add(preview);
      return { id: preview, file, preview, state: 'waiting', sent: 0 };
    });
    if (!uploads.some(isOnItsWay)) setArrived(0);
    setUploads((now) => [...now, ...taken]);
    for (const upload of taken) enqueue(upload);
  };

  return {
    uploads,
    batch: batchOf(uploads, arrived),
    problems,
    add,
    cancel: (id: string) => {
      stops.current.get(id)?.abort();
      mark(id, { state: 'cancelled' });
    },
    retry: (upload: Upload) => {
      setProblems([]);
      mark(upload.id, { state: 'waiting', sent: 0 });
      enqueue(upload);
    },
    drop,
  };
};

const isOnItsWay = ({ state }: Upload): boolean => state === 'waiting' || state === 'sending';

/** All that are on their way as one; undefined when none is. */
const batchOf = (uploads: readonly Upload[], arrived: number) => {
  const going = uploads.filter(isOnItsWay);
  if (going.length === 0) return undefined;
  const total = arrived + going.length;
  const sent = going.reduce((sum, upload) => sum + upload.sent, arrived);
  return { done: arrived, total, percent: Math.round((sent / total) * 100) };
};
