// Who takes part in a day's picks, out of the cards in memory, and whom each of them may be paired with.
import { rankOf, type Scoring } from '../deck/score.rules.ts';
import { loadCard, makeCard } from '../matching-index/card.rules.ts';
import {
  type Columns,
  ID_WORDS,
  IS_PRIVATE,
  idAt,
  LAST_ACTIVE_SINCE_S,
} from '../matching-index/columns.rules.ts';
import type { HeldCards } from '../matching-index/held-cards.rules.ts';
import { type CardShown, searchPlaces } from '../matching-index/search.rules.ts';

/** Numbered; cards may come, move and go while the day is made, so each is known again by the id. */
export type People = { ids: string[]; words: Uint32Array; places: Int32Array; numbers: Int32Array };
const NOBODY = -1;

/** Whoever is shown to strangers and was here since then; `isApart` leaves some out. */
export const listPeople = (
  { groups, columns }: HeldCards,
  { since, isShown, isApart }: { since: Date; isShown: CardShown; isApart: (id: string) => boolean },
): People => {
  const sinceS = since.getTime() / 1000 - LAST_ACTIVE_SINCE_S;
  const numbers = new Int32Array(columns.capacity).fill(NOBODY);
  const ids: string[] = [];
  const places: number[] = [];
  for (const { buckets } of groups.values())
    for (const bucket of buckets.values())
      for (const at of bucket.places.subarray(0, bucket.count)) {
        const isPrivate = (columns.flags[at]! & IS_PRIVATE) !== 0;
        if (columns.lastActive[at]! < sinceS || !isShown(isPrivate, false)) continue;
        const id = idAt(columns, at);
        if (isApart(id)) continue;
        numbers[at] = ids.length;
        ids.push(id);
        places.push(at);
      }
  const words = new Uint32Array(ids.length * ID_WORDS);
  for (const [number, at] of places.entries())
    words.set(columns.ids.subarray(at * ID_WORDS, (at + 1) * ID_WORDS), number * ID_WORDS);
  return { ids, words, places: Int32Array.from(places), numbers };
};

const standsAt = (columns: Columns, { words }: People, one: number, at: number): boolean => {
  for (let word = 0; word < ID_WORDS; word++)
    if (columns.ids[at * ID_WORDS + word] !== words[one * ID_WORDS + word]) return false;
  return true;
};

const [me, them] = [makeCard(), makeCard()];
const NONE = new Uint8Array(0);

/**
 * Those of the best in somebody's queue who take part, with what the pair is worth to both: the mean, by multiplication, of
 * the place of each in the other's queue. `apart`: packed ids of whoever has answered one of the two, or is kept apart.
 */
export const findAround = (
  held: HeldCards,
  people: People,
  one: number,
  { apart, scoring, now, most, isShown }: Finding,
): { other: number; value: number }[] => {
  const { columns } = held;
  const place = people.places[one]!;
  if (!standsAt(columns, people, one, place)) return [];
  loadCard(columns, place, me);
  const between = { apart, likers: NONE };
  const found = searchPlaces(held, me, scoring, { between, now, most, isShown });
  const nowS = now.getTime() / 1000;
  const known = { lastActive: me.lastActive, likesMe: false };
  return found.places.flatMap(({ at, rank }) => {
    const other = people.numbers[at] ?? NOBODY;
    if (other === NOBODY || !standsAt(columns, people, other, at)) return [];
    loadCard(columns, at, them);
    return { other, value: Math.sqrt(rank * rankOf(them, me, known, scoring, nowS)) };
  });
};
export type Finding = { apart: Uint8Array; scoring: Scoring; now: Date; most: number; isShown: CardShown };
