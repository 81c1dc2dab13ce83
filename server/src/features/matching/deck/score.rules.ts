// The score of a pair, computed here alone: the place of one in the other's queue, and the percentage that is shown.
import { logistic, seenLogit } from '../learning/chances.rules.ts';
import {
  anybodySeenAtMost,
  bothOf,
  describe,
  distanceOf,
  FEATURES,
  type Glance,
  ownSeenAtMost,
  type Seen,
  sharedSeen,
  sharedSeenAtMost,
  turned,
} from '../learning/features.rules.ts';
import { comparableOf, kmBetween, type Place, satisfactionOf, type Wishing } from './compatibility.rules.ts';

/** What is learnt of somebody beside their card: how readily they like and are liked, and what their time is worth. */
export type Leant = {
  actor: number;
  partner: number;
  /** Of their matches of the last fourteen days, those in which not both have written; and all of them. */
  open: number;
  late: number;
  /** How much it is worth to show them to one more: less for whom many would match with, more for whom few were shown. */
  worth: number;
};

/**
 * A further exposure is worth less where many would match with somebody, and more where few have answered about them;
 * `lift`: where they are owed some, or get more likes than they look at.
 */
export const worthOf = (price: number, got: number, lift = 1): number =>
  price ** PRICE_WEIGHS * (1 + 0.5 / Math.sqrt(1 + got)) * lift;
const PRICE_WEIGHS = 0.75;

/** Of whom nothing is learnt. */
export const UNLEARNT: Leant = { actor: 0, partner: 0, open: 0, late: 0, worth: worthOf(1, 0) };

export type Scored = Seen & Leant;

/** What is known of them beside both descriptions. */
export type Known = {
  /** In seconds since 1970. */
  lastActive: number;
  likesMe: boolean;
};

/**
 * What a chance is reckoned with: a weight for each feature. `plain`: the viewer wants no chances, but whoever lives near
 * and was here lately.
 */
export type Scoring = { weights: Float64Array; plain: boolean };
export const scoringOf = (weights: readonly number[], plain = false): Scoring => ({
  weights: Float64Array.from(weights),
  plain,
});

const HALF_LIFE_S = 5 * 86_400;
const NEAR_KM = 50;
/** Who likes me stands before everybody, the day's picks before all others; whom I take back stands first. */
export const LIKER_FIRST = 10;
export const PICKED_FIRST = 20;
export const TAKEN_BACK_FIRST = 40;

/** How likely they are here to look: half as likely with every five days away, and never less than half of the whole. */
const hereAfter = (secondsAway: number): number => 0.5 + 0.5 * 2 ** (-Math.max(0, secondsAway) / HALF_LIFE_S);

const HOUR_S = 3600;
/** At the beginning of each hour away, up to where it counts for nothing: a power costs more than all else of the bound. */
const HERE_BY_HOUR = Float64Array.from({ length: 60 * 24 }, (_, hours) => hereAfter(hours * HOUR_S));

/** A match is worth less to whoever has others that wait for words. */
export const roomOf = (open: number): number => 1 / Math.sqrt(1 + open);

const features = new Float64Array(FEATURES.length);
const likesChance = (of: Scored, about: Scored, seen: number): number =>
  logistic(seen + of.actor + about.partner);

/** How likely each of the two likes the other when they are shown: mine, and theirs. */
export const chancesOf = (
  me: Scored,
  them: Scored,
  { weights }: Scoring,
): { mine: number; theirs: number } => {
  const both = bothOf(me, them);
  describe(features, 0, me, them, both, me.late);
  const mine = likesChance(me, them, seenLogit(weights, features));
  describe(features, 0, them, me, turned(both), them.late);
  return { mine, theirs: likesChance(them, me, seenLogit(weights, features)) };
};

/**
 * A like calls for a look of the other, who looks at so many cards in a day and no more: what that look would be worth
 * elsewhere, in matches. So whoever is likely to like back is asked, and of a pair first the one who likes fewer.
 */
const LOOK_COSTS = 0.05;
/** Of those of whom that is too much the likeliest are still before the others. */
const LEAST = 0.02;

/**
 * What it is worth to show somebody: how likely the viewer likes them, times how likely they like back and what a match is
 * worth to both, less the look that it takes; times what showing them is worth. Whoever likes the viewer has looked.
 */
export const placeOf = (
  mine: number,
  theirs: number,
  { room, worth, likesMe }: { room: number; worth: number; likesMe: boolean },
): number =>
  likesMe
    ? mine * room * worth + LIKER_FIRST
    : mine * Math.max(LEAST * theirs, theirs * room - LOOK_COSTS) * worth;

const placed = (mine: number, theirs: number, me: Leant, them: Leant, { likesMe }: Known): number =>
  placeOf(mine, theirs, { room: roomOf(me.open) + roomOf(them.open), worth: them.worth, likesMe });

/** Half as far forward with every fifty kilometres on; of nothing that is learnt. */
const plainRank = (here: number, km: number, likesMe: boolean): number =>
  here / (1 + km / NEAR_KM) + (likesMe ? LIKER_FIRST : 0);

/**
 * The place of a person in the queue, hidden: how likely the two match and see each other, times what a match is worth to
 * both, times what it is worth to show this person once more.
 */
export const rankOf = (me: Scored, them: Scored, known: Known, scoring: Scoring, nowS: number): number => {
  if (scoring.plain) return plainRank(hereAfter(nowS - known.lastActive), kmBetween(me, them), known.likesMe);
  const { mine, theirs } = chancesOf(me, them, scoring);
  return placed(mine, theirs * hereAfter(nowS - known.lastActive), me, them, known);
};

/** What a sum in another order may differ by, or a number of four bytes; and much more. */
const ROUNDING = 1 + 1e-4;

/** Of a logit, as it is kept beside a leaning, so that a chance costs no power. */
export type Against = {
  /** The odds against their liking somebody. */
  unready: number;
  /** And against their being liked. */
  unliked: number;
};
export const oddsAgainst = (leaning: number): number => Math.exp(-leaning);

/**
 * For one viewer: no rank of somebody is higher, so that whoever is too far behind by this alone need not be compared.
 * `ofLeant`, by what is learnt of whoever lives so far away, and costs next to nothing; `atAGlance` asks for more, but not
 * whose wishes are met.
 */
export const highestFor = (me: Scored, { weights, plain }: Scoring, nowS: number) => {
  const hereAtMost = ({ lastActive }: Known): number => {
    const hours = Math.floor(Math.max(0, nowS - lastActive) / HOUR_S);
    return HERE_BY_HOUR[Math.min(hours, HERE_BY_HOUR.length - 1)]!;
  };
  const mineAtMost = ownSeenAtMost(weights, me.gender, me.late) + me.actor;
  const theirsAtMost = anybodySeenAtMost(weights) + me.partner;
  return {
    ofLeant(km: number): (them: Leant & Against, known: Known) => number {
      const shared = sharedSeenAtMost(weights, me, distanceOf(km));
      const [mine, theirs] = [oddsAgainst(mineAtMost + shared), oddsAgainst(theirsAtMost + shared)];
      return (them, known) => {
        const here = hereAtMost(known);
        if (plain) return plainRank(here, km, known.likesMe) * ROUNDING;
        const likes = 1 / (1 + mine * them.unliked);
        return placed(likes, here / (1 + theirs * them.unready), me, them, known) * ROUNDING;
      };
    },

    atAGlance(them: Leant & Glance & Place, known: Known): number {
      const here = hereAtMost(known);
      const km = kmBetween(me, them);
      if (plain) return plainRank(here, km, known.likesMe) * ROUNDING;
      const seen = sharedSeen(weights, me, them, distanceOf(km));
      const mine = logistic(mineAtMost + seen + them.partner);
      const theirs = ownSeenAtMost(weights, them.gender, them.late) + me.partner + seen + them.actor;
      return placed(mine, logistic(theirs) * here, me, them, known) * ROUNDING;
    },
  };
};
export type Highest = ReturnType<typeof highestFor>;

/** Fewer comparable wishes than this give no figure: "New profile". */
const COMPARABLE_MIN = 5;

/**
 * The percentage that is shown: stated wishes alone, the geometric mean of both satisfactions, less a margin that shrinks
 * with what both have stated (OkCupid's formula). Never what is learnt.
 */
export const percentOf = (me: Wishing, them: Wishing): number | null => {
  const comparable = comparableOf(me, them);
  if (comparable < COMPARABLE_MIN) return null;
  const mean = Math.sqrt(satisfactionOf(me, them) * satisfactionOf(them, me));
  return Math.round(Math.max(0, mean - 1 / comparable) * 100);
};
