// When less is sent, and how much less: one step after ten bad seconds, and one up again when it has been good for long.
import { expect, test } from 'vitest';
import {
  afterSample,
  type Given,
  isOutOfReach,
  kbitsOf,
  LEVELS,
  type Level,
  type Quality,
  qualityOf,
  type Sample,
  sendingAt,
  whileUnknown,
} from './quality.rules.ts';

const GOOD = { loss: 0.01, kbits: 300 };
/** The same sample every two seconds, for so long. */
const live = (level: Level, seconds: number, sample: Partial<Sample>, from: Quality = qualityOf(level)) => {
  let quality = from;
  for (let at = 0; at <= seconds * 1000; at += 2000)
    quality = afterSample(quality, { at, loss: undefined, kbits: undefined, ...sample });
  return quality.level;
};

test.each<[Level, number, Partial<Sample>, Level]>([
  ['video', 60, GOOD, 'video'],
  ['video', 60, {}, 'video'],
  ['video', 8, { loss: 0.09 }, 'video'],
  ['video', 10, { loss: 0.09 }, 'small'],
  ['video', 60, { loss: 0.08 }, 'video'],
  ['video', 10, { kbits: 149 }, 'small'],
  ['video', 60, { kbits: 150 }, 'video'],
  ['small', 60, { kbits: 120 }, 'small'],
  ['small', 10, { kbits: 119 }, 'sound'],
  ['sound', 60, { kbits: 24, loss: 0.1 }, 'sound'],
  ['sound', 10, { kbits: 19 }, 'text'],
  ['sound', 10, { loss: 0.21 }, 'text'],
  ['text', 60, { kbits: 1 }, 'text'],
  // Nobody is sent more than they chose.
  ['small', 600, GOOD, 'small'],
])('from %s, after %i seconds of %o: %s', (level, seconds, sample, after) => {
  expect(live(level, seconds, sample)).toBe(after);
});

test('one good sample begins the ten seconds anew', () => {
  let quality = qualityOf('video');
  for (let at = 0; at < 40_000; at += 2000)
    quality = afterSample(quality, { at, loss: at % 8000 === 0 ? 0 : 0.5, kbits: undefined });
  expect(quality.level).toBe('video');
});

/** One sample every two seconds; `away`: nobody is connected then. */
const liveThrough = (level: Level, each: readonly ('away' | Partial<Sample>)[]) =>
  each.reduce<Quality>((quality, one, turn) => {
    const at = turn * 2000;
    if (one === 'away') return whileUnknown(quality, at);
    return afterSample(quality, { at, loss: undefined, kbits: undefined, ...one });
  }, qualityOf(level)).level;
const LOST = { loss: 0.7 };
// An estimate of before, of a line that carries nothing any more.
const OLD = { kbits: 100 };

test.each<[string, ('away' | Partial<Sample>)[], Level]>([
  ['once its reports are lost too', [LOST, {}, {}, {}, {}, {}], 'text'],
  ['while an old estimate stands there', [LOST, OLD, OLD, OLD, OLD, OLD], 'text'],
  ['while the connection comes and goes', [LOST, 'away', OLD, 'away', {}, 'away'], 'text'],
  ['lost whole', Array(6).fill({ loss: 1 }), 'text'],
  ['one report that it goes well begins anew', [LOST, {}, {}, { loss: 0.1 }, {}, {}, {}], 'sound'],
  ['of which nothing was ever known', Array(60).fill({}), 'sound'],
  ['that was never reached', Array(60).fill('away'), 'sound'],
])('sound %s', (_, each, after) => {
  expect(liveThrough('sound', each)).toBe(after);
});

test('nothing that is not known is tried for: a picture comes back once it is known to go well', () => {
  const slow = onLineFor(24, 100, qualityOf('video')).quality;
  expect(slow.level).toBe('sound');
  const liveOn = (sample: Partial<Sample>) => {
    let quality = slow;
    for (let at = 26_000; at <= 60_000; at += 2000)
      quality = afterSample(quality, { at, loss: undefined, kbits: undefined, ...sample });
    return quality.level;
  };
  expect([liveOn({ kbits: 2000 }), liveOn({ loss: 0 })]).toEqual(['sound', 'small']);
});

/** What a line of so much carries: what is beyond it is lost, and the estimate stays below. */
const LINE = { video: 330, small: 160, sound: 50, text: 0 } as const;
const onLine = (level: Level, kbits: number): Omit<Sample, 'at'> => ({
  loss: level === 'text' ? undefined : Math.max(0, 1 - kbits / LINE[level]),
  kbits: level === 'text' ? undefined : Math.min(kbits, LINE[level] * 1.5),
});
/** The level at the end, and for how many of the seconds pictures were sent. */
const onLineFor = (seconds: number, kbits: number, from: Quality, start = 0) => {
  let quality = from;
  let pictured = 0;
  for (let at = start; at <= start + seconds * 1000; at += 2000) {
    quality = afterSample(quality, { at, ...onLine(quality.level, kbits) });
    if (sendingAt(quality.level).video) pictured += 2;
  }
  return { quality, pictured };
};

test('at 100 kilobits the pictures stop and the sound stays; at 25 it is the text', () => {
  expect(onLineFor(24, 100, qualityOf('video')).quality.level).toBe('sound');
  expect(onLineFor(36, 25, qualityOf('video')).quality.level).toBe('text');
});

test('what a line does not carry is tried more and more seldom', () => {
  const { quality, pictured } = onLineFor(3600, 100, qualityOf('video'));
  expect(quality.triesAfterMs).toBe(300_000);
  expect(pictured).toBeLessThan(300);
});

test('once the line is better all comes back by itself, one step after the other, as far as was chosen', () => {
  const { quality } = onLineFor(40, 25, qualityOf('video'));
  expect(quality.level).toBe('text');
  const later = onLineFor(150, 2000, quality, 42_000).quality;
  expect(later.level).toBe('video');
  const sound = onLineFor(20, 15, qualityOf('sound')).quality;
  expect(sound.level).toBe('text');
  expect(onLineFor(150, 2000, sound, 42_000).quality.level).toBe('sound');
});

test('what has proven itself is tried as soon as the first time when it fails again', () => {
  const slow = onLineFor(600, 100, qualityOf('video')).quality;
  expect(slow.triesAfterMs).toBeGreaterThan(20_000);
  const well = onLineFor(600, 2000, slow, 602_000).quality;
  expect([well.level, well.triesAfterMs]).toEqual(['video', 20_000]);
});

test('each step sends less', () => {
  expect(LEVELS.map((level) => sendingAt(level).video?.maxBitrate ?? 0)).toEqual([250_000, 100_000, 0, 0]);
  expect(sendingAt('small').video?.scale).toBe(2);
  expect(LEVELS.map((level) => sendingAt(level).sound)).toEqual([true, true, true, false]);
});

test('whoever is reached by nobody for half a minute goes to the telephone, and comes back from it', () => {
  expect([0, 29_999, 30_000].map((at) => isOutOfReach(0, at))).toEqual([false, false, true]);
  expect(isOutOfReach(undefined, 90_000)).toBe(false);
});

// As it was measured at 100 kbit/s: the browser had no estimate for a minute, and gave the picture its least.
const FLOODED: Given = { sound: 32_000, picture: 30_000, pictureMost: 250_000 };
test.each<[string, Given, number | undefined]>([
  ['its estimate', { ...FLOODED, line: 700_000 }, 700],
  ['a flooded line', FLOODED, 62],
  ['a flooded line, the picture smaller', { ...FLOODED, pictureMost: 100_000 }, 62],
  ['a picture that grows still says nothing', { ...FLOODED, picture: 125_000 }, undefined],
  ['no picture', { sound: 32_000 }, undefined],
  ['nothing', {}, undefined],
])('what the network carries, by %s', (_, given, kbits) => {
  expect(kbitsOf(given)).toBe(kbits);
});

test('on a flooded line that loses nothing the pictures stop after twenty seconds', () => {
  let quality = qualityOf('video');
  for (let at = 0; at <= 22_000; at += 2000) {
    const pictureMost = sendingAt(quality.level).video?.maxBitrate;
    quality = afterSample(quality, { at, loss: 0, kbits: kbitsOf({ ...FLOODED, pictureMost }) });
  }
  expect(quality.level).toBe('sound');
});
