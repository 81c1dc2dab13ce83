// When a queue must be filled again before it is read.

/** Fewer left than this, and the queue is near its end. */
const NEAR_EMPTY = 10;
const OLD_MS = 12 * 3_600_000;
/** A queue that took everybody who fitted is looked over no more often than this. */
const THIN_MS = 10 * 60_000;

export const needsFilling = (
  state: { filledAt: Date; stale: boolean; fits: number; filled: number; left: number },
  now: Date,
): boolean => {
  const age = now.getTime() - state.filledAt.getTime();
  // On another day people are another age.
  const ofToday = state.filledAt.toISOString().slice(0, 10) === now.toISOString().slice(0, 10);
  const took = state.filled;
  const someLeftOut = state.fits > took;
  return (
    !ofToday || state.stale || age > OLD_MS || (state.left < NEAR_EMPTY && (someLeftOut || age > THIN_MS))
  );
};
