// To one reader by one channel it leaves in the order in which it was begun, as of a night that ends for all of it at once.

/** A slow one is overtaken after so long: whatever waits behind it is in hand for a while only. */
const OVERTAKEN_AFTER_MS = 10_000;

export const makeInOrder = () => {
  const last = new Map<string, Promise<void>>();
  return (line: string, leave: () => Promise<void>): Promise<void> => {
    const mine = (last.get(line) ?? Promise.resolve()).then(leave);
    let timer: NodeJS.Timeout | undefined;
    const overtaken = new Promise<void>((go) => {
      timer = setTimeout(go, OVERTAKEN_AFTER_MS);
      timer.unref();
    });
    const gone = Promise.race([mine.catch(() => undefined), overtaken]).finally(() => {
      clearTimeout(timer);
      if (last.get(line) === gone) last.delete(line);
    });
    last.set(line, gone);
    return mine;
  };
};
