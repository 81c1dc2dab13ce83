// What is sent when the network does not carry everything: first a smaller picture, then sound, then text; and the telephone where nobody is reached.

export const LEVELS = ['video', 'small', 'sound', 'text'] as const;
export type Level = (typeof LEVELS)[number];

/** A figure that the network did not give is not known, and says nothing against it. */
export type Sample = { at: number; loss: number | undefined; kbits: number | undefined };

const BAD_FOR_MS = 10_000;
type Needed = { lossMost: number; kbitsLeast: number };
/** A smaller picture does with less, and a voice is understood with more loss than a picture. */
const NEEDED: Record<Level, Needed> = {
  video: { lossMost: 0.08, kbitsLeast: 150 },
  small: { lossMost: 0.08, kbitsLeast: 80 },
  sound: { lossMost: 0.2, kbitsLeast: 20 },
  // What is written goes over the server.
  text: { lossMost: 1, kbitsLeast: 0 },
};

export type Quality = {
  level: Level;
  /** Since when it has been too bad for this level. */
  badSince: number | undefined;
};

const isBad = ({ loss, kbits }: Sample, { lossMost, kbitsLeast }: Needed): boolean =>
  (loss ?? 0) > lossMost || (kbits ?? Number.POSITIVE_INFINITY) < kbitsLeast;

const below = (level: Level): Level => LEVELS[LEVELS.indexOf(level) + 1] ?? level;

/** After ten bad seconds one step down; up again goes whoever wants to, by hand. */
export const afterSample = ({ level, badSince }: Quality, sample: Sample): Quality => {
  if (!isBad(sample, NEEDED[level])) return { level, badSince: undefined };
  if (badSince === undefined) return { level, badSince: sample.at };
  if (sample.at - badSince < BAD_FOR_MS) return { level, badSince };
  return { level: below(level), badSince: undefined };
};

const UNREACHED_FOR_MS = 30_000;
/** Nobody of those who are in was reached since then: other ways were looked for meanwhile. What is sent is not less for it. */
export const isOutOfReach = (since: number | undefined, at: number): boolean =>
  since !== undefined && at - since >= UNREACHED_FOR_MS;

export type Sending = {
  /** Undefined: no picture. */
  video: { scale: number; maxBitrate: number } | undefined;
  sound: boolean;
};
export const sendingAt = (level: Level): Sending => {
  if (level === 'video') return { video: { scale: 1, maxBitrate: 250_000 }, sound: true };
  if (level === 'small') return { video: { scale: 2, maxBitrate: 100_000 }, sound: true };
  return { video: undefined, sound: level === 'sound' };
};

/** Kilobits a second both ways, computed: 40 of sound, 266 more of picture, and what packets cost. */
const KBITS = { sound: 80, video: 613 } as const;

/** What so many minutes cost in data, both ways, as one says it: to ten. */
export const megabytesOf = (way: keyof typeof KBITS, minutes: number): number =>
  Math.max(10, Math.round((KBITS[way] * minutes * 60) / 8000 / 10) * 10);
