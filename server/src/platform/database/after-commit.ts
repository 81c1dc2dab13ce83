// What must not be done before a transaction is kept: telling open screens, which would ask at once and find what was before.
import { AsyncLocalStorage } from 'node:async_hooks';

type Waiting = { deeds: (() => void)[]; isOver: boolean };
const around = new AsyncLocalStorage<Waiting>();

/** Does it once the transaction that it is called in is kept, and never where it is not; outside of one, at once. */
export const afterCommit = (deed: () => void): void => {
  const waiting = around.getStore();
  // What a transaction began, and did not wait for, may go on after it.
  if (waiting && !waiting.isOver) waiting.deeds.push(deed);
  else deed();
};

const run = async <T>(transaction: () => Promise<T>, after: (deeds: (() => void)[]) => void): Promise<T> => {
  const waiting: Waiting = { deeds: [], isOver: false };
  try {
    const kept = await around.run(waiting, transaction);
    waiting.isOver = true;
    after(waiting.deeds);
    return kept;
  } finally {
    waiting.isOver = true;
  }
};

/**
 * Runs one transaction, and then what was said in it for after its end. What is run again begins with nothing said; a
 * deed that fails is told to `onError`, and undoes nothing.
 */
export const keepingForCommit = <T>(
  transaction: () => Promise<T>,
  onError: (error: unknown) => void,
): Promise<T> =>
  run(transaction, (deeds) => {
    for (const deed of deeds)
      try {
        deed();
      } catch (error) {
        onError(error);
      }
  });

/** Runs a part of one, from a savepoint: what is said in it waits for the whole, and is gone with the part. */
export const keepingForWhole = <T>(part: () => Promise<T>): Promise<T> =>
  run(part, (deeds) => deeds.forEach(afterCommit));
