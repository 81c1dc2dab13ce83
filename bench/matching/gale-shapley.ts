// Stable matching by day (Gale and Shapley, deferred acceptance, as many for each as a deck holds), of what is learnt: each
// of the men asks the women by how much he would like them; each keeps those whom she would like most.

import { isMan, type State, UNSEEN } from './market.ts';
import type { Truth } from './truth.ts';

type Held = { i: number; at: number; liked: number };

/** Marks in `stands`, beside `fitting`, with whom each stands today. */
export const matchStably = (
  stands: readonly Uint8Array[],
  truth: Truth,
  state: State,
  likes: (i: number, at: number) => number,
): void => {
  const { fitting, people } = truth;
  for (const row of stands) row.fill(0);
  const held: Held[][] = fitting.map(() => []);
  const wishes = fitting.map((found, i) => (isMan(truth, i) ? preferred(found, i, truth, state, likes) : []));
  const free = Array.from({ length: people.count * people.deck }, (_, n) => Math.floor(n / people.deck));
  for (let i = free.pop(); i !== undefined; i = free.pop()) {
    const at = wishes[i]!.pop();
    if (at === undefined) continue;
    const j = fitting[i]![at]!;
    const hers = held[j]!;
    hers.push({ i, at, liked: likes(j, state.back[i]![at]!) });
    if (hers.length <= people.deck) continue;
    const least = hers.reduce((one, other) => (other.liked < one.liked ? other : one));
    hers.splice(hers.indexOf(least), 1);
    free.push(least.i);
  }
  for (const [j, hers] of held.entries())
    for (const { i, at } of hers) {
      stands[i]![at] = 1;
      stands[j]![state.back[i]![at]!] = 1;
    }
};

/** The women who wait, the best last. */
const preferred = (
  found: Int32Array,
  i: number,
  truth: Truth,
  state: State,
  likes: (i: number, at: number) => number,
): number[] => {
  const waiting = [...found.keys()].filter(
    (at) =>
      !isMan(truth, found[at]!) &&
      state.away[found[at]!] === 0 &&
      (state.answers[i]![at] === UNSEEN || state.answers[found[at]!]![state.back[i]![at]!] === UNSEEN),
  );
  const liked = new Map(waiting.map((at) => [at, likes(i, at)]));
  return waiting.sort((a, b) => liked.get(a)! - liked.get(b)!);
};
