// How far the wishes of one are met by another: of each stated wish what it weighs, and whether it is met.
import { type Facts, MUST, NAMED_PLACE_CELLS, PACK, PLACE_WISH, UNKNOWN } from '../card-facts.rules.ts';

export const WISHES = [
  'gender',
  'age',
  'religion',
  'education',
  'place',
  'children',
  'timeframe',
  'interests',
] as const;
export type WishName = (typeof WISHES)[number];
export type WishOutcome = { wish: WishName; weight: number; met: boolean };

type Compared =
  | 'cellX'
  | 'cellY'
  | 'placeWish'
  | 'withinKm'
  | 'placeWeight'
  | 'religion'
  | 'wantReligion'
  | 'religionWeight'
  | 'education'
  | 'wantEducation'
  | 'educationWeight'
  | 'children'
  | 'wantChildren'
  | 'childrenWeight'
  | 'timeframe'
  | 'wantTimeframe'
  | 'timeframeWeight'
  | 'interests'
  | 'wantInterests'
  | 'interestsWeight';
/** What somebody is and wishes for, as far as the two of a pair are compared: a member's facts, or a card out of columns. */
export type Wishing = Pick<Facts, Compared> & { country: string | number; wantCells: ArrayLike<number> };

/** A tenth of a degree of latitude. */
export const KM_PER_CELL = 11.132;
/** Further than this is said. */
export const FAR_KM = 50;
/** Kilometres between the middles of two cells. */
export const kmBetween = (a: Place, b: Place): number => {
  const north = (a.cellY - b.cellY) * KM_PER_CELL;
  const middle = ((a.cellY + b.cellY + 1) * 0.05 * Math.PI) / 180;
  return Math.hypot(north, (a.cellX - b.cellX) * KM_PER_CELL * Math.cos(middle));
};
export type Place = { cellX: number; cellY: number };

/** Whether a cell lies in one of the places that somebody named. */
export const isNamed = (wantCells: ArrayLike<number>, { cellX, cellY }: Place): boolean => {
  for (let at = 0; at < wantCells.length; at++) {
    const packed = wantCells[at]!;
    const x = Math.floor(packed / PACK.factor) - PACK.shift;
    const y = (packed % PACK.factor) - PACK.shift;
    if (Math.abs(x - cellX) <= NAMED_PLACE_CELLS && Math.abs(y - cellY) <= NAMED_PLACE_CELLS) return true;
  }
  return false;
};

export const placeIsMet = (a: Wishing, b: Wishing): boolean => {
  if (a.placeWish === PLACE_WISH.within) return kmBetween(a, b) <= a.withinKm;
  if (a.placeWish === PLACE_WISH.country) return a.country === b.country;
  return a.placeWish === PLACE_WISH.anywhere || isNamed(a.wantCells, b);
};

/** What the wish weighs where `a` has stated it and `b` can be compared; 0 otherwise. */
const weightOf = (wish: WishName, a: Wishing, b: Wishing): number => {
  switch (wish) {
    case 'religion':
      return b.religion === UNKNOWN ? 0 : a.religionWeight;
    case 'education':
      return b.education === UNKNOWN ? 0 : a.educationWeight;
    case 'place':
      return a.placeWeight;
    case 'children':
      return b.children === UNKNOWN ? 0 : a.childrenWeight;
    case 'timeframe':
      return b.timeframe === UNKNOWN ? 0 : a.timeframeWeight;
    case 'interests':
      return b.interests === UNKNOWN ? 0 : a.interestsWeight;
    default:
      return MUST;
  }
};

/** Gender and ages are musts that hold between any two who are compared. */
const isMet = (wish: WishName, a: Wishing, b: Wishing): boolean => {
  switch (wish) {
    case 'religion':
      return (a.wantReligion & b.religion) !== 0;
    case 'education':
      return (a.wantEducation & b.education) !== 0;
    case 'place':
      return placeIsMet(a, b);
    case 'children':
      return (a.wantChildren & b.children) !== 0;
    case 'timeframe':
      return (a.wantTimeframe & b.timeframe) !== 0;
    case 'interests':
      return (a.wantInterests & b.interests) !== 0;
    default:
      return true;
  }
};

/** Every wish that `a` has stated and that `b` can be compared with. */
export const outcomesOf = (a: Wishing, b: Wishing): WishOutcome[] =>
  WISHES.map((wish) => ({ wish, weight: weightOf(wish, a, b), met: isMet(wish, a, b) })).filter(
    ({ weight }) => weight > 0,
  );

/** How far what `a` has stated is met, 0 to 1. Asked of tens of thousands of pairs in a row: it makes nothing. */
export const satisfactionOf = (a: Wishing, b: Wishing): number => {
  let stated = 0;
  let met = 0;
  for (let at = 0; at < WISHES.length; at++) {
    const weight = weightOf(WISHES[at]!, a, b);
    stated += weight;
    if (weight > 0 && isMet(WISHES[at]!, a, b)) met += weight;
  }
  return met / stated;
};

/** How many wishes both have stated. */
export const comparableOf = (a: Wishing, b: Wishing): number =>
  WISHES.filter((wish) => weightOf(wish, a, b) > 0 && weightOf(wish, b, a) > 0).length;
