// What somebody chose for a session on this tab, so that a reload leads back into the room.
import type { Media } from './call/media.ts';

const nameOf = (id: string) => `meeting:${id}`;
const MEDIA: readonly string[] = ['video', 'sound', 'text'] satisfies Media[];

export const chosenBefore = (id: string): Media | undefined => {
  try {
    const kept = sessionStorage.getItem(nameOf(id));
    return kept !== null && MEDIA.includes(kept) ? (kept as Media) : undefined;
  } catch {
    return undefined;
  }
};
export const keepChoice = (id: string, media: Media): void => {
  try {
    sessionStorage.setItem(nameOf(id), media);
  } catch {
    // A reload then asks again.
  }
};
export const forgetChoice = (id: string): void => {
  try {
    sessionStorage.removeItem(nameOf(id));
  } catch {
    // It was not kept.
  }
};
