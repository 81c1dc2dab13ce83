// Today's picks, by the product's own assignment: by night everybody is paired with ten at most, and both see each other.
import { TODAYS_PICKS } from '@ijeuwa/contract/matching';
import {
  assign,
  makeAround,
  type Pair,
  setAround,
} from '@ijeuwa/server/features/matching/picks/assign.rules';
import { placeIn, type State, UNSEEN } from './market.ts';
import type { Truth } from './truth.ts';

/** Of each queue the best so many may become picks. */
const AROUND_MOST = 200;

/** Marks in `picked`, beside `fitting`; a pair is worth the mean, by multiplication, of both places. */
export const pairDay = (
  picked: readonly Uint8Array[],
  { fitting, people }: Truth,
  state: State,
  placeOf: (i: number, at: number, j: number) => number,
): void => {
  const around = makeAround(people.count, AROUND_MOST);
  for (const [i, found] of fitting.entries()) {
    picked[i]!.fill(0);
    if (state.away[i] === 1) continue;
    const others: { other: number; value: number }[] = [];
    for (const [at, j] of found.entries()) {
      const back = state.back[i]![at]!;
      if (state.away[j] === 1 || state.answers[i]![at] !== UNSEEN || state.answers[j]![back] !== UNSEEN)
        continue;
      others.push({ other: j, value: Math.sqrt(placeOf(i, at, j) * placeOf(j, back, i)) });
    }
    setAround(around, i, others);
  }
  const work = assign(around, new Uint8Array(people.count).fill(TODAYS_PICKS));
  let step = work.next();
  while (!step.done) step = work.next();
  for (const { a, b } of step.value as Pair[]) {
    picked[a]![placeIn(fitting[a]!, b)] = 1;
    picked[b]![placeIn(fitting[b]!, a)] = 1;
  }
};
