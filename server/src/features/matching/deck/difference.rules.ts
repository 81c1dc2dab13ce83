// One honest difference of two people, on the deck as on a page: from what both profiles show, never from a wish.
import { ageOn } from '@ijeuwa/contract/age';
import { GENDERS, RELIGIONS, TIMEFRAMES } from '@ijeuwa/contract/person';
import { type Described, HAS_CHILDREN, NO_CHILDREN, nameIn, UNKNOWN } from '../card-facts.rules.ts';
import { FAR_KM, kmBetween } from './compatibility.rules.ts';
import * as words from './words.rules.ts';

const AGE_GAP_YEARS = 6;

type Pronouns = (typeof words.PRONOUNS)['other'];
type Difference = (me: Described, them: Described, say: Pronouns, today: Date) => string | undefined;

const known = (one: number, other: number): boolean => one !== UNKNOWN && other !== UNKNOWN && one !== other;

const ofFaith: Difference = (me, them, { They, are }) => {
  const [mine, theirs] = [nameIn(RELIGIONS, me.religion), nameIn(RELIGIONS, them.religion)];
  if (!mine || !theirs || mine === theirs) return undefined;
  return `${They} ${are} ${words.OF_FAITH[theirs]}, you are ${words.OF_FAITH[mine]}`;
};

const ofTime: Difference = (me, them, { They, want }) => {
  const [mine, theirs] = [nameIn(TIMEFRAMES, me.timeframe), nameIn(TIMEFRAMES, them.timeframe)];
  if (!mine || !theirs || mine === theirs || words.whenBoth(mine, theirs)) return undefined;
  return `${They} ${want} to marry ${words.WHEN[theirs]}, you ${words.WHEN[mine]}`;
};

const ofChildren: Difference = (me, them, { They, have }) => {
  if (!known(me.children, them.children)) return undefined;
  if (them.children === HAS_CHILDREN && me.children === NO_CHILDREN)
    return `${They} ${have} children, you have none`;
  return `You have children, ${They.toLowerCase()} ${have} none`;
};

const ofPlace: Difference = (me, them, { They, live }) => {
  if (me.country !== them.country)
    return `${They} ${live} in ${words.countryName(them.country)}, you in ${words.countryName(me.country)}`;
  const away = kmBetween(me, them);
  return away > FAR_KM ? `${They} ${live} in ${them.placeName}, ${words.roughKm(away)}` : undefined;
};

const ofAge: Difference = (me, them, { They, are }, today) => {
  const gap = ageOn(them.birthMonth, today) - ageOn(me.birthMonth, today);
  if (Math.abs(gap) < AGE_GAP_YEARS) return undefined;
  return `${They} ${are} ${Math.abs(gap)} years ${gap > 0 ? 'older' : 'younger'} than you`;
};

/** What weighs most in a life together comes first, for everybody in the same order. */
const IN_ORDER: readonly Difference[] = [ofFaith, ofChildren, ofPlace, ofTime, ofAge];

/** Seen from `me`; null where the two differ in nothing that a profile shows. */
export const differenceOf = (me: Described, them: Described, today: Date): string | null => {
  const say = words.PRONOUNS[nameIn(GENDERS, them.gender) ?? 'other'];
  for (const difference of IN_ORDER) {
    const said = difference(me, them, say, today);
    if (said) return said;
  }
  return null;
};
