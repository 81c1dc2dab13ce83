// One channel's way out: it takes what is due as soon as a place is free, so that one that is slow holds one place.

/** How many may be under way at once by one channel. */
export const PLACES = 10;
const POLL_MS = 2000;

type LaneNeeds = {
  /** Takes up to `most` that are due, and answers what sends each. */
  take(most: number): Promise<(() => Promise<void>)[]>;
  onError(error: unknown): void;
};
export type Lane = { wake(): void; stop(): Promise<void> };

export const startLane = ({ take, onError }: LaneNeeds): Lane => {
  const underWay = new Set<Promise<void>>();
  let stopped = false;
  let signalled = false;
  let resume = () => {};
  const wake = () => {
    signalled = true;
    resume();
  };

  const begin = (send: () => Promise<void>): void => {
    const one: Promise<void> = send()
      .catch(onError)
      .finally(() => {
        const wasFull = underWay.size === PLACES;
        underWay.delete(one);
        if (wasFull) wake();
      });
    underWay.add(one);
  };
  const pause = () =>
    new Promise<void>((go) => {
      const timer = setTimeout(go, POLL_MS);
      resume = () => {
        clearTimeout(timer);
        go();
      };
    });

  const running = (async () => {
    while (!stopped) {
      signalled = false;
      try {
        const free = PLACES - underWay.size;
        const taken = free > 0 ? await take(free) : [];
        taken.forEach(begin);
        if (taken.length > 0) continue;
      } catch (error) {
        onError(error);
      }
      if (!stopped && !signalled) await pause();
    }
  })();

  return {
    wake,
    /** Takes no more, and waits for what is under way. */
    async stop() {
      stopped = true;
      wake();
      await running;
      await Promise.all(underWay);
    },
  };
};
