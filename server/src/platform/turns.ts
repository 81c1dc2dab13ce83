// Lets a few pieces of heavy work run at once; the others wait in order, and beyond that are turned away.

export type Turns = { atOnce: number; waitingMax: number; whenFull: () => Error };

export const makeTurns = ({ atOnce, waitingMax, whenFull }: Turns) => {
  let free = atOnce;
  const waiting: (() => void)[] = [];
  return async <T>(work: () => Promise<T>): Promise<T> => {
    if (free > 0) free--;
    else {
      if (waiting.length >= waitingMax) throw whenFull();
      await new Promise<void>((go) => waiting.push(go));
    }
    try {
      return await work();
    } finally {
      // A turn that ends is handed on directly, so that nobody slips in between.
      const next = waiting.shift();
      if (next) next();
      else free++;
    }
  };
};
