// The address of a private file: signed for one viewer and a short time, and checked again whenever it is opened.
import type { Sealing } from '../sealing.ts';
import type { FileKind } from './file-kind.ts';

type Addressed = Pick<FileKind, 'name' | 'addressMs'>;
export type FileAddress = {
  sign(kind: Addressed, viewerId: string, id: string): string;
  holds(kind: Addressed, viewerId: string, id: string, signature: string): boolean;
};

/** A deck signs eighty, and is read again and again; a signature and what it is found by take some 150 bytes. */
const SIGNED_KEPT = 20_000;

export const makeFileAddress = (sealing: Sealing, now: () => Date): FileAddress => {
  const text = ({ name }: Addressed, viewerId: string, id: string, period: number) =>
    `${name}:${viewerId}:${id}:${period}`;
  const current = ({ addressMs }: Addressed) => Math.floor(now().getTime() / addressMs);
  const signed = new Map<string, string>();
  return {
    sign(kind, viewerId, id) {
      const what = text(kind, viewerId, id, current(kind));
      const known = signed.get(what);
      if (known) return known;
      // Nearly all of them are soon wanted again, whichever go.
      if (signed.size >= SIGNED_KEPT) signed.clear();
      const signature = sealing.sign(what);
      signed.set(what, signature);
      return signature;
    },
    // The one of the period before still opens, for a screen that stood open over its end.
    holds: (kind, viewerId, id, signature) =>
      [current(kind), current(kind) - 1].some((period) =>
        sealing.holds(text(kind, viewerId, id, period), signature),
      ),
  };
};
