// What nobody can see: how likely one person really likes another. The policies learn of it from answers alone.
import { logistic } from '@ijeuwa/server/features/matching/learning/chances.rules';
import { kmBetween, MAN, type People, passes, satisfaction, TASTES } from './population.ts';

/** logit P(i likes j) = b + selective_i + liked_j + .55 z(wishes met) - .25 ln(1 + km / 50) + taste_i . trait_j - .25 min(matches of late, 6) */
const OF_WISHES = 0.55;
const OF_DISTANCE = -0.25;
const OF_EACH_MATCH = -0.25;
const MATCHES_COUNTED = 6;

/** What is known of a pair from their profiles. */
const distanceTerm = (km: number): number => Math.log(1 + km / 50);

export const makeTruth = (people: People) => {
  const { count } = people;
  /** For each person those who fit both ways, and beside each what their profiles say of the two. */
  const fitting: Int32Array[] = [];
  const wishes: Float64Array[] = [];
  const distances: Float64Array[] = [];
  let sum = 0;
  let squares = 0;
  let pairs = 0;
  for (let i = 0; i < count; i++) {
    const found: number[] = [];
    for (let j = 0; j < count; j++) if (passes(people, i, j) && passes(people, j, i)) found.push(j);
    const met = Float64Array.from(found, (j) => satisfaction(people, i, j));
    for (const one of met) {
      sum += one;
      squares += one * one;
    }
    pairs += found.length;
    fitting.push(Int32Array.from(found));
    wishes.push(met);
    distances.push(Float64Array.from(found, (j) => distanceTerm(kmBetween(people, i, j))));
  }
  const mean = sum / pairs;
  const sd = Math.sqrt(squares / pairs - mean * mean) || 1;
  for (const met of wishes) for (let at = 0; at < met.length; at++) met[at] = (met[at]! - mean) / sd;

  const pair = (i: number, j: number): number => {
    let dot = 0;
    for (let at = 0; at < TASTES; at++)
      dot += people.taste[i * TASTES + at]! * people.trait[j * TASTES + at]!;
    return dot;
  };
  const bare = fitting.map((found, i) =>
    Float64Array.from(
      found,
      (j, at) =>
        people.selective[i]! +
        people.liked[j]! +
        OF_WISHES * wishes[i]![at]! +
        OF_DISTANCE * distances[i]![at]! +
        pair(i, j),
    ),
  );
  const solve = (sex: 'men' | 'women'): number => {
    let low = -12;
    let high = 12;
    for (let step = 0; step < 50; step++) {
      const b = (low + high) / 2;
      let all = 0;
      let n = 0;
      for (let i = 0; i < count; i++) {
        if ((people.sex[i] === MAN) !== (sex === 'men')) continue;
        for (const one of bare[i]!) all += logistic(b + one);
        n += bare[i]!.length;
      }
      if (all / n < people.likes[sex]) low = b;
      else high = b;
    }
    return (low + high) / 2;
  };
  const b = { men: solve('men'), women: solve('women') };
  for (let i = 0; i < count; i++) {
    const own = people.sex[i] === MAN ? b.men : b.women;
    const row = bare[i]!;
    for (let at = 0; at < row.length; at++) row[at]! += own;
  }
  return {
    people,
    fitting,
    wishes,
    distances,
    /** Before matches of late are counted; beside `fitting`. */
    logits: bare,
    base: b,
    logitNow: (i: number, at: number, matchesOfLate: number): number =>
      bare[i]![at]! + OF_EACH_MATCH * Math.min(matchesOfLate, MATCHES_COUNTED),
    pair,
  };
};
export type Truth = ReturnType<typeof makeTruth>;
