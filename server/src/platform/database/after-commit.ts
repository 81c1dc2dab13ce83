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

/** Runs one transaction, and then what was said in it for after its end. What is run again begins with nothing said. */
export const keepingForCommit = async <T>(transaction: () => Promise<T>): Promise<T> => {
  const waiting: Waiting = { deeds: [], isOver: false };
  try {
    const kept = await around.run(waiting, transaction);
    waiting.isOver = true;
    for (const deed of waiting.deeds) deed();
    return kept;
  } finally {
    waiting.isOver = true;
  }
};
