// The place of a person in somebody's queue, read from the words of the decisions: an oracle that shares no code with the product.
import type { PlaceName } from '#test/members.ts';

/** What the oracle needs to know of a person, as a form would say it. */
export type Told = {
  place: PlaceName;
  religion: string;
  education: string;
  children: number;
  timeframe: string;
  hobbies: readonly string[];
  religions: readonly string[];
  wantedEducation: string;
  placeKind: string;
  acceptChildren: string;
  interests: readonly string[];
  importance: Record<'religion' | 'education' | 'place' | 'children' | 'timeframe' | 'interests', string>;
  daysAway: number;
};

const WEIGHTS: Record<string, number> = {
  'not important': 0,
  'a little': 1,
  somewhat: 10,
  very: 50,
  must: 250,
};
// "Other" meets the lowest wish alone.
const LADDER: Record<string, number> = {
  other: 1,
  highSchool: 1,
  bachelors: 2,
  masters: 3,
  phd: 4,
  noPreference: 0,
};
const SOONEST_FIRST = ['0-6months', '6-12months', '1-2years', '2+years'];

/** Each wish that `a` has: how much it matters, and whether `b` meets it. Who left the field empty is not compared. */
const wishesOf = (a: Told, b: Told, placeFits: boolean): [weight: number, met: boolean][] => {
  const matters = (name: keyof Told['importance']) => WEIGHTS[a.importance[name]]!;
  const wishes: [number, boolean][] = [
    // Sex and age stand as musts, and everybody in the queue meets them.
    [250, true],
    [250, true],
  ];
  if (a.religions.length > 0) wishes.push([matters('religion'), a.religions.includes(b.religion)]);
  if (a.wantedEducation !== 'noPreference')
    wishes.push([matters('education'), LADDER[b.education]! >= LADDER[a.wantedEducation]!]);
  if (a.placeKind !== 'anywhere') wishes.push([matters('place'), placeFits]);
  if (a.acceptChildren === 'yes') wishes.push([matters('children'), true]);
  if (a.acceptChildren === 'no') wishes.push([matters('children'), b.children === 0]);
  const steps = SOONEST_FIRST.indexOf(a.timeframe) - SOONEST_FIRST.indexOf(b.timeframe);
  wishes.push([matters('timeframe'), Math.abs(steps) <= 1]);
  if (a.interests.length > 0 && b.hobbies.length > 0)
    wishes.push([matters('interests'), a.interests.some((one) => b.hobbies.includes(one))]);
  return wishes;
};

const share = (wishes: [number, boolean][]): number => {
  let met = 0;
  let all = 0;
  for (const [weight, isMet] of wishes) {
    all += weight;
    if (isMet) met += weight;
  }
  return met / all;
};

export type Pair = {
  me: Told;
  them: Told;
  themFitsMyPlace: boolean;
  iFitTheirPlace: boolean;
  kmApart: number;
  likesMe: boolean;
};

/** How likely somebody likes another before any answers: one of five, more where more than usual of the wishes is met, less far away. */
const likes = (met: number, kmApart: number): number =>
  1 / (1 + Math.exp(1.4 - 0.3 * ((met - 0.85) / 0.15) + 0.2 * Math.log(1 + kmApart / 50)));

/**
 * How likely both like each other, times how likely the other is here to look, less that look; both have room for a match, and nobody has
 * answered about them, which makes it worth half as much again. Who likes me stands before all others.
 */
export const plainRank = ({ me, them, themFitsMyPlace, iFitTheirPlace, kmApart, likesMe }: Pair): number => {
  const mine = likes(share(wishesOf(me, them, themFitsMyPlace)), kmApart);
  const theirs = likes(share(wishesOf(them, me, iFitTheirPlace)), kmApart);
  // Half as likely with every five days away, and never less than half of the whole.
  const here = 0.5 + 0.5 / 2 ** (them.daysAway / 5);
  // A like takes a look of the other, which is worth a twentieth of a match; the likeliest keep a trace of their place.
  const asked = Math.max(0.02 * theirs * here, theirs * here * (1 + 1) - 0.05);
  return mine * (likesMe ? 1 + 1 : asked) * 1.5 + (likesMe ? 10 : 0);
};
