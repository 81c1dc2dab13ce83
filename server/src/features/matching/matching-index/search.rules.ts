// Who of the cards in memory fits a viewer both ways, exactly as the database would find them; and the best of these.
import { ageOn } from '@ijeuwa/contract/age';
import { ANYTHING, MUST, PLACE_WISH } from '../card-facts.rules.ts';
import { isNamed, kmBetween } from '../deck/compatibility.rules.ts';
import type { Standing } from '../deck/placing.rules.ts';
import type { Asking } from '../deck/reasons.rules.ts';
import { type Highest, highestFor, type Leant, rankOf, type Scoring, UNLEARNT } from '../deck/score.rules.ts';
import { keepBest } from './best.rules.ts';
import { asCard, type Card, loadCard, loadGlance, loadLeant, makeCard } from './card.rules.ts';
import {
  CROSSES_BORDERS,
  comesBefore,
  HAS_MUSTS,
  IS_PRIVATE,
  idAt,
  isRead,
  LAST_ACTIVE_SINCE_S,
  openPacked,
  readId,
} from './columns.rules.ts';
import type { Bucket, HeldCards } from './held-cards.rules.ts';
import { gatherLikeliest, type Likeliest } from './likeliest.rules.ts';

const APART = 1;
const LIKES_ME = 2;

/** Ids, packed: whoever is apart from the viewer, oneself too, and whoever likes the viewer. */
export type Between = { apart: Uint8Array; likers: Uint8Array };
/** Whether a card is shown to a stranger, and to whom its owner likes: the policy's word on both kinds. */
export type CardShown = (isPrivate: boolean, likesMe: boolean) => boolean;
/** The best, as far as a queue is ordered by them, and how many fit. */
export type Found = { best: Standing[]; count: number };

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

const dateOf = (dayNumber: number): string => new Date(dayNumber * 86_400_000).toISOString().slice(0, 10);

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
export type Seeker = { me: Asking; mine: Leant; scoring: Scoring };

export const searchCards = (held: HeldCards, { me, mine, scoring }: Seeker, search: Search): Found => {
  const { places, count } = searchPlaces(held, asCard(me, mine), scoring, search);
  const { columns } = held;
  const best = places.map(({ at, rank, likesMe }) => ({
    memberId: idAt(columns, at),
    rank,
    liked: likesMe,
    lastActive: columns.lastActive[at]! + LAST_ACTIVE_SINCE_S,
  }));
  return { best, count };
};

/** Whom a card finds, the best first, by where they stand now; and how many fit. */
export const searchPlaces = (
  held: HeldCards,
  me: Card,
  scoring: Scoring,
  { between, now, most, isShown }: Search,
): { places: { at: number; rank: number; likesMe: boolean }[]; count: number } => {
  const { columns, marks } = held;
  const marked: number[] = [];
  const markAll = (ids: Uint8Array, mark: number) =>
    eachPlace(held, ids, (at) => {
      marks[at]! |= mark;
      marked.push(at);
    });
  markAll(between.apart, APART);
  markAll(between.likers, LIKES_ME);
  const best = keepBest(most, (one, other) => comesBefore(columns, one, other));
  let count = 0;
  try {
    const nowS = now.getTime() / 1000;
    const highest = highestFor(me, scoring, nowS);
    const likeliest = gatherLikeliest();
    const scan = scanning(held, me, { now, isShown, likeliest, highest });
    for (const { gender, seeks, buckets } of held.groups.values()) {
      if ((gender & me.seeks) === 0 || (me.gender & seeks) === 0) continue;
      for (const bucket of buckets.values()) count += scan(bucket);
    }
    const them = makeCard();
    const known = { lastActive: 0, likesMe: false };
    likeliest.visit(best.floor, (at) => {
      known.lastActive = columns.lastActive[at]! + LAST_ACTIVE_SINCE_S;
      known.likesMe = (marks[at]! & LIKES_ME) !== 0;
      loadGlance(columns, at, them);
      if (highest.atAGlance(them, known) < best.floor()) return;
      loadCard(columns, at, them);
      best.offer(at, rankOf(me, them, known, scoring, nowS));
    });
    const places = best.list().map((one) => ({ ...one, likesMe: (marks[one.at]! & LIKES_ME) !== 0 }));
    return { places, count };
  } finally {
    for (const at of marked) marks[at] = 0;
  }
};

type Scan = Omit<Search, 'between' | 'most'> & { likeliest: Likeliest; highest: Highest };

/** Goes through a bucket, gathers whoever fits, and answers how many they are. */
const scanning = (held: HeldCards, me: Card, { now, isShown, likeliest, highest }: Scan) => {
  const { columns, marks } = held;
  const { placeWish, withinKm, country, wants, pool } = columns;
  const leant = { ...UNLEARNT, unready: 1, unliked: 1 };
  const today = now.toISOString().slice(0, 10);
  const bornUntil = yearsBefore(today, me.ageMin);
  const bornAfter = yearsBefore(today, me.ageMax + 1);
  const age = ageOn(dateOf(me.bornOn), now);
  const placeIsMust = me.placeWeight === MUST;
  const countryIsMust = placeIsMust && me.placeWish === PLACE_WISH.country;
  const mayCross = me.crossesBorders && !countryIsMust;
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
  const theirMustsMet = (at: number, km: number): boolean =>
    (me.religion & columns.mustReligion[at]!) !== 0 &&
    (me.education & columns.mustEducation[at]!) !== 0 &&
    (me.children & columns.mustChildren[at]!) !== 0 &&
    (me.timeframe & columns.mustTimeframe[at]!) !== 0 &&
    (me.interests & columns.mustInterests[at]!) !== 0 &&
    (columns.placeWeight[at] !== MUST || myCellIsWanted(at, km));
  /** Most have few musts, which are asked first; a mask of -1 accepts everybody, unread. */
  const mine = (['religion', 'education', 'children', 'timeframe', 'interests'] as const)
    .map((name) => ({ is: columns[name], must: me[`must${name[0]!.toUpperCase()}${name.slice(1)}` as Must] }))
    .filter(({ must }) => must !== ANYTHING);
  const myMustsMet = (at: number): boolean => {
    for (let index = 0; index < mine.length; index++)
      if ((mine[index]!.is[at]! & mine[index]!.must) === 0) return false;
    return true;
  };

  const gather = (at: number, mostOf: ReturnType<Highest['ofLeant']>): void => {
    known.lastActive = columns.lastActive[at]! + LAST_ACTIVE_SINCE_S;
    known.likesMe = (marks[at]! & LIKES_ME) !== 0;
    loadLeant(columns, at, leant);
    leant.unready = columns.unready[at]!;
    leant.unliked = columns.unliked[at]!;
    likeliest.add(at, mostOf(leant, known));
  };

  return (bucket: Bucket): number => {
    const km = kmBetween(me, bucket);
    if (!cellIsWanted(bucket, km)) return 0;
    const mostOf = highest.ofLeant(km);
    // A hundred thousand times in a row: what is read stands in names of this function's own.
    const { places, count } = bucket;
    const { bornOn, ageMin, ageMax, flags } = columns;
    const [mark, countries, from, until, years] = [marks, country, bornAfter, bornUntil, age];
    let fits = 0;
    for (let index = 0; index < count; index++) {
      const at = places[index]!;
      const born = bornOn[at]!;
      if (born > until || born <= from || years < ageMin[at]! || years > ageMax[at]!) continue;
      const flag = flags[at]!;
      if (countries[at] !== me.country && !(mayCross && (flag & CROSSES_BORDERS) !== 0)) continue;
      if ((mark[at]! & APART) !== 0 || !myMustsMet(at)) continue;
      if ((flag & HAS_MUSTS) !== 0 && !theirMustsMet(at, km)) continue;
      if (!shown[((flag & IS_PRIVATE) === 0 ? 0 : 2) + (mark[at] === LIKES_ME ? 1 : 0)]) continue;
      fits++;
      gather(at, mostOf);
    }
    return fits;
  };
};
type Must = 'mustReligion' | 'mustEducation' | 'mustChildren' | 'mustTimeframe' | 'mustInterests';
