// The score of a pair, computed here alone: the place of one in the other's queue, and the percentage that is shown.
import { comparableOf, satisfactionOf, type Wishing } from './compatibility.rules.ts';

/** What is known of them beside both descriptions. What is learnt of people stands here too, beside the last activity. */
export type Known = {
  /** In seconds since 1970. */
  lastActive: number;
  likesMe: boolean;
};

const HALF_LIFE_S = 5 * 86_400;
/** Who likes me stands before everybody, the day's picks before all others; whom I take back stands first. */
export const LIKER_FIRST = 10;
export const PICKED_FIRST = 20;
export const TAKEN_BACK_FIRST = 40;

/** How likely they are here to look: half as likely with every five days away, and never less than half of the whole. */
const hereAfter = (secondsAway: number): number => 0.5 + 0.5 * 2 ** (-Math.max(0, secondsAway) / HALF_LIFE_S);

const HOUR_S = 3600;
/** At the beginning of each hour away, up to where it counts for nothing: a power costs more than all else of the bound. */
const HERE_BY_HOUR = Float64Array.from({ length: 60 * 24 }, (_, hours) => hereAfter(hours * HOUR_S));

/** The place of a person in the queue, hidden and never their popularity: compatibility both ways, and being here. */
export const rankOf = (me: Wishing, them: Wishing, known: Known, nowS: number): number =>
  Math.sqrt(satisfactionOf(me, them) * satisfactionOf(them, me)) * hereAfter(nowS - known.lastActive) +
  (known.likesMe ? LIKER_FIRST : 0);

/** No rank of this person is higher, whatever both wish for: whoever is too far behind by this alone need not be compared. */
export const highestRankOf = (known: Known, nowS: number): number => {
  const hours = Math.floor(Math.max(0, nowS - known.lastActive) / HOUR_S);
  const here = HERE_BY_HOUR[Math.min(hours, HERE_BY_HOUR.length - 1)]!;
  return here + (known.likesMe ? LIKER_FIRST : 0);
};

/** Fewer comparable wishes than this give no figure: "New profile". */
const COMPARABLE_MIN = 5;

/**
 * The percentage that is shown: stated wishes alone, the geometric mean of both satisfactions, less a margin that shrinks
 * with what both have stated (OkCupid's formula).
 */
export const percentOf = (me: Wishing, them: Wishing): number | null => {
  const comparable = comparableOf(me, them);
  if (comparable < COMPARABLE_MIN) return null;
  const mean = Math.sqrt(satisfactionOf(me, them) * satisfactionOf(them, me));
  return Math.round(Math.max(0, mean - 1 / comparable) * 100);
};
