// How places are named, compared, ordered, and recognised in what a member typed.

/** A place as the search knows it; `searchName` is its folded label. */
export type KnownPlace = { id: number; label: string; searchName: string; rank: number };

const NIGERIA_RANK = 1000;
const SIGN_UP_COUNTRY_RANK = 2000;
const ELSEWHERE_RANK = 3000;
const SIGN_UP_COUNTRIES = new Set('US CA GB AU GH ZA KE IN CN JP DE FR BR MX'.split(' '));

/** Known cities first, in their order; then Nigeria, the countries of the sign-up form, the world. */
export const rankOf = (country: string, knownAt: number | undefined): number => {
  if (knownAt !== undefined) return knownAt;
  if (country === 'NG') return NIGERIA_RANK;
  return SIGN_UP_COUNTRIES.has(country) ? SIGN_UP_COUNTRY_RANK : ELSEWHERE_RANK;
};

export const isNearAtHand = (rank: number): boolean => rank <= NIGERIA_RANK;

const regionName = (region: string): string =>
  region.replace(/ (State|County)$/, '').replace(/^State of /, '');

/** "Lekki, Lagos, Nigeria"; a region named like the city is left out: "Lagos, Nigeria". */
export const labelOf = (name: string, regions: readonly (string | undefined)[], country: string): string => {
  const between = regions
    .filter((region) => region !== undefined && region !== '')
    .map((r) => regionName(r!));
  return [name, ...between.filter((region) => region !== name), country].join(', ');
};

const LETTERS: Record<string, string> = {
  ø: 'o',
  ł: 'l',
  đ: 'd',
  ð: 'd',
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
  ı: 'i',
  ə: 'e',
  ɓ: 'b',
  ɗ: 'd',
  ƙ: 'k',
  ƴ: 'y',
};

/** Lower case without accents, apostrophes and hyphens; signs of the pattern language are dropped too. */
const fold = (text: string): string =>
  text
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[øłđðßæœıəɓɗƙƴ]/g, (letter) => LETTERS[letter]!)
    .replace(/['’‘ʻʼ`´.]/g, '')
    .replace(/[-–_/%\\]/g, ' ')
    .replace(/\s+/g, ' ')
    .trim();

const partsOf = (text: string): string[] => text.split(',').map(fold).filter(Boolean);

/** The folded text, its parts parted by ", ": what labels and searches are compared by. */
export const foldLabel = (text: string): string => partsOf(text).join(', ');

const OTHER_NAMES: Record<string, string> = {
  uk: 'united kingdom',
  britain: 'united kingdom',
  'great britain': 'united kingdom',
  us: 'united states',
  usa: 'united states',
  america: 'united states',
  uae: 'united arab emirates',
  naija: 'nigeria',
};

const plainRegion = (part: string): string => {
  const bare = part.replace(/ (state|county)$/, '');
  return OTHER_NAMES[bare] ?? bare;
};

/** The ways to read a text: its first words as a place's name, the others as where it lies. */
export const readingsOf = (text: string): { name: string; where: string[] }[] => {
  const [first = '', ...rest] = partsOf(text);
  const where = rest.map(plainRegion);
  const words = first.split(' ');
  const readings = [{ name: first, where }];
  // "Lagos Nigeria", written without the comma.
  for (let count = words.length - 1; count > 0; count--) {
    const region = plainRegion(words.slice(count).join(' '));
    readings.push({ name: words.slice(0, count).join(' '), where: [region, ...where] });
  }
  return readings.filter((reading) => reading.name.length > 1);
};

const liesIn = (place: KnownPlace, where: readonly string[]): boolean => {
  const regions = place.searchName.split(', ').slice(1);
  return where.every((part) => regions.includes(part) || regions.join(' ') === part);
};

export type Recognised = { place: KnownPlace } | { oneOf: KnownPlace[] };

/** The place that a name means: the only one, or the one that ranks before all others of the name. */
export const recognise = (called: readonly KnownPlace[], where: readonly string[]): Recognised => {
  const [first, second, ...others] = called
    .filter((place) => liesIn(place, where))
    .sort((a, b) => a.rank - b.rank || a.id - b.id);
  if (!first) return { oneOf: [] };
  if (!second || first.rank < second.rank) return { place: first };
  return { oneOf: [first, second, ...others] };
};

export const unknownPlace = (text: string, suggestions: readonly string[], several: boolean): string => {
  if (suggestions.length === 0) {
    return `We do not know the place "${text}". Please give a town or city near you, for example Lagos, Nigeria.`;
  }
  const list = suggestions.join('; ');
  return several
    ? `There are several places called "${text}". Please say which one: ${list}.`
    : `We do not know the place "${text}". Did you mean: ${list}?`;
};
