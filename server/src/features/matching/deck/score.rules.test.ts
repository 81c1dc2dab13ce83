// The score of a pair: nobody stands above the bound, and being here counts as the decisions say.
import { expect, it } from 'vitest';
import { facts, sourceOf } from '#test/facts.ts';
import { highestRankOf, LIKER_FIRST, rankOf } from './score.rules.ts';

const NOW_S = 1_800_000_000;
const DAY_S = 86_400;
const here = { lastActive: NOW_S, likesMe: false };

it('is the whole of compatibility for whoever is here, and three quarters five days later', () => {
  const rank = (days: number) =>
    rankOf(facts(), facts(), { ...here, lastActive: NOW_S - days * DAY_S }, NOW_S);
  expect(rank(0)).toBe(1);
  expect(rank(5)).toBeCloseTo(0.75, 10);
  expect(rank(500)).toBeCloseTo(0.5, 10);
  expect(rank(-1)).toBe(1);
});

it('puts whoever likes the viewer before everybody', () => {
  const apart = facts({ importance: { ...sourceOf().importance, religion: 'very' }, religion: 'islam' });
  const likes = { lastActive: 0, likesMe: true };
  expect(rankOf(facts(), apart, likes, NOW_S)).toBeGreaterThan(LIKER_FIRST);
  expect(rankOf(facts(), apart, likes, NOW_S)).toBeLessThan(highestRankOf(likes, NOW_S));
});

it('is never above its bound, and seldom far below it where all wishes are met', () => {
  for (let away = -10; away < 100 * DAY_S; away = away * 2 + 777) {
    const known = { lastActive: NOW_S - away, likesMe: away % 2 === 0 };
    const rank = rankOf(facts(), facts(), known, NOW_S);
    expect(rank).toBeLessThanOrEqual(highestRankOf(known, NOW_S));
    expect(rank).toBeGreaterThan(highestRankOf(known, NOW_S) - 0.01);
  }
});
