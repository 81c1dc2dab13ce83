// What a member was given, put together by the order that paid for it: what runs now first, then the newest.
import type { Reason } from '@ijeuwa/contract/books';

export type ReasonsOfOne = readonly [Reason, ...Reason[]];

/** As they are listed, the newest first; what was given without an order stands by itself. */
export const byOrder = (reasons: readonly Reason[]): ReasonsOfOne[] => {
  const groups = Map.groupBy(reasons, ({ _id, order }) => order?._id ?? _id);
  return [...groups.values()].map(runningFirst).toSorted((one, other) => runs(other) - runs(one));
};

const runs = (some: readonly Reason[]): number => Number(some.some(({ runsNow }) => runsNow));
const runningFirst = (some: Reason[]): ReasonsOfOne =>
  some.toSorted((one, other) => runs([other]) - runs([one])) as [Reason, ...Reason[]];
