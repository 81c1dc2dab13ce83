// What somebody chose for a session on this tab: a reload leads back into the room as it was, and the door has it ready.
import { keep, read } from '#platform/kept-here.ts';
import type { Media } from './call/media.ts';

type Chosen = {
  media: Media;
  /** Left by hand: one is asked at the door again, and nothing begins by itself. */
  left: boolean;
  /** What was switched off stays so. */
  muted: boolean;
  unseen: boolean;
};

const nameOf = (id: string) => `meeting:${id}` as const;
const MEDIA: readonly unknown[] = ['video', 'sound', 'text'] satisfies Media[];

export const chosenBefore = (id: string): Chosen | undefined => {
  try {
    const kept: Partial<Chosen> | null = JSON.parse(read(nameOf(id)) ?? 'null');
    if (!kept || !MEDIA.includes(kept.media)) return undefined;
    const { left, muted, unseen } = kept;
    return { media: kept.media!, left: left === true, muted: muted === true, unseen: unseen === true };
  } catch {
    return undefined;
  }
};
export const keepChoice = (id: string, media: Media): void =>
  write(id, { media, left: false, muted: false, unseen: false });

export const changeChoice = (id: string, to: Partial<Chosen>): void => {
  const kept = chosenBefore(id);
  if (kept) write(id, { ...kept, ...to });
};

const write = (id: string, chosen: Chosen): void => {
  keep(nameOf(id), JSON.stringify(chosen));
};
