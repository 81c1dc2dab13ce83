// A part of a screen that is fetched when somebody asks for it, and is there from then on.
import { useSyncExternalStore } from 'react';

type Came<Part> = { part?: Part; failed: boolean };

export const laterPart = <Part>(load: () => Promise<Part>) => {
  let came: Came<Part> = { failed: false };
  let coming: Promise<boolean> | undefined;
  const listeners = new Set<() => void>();
  const tell = (now: Came<Part>): boolean => {
    came = now;
    for (const listener of listeners) listener();
    return !now.failed;
  };
  const listen = (listener: () => void) => {
    listeners.add(listener);
    return () => void listeners.delete(listener);
  };
  const seen = () => came;
  return {
    /** Answers whether it is here; after a failure it may be asked for again. */
    fetch: (): Promise<boolean> => {
      coming ??= load().then(
        (part) => tell({ part, failed: false }),
        () => {
          coming = undefined;
          return tell({ failed: true });
        },
      );
      return coming;
    },
    usePart: (): Came<Part> => useSyncExternalStore(listen, seen, seen),
  };
};
