// When less is sent, and how much less: one step after ten bad seconds, and never up by itself.
import { expect, test } from 'vitest';
import {
  afterSample,
  isOutOfReach,
  LEVELS,
  type Level,
  type Quality,
  type Sample,
  sendingAt,
} from './quality.rules.ts';

const GOOD = { loss: 0.01, kbits: 300 };
/** The same sample every two seconds, for so long. */
const live = (
  level: Level,
  seconds: number,
  sample: Partial<Sample>,
  from: Quality = { level, badSince: undefined },
) => {
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
  ['small', 60, { kbits: 100 }, 'small'],
  ['small', 10, { kbits: 79 }, 'sound'],
  ['sound', 60, { kbits: 24, loss: 0.1 }, 'sound'],
  ['sound', 10, { kbits: 19 }, 'text'],
  ['sound', 10, { loss: 0.21 }, 'text'],
  ['text', 60, { kbits: 1 }, 'text'],
  // Up again goes whoever wants to, by hand.
  ['small', 600, GOOD, 'small'],
])('from %s, after %i seconds of %o: %s', (level, seconds, sample, after) => {
  expect(live(level, seconds, sample)).toBe(after);
});

test('one good sample begins the ten seconds anew', () => {
  let quality: Quality = { level: 'video', badSince: undefined };
  for (let at = 0; at < 40_000; at += 2000)
    quality = afterSample(quality, { at, loss: at % 8000 === 0 ? 0 : 0.5, kbits: undefined });
  expect(quality.level).toBe('video');
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
