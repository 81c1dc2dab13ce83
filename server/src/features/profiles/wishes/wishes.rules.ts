// How wishes are read out of text, changed, and checked.
import { DISTANCE_MAX_KM, DISTANCE_MIN_KM, type Wishes, type WishToSay } from '@ijeuwa/contract/wishes';

type Fault = { fault: string };

export type PlaceWish =
  | { kind: 'country' | 'anywhere' }
  | { kind: 'within'; distanceKm: number }
  | { kind: 'places'; names: string };

const COUNTRY = /^(?:in |within )?(?:my|my own|the same|same|our) country(?: only)?$/;
const ANYWHERE = /^(?:anywhere|any ?where|any|any place|everywhere|worldwide|the whole world|no preference)$/;
const WITHIN =
  /^(?:within |up to |max(?:imum)? )?(\d{1,5}) ?(?:km|kms|kilomet(?:er|re)s?)(?: (?:of|from) me| around me| away)?$/;

/** Decisions, "the wish for a place": within N km, my country, anywhere; what is none of these names places. */
export const readPlaceWish = (text: string): PlaceWish | Fault => {
  const plain = text.trim().toLowerCase().replace(/\s+/g, ' ').replace(/[.!]$/, '');
  if (plain === '' || COUNTRY.test(plain)) return { kind: 'country' };
  if (ANYWHERE.test(plain)) return { kind: 'anywhere' };
  const [, km] = WITHIN.exec(plain) ?? [];
  if (!km) return { kind: 'places', names: text.trim() };
  const distanceKm = Number(km);
  if (distanceKm < DISTANCE_MIN_KM || distanceKm > DISTANCE_MAX_KM)
    return {
      fault: `A distance is from ${DISTANCE_MIN_KM} to ${DISTANCE_MAX_KM} km. Further away is "my country".`,
    };
  return { kind: 'within', distanceKm };
};

/** "Lagos, Nigeria; Abuja or Enugu": what surely parts one place from the next. */
export const partNames = (names: string): string[] =>
  names
    .split(/;|\n|\/|\s+or\s+|\s+and\s+/i)
    .map((name) => name.trim().replace(/^,|,$/g, '').trim())
    .filter(Boolean);

/** "Lagos, Nigeria, Abuja": a comma may part places or belong to one; the longest beginnings come first. */
export const beginningsOf = (parts: readonly string[]): { name: string; rest: string[] }[] =>
  parts.map((_, at) => {
    const length = parts.length - at;
    return { name: parts.slice(0, length).join(', '), rest: parts.slice(length) };
  });

type Given = Partial<Pick<Wishes, 'goal' | 'placeKind' | 'acceptChildren'>> & {
  importance?: { [K in keyof Wishes['importance']]?: string };
};
/** What is given has been said, also where it is what stood there before anybody was asked. */
export const saidWith = (before: readonly WishToSay[], given: Given): WishToSay[] => {
  const weights = Object.keys(given.importance ?? {}) as (keyof Wishes['importance'])[];
  const now: WishToSay[] = [
    ...(given.goal === undefined ? [] : (['goal'] as const)),
    ...(given.placeKind === undefined ? [] : (['place'] as const)),
    ...(given.acceptChildren === undefined ? [] : (['children'] as const)),
    ...weights.map((wish) => `weight:${wish}` as const),
  ];
  return [...new Set([...before, ...now])].sort();
};
