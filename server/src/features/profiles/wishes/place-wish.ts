// Understands the text of a place wish, with the help of the places that we know.
import { NAMED_PLACES_MAX, type PLACE_KINDS } from '@ijeuwa/contract/wishes';
import type { Places } from '../places/places.service.ts';
import { beginningsOf, partNames, readPlaceWish } from './wishes.rules.ts';

export type PlaceChange = {
  placeKind?: (typeof PLACE_KINDS)[number];
  distanceKm?: number;
  placeIds?: number[];
};

const OTHER_WAYS = 'You can also write "my country", "anywhere" or "within 40 km".';

export const understandPlaceWish = async (
  places: Places,
  text: string,
): Promise<PlaceChange | { fault: string }> => {
  const read = readPlaceWish(text);
  if ('fault' in read) return read;
  if (read.kind === 'within') return { placeKind: 'within', distanceKm: read.distanceKm };
  if (read.kind !== 'places') return { placeKind: read.kind };
  const ids = new Set<number>();
  for (const name of partNames(read.names)) {
    const found = await findAll(places, name);
    if ('fault' in found) return { fault: `${found.fault} ${OTHER_WAYS}` };
    for (const id of found.ids) ids.add(id);
  }
  if (ids.size === 0 || ids.size > NAMED_PLACES_MAX) return { fault: 'One to ten places, please.' };
  return { placeKind: 'places', placeIds: [...ids] };
};

const findAll = async (places: Places, text: string): Promise<{ ids: number[] } | { fault: string }> => {
  const ids: number[] = [];
  let parts = text.split(',').map((part) => part.trim());
  while (parts.length > 0) {
    const [first, ...shorter] = beginningsOf(parts);
    const whole = await places.find(first!.name);
    let found = { meant: whole, rest: first!.rest };
    for (const { name, rest } of shorter) {
      if ('place' in found.meant) break;
      found = { meant: await places.find(name), rest };
    }
    if ('fault' in found.meant) return found.meant;
    ids.push(found.meant.place._id);
    parts = found.rest;
  }
  return { ids };
};
