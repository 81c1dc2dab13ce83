// A card as it is compared: out of the columns, or made of a member's facts.
import type { Facts } from '../card-facts.rules.ts';
import type { Place, Wishing } from '../deck/compatibility.rules.ts';
import { type Leant, UNLEARNT } from '../deck/score.rules.ts';
import type { Glance } from '../learning/features.rules.ts';
import {
  type Columns,
  CROSSES_BORDERS,
  countryCode,
  dayNumber,
  IS_PRIVATE,
  LAST_ACTIVE_SINCE_S,
  NO_CELLS,
  SMALL,
  type Small,
} from './columns.rules.ts';

/** A card as it is compared, with what the wishes of both are tested on. */
export type Card = Wishing &
  Leant &
  Record<Small, number> & {
    country: number;
    crossesBorders: boolean;
    isPrivate: boolean;
    /** Days since 1970. */
    bornOn: number;
    /** Seconds since 1970. */
    lastActive: number;
  };

const NOTHING_NAMED = new Int32Array(0);

export const makeCard = (): Card => ({
  ...(Object.fromEntries(SMALL.map((name) => [name, 0])) as Record<Small, number>),
  country: 0,
  crossesBorders: false,
  isPrivate: false,
  bornOn: 0,
  lastActive: 0,
  wantCells: NOTHING_NAMED,
  ...UNLEARNT,
});

/** What was learnt of the one at a place, loaded into one that is used again and again. */
export const loadLeant = (columns: Columns, at: number, leant: Leant): void => {
  leant.actor = columns.actor[at]!;
  leant.partner = columns.partner[at]!;
  leant.worth = columns.worth[at]!;
  leant.open = columns.open[at]!;
  leant.late = columns.late[at]!;
};

/** What is seen of the one at a place at a glance, and was learnt of them; loaded in the same way. */
export const loadGlance = (columns: Columns, at: number, glance: Glance & Leant & Place): void => {
  glance.cellX = columns.cellX[at]!;
  glance.cellY = columns.cellY[at]!;
  glance.gender = columns.gender[at]!;
  glance.bornOn = columns.bornOn[at]!;
  glance.religion = columns.religion[at]!;
  glance.interests = columns.interests[at]!;
  glance.timeframe = columns.timeframe[at]!;
  loadLeant(columns, at, glance);
};

/** The card at a place, loaded into one that is used again and again. */
export const loadCard = (columns: Columns, at: number, card: Card): void => {
  card.gender = columns.gender[at]!;
  card.seeks = columns.seeks[at]!;
  card.ageMin = columns.ageMin[at]!;
  card.ageMax = columns.ageMax[at]!;
  card.cellX = columns.cellX[at]!;
  card.cellY = columns.cellY[at]!;
  card.placeWish = columns.placeWish[at]!;
  card.withinKm = columns.withinKm[at]!;
  card.placeWeight = columns.placeWeight[at]!;
  card.religion = columns.religion[at]!;
  card.wantReligion = columns.wantReligion[at]!;
  card.mustReligion = columns.mustReligion[at]!;
  card.religionWeight = columns.religionWeight[at]!;
  card.education = columns.education[at]!;
  card.wantEducation = columns.wantEducation[at]!;
  card.mustEducation = columns.mustEducation[at]!;
  card.educationWeight = columns.educationWeight[at]!;
  card.children = columns.children[at]!;
  card.wantChildren = columns.wantChildren[at]!;
  card.mustChildren = columns.mustChildren[at]!;
  card.childrenWeight = columns.childrenWeight[at]!;
  card.timeframe = columns.timeframe[at]!;
  card.wantTimeframe = columns.wantTimeframe[at]!;
  card.mustTimeframe = columns.mustTimeframe[at]!;
  card.timeframeWeight = columns.timeframeWeight[at]!;
  card.interests = columns.interests[at]!;
  card.wantInterests = columns.wantInterests[at]!;
  card.mustInterests = columns.mustInterests[at]!;
  card.interestsWeight = columns.interestsWeight[at]!;
  card.country = columns.country[at]!;
  card.crossesBorders = (columns.flags[at]! & CROSSES_BORDERS) !== 0;
  card.isPrivate = (columns.flags[at]! & IS_PRIVATE) !== 0;
  card.bornOn = columns.bornOn[at]!;
  card.lastActive = columns.lastActive[at]! + LAST_ACTIVE_SINCE_S;
  loadLeant(columns, at, card);
  const begins = columns.wants[at]!;
  card.wantCells =
    begins === NO_CELLS
      ? NOTHING_NAMED
      : columns.pool.subarray(begins + 1, begins + 1 + columns.pool[begins]!);
};

/** The facts of a member in the same shape, with what was learnt of them. */
export const asCard = (facts: Facts, leant: Leant = UNLEARNT): Card => ({
  ...facts,
  ...leant,
  country: countryCode(facts.country),
  bornOn: dayNumber(facts.birthMonth),
  lastActive: 0,
});
