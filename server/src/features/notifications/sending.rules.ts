// How long what could not leave waits before it is tried again, and when it is given up.

const MINUTE = 60_000;
const LONGEST = 4 * 60 * MINUTE;
/** The tries reach over two days: a carrier that is away over a weekend's half loses nothing. */
export const TRIES = 20;
/** A browser whose carrier refuses it for a fault of its own refuses the next time too. */
export const REFUSED_TRIES = 3;
/** So that what failed together does not come back together. */
const SPREAD = 0.2;

/** One, two, four … minutes, then every four hours, each a fifth shorter or longer. `chance` is from 0 to 1. */
export const pauseAfter = (tries: number, chance: number): number =>
  Math.min(2 ** (tries - 1) * MINUTE, LONGEST) * (1 - SPREAD + 2 * SPREAD * chance);

/** What has failed by a channel since anything left by it. */
export type Failing = { since: Date; times: number };
const AWAY_TIMES = 3;
const AWAY_MS = 10 * MINUTE;
export const failedAgain = (before: Failing | undefined, now: Date): Failing => ({
  since: before?.since ?? now,
  times: (before?.times ?? 0) + 1,
});
/** It was the carrier then, and not what it was given: whatever waits for a later try may leave. */
export const wasAway = (failing: Failing | undefined, now: Date): boolean =>
  failing !== undefined && failing.times >= AWAY_TIMES && now.getTime() - failing.since.getTime() >= AWAY_MS;
