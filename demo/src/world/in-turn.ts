// Works through a list, some at once; what fails is tried again behind the rest, and ends nothing.
import { setTimeout as wait } from 'node:timers/promises';

const TRIES = 3;
const PAUSE_MS = 1000;

type Turn<T> = {
  atOnce: number;
  stopped(): boolean;
  work(item: T): Promise<void>;
  after(done: number): void;
  /** Each try that failed; `tries` are left for the item. */
  onFailure(item: T, error: Error, tries: number): void;
  pauseMs?: number;
};

export const inTurn = async <T>(items: readonly T[], turn: Turn<T>): Promise<void> => {
  const { atOnce, stopped, work, after, onFailure, pauseMs = PAUSE_MS } = turn;
  const waiting = items.map((item) => ({ item, tries: TRIES }));
  let done = 0;
  const attempt = async ({ item, tries }: { item: T; tries: number }): Promise<void> => {
    try {
      await work(item);
      after(++done);
    } catch (error) {
      if (stopped()) return;
      const left = tries - 1;
      onFailure(item, error as Error, left);
      if (left > 0) waiting.push({ item, tries: left });
      await wait(pauseMs);
    }
  };
  const worker = async () => {
    for (let next = waiting.shift(); next && !stopped(); next = waiting.shift()) await attempt(next);
  };
  await Promise.all(Array.from({ length: atOnce }, worker));
};
