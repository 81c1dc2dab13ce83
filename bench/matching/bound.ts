// More than this nobody reaches, whatever they know: how many matches, and how many people with one, are possible at most
// when each pair can be tried once, everybody looks at no more cards than they did, and tastes never tire (the fluid bound,
// by its Lagrangian dual: any prices of looks give a bound, the best of those that were tried is told).
import { logistic } from '@ijeuwa/server/features/matching/learning/chances.rules';
import type { Truth } from './truth.ts';

const ROUNDS = 300;
/** A look costs so many matches at first; from round to round prices move by less. */
const FIRST_PRICE = 0.05;
const FIRST_STEP = 0.5;
const LEAST_PRICE = 1e-6;

/** `a` is asked first, or `b`: the other looks only where the first likes. */
type Pairs = { a: Int32Array; b: Int32Array; aLikes: Float64Array; bLikes: Float64Array };

const pairsOf = ({ fitting, logits }: Truth): Pairs => {
  const [a, b, aLikes, bLikes]: number[][] = [[], [], [], []];
  const places = fitting.map((found) => new Map([...found].map((j, at) => [j, at])));
  for (const [i, found] of fitting.entries())
    for (const [at, j] of found.entries()) {
      if (j < i) continue;
      a!.push(i);
      b!.push(j);
      aLikes!.push(logistic(logits[i]![at]!));
      bLikes!.push(logistic(logits[j]![places[j]!.get(i)!]!));
    }
  return {
    a: Int32Array.from(a!),
    b: Int32Array.from(b!),
    aLikes: Float64Array.from(aLikes!),
    bLikes: Float64Array.from(bLikes!),
  };
};

/**
 * `looks`: how many cards each looks at. Where `once`, a person counts once, however many matches they have: each is worth
 * at most what is still missing to one.
 */
export const boundOf = (truth: Truth, looks: ArrayLike<number>, { once = false } = {}): number => {
  const { count } = truth.people;
  const { a, b, aLikes, bLikes } = pairsOf(truth);
  const price = new Float64Array(count).fill(FIRST_PRICE);
  const value = new Float64Array(count).fill(0.5);
  const used = new Float64Array(count);
  const matched = new Float64Array(count);
  let best = Infinity;
  for (let round = 0; round < ROUNDS; round++) {
    used.fill(0);
    matched.fill(0);
    let sum = 0;
    for (let i = 0; i < count; i++) sum += price[i]! * looks[i]! + (once ? 1 - value[i]! : 0);
    for (let n = 0; n < a.length; n++) {
      const [i, j, mine, theirs] = [a[n]!, b[n]!, aLikes[n]!, bLikes[n]!];
      const worth = mine * theirs * (value[i]! + value[j]!);
      const byFirst = worth - price[i]! - mine * price[j]!;
      const bySecond = worth - price[j]! - theirs * price[i]!;
      if (byFirst <= 0 && bySecond <= 0) continue;
      const first = byFirst >= bySecond;
      sum += first ? byFirst : bySecond;
      used[i]! += first ? 1 : theirs;
      used[j]! += first ? mine : 1;
      matched[i]! += mine * theirs;
      matched[j]! += mine * theirs;
    }
    best = Math.min(best, sum);
    const step = FIRST_STEP / Math.sqrt(1 + round);
    for (let i = 0; i < count; i++) {
      const over = Math.min(3, used[i]! / Math.max(1, looks[i]!)) - 1;
      price[i] = Math.max(LEAST_PRICE, price[i]! * Math.exp(step * over));
      if (once) value[i] = Math.min(1, Math.max(0, value[i]! + 0.2 * step * (1 - Math.min(3, matched[i]!))));
    }
  }
  return best;
};
