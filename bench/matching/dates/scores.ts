// How well an order of meetings agrees with what came of them.

/** The share of pairs, one that matched and one that did not, that stand in the right order; ties count half. */
export const areaUnderCurve = (scores: readonly number[], matched: readonly boolean[]): number => {
  const order = scores.map((_, at) => at).toSorted((a, b) => scores[a]! - scores[b]!);
  let rankSum = 0;
  for (let at = 0; at < order.length; ) {
    let end = at;
    while (end < order.length && scores[order[end]!] === scores[order[at]!]) end++;
    const rank = (at + 1 + end) / 2;
    for (; at < end; at++) if (matched[order[at]!]) rankSum += rank;
  }
  const yes = matched.filter(Boolean).length;
  const no = matched.length - yes;
  return yes === 0 || no === 0 ? 0.5 : (rankSum - (yes * (yes + 1)) / 2) / (yes * no);
};

/** Of one person's list: what stands high counts most. Undefined where nothing matched. */
export const gainAt = (
  k: number,
  scores: readonly number[],
  matched: readonly boolean[],
): number | undefined => {
  const yes = matched.filter(Boolean).length;
  if (yes === 0) return undefined;
  const order = scores.map((_, at) => at).toSorted((a, b) => scores[b]! - scores[a]!);
  const discount = (at: number) => 1 / Math.log2(at + 2);
  let gain = 0;
  for (let at = 0; at < Math.min(k, order.length); at++) if (matched[order[at]!]) gain += discount(at);
  let best = 0;
  for (let at = 0; at < Math.min(k, yes); at++) best += discount(at);
  return gain / best;
};

/** Of the mean, by drawing whole waves anew: from the 2.5th to the 97.5th in a hundred. */
export const interval = (byWave: readonly number[], next: () => number, draws = 2000): [number, number] => {
  const means = Array.from({ length: draws }, () => {
    let sum = 0;
    for (let n = 0; n < byWave.length; n++) sum += byWave[Math.floor(next() * byWave.length)]!;
    return sum / byWave.length;
  }).toSorted((a, b) => a - b);
  return [means[Math.floor(draws * 0.025)]!, means[Math.floor(draws * 0.975)]!];
};
