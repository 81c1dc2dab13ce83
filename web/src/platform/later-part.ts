// A part of a screen that is fetched when somebody asks for it, and is there from then on.
import { useSyncExternalStore } from 'react';

type Came<Part> = { part?: Part; failed: boolean };

/** Without a network only what the worker keeps can come; nothing else is tried, so that it can come later. */
const mayCome = (): boolean => navigator.onLine || Boolean(navigator.serviceWorker?.controller);

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
  /** Answers whether it is here. */
  const fetch = (): Promise<boolean> => {
    if (!came.part && !coming && !mayCome()) return Promise.resolve(tell({ failed: true }));
    if (!coming) tell({ failed: false });
    coming ??= load().then(
      (part) => tell({ part, failed: false }),
      () => tell({ failed: true }),
    );
    return coming;
  };
  return {
    fetch,
    /** After a failure: a browser remembers what did not come for as long as the page stands, so a fresh page asks anew. */
    again: (): Promise<boolean> => {
      if (came.failed && coming && navigator.onLine) window.location.reload();
      return fetch();
    },
    usePart: (): Came<Part> => useSyncExternalStore(listen, seen, seen),
  };
};
