// How well chances foretold what was answered afterwards.

export type Foretold = {
  foretold: number;
  /** Mean log loss; null where nothing was answered. */
  logLoss: number | null;
  /** That of saying the same of everybody: the share that liked. */
  meanLoss: number | null;
  /** How often somebody who was liked had the higher chance; null where all or none were. */
  auc: number | null;
};

const lossOf = (chance: number, liked: boolean): number =>
  -Math.log(Math.max(1e-9, liked ? chance : 1 - chance));

export const judge = (chances: readonly number[], liked: readonly boolean[]): Foretold => {
  const count = chances.length;
  if (count === 0) return { foretold: 0, logLoss: null, meanLoss: null, auc: null };
  const likes = liked.filter(Boolean).length;
  const mean = likes / count;
  const sum = (of: (n: number) => number) => chances.reduce((all, _, n) => all + of(n), 0) / count;
  return {
    foretold: count,
    logLoss: sum((n) => lossOf(chances[n]!, liked[n]!)),
    meanLoss: sum((n) => lossOf(mean, liked[n]!)),
    auc: areaUnder(chances, liked, likes),
  };
};

/** By the ranks of those who were liked; equal chances share theirs. */
const areaUnder = (chances: readonly number[], liked: readonly boolean[], likes: number): number | null => {
  const passes = chances.length - likes;
  if (likes === 0 || passes === 0) return null;
  const order = chances.map((_, n) => n).toSorted((a, b) => chances[a]! - chances[b]!);
  let ranks = 0;
  for (let from = 0; from < order.length; ) {
    let to = from;
    while (to + 1 < order.length && chances[order[to + 1]!] === chances[order[from]!]) to++;
    const shared = (from + to) / 2 + 1;
    for (let at = from; at <= to; at++) if (liked[order[at]!]) ranks += shared;
    from = to + 1;
  }
  return (ranks - (likes * (likes + 1)) / 2) / (likes * passes);
};

type Bin = { bin: number; answers: number; foretold: number; liked: number };
export type Calibration = {
  answers: number;
  error: number | null;
  bins: { from: number; answers: number; foretold: number; liked: number }[];
};
/**
 * Of ten bins by what was foretold: how far the share that liked lies from it, on average. A bin of fewer than `least` counts
 * and is not shown, for it would tell of single people; of fewer altogether nothing is said.
 */
export const calibrationOf = (bins: readonly Bin[], least: number): Calibration => {
  const answers = bins.reduce((all, one) => all + one.answers, 0);
  const off = bins.reduce((all, one) => all + one.answers * Math.abs(one.foretold - one.liked), 0);
  return {
    answers,
    error: answers < least ? null : off / answers,
    bins: bins
      .filter((one) => one.answers >= least)
      .map(({ bin, ...counts }) => ({ from: bin / 10, ...counts })),
  };
};
