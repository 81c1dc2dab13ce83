// Meetings of a wave of which some are known already: what is learnt of them, tried on the others.

import { solve } from '@ijeuwa/server/features/matching/learning/solve.rules';
import { makeChance } from '../chance.ts';
import type { Pair } from './pairs.ts';

export const REVEALED = [0.2, 0.5, 0.8] as const;
export const WARM = ['popularity', 'alike in likes', 'latent factors', 'empirical Bayes'] as const;
type Warm = (typeof WARM)[number];

const logistic = (x: number): number => 1 / (1 + Math.exp(-x));
const harmonic = (a: number, b: number): number => (a + b <= 0 ? 0 : (2 * a * b) / (a + b));

/** Which pairs are known: the same for every way. */
export const reveal = (pairs: readonly Pair[], share: number, seed: number): boolean[] => {
  const chance = makeChance(seed * 7919 + Math.round(share * 100));
  return pairs.map(() => chance.next() < share);
};

type Known = {
  pairs: readonly Pair[];
  known: readonly boolean[];
  logits: readonly (readonly [number, number])[];
};

/** Each likes as often as they did, and is liked as often. */
const popularity = ({ pairs, known }: Known): number[] => {
  const rate = new Map<number, { yes: number; of: number }>();
  const count = (id: number, liked: boolean) => {
    const own = rate.get(id) ?? { yes: 0, of: 0 };
    rate.set(id, { yes: own.yes + (liked ? 1 : 0), of: own.of + 1 });
  };
  pairs.forEach((pair, at) => {
    if (!known[at]) return;
    count(pair.woman, pair.manLiked);
    count(pair.man, pair.womanLiked);
  });
  const of = (id: number) => {
    const { yes, of: all } = rate.get(id) ?? { yes: 0, of: 0 };
    return (yes + 1.5) / (all + 3);
  };
  return pairs.map(({ man, woman }) => of(man) * of(woman));
};

/** Who liked the same people likes the same others. */
const alikeInLikes = ({ pairs, known }: Known): number[] => {
  const liked = {
    man: new Map<number, Map<number, boolean>>(),
    woman: new Map<number, Map<number, boolean>>(),
  };
  pairs.forEach(({ man, woman, manLiked, womanLiked }, at) => {
    if (!known[at]) return;
    for (const [side, who, whom, answer] of [
      ['man', man, woman, manLiked],
      ['woman', woman, man, womanLiked],
    ] as const)
      liked[side].set(who, (liked[side].get(who) ?? new Map()).set(whom, answer));
  });
  const likes = (side: 'man' | 'woman', who: number, whom: number): number => {
    const mine = liked[side].get(who);
    let sum = 0.4;
    let weight = 1;
    for (const [other, theirs] of liked[side]) {
      const answer = theirs.get(whom);
      if (other === who || answer === undefined) continue;
      let same = 0;
      let both = 0;
      for (const [id, own] of mine ?? []) {
        const said = theirs.get(id);
        if (said === undefined) continue;
        both++;
        if (said === own) same++;
      }
      const alike = (same + 1) / (both + 2);
      sum += alike * (answer ? 1 : 0);
      weight += alike;
    }
    return sum / weight;
  };
  return pairs.map(({ man, woman }) => harmonic(likes('man', man, woman), likes('woman', woman, man)));
};

const RANK = 3;
const ROUNDS = 8;
const RIDGE = 1.5;
/** Each has factors as who decides and as who is decided about; least squares, one side after the other. */
const latentFactors = ({ pairs, known }: Known): number[] => {
  const chance = makeChance(5);
  const width = RANK + 2;
  const fit = (side: 'man' | 'woman') => {
    const who = (pair: Pair) => (side === 'man' ? pair.man : pair.woman);
    const whom = (pair: Pair) => (side === 'man' ? pair.woman : pair.man);
    const answer = (pair: Pair) => ((side === 'man' ? pair.manLiked : pair.womanLiked) ? 1 : 0);
    const shown = pairs.filter((_, at) => known[at]);
    const mean = shown.reduce((sum, pair) => sum + answer(pair), 0) / (shown.length || 1);
    // [own bias, 1, factors] of who decides, [1, own bias, factors] of whom.
    const begin = (first: number) => (id: number) => {
      const row = Float64Array.from({ length: width }, () => chance.normal(0, 0.1));
      row[first] = 1;
      row[1 - first] = 0;
      return [id, row] as const;
    };
    const deciders = new Map([...new Set(pairs.map(who))].map(begin(1)));
    const others = new Map([...new Set(pairs.map(whom))].map(begin(0)));
    const improve = (
      rows: Map<number, Float64Array>,
      by: Map<number, Float64Array>,
      own: (pair: Pair) => number,
      other: (pair: Pair) => number,
      fixed: number,
    ) => {
      for (const [id, row] of rows) {
        const free = Array.from({ length: width }, (_, f) => f).filter((f) => f !== fixed);
        const bend = free.map((_, at) => {
          const line = new Float64Array(free.length);
          line[at] = RIDGE;
          return line;
        });
        const slope = new Float64Array(free.length);
        for (const pair of shown) {
          if (own(pair) !== id) continue;
          const given = by.get(other(pair))!;
          const left = answer(pair) - mean - row[fixed]! * given[fixed]!;
          free.forEach((f, at) => {
            slope[at]! += left * given[f]!;
            free.forEach((g, to) => {
              bend[at]![to]! += given[f]! * given[g]!;
            });
          });
        }
        const found = solve(bend, slope);
        free.forEach((f, at) => {
          row[f] = found[at]!;
        });
      }
    };
    for (let round = 0; round < ROUNDS; round++) {
      improve(deciders, others, who, whom, 1);
      improve(others, deciders, whom, who, 0);
    }
    return (pair: Pair): number => {
      const [a, b] = [deciders.get(who(pair))!, others.get(whom(pair))!];
      let sum = mean;
      for (let f = 0; f < width; f++) sum += a[f]! * b[f]!;
      return Math.min(1, Math.max(0.001, sum));
    };
  };
  const [he, she] = [fit('man'), fit('woman')];
  return pairs.map((pair) => harmonic(he(pair), she(pair)));
};

const BAYES_ROUNDS = 12;
const SIDES = ['actor', 'partner'] as const;
/** How selective each is and how liked, the profile as prior mean, variances from the answers themselves. */
const empiricalBayes = ({ pairs, known, logits }: Known): number[] => {
  const fit = (side: 0 | 1) => {
    const who = (pair: Pair) => (side === 0 ? pair.man : pair.woman);
    const whom = (pair: Pair) => (side === 0 ? pair.woman : pair.man);
    const actor = new Map(pairs.map((pair) => [who(pair), 0]));
    const partner = new Map(pairs.map((pair) => [whom(pair), 0]));
    const variances = { actor: 1, partner: 1 };
    const at = (pair: Pair, n: number) =>
      logits[n]![side]! + actor.get(who(pair))! + partner.get(whom(pair))!;
    for (let round = 0; round < BAYES_ROUNDS; round++)
      for (const part of SIDES) {
        const values = part === 'actor' ? actor : partner;
        const id = part === 'actor' ? who : whom;
        const slope = new Map([...values].map(([one, value]) => [one, -value / variances[part]]));
        const bend = new Map([...values].map(([one]) => [one, 1 / variances[part]]));
        pairs.forEach((pair, n) => {
          if (!known[n]) return;
          const p = logistic(at(pair, n));
          const said = side === 0 ? pair.manLiked : pair.womanLiked;
          slope.set(id(pair), slope.get(id(pair))! + (said ? 1 : 0) - p);
          bend.set(id(pair), bend.get(id(pair))! + p * (1 - p));
        });
        let spread = 0;
        for (const [one, value] of values) {
          const moved = value + slope.get(one)! / bend.get(one)!;
          values.set(one, moved);
          spread += moved ** 2 + 1 / bend.get(one)!;
        }
        variances[part] = Math.min(4, Math.max(0.5, spread / values.size));
      }
    return (pair: Pair, n: number) => logistic(at(pair, n));
  };
  const [he, she] = [fit(0), fit(1)];
  return pairs.map((pair, n) => harmonic(he(pair, n), she(pair, n)));
};

export const scoreWarm = (of: Known): Record<Warm, number[]> => ({
  popularity: popularity(of),
  'alike in likes': alikeInLikes(of),
  'latent factors': latentFactors(of),
  'empirical Bayes': empiricalBayes(of),
});
