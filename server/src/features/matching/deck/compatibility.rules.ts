// The percentage that is shown: stated wishes alone, both ways (OkCupid's formula), never anybody's popularity.
import { type Facts, MUST, NAMED_PLACE_CELLS, PACK, PLACE_WISH, UNKNOWN } from '../card-facts.rules.ts';

export type WishName =
  | 'gender'
  | 'age'
  | 'religion'
  | 'education'
  | 'place'
  | 'children'
  | 'timeframe'
  | 'interests';
export type WishOutcome = { wish: WishName; weight: number; met: boolean };

/** Fewer comparable wishes than this give no figure: "New profile". */
const COMPARABLE_MIN = 5;

/** A tenth of a degree of latitude. */
export const KM_PER_CELL = 11.132;
/** Further than this is said. */
export const FAR_KM = 50;
/** Kilometres between the middles of two cells. */
export const kmBetween = (a: Facts, b: Facts): number => {
  const north = (a.cellY - b.cellY) * KM_PER_CELL;
  const middle = ((a.cellY + b.cellY + 1) * 0.05 * Math.PI) / 180;
  return Math.hypot(north, (a.cellX - b.cellX) * KM_PER_CELL * Math.cos(middle));
};

export const placeIsMet = (a: Facts, b: Facts): boolean => {
  if (a.placeWish === PLACE_WISH.within) return kmBetween(a, b) <= a.withinKm;
  if (a.placeWish === PLACE_WISH.country) return a.country === b.country;
  if (a.placeWish === PLACE_WISH.anywhere) return true;
  return a.wantCells.some((packed) => {
    const x = Math.floor(packed / PACK.factor) - PACK.shift;
    const y = (packed % PACK.factor) - PACK.shift;
    return Math.abs(x - b.cellX) <= NAMED_PLACE_CELLS && Math.abs(y - b.cellY) <= NAMED_PLACE_CELLS;
  });
};

const outcome = (wish: WishName, weight: number, want: number, is: number): WishOutcome[] =>
  weight === 0 || is === UNKNOWN ? [] : [{ wish, weight, met: (want & is) !== 0 }];

/** Every wish that `a` has stated and that `b` can be compared with; gender and ages are musts that hold here. */
export const outcomesOf = (a: Facts, b: Facts): WishOutcome[] => [
  { wish: 'gender', weight: MUST, met: true },
  { wish: 'age', weight: MUST, met: true },
  ...outcome('religion', a.religionWeight, a.wantReligion, b.religion),
  ...outcome('education', a.educationWeight, a.wantEducation, b.education),
  ...(a.placeWeight === 0 ? [] : [{ wish: 'place' as const, weight: a.placeWeight, met: placeIsMet(a, b) }]),
  ...outcome('children', a.childrenWeight, a.wantChildren, b.children),
  ...outcome('timeframe', a.timeframeWeight, a.wantTimeframe, b.timeframe),
  ...outcome('interests', a.interestsWeight, a.wantInterests, b.interests),
];

export const weightOf = (outcomes: readonly WishOutcome[]): number =>
  outcomes.reduce((sum, one) => sum + one.weight, 0);

export const satisfactionOf = (outcomes: readonly WishOutcome[]): number =>
  weightOf(outcomes.filter((one) => one.met)) / weightOf(outcomes);

/** How many wishes both have stated. */
export const comparableOf = (mine: readonly WishOutcome[], theirs: readonly WishOutcome[]): number =>
  mine.filter((one) => theirs.some((other) => other.wish === one.wish)).length;

/** Geometric mean of both satisfactions, less a margin that shrinks with what both have stated. */
export const percentOf = (mine: readonly WishOutcome[], theirs: readonly WishOutcome[]): number | null => {
  const comparable = comparableOf(mine, theirs);
  if (comparable < COMPARABLE_MIN) return null;
  const mean = Math.sqrt(satisfactionOf(mine) * satisfactionOf(theirs));
  return Math.round(Math.max(0, mean - 1 / comparable) * 100);
};
