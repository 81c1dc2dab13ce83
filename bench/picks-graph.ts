// An invented night: who may be paired with whom and what each pair is worth, without a database.
import { type Around, makeAround, setAround } from '@ijeuwa/server/features/matching/picks/assign.rules';
import { makeChance } from './matching/chance.ts';

/** Of all who fit somebody so many more than are kept are looked at. */
const LOOKED_AT = 1.5;

/** The same for both of a pair, between 0 and 1. */
const tasteOf = (one: number, other: number, seed: number): number => {
  let mixed =
    Math.imul(Math.min(one, other) + 1, 0x9e3779b1) ^ Math.imul(Math.max(one, other) + seed, 0x85ebca6b);
  mixed = Math.imul(mixed ^ (mixed >>> 15), 0x2c1b3c6d);
  mixed = Math.imul(mixed ^ (mixed >>> 12), 0x297a2d39);
  return ((mixed ^ (mixed >>> 15)) >>> 0) / 2 ** 32;
};

/**
 * 52 of a hundred are men who seek women, 42 women who seek men, 3 seek their own sex, 3 everybody. Some are worth more than
 * others to all; each keeps the best `most` of those who are looked at.
 */
export const inventAround = (count: number, most: number, seed: number): Around => {
  const chance = makeChance(seed);
  const kindOf = (one: number): 'man' | 'woman' | 'own' | 'all' => {
    const at = one % 100;
    return at < 52 ? 'man' : at < 94 ? 'woman' : at < 97 ? 'own' : 'all';
  };
  const fit = {
    man: ['woman', 'all'],
    woman: ['man', 'all'],
    own: ['own', 'all'],
    all: ['man', 'woman', 'own', 'all'],
  };
  const appeal = Float64Array.from({ length: count }, () => Math.exp(0.8 * chance.normal(0, 1)));
  const around = makeAround(count, most);
  for (let one = 0; one < count; one++) {
    const kind = kindOf(one);
    const found = new Map<number, number>();
    for (let look = 0; look < 4 * LOOKED_AT * most && found.size < LOOKED_AT * most; look++) {
      const other = Math.floor(chance.next() * count);
      if (other === one || !fit[kind].includes(kindOf(other))) continue;
      // Popular people are shown less, as prices have it.
      const value = (appeal[one]! * appeal[other]!) ** 0.25 * Math.exp(tasteOf(one, other, seed));
      found.set(other, value);
    }
    setAround(
      around,
      one,
      [...found].map(([other, value]) => ({ other, value })),
    );
  }
  return around;
};
