// Who of the cards in memory fits a viewer both ways, exactly as the database would find them; and the best of these.
import { ageOn } from '@ijeuwa/contract/age';
import { type Facts, MUST, PLACE_WISH } from '../card-facts.rules.ts';
import { isNamed, kmBetween } from '../deck/compatibility.rules.ts';
import { highestRankOf, type Leant, rankOf, type Scoring, UNLEARNT } from '../deck/score.rules.ts';
import { keepBest } from './best.rules.ts';
import { asCard, loadCard, loadLeant, makeCard } from './card.rules.ts';
import {
  CROSSES_BORDERS,
  comesBefore,
  IS_PRIVATE,
  idAt,
  isRead,
  LAST_ACTIVE_SINCE_S,
  openPacked,
  readId,
} from './columns.rules.ts';
import type { Bucket, HeldCards } from './held-cards.rules.ts';

const APART = 1;
const LIKES_ME = 2;

/** Ids, packed: whoever is apart from the viewer, oneself too, and whoever likes the viewer. */
export type Between = { apart: Uint8Array; likers: Uint8Array };
/** Whether a card is shown to a stranger, and to whom its owner likes: the policy's word on both kinds. */
export type CardShown = (isPrivate: boolean, likesMe: boolean) => boolean;
export type Found = { ids: string[]; likedIds: string[]; count: number };

/** So many years before a calendar day; of the 29th of February the 28th, where there is none. */
const yearsBefore = (today: string, years: number): number => {
  const [year, month, day] = [
    Number(today.slice(0, 4)) - years,
    Number(today.slice(5, 7)),
    Number(today.slice(8)),
  ];
  const last = new Date(Date.UTC(year, month, 0)).getUTCDate();
  return Date.UTC(year, month - 1, Math.min(day, last)) / 86_400_000;
};

const eachPlace = (held: HeldCards, ids: Uint8Array, take: (at: number) => void): void => {
  const id = new Uint32Array(4);
  for (const packed = openPacked(ids); !isRead(packed); ) {
    readId(packed, id);
    const at = held.find(id);
    if (at >= 0) take(at);
  }
};

export type Search = {
  between: Between;
  now: Date;
  most: number;
  isShown: CardShown;
};
/** A viewer, what was learnt of them, and what chances are reckoned with. */
export type Seeker = { me: Facts; mine: Leant; scoring: Scoring };

export const searchCards = (
  held: HeldCards,
  seeker: Seeker,
  { between, now, most, isShown }: Search,
): Found => {
  const { columns, marks } = held;
  eachPlace(held, between.apart, (at) => {
    marks[at]! |= APART;
  });
  eachPlace(held, between.likers, (at) => {
    marks[at]! |= LIKES_ME;
  });
  const { me: facts } = seeker;
  const best = keepBest(most, (one, other) => comesBefore(columns, one, other));
  let count = 0;
  try {
    const scan = scanning(held, seeker, { now, isShown, best });
    for (const { gender, seeks, buckets } of held.groups.values()) {
      if ((gender & facts.seeks) === 0 || (facts.gender & seeks) === 0) continue;
      for (const bucket of buckets.values()) count += scan(bucket);
    }
    const found = best.list().map(({ at }) => ({ id: idAt(columns, at), likes: marks[at]! & LIKES_ME }));
    return {
      ids: found.map(({ id }) => id),
      likedIds: found.filter(({ likes }) => likes).map(({ id }) => id),
      count,
    };
  } finally {
    const clear = (at: number) => {
      marks[at] = 0;
    };
    eachPlace(held, between.apart, clear);
    eachPlace(held, between.likers, clear);
  }
};

type Scan = Omit<Search, 'between' | 'most'> & { best: ReturnType<typeof keepBest> };

/** Goes through a bucket, offers whoever fits, and answers how many they are. */
const scanning = (
  held: HeldCards,
  { me: facts, mine, scoring }: Seeker,
  { now, isShown, best }: Scan,
) => {
  const { columns, marks } = held;
  const { bornOn, ageMin, ageMax, country, flags, placeWeight, placeWish, withinKm, wants, pool } = columns;
  const { religion, mustReligion, education, mustEducation, children, mustChildren } = columns;
  const { timeframe, mustTimeframe, interests, mustInterests, lastActive } = columns;
  const me = asCard(facts, mine);
  const leant = { ...UNLEARNT };
  const them = makeCard();
  const today = now.toISOString().slice(0, 10);
  const nowS = now.getTime() / 1000;
  const bornUntil = yearsBefore(today, me.ageMin);
  const bornAfter = yearsBefore(today, me.ageMax + 1);
  const age = ageOn(facts.birthMonth, now);
  const placeIsMust = me.placeWeight === MUST;
  const countryIsMust = placeIsMust && me.placeWish === PLACE_WISH.country;
  const known = { lastActive: 0, likesMe: false };
  const shown = [isShown(false, false), isShown(false, true), isShown(true, false), isShown(true, true)];

  const cellIsWanted = (bucket: Bucket, km: number): boolean => {
    if (!placeIsMust) return true;
    if (me.placeWish === PLACE_WISH.within) return km <= me.withinKm;
    return me.placeWish !== PLACE_WISH.places || isNamed(me.wantCells, bucket);
  };
  const myCellIsWanted = (at: number, km: number): boolean => {
    if (placeWish[at] === PLACE_WISH.within) return km <= withinKm[at]!;
    if (placeWish[at] === PLACE_WISH.country) return country[at] === me.country;
    if (placeWish[at] === PLACE_WISH.anywhere) return true;
    const begins = wants[at]!;
    return isNamed(pool.subarray(begins + 1, begins + 1 + pool[begins]!), me);
  };
  /** Those of the musts that are one step each, and refuse most. */
  const agesAndMustsMet = (at: number): boolean =>
    bornOn[at]! <= bornUntil &&
    bornOn[at]! > bornAfter &&
    age >= ageMin[at]! &&
    age <= ageMax[at]! &&
    (religion[at]! & me.mustReligion) !== 0 &&
    (me.religion & mustReligion[at]!) !== 0 &&
    (education[at]! & me.mustEducation) !== 0 &&
    (me.education & mustEducation[at]!) !== 0 &&
    (children[at]! & me.mustChildren) !== 0 &&
    (me.children & mustChildren[at]!) !== 0 &&
    (timeframe[at]! & me.mustTimeframe) !== 0 &&
    (me.timeframe & mustTimeframe[at]!) !== 0 &&
    (interests[at]! & me.mustInterests) !== 0 &&
    (me.interests & mustInterests[at]!) !== 0;
  const borderAllows = (at: number): boolean =>
    country[at] === me.country ||
    (!countryIsMust && me.crossesBorders && (flags[at]! & CROSSES_BORDERS) !== 0);

  const offer = (at: number): void => {
    known.lastActive = lastActive[at]! + LAST_ACTIVE_SINCE_S;
    known.likesMe = (marks[at]! & LIKES_ME) !== 0;
    loadLeant(columns, at, leant);
    if (highestRankOf(me, leant, known, scoring, nowS) < best.floor()) return;
    loadCard(columns, at, them);
    best.offer(at, rankOf(me, them, known, scoring, nowS));
  };

  return (bucket: Bucket): number => {
    const km = kmBetween(me, bucket);
    if (!cellIsWanted(bucket, km)) return 0;
    let fits = 0;
    for (let index = 0; index < bucket.count; index++) {
      const at = bucket.places[index]!;
      const mark = marks[at]!;
      if ((mark & APART) !== 0 || !agesAndMustsMet(at) || !borderAllows(at)) continue;
      if (placeWeight[at] === MUST && !myCellIsWanted(at, km)) continue;
      if (!shown[((flags[at]! & IS_PRIVATE) === 0 ? 0 : 2) + (mark === LIKES_ME ? 1 : 0)]) continue;
      fits++;
      offer(at);
    }
    return fits;
  };
};
