// What goes on behind an answer: whoever closes what it works with waits for it first, and not for ever.
import { setTimeout as pass } from 'node:timers/promises';

/** A machine that is told to stop is often cut off after ten seconds. */
const PATIENCE_MS = 8_000;

export const makeUnderway = () => {
  const works = new Set<Promise<unknown>>();
  const allOver = async (): Promise<void> => {
    while (works.size > 0) await Promise.allSettled(works);
  };
  return {
    /** Answers the same work: how it ends is its caller's to hear. */
    add<T>(work: Promise<T>): Promise<T> {
      works.add(work);
      const over = () => void works.delete(work);
      work.then(over, over);
      return work;
    },
    /** Once nothing goes on any more, nor what was begun meanwhile; after a while whatever goes on. */
    async idle(patienceMs = PATIENCE_MS): Promise<void> {
      const over = new AbortController();
      const patience = pass(patienceMs, undefined, { signal: over.signal }).catch(() => {});
      await Promise.race([allOver(), patience]);
      over.abort();
    },
  };
};
