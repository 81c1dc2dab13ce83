// What would have come had places been given by even chance, out of those that were, and how likely each was (self-normalised
// inverse propensity).

/** How often something was given with this likelihood, and how often it was liked. */
export type Given = { propensity: number; shown: number; liked: number };
export type OffPolicy = {
  byRank: number | null;
  byChance: number | null;
  explored: number;
  effective: number;
};

/** `effective`: so many even draws would tell as much. What was certain was given by rank. */
export const judgePlaces = (given: readonly Given[]): OffPolicy => {
  const sum = (rows: readonly Given[], of: (one: Given) => number) =>
    rows.reduce((all, one) => all + of(one), 0);
  const ranked = given.filter(({ propensity }) => propensity >= 1);
  const explored = given.filter(({ propensity }) => propensity > 0 && propensity < 1);
  const shown = sum(ranked, (one) => one.shown);
  const weight = sum(explored, (one) => one.shown / one.propensity);
  const squares = sum(explored, (one) => one.shown / one.propensity ** 2);
  return {
    byRank: shown === 0 ? null : sum(ranked, (one) => one.liked) / shown,
    byChance: weight === 0 ? null : sum(explored, (one) => one.liked / one.propensity) / weight,
    explored: sum(explored, (one) => one.shown),
    effective: squares === 0 ? 0 : weight ** 2 / squares,
  };
};
