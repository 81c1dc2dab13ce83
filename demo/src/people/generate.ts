// Everybody after the first forty: drawn by seeded dice, plausible for their people.
import type { Gender, Religion } from '@ijeuwa/contract/person';
import type { Dice } from '@ijeuwa/drawings/dice';
import { type Look, PEOPLES, type People, type Workplace } from '@ijeuwa/drawings/look';
import { bioOf, type Said } from './bio.ts';
import { backgroundOf, familyOf } from './family.ts';
import { HOBBIES } from './hobbies.ts';
import { nameOf } from './naming.ts';
import type { Person, SaidByThemselves } from './person.ts';
import { homeOf, nationalityOf } from './places.ts';
import { educationOf, professionOf } from './professions.ts';
import { wishesOf } from './wishes.ts';

export type Draft = Omit<
  Person,
  | keyof SaidByThemselves
  | 'key'
  | 'email'
  | 'phone'
  | 'dateOfBirth'
  | 'country'
  | 'signUpCountry'
  | 'temperament'
  | 'look'
  | 'scenes'
> & { workplace: Workplace; face?: number };

const SHARES: Record<People, number> = {
  Igbo: 20,
  Yoruba: 23,
  Hausa: 14,
  Fulani: 5,
  Edo: 6,
  Efik: 3,
  Ibibio: 5,
  Ijaw: 4,
  Tiv: 4,
  Kanuri: 3,
  Urhobo: 4,
  Nupe: 2.4,
  Idoma: 2.4,
  Igala: 2,
  Berom: 2,
  Akan: 2.4,
  Ewe: 1.2,
};
type Odds = Partial<Record<Religion, number>>;
const SOUTHERN: Odds = { christianity: 92, traditional: 4, none: 3, spiritual: 1.4, islam: 0.6 };
const FAITHS: Record<People, Odds> = {
  Igbo: SOUTHERN,
  Edo: { ...SOUTHERN, traditional: 8, islam: 3 },
  Efik: SOUTHERN,
  Ibibio: SOUTHERN,
  Ijaw: SOUTHERN,
  Urhobo: SOUTHERN,
  Yoruba: { christianity: 54, islam: 38, traditional: 4, none: 3, spiritual: 1 },
  Hausa: { islam: 94, christianity: 6 },
  Fulani: { islam: 98, christianity: 2 },
  Kanuri: { islam: 98, christianity: 2 },
  Nupe: { islam: 88, christianity: 12 },
  Tiv: { christianity: 95, traditional: 3, islam: 2 },
  Idoma: { christianity: 95, traditional: 3, none: 2 },
  Igala: { christianity: 60, islam: 38, traditional: 2 },
  Berom: { christianity: 98, none: 2 },
  Akan: { christianity: 86, islam: 8, traditional: 3, none: 3 },
  Ewe: { christianity: 88, traditional: 8, none: 4 },
};

export function draftOf(dice: Dice, gender: Gender, said: Said): Draft {
  const people = dice.weighted<People>(Object.fromEntries(PEOPLES.map((one) => [one, SHARES[one]])));
  const religion = dice.weighted<Religion>(FAITHS[people]);
  const age = Math.min(
    55,
    Math.floor(
      21 + 5 * (-Math.log(1 - dice.next() * 0.98) - Math.log(1 - dice.next() * 0.98)) + dice.whole(0, 3),
    ),
  );
  const cut: Look['cut'] = gender === 'female' || (gender !== 'male' && dice.chance(0.5)) ? 'woman' : 'man';
  const home = homeOf(dice, people);
  const profession = professionOf(dice, age, religion);
  const education = educationOf(dice, profession, age);
  const hobbies = hobbiesOf(dice, religion);
  const family = familyOf(dice, age);
  const abroad = home.country !== 'Nigeria' && home.country !== 'Ghana';
  const traits = {
    workplace: profession.workplace,
    hobbies,
    religion,
    hasChildren: family.hasChildren,
    abroad,
  };
  return {
    ...nameOf(dice, people, cut, religion),
    ...family,
    gender,
    age,
    people,
    location: home.location,
    nationality: nationalityOf(dice, people, home),
    profession: profession.title,
    workplace: profession.workplace,
    education,
    religion,
    familyBackground: backgroundOf(dice),
    hobbies,
    bio: bioOf(dice, traits, said),
    wishes: wishesOf(dice, {
      gender,
      age,
      people,
      religion,
      education,
      hobbies,
      hasChildren: family.hasChildren,
      abroad,
    }),
  };
}

const FAITHFUL: Record<string, Religion> = {
  Choir: 'christianity',
  'Bible study': 'christianity',
  'Gospel music': 'christianity',
  'Qur’an study': 'islam',
};

function hobbiesOf(dice: Dice, religion: Religion): string[] {
  const open = HOBBIES.map(({ name }) => name).filter(
    (name) => !FAITHFUL[name] || FAITHFUL[name] === religion,
  );
  return dice.some(open, dice.whole(2, 4));
}
