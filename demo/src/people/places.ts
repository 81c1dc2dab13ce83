// Where people of the demonstration world live, and what they hold a passport of.
import type { Dice } from '@ijeuwa/drawings/dice';
import type { People } from '@ijeuwa/drawings/look';

export type Home = { location: string; city: string; country: string };

const LAGOS: Record<string, number> = {
  Lagos: 6,
  'Ikeja, Lagos': 4,
  'Lekki, Lagos': 5,
  'Surulere, Lagos': 3,
  'Ikorodu, Lagos': 1.5,
  'Ikoyi, Lagos': 1.6,
  'Badagry, Lagos': 0.5,
  'Epe, Lagos': 0.5,
};
const REGIONS: Record<People, Record<string, number>> = {
  Igbo: {
    Enugu: 5,
    Owerri: 3,
    Onitsha: 2,
    Awka: 2,
    Aba: 2,
    Umuahia: 1.5,
    Nsukka: 1,
    'Port Harcourt': 2,
    Asaba: 1.5,
  },
  Yoruba: {
    Ibadan: 6,
    Abeokuta: 2,
    Ilorin: 2,
    Akure: 1.6,
    Osogbo: 1.4,
    'Ile-Ife': 1.2,
    'Ado-Ekiti': 1,
    Ogbomoso: 0.7,
  },
  Hausa: { Kano: 6, Kaduna: 4, Zaria: 1.6, Katsina: 1.4, Sokoto: 1.6, Bauchi: 1.2, Jos: 0.8 },
  Fulani: { Yola: 3, Kaduna: 2, Gombe: 2, Bauchi: 1.4, Kano: 1.6, Sokoto: 1 },
  Edo: { 'Benin City': 8, Asaba: 1, Warri: 0.8 },
  Efik: { Calabar: 7, Uyo: 1 },
  Ibibio: { Uyo: 7, Calabar: 1.4, 'Port Harcourt': 1 },
  Ijaw: { 'Port Harcourt': 4, Yenagoa: 4, Warri: 1 },
  Tiv: { Makurdi: 6, Lafia: 1.2, Jos: 0.8 },
  Kanuri: { Maiduguri: 7, Kano: 1, Bauchi: 0.8 },
  Urhobo: { Warri: 6, Asaba: 1, 'Benin City': 1 },
  Nupe: { Minna: 4, Bida: 3, Ilorin: 1 },
  Idoma: { Makurdi: 3, Lafia: 1, Enugu: 0.6 },
  Igala: { Lokoja: 5 },
  Berom: { Jos: 7 },
  Akan: { Accra: 6, Kumasi: 2 },
  Ewe: { Accra: 6 },
};
const NORTHERN: readonly People[] = ['Hausa', 'Fulani', 'Kanuri', 'Nupe', 'Tiv', 'Idoma', 'Igala', 'Berom'];
const GHANAIAN: readonly People[] = ['Akan', 'Ewe'];

const ABROAD: Record<string, number> = {
  'London, United Kingdom': 5,
  'Manchester, United Kingdom': 2,
  'Houston, Texas, United States': 3.4,
  'Atlanta, Georgia, United States': 2.6,
  'Toronto, Canada': 3,
  'Johannesburg, South Africa': 1.4,
  'Accra, Ghana': 1.2,
  'Dubai, United Arab Emirates': 1.6,
  'Berlin, Germany': 1.3,
};

const PASSPORTS: Record<string, { nationality: string; odds: number }> = {
  'United Kingdom': { nationality: 'British', odds: 0.35 },
  'United States': { nationality: 'American', odds: 0.35 },
  Canada: { nationality: 'Canadian', odds: 0.3 },
};

export function homeOf(dice: Dice, people: People): Home {
  if (dice.chance(0.13)) return homeFrom(dice.weighted(ABROAD));
  if (GHANAIAN.includes(people))
    return homeFrom(
      dice.chance(0.3) ? `${dice.weighted(LAGOS)}, Nigeria` : `${dice.weighted(REGIONS[people])}, Ghana`,
    );
  const northern = NORTHERN.includes(people);
  if (dice.chance(northern ? 0.24 : 0.56)) return homeFrom(`${dice.weighted(LAGOS)}, Nigeria`);
  if (dice.chance(northern ? 0.3 : 0.22))
    return homeFrom(`${dice.weighted({ Abuja: 6, Gwagwalada: 0.6 })}, Nigeria`);
  return homeFrom(`${dice.weighted(REGIONS[people])}, Nigeria`);
}

export function homeFrom(location: string): Home {
  const parts = location.split(', ');
  return { location, city: parts[0]!, country: parts.at(-1)! };
}

export function nationalityOf(dice: Dice, people: People, { country }: Home): string {
  const passport = PASSPORTS[country];
  if (passport && dice.chance(passport.odds)) return passport.nationality;
  return GHANAIAN.includes(people) ? 'Ghanaian' : 'Nigerian';
}

const SIGN_UP_COUNTRIES = [
  'United States',
  'Canada',
  'United Kingdom',
  'Nigeria',
  'Ghana',
  'South Africa',
  'Germany',
];

// Spec 5 offers fifteen countries; who lives elsewhere names the one they come from.
export function signUpCountryOf({ country }: Home): string {
  return SIGN_UP_COUNTRIES.includes(country) ? country : 'Nigeria';
}

/** Cities one might name as a wish, near the kind of life that this person leads. */
export function wishedPlaces(dice: Dice, people: People): string[] {
  const own = dice
    .some(Object.keys(REGIONS[people]), 2)
    .map((city) => `${city}, ${GHANAIAN.includes(people) ? 'Ghana' : 'Nigeria'}`);
  return [
    ...new Set([...own, ...dice.some(['Lagos, Nigeria', 'Abuja, Nigeria', 'Port Harcourt, Nigeria'], 2)]),
  ];
}
