// What is sent when the network does not carry everything: first a smaller picture, then sound, then text; and the telephone where nobody is reached.

export const LEVELS = ['video', 'small', 'sound', 'text'] as const;
export type Level = (typeof LEVELS)[number];

/** A figure that the network did not give is not known, and says nothing against it; of what is lost, nothing for it either. */
export type Sample = { at: number; loss: number | undefined; kbits: number | undefined };

/** In bits a second, as far as the browser says it: its estimate of the line, what it gives to sound and picture, and what the picture may have. */
export type Given = { line?: number; sound?: number; picture?: number; pictureMost?: number };
/**
 * A line that is flooded with what was lost and is sent again has no estimate. That a picture is given less than half
 * of what it may have tells it all the same; one that is given more tells nothing.
 */
export const kbitsOf = ({ line, sound = 0, picture, pictureMost }: Given): number | undefined => {
  if (line !== undefined) return line / 1000;
  if (picture === undefined || pictureMost === undefined || picture >= pictureMost / 2) return undefined;
  return (picture + sound) / 1000;
};

const BAD_FOR_MS = 10_000;
/** Nothing tells what a network carries but trying: after so long without fault, and twice as long after each try in vain. */
const TRIES_AFTER_MS = 20_000;
const TRIES_AFTER_MOST_MS = 300_000;
/** What is tried is believed only later: an estimate of the network grows slowly. */
const SETTLES_FOR_MS = 10_000;
const PROVEN_AFTER_MS = 60_000;

type Needed = { lossMost: number; kbitsLeast: number };
/** A smaller picture does with less, and a voice is understood with more loss than a picture. */
const NEEDED: Record<Level, Needed> = {
  video: { lossMost: 0.08, kbitsLeast: 150 },
  small: { lossMost: 0.08, kbitsLeast: 120 },
  sound: { lossMost: 0.2, kbitsLeast: 20 },
  // What is written goes over the server.
  text: { lossMost: 1, kbitsLeast: 0 },
};

export type Quality = {
  level: Level;
  /** As it was chosen: nobody is sent more. */
  most: Level;
  /** Since when it has been too bad for this level, or good enough. */
  badSince: number | undefined;
  goodSince: number | undefined;
  /** When this level was tried again, until it has proven itself. */
  triedAt: number | undefined;
  triesAfterMs: number;
};

export const qualityOf = (most: Level): Quality => ({
  level: most,
  most,
  badSince: undefined,
  goodSince: undefined,
  triedAt: undefined,
  triesAfterMs: TRIES_AFTER_MS,
});

const isBad = ({ loss, kbits }: Sample, { lossMost, kbitsLeast }: Needed, settles: boolean): boolean =>
  (loss ?? 0) > lossMost || (!settles && (kbits ?? Number.POSITIVE_INFINITY) < kbitsLeast);

const below = (level: Level): Level => LEVELS[LEVELS.indexOf(level) + 1] ?? level;
const above = (level: Level): Level => LEVELS[LEVELS.indexOf(level) - 1] ?? level;

const fewer = (quality: Quality): Quality => {
  const { level, triedAt, triesAfterMs } = quality;
  const after = triedAt === undefined ? TRIES_AFTER_MS : Math.min(2 * triesAfterMs, TRIES_AFTER_MOST_MS);
  return { ...quality, level: below(level), badSince: undefined, triedAt: undefined, triesAfterMs: after };
};
const more = (quality: Quality, at: number): Quality =>
  quality.level === quality.most
    ? quality
    : { ...quality, level: above(quality.level), goodSince: undefined, triedAt: at };

const stillBad = (quality: Quality, at: number): Quality => {
  const badSince = quality.badSince ?? at;
  const bad = { ...quality, badSince, goodSince: undefined };
  return at - badSince < BAD_FOR_MS ? bad : fewer(bad);
};

/** What was bad stays so while nothing is known, or nobody is reached: else it would never be for ten seconds. */
export const whileUnknown = (quality: Quality, at: number): Quality =>
  quality.badSince === undefined ? quality : stillBad(quality, at);

/** After ten bad seconds one step down; after good ones one up again, by itself, as far as was chosen. */
export const afterSample = (before: Quality, sample: Sample): Quality => {
  const { at } = sample;
  const isProven = before.triedAt !== undefined && at - before.triedAt >= PROVEN_AFTER_MS;
  const quality = isProven ? { ...before, triedAt: undefined, triesAfterMs: TRIES_AFTER_MS } : before;
  const settles = quality.triedAt !== undefined && at - quality.triedAt < SETTLES_FOR_MS;
  if (isBad(sample, NEEDED[quality.level], settles)) return stillBad(quality, at);
  // An estimate grows old unseen. Of text alone nothing is sent that could be lost.
  if (sample.loss === undefined && quality.level !== 'text') return whileUnknown(quality, at);
  const goodSince = quality.goodSince ?? at;
  const good = { ...quality, badSince: undefined, goodSince };
  return at - goodSince < quality.triesAfterMs ? good : more(good, at);
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

/** Kilobits a second both ways, to one other, computed: 40 of sound, 266 more of picture, and what packets cost. */
const KBITS = { sound: 80, video: 613 } as const;

/** What so many minutes with so many others cost in data, both ways, as one says it: to ten. */
export const megabytesOf = (way: keyof typeof KBITS, minutes: number, others: number): number =>
  Math.max(10, Math.round((KBITS[way] * others * minutes * 60) / 8000 / 10) * 10);
