// Who is shown more or less than by rank, by the product's own rule, from what was counted in the last seven days.
import { liftOf, WEEK_DAYS } from '@ijeuwa/server/features/matching/exposure/exposure.rules';
import { DAYS, type State } from './market.ts';

export const changeLifts = (lifts: Float64Array, state: State): void => {
  const from = Math.max(0, state.day - WEEK_DAYS);
  if (from === state.day) return;
  const sum = (of: Int32Array, i: number): number => {
    let all = 0;
    for (let day = from; day < state.day; day++) all += of[i * DAYS + day]!;
    return all;
  };
  const { exposed, liked, looked } = state.daily;
  for (let i = 0; i < lifts.length; i++) {
    const since = state.joins[i]!;
    lifts[i] = liftOf({
      shown: sum(exposed, i),
      likes: sum(liked, i),
      looked: sum(looked, i),
      hours: since === 0 ? Math.max(SETTLED_HOURS, 24 * state.day) : 24 * Math.max(0, state.day - since),
    });
  }
};
/** Those with whom the market begins are not all new at once, or nobody would be before others. */
const SETTLED_HOURS = 48;
