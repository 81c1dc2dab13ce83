// Invented people of a market: what they are, what they ask for, how often they come. Nothing of it is a real person's.
import { type Chance, makeChance } from './chance.ts';

/** Shares of the members, and where each city lies, in kilometres east and north of Lagos; the last is abroad. */
const CITIES = [
  { name: 'Lagos', share: 0.4, east: 0, north: 0 },
  { name: 'Abuja', share: 0.2, east: 445, north: 285 },
  { name: 'Port Harcourt', share: 0.12, east: 395, north: -190 },
  { name: 'Ibadan', share: 0.1, east: 55, north: 95 },
  { name: 'Kano', share: 0.08, east: 570, north: 610 },
  { name: 'abroad', share: 0.1, east: -400, north: 5000 },
] as const;
const CITY_SD_KM = 15;
/** Who does not travel meets people this near. */
const NEAR_KM = 100;

export const RELIGIONS = ['Christian', 'Muslim', 'traditional', 'other'] as const;
type World = {
  men: number;
  women: number;
  /** Of each religion, by city. */
  religions: readonly (readonly number[])[];
  differs: Differs;
  /** People come and go, and some of them are false. */
  moves?: boolean;
  /** How many cards one looks at when they come. */
  deck?: number;
  seed: number;
};
type Differs = {
  /** How far people differ in how readily they like, and are liked (standard deviations of a logit). */
  selective: number;
  liked: { man: number; woman: number };
  /** How often they would like somebody who fits, on the mean. */
  likes: { men: number; women: number };
};
/** So large that the shares of decisions are those of real people, and no more likes come back than were ever seen (gates.ts). */
const AS_MEASURED: Differs = {
  selective: 1.55,
  liked: { man: 1.3, woman: 1.4 },
  likes: { men: 0.32, women: 0.1 },
};
/** As they were first written down: figures that were published for such people compare with these alone, and gates fail. */
const AS_WRITTEN: Differs = {
  selective: 0.9,
  liked: { man: 0.8, woman: 0.9 },
  likes: { men: 0.32, women: 0.12 },
};
const EVERYWHERE = [0.62, 0.3, 0.04, 0.04];
// The second population: what is believed differs by city, more look for their own, fewer travel.
const BY_CITY = [
  [0.7, 0.24, 0.02, 0.04],
  [0.55, 0.4, 0.02, 0.03],
  [0.9, 0.04, 0.03, 0.03],
  [0.48, 0.47, 0.03, 0.02],
  [0.12, 0.85, 0.01, 0.02],
  [0.72, 0.2, 0.01, 0.07],
];
export const firstWorld = (men: number, women: number, seed: number): World => ({
  men,
  women,
  religions: CITIES.map(() => EVERYWHERE),
  differs: AS_MEASURED,
  seed,
});
export const writtenWorld = (men: number, women: number, seed: number): World => ({
  ...firstWorld(men, women, seed),
  differs: AS_WRITTEN,
});
export const secondWorld = (men: number, women: number, seed: number): World => ({
  men,
  women,
  religions: BY_CITY,
  differs: AS_MEASURED,
  seed: seed + 7_000_003,
});

export const movingWorld = (men: number, women: number, seed: number): World => ({
  ...writtenWorld(men, women, seed),
  moves: true,
});

const EDUCATION = [0.12, 0.48, 0.32, 0.08];
const TIMEFRAMES = [0.15, 0.35, 0.35, 0.15];
const INTERESTS = 13;
const SAME_SEX = 0.03;
const BOTH = 0.01;
/** How many of the parts of selectivity, and of being liked, a profile tells: within what was found of speed daters. */
const TOLD_OF_ACTOR = 0.1;
const TOLD_OF_PARTNER = 0.17;

export const MAN = 1;
export const WOMAN = 2;

export const makePopulation = (world: World) => {
  const { men, women, seed, differs } = world;
  const chance = makeChance(seed);
  const count = men + women;
  const bytes = () => new Uint8Array(count);
  const numbers = () => new Float64Array(count);
  const people = {
    count,
    moves: world.moves ?? false,
    deck: world.deck ?? 6,
    likes: differs.likes,
    sex: bytes(),
    seeks: bytes(),
    city: bytes(),
    east: numbers(),
    north: numbers(),
    age: numbers(),
    religion: bytes(),
    education: bytes(),
    children: bytes(),
    timeframe: bytes(),
    interests: new Uint16Array(count),
    onlyOwnReligion: bytes(),
    acceptsChildren: bytes(),
    travels: bytes(),
    youngest: numbers(),
    oldest: numbers(),
    leastEducation: bytes(),
    /** How likely they come on a day. */
    comes: numbers(),
    /** On which day they come for the first time. */
    joins: bytes(),
    /** They like everybody, and write to nobody. */
    fake: bytes(),
    /** What a profile shows of how selective somebody is, and how liked: standard normal. */
    actorSign: numbers(),
    partnerSign: numbers(),
    selective: numbers(),
    liked: numbers(),
    taste: new Float64Array(count * TASTES),
    trait: new Float64Array(count * TASTES),
  };
  for (let i = 0; i < count; i++) makePerson(people, i, i < men ? MAN : WOMAN, world, chance);
  if (world.moves) move(people, makeChance(seed + 13));
  return people;
};

/** Of each hundred who are there three more come on a day, for two weeks; two of a hundred are false. */
const ARRIVE = 0.03;
const FAKE = 0.02;
const ARRIVALS_END = 13;
const move = (people: People, chance: Chance) => {
  const later = (ARRIVE * ARRIVALS_END) / (1 + ARRIVE * ARRIVALS_END);
  for (let i = 0; i < people.count; i++) {
    if (chance.next() < later) people.joins[i] = 1 + Math.floor(chance.next() * ARRIVALS_END);
    if (chance.next() < FAKE) people.fake[i] = 1;
  }
};
export type People = ReturnType<typeof makePopulation>;

export const TASTES = 6;
const TASTE_SD = 0.55;

const makePerson = (
  people: People,
  i: number,
  sex: number,
  { religions, differs }: World,
  chance: Chance,
) => {
  const man = sex === MAN;
  people.sex[i] = sex;
  const kind = chance.next();
  const other = man ? WOMAN : MAN;
  people.seeks[i] = kind < BOTH ? MAN | WOMAN : kind < BOTH + SAME_SEX ? sex : other;
  const city = chance.pick(CITIES.map(({ share }) => share));
  people.city[i] = city;
  people.east[i] = chance.normal(CITIES[city]!.east, CITY_SD_KM);
  people.north[i] = chance.normal(CITIES[city]!.north, CITY_SD_KM);
  const age = Math.min(65, Math.max(18, (man ? 24 : 22) + chance.gamma(4, 2.2)));
  people.age[i] = age;
  people.religion[i] = chance.pick(religions[city]!);
  people.education[i] = chance.pick(EDUCATION);
  people.children[i] = chance.next() < 0.18 ? 1 : 0;
  people.timeframe[i] = chance.pick(TIMEFRAMES);
  for (let at = 0; at < INTERESTS; at++) if (chance.next() < 0.3) people.interests[i]! |= 1 << at;
  people.onlyOwnReligion[i] = chance.next() < (man ? 0.35 : 0.55) ? 1 : 0;
  people.acceptsChildren[i] = chance.next() < (man ? 0.45 : 0.6) ? 1 : 0;
  people.travels[i] = chance.next() < 0.45 ? 1 : 0;
  // Men ask for younger, women for older.
  people.youngest[i] = Math.max(18, age - (man ? 7 : 1) - chance.next() * 2);
  people.oldest[i] = age + (man ? 1 : 8) + chance.next() * 2;
  people.leastEducation[i] = chance.pick(man ? [0.5, 0.35, 0.12, 0.03] : [0.25, 0.45, 0.25, 0.05]);
  people.comes[i] = Math.min(0.95, Math.max(0.03, Math.exp(chance.normal(-1, 0.7))));
  const told = (sign: number, share: number, sd: number) =>
    sd * (Math.sqrt(share) * sign + Math.sqrt(1 - share) * chance.normal(0, 1));
  people.actorSign[i] = chance.normal(0, 1);
  people.partnerSign[i] = chance.normal(0, 1);
  people.selective[i] = told(people.actorSign[i]!, TOLD_OF_ACTOR, differs.selective);
  people.liked[i] = told(
    people.partnerSign[i]!,
    TOLD_OF_PARTNER,
    man ? differs.liked.man : differs.liked.woman,
  );
  for (let at = 0; at < TASTES; at++) {
    people.taste[i * TASTES + at] = chance.normal(0, TASTE_SD);
    people.trait[i * TASTES + at] = chance.normal(0, TASTE_SD);
  }
};

export const kmBetween = (people: People, i: number, j: number): number =>
  Math.hypot(people.east[i]! - people.east[j]!, people.north[i]! - people.north[j]!);

/** What `i` insists on, of `j`. */
export const passes = (people: People, i: number, j: number): boolean =>
  i !== j &&
  (people.seeks[i]! & people.sex[j]!) !== 0 &&
  people.age[j]! >= people.youngest[i]! &&
  people.age[j]! <= people.oldest[i]! &&
  (people.onlyOwnReligion[i] === 0 || people.religion[i] === people.religion[j]) &&
  (people.children[j] === 0 || people.acceptsChildren[i] === 1) &&
  (people.travels[i] === 1 || kmBetween(people, i, j) <= NEAR_KM);

const bitsOf = (mask: number): number => {
  let bits = 0;
  for (let left = mask; left !== 0; left &= left - 1) bits++;
  return bits;
};
/** The weights of the product’s wishes: a little 1, somewhat 10, very 50, a must 250. */
const WEIGHTS = { little: 1, somewhat: 10, very: 50, must: 250 };

/** How much of what `i` said they wish `j` meets, from 0 to 1. */
export const satisfaction = (people: People, i: number, j: number): number => {
  const religionWeight = people.onlyOwnReligion[i] === 1 ? WEIGHTS.must : WEIGHTS.very;
  const step = Math.abs(people.timeframe[i]! - people.timeframe[j]!);
  const shared = bitsOf(people.interests[i]! & people.interests[j]!);
  const asked: readonly [number, number][] = [
    [religionWeight, people.religion[i] === people.religion[j] ? 1 : 0],
    [WEIGHTS.very, step === 0 ? 1 : step === 1 ? 0.5 : 0],
    [WEIGHTS.somewhat, people.education[j]! >= people.leastEducation[i]! ? 1 : 0],
    [WEIGHTS.very, people.children[j] === 0 || people.acceptsChildren[i] === 1 ? 1 : 0],
    [WEIGHTS.very, kmBetween(people, i, j) <= NEAR_KM ? 1 : 0],
    [WEIGHTS.somewhat, Math.min(1, shared / 3)],
  ];
  let met = 0;
  let all = 0;
  for (const [weight, share] of asked) {
    met += weight * share;
    all += weight;
  }
  return met / all;
};
