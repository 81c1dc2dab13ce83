// The assignment over an invented night: nearly everybody of the smaller side has ten, and few pairs would rather have each other.
import { TODAYS_PICKS } from '@ijeuwa/contract/matching';
import { assign, type Pair } from '@ijeuwa/server/features/matching/picks/assign.rules';
import { expect, test } from 'vitest';
import { inventAround } from './picks-graph.ts';

const COUNT = 600;
const MOST = 60;

test('next to nobody of those who are fewer is left with less than ten, and what gives way is worth it', () => {
  const around = inventAround(COUNT, MOST, 7);
  const work = assign(around, new Uint8Array(COUNT).fill(TODAYS_PICKS));
  let next = work.next();
  while (!next.done) next = work.next();
  const pairs: Pair[] = next.value;
  const of = Array.from({ length: COUNT }, (_, one) => pairs.filter(({ a, b }) => a === one || b === one));
  expect(Math.max(...of.map((all) => all.length))).toBe(TODAYS_PICKS);
  const women = of.filter((_, one) => one % 100 >= 52 && one % 100 < 94);
  expect(women.filter((all) => all.length === TODAYS_PICKS).length / women.length).toBeGreaterThan(0.97);

  const wants = (one: number, value: number) =>
    of[one]!.length < TODAYS_PICKS || of[one]!.some((pair) => pair.value < value);
  let [blocking, apart] = [0, 0];
  for (let one = 0; one < COUNT; one++)
    for (let at = one * MOST; at < one * MOST + around.length[one]!; at++) {
      const [other, value] = [around.other[at]!, around.value[at]!];
      if (of[one]!.some(({ a, b }) => a === other || b === other)) continue;
      apart += 1;
      if (wants(one, value) && wants(other, value)) blocking += 1;
    }
  expect(blocking / apart).toBeLessThan(0.04);
});
