// Markets are tried whole, and a change ships by the rule alone.
import { expect, test } from 'vitest';
import { isInHalf, judgeChange, type Market, marketOf } from './experiments.rules.ts';

const at = (cellX: number, cellY: number, country = 'NG') => marketOf({ country, cellX, cellY });

test('who can meet stands in one market, and a country abroad is one', () => {
  expect(at(33, 64)).toBe(at(33, 66));
  expect(at(33, 64)).not.toBe(at(74, 90));
  expect(at(-2, 515, 'GB')).toBe(at(0, 530, 'GB'));
});

test('a market stays in its half for an experiment; each half has about half of them', () => {
  const markets = Array.from({ length: 400 }, (_, n) => `NG ${n} ${n % 7}`);
  const inHalf = (name: string) => markets.filter((one) => isInHalf(name, one));
  expect(inHalf('a price')).toEqual(inHalf('a price'));
  expect(inHalf('a price')).not.toEqual(inHalf('a floor'));
  for (const name of ['a price', 'a floor']) expect(Math.abs(inHalf(name).length - 200)).toBeLessThan(50);
});

const isIn = ({ market }: Market) => market.startsWith('with ');
/** Twelve markets, alike but for a little, half of them with a change. */
const markets = (change: Partial<Record<keyof Market, number>>): Market[] =>
  Array.from({ length: 12 }, (_, n) => {
    const more = (what: keyof Market, count: number) =>
      Math.round(count * (100 + n) * (n % 2 === 0 ? (change[what] ?? 1) : 1));
    return {
      market: `${n % 2 === 0 ? 'with' : 'without'} ${n}`,
      members: 100 * (100 + n),
      matched: more('matched', 40),
      shown: 1000 * (100 + n),
      matches: more('matches', 60),
      replied: more('replied', 20),
      reports: more('reports', 5),
    };
  });
const broken = (change: Parameters<typeof markets>[0]) =>
  judgeChange(markets(change), isIn).findings.flatMap(({ measure, holds }) => (holds ? [] : [measure]));

test.each([
  ['more people with a match', { matched: 1.1 }, []],
  ['nothing at all', {}, ['matched']],
  ['fewer matches', { matched: 1.1, matches: 0.9, replied: 0.9 }, ['matches']],
  ['matches without words', { matched: 1.1, matches: 1.1 }, ['replies']],
  ['more reports', { matched: 1.1, reports: 1.2 }, ['reports']],
] as const)('of a change that brings %s', (_, change, fails) => {
  expect(broken(change)).toEqual(fails);
  expect(judgeChange(markets(change), isIn).ships).toBe(fails.length === 0);
});

test('a difference that one market makes is chance', () => {
  const odd = markets({}).map((one, n) => (n === 0 ? { ...one, matched: one.matched * 3 } : one));
  const [matched] = judgeChange(odd, isIn).findings;
  expect(matched!.change).toBeGreaterThan(0.1);
  expect(matched!.holds).toBe(false);
});

test('of few markets nothing is said', () => {
  const { ships, findings } = judgeChange(markets({ matched: 2 }).slice(0, 6), isIn);
  expect([ships, findings[0]!.change]).toEqual([false, null]);
});
