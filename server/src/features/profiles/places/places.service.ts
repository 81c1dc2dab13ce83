// Finding places: for the search as one types, and for what a member wrote.

import type { PlaceRef } from '@ijeuwa/contract/wishes';
import type { Database } from '#platform/database/connect.ts';
import type { Limits } from '#platform/limits.ts';
import * as places from './places.repository.ts';
import { foldLabel, readingsOf, recognise, unknownPlace } from './places.rules.ts';

export type PlacesNeeds = { db: Database; limits: Limits };
/** The place that was meant, or a message that says which ones there are. */
export type Understood = { place: PlaceRef } | { fault: string };

const OFFERED = 8;
const SUGGESTED = 5;
const SHORTEST_PREFIX = 3;
const SEARCHES_BY_ADDRESS = { points: 3000, seconds: 600 };

const toRef = ({ id, label }: { id: number; label: string }): PlaceRef => ({ _id: id, label });

export const makePlaces = ({ db, limits }: PlacesNeeds) => {
  /** What the text begins like, or the most of it that anything begins with. */
  const suggestBeginnings = async (text: string, limit: number): Promise<string[]> => {
    for (let prefix = text.slice(0, 24); prefix.length >= SHORTEST_PREFIX; prefix = prefix.slice(0, -1)) {
      const found = await places.searchPlaces(db, prefix, limit);
      if (found.length > 0) return found.map((place) => place.label);
    }
    return [];
  };

  const suggest = async (text: string): Promise<string[]> => {
    const [name = '', ...where] = foldLabel(text).split(', ');
    if (where.length === 0) return suggestBeginnings(name, SUGGESTED);
    // "Yaba, Lagos": a quarter that we do not know, of a city that we do.
    const [named, around] = await Promise.all([
      suggestBeginnings(name, SUGGESTED - 2),
      suggestBeginnings(where.join(', '), 2),
    ]);
    return [...new Set([...around, ...named])];
  };

  const findByText = async (text: string): Promise<Understood> => {
    for (const reading of readingsOf(text)) {
      const called = await places.listPlacesCalled(db, reading.name);
      const meant = recognise(called, reading.where);
      if ('place' in meant) return { place: toRef(meant.place) };
      if (meant.oneOf.length > 0) {
        const labels = meant.oneOf.slice(0, SUGGESTED).map((place) => place.label);
        return { fault: unknownPlace(text, labels, true) };
      }
    }
    return { fault: unknownPlace(text, await suggest(text), false) };
  };

  return {
    async search(q: string, address: string): Promise<{ places: PlaceRef[] }> {
      await limits.takeByAddress('place-search', address, SEARCHES_BY_ADDRESS);
      const prefix = foldLabel(q);
      return { places: prefix ? (await places.searchPlaces(db, prefix, OFFERED)).map(toRef) : [] };
    },

    /** A place's id from the search, or its name: "Enugu", "Lagos, Nigeria". */
    async find(given: number | string): Promise<Understood> {
      if (typeof given === 'string') return findByText(given);
      const known = await places.findPlace(db, given);
      return known
        ? { place: toRef(known) }
        : { fault: 'We do not know this place. Please choose one of the list.' };
    },

    /** The places of these ids in their order; an id that is not ours is left out. */
    async list(ids: readonly number[]): Promise<PlaceRef[]> {
      const labels = new Map((await places.listPlaces(db, ids)).map((place) => [place.id, place]));
      return ids.flatMap((id) => labels.get(id) ?? []).map(toRef);
    },
  };
};
export type Places = ReturnType<typeof makePlaces>;
