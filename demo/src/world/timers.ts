// What practice members do after a while: one timer to a purpose, all of them gone when the program stops.
import { createHash } from 'node:crypto';

export type Timers = {
  /** Runs `work` after `ms`; the same key before that only waits anew. */
  once(key: string, ms: number, work: () => Promise<unknown>): void;
  clear(): void;
};

export const makeTimers = (onError: (error: unknown) => void): Timers => {
  const waiting = new Map<string, NodeJS.Timeout>();
  let over = false;
  return {
    once(key, ms, work) {
      if (over) return;
      clearTimeout(waiting.get(key));
      const run = () => {
        waiting.delete(key);
        work().catch((error) => !over && onError(error));
      };
      waiting.set(key, setTimeout(run, ms));
    },
    clear() {
      over = true;
      for (const timer of waiting.values()) clearTimeout(timer);
      waiting.clear();
    },
  };
};

/** Between 0 and 1, the same for the same two every time: a practice member does not change their mind. */
export const chanceOf = (one: string, other: string): number =>
  createHash('sha256').update(`${one}:${other}`).digest().readUInt32BE(0) / 2 ** 32;
