// What a person seeks, and how much each wish weighs.
import {
  EDUCATIONS,
  type Education,
  type Gender,
  type Religion,
  type Timeframe,
} from '@ijeuwa/contract/person';
import type { Importance } from '@ijeuwa/contract/wishes';
import type { Dice } from '@ijeuwa/drawings/dice';
import type { People } from '@ijeuwa/drawings/look';
import { HOBBIES } from './hobbies.ts';
import type { PersonWishes } from './person.ts';
import { wishedPlaces } from './places.ts';

export type Seeker = {
  gender: Gender;
  age: number;
  people: People;
  religion: Religion;
  education: Education;
  hobbies: string[];
  hasChildren: boolean;
  abroad: boolean;
};

const DEAL_BREAKERS: readonly string[] = [
  '',
  '',
  '',
  '',
  'Dishonesty about money.',
  'Smoking. I am sorry, but I cannot.',
  'Somebody who is rude to people who serve them.',
  'I could not share a home with heavy drinking.',
  'No polygamy, please; I have seen it from inside.',
  'Violence of any kind, even of the tongue.',
  'A person who will not meet my family.',
  'Please know your genotype before we talk of a wedding; I will tell you mine.',
  'Somebody who does not want children at all.',
  'I will not relocate before my mother’s treatment ends.',
  'Keeping secrets in the name of peace.',
  'Not being able to say sorry.',
  'Living on the phone at the dinner table.',
  'Forcing anybody, me included, to change religion.',
  'Long distance for ever. A year is fine; ten is not.',
  'Somebody who mocks another person’s tribe.',
];

export function wishesOf(dice: Dice, seeker: Seeker): PersonWishes {
  const { religion, people } = seeker;
  const devout = religion === 'christianity' || religion === 'islam';
  const openToAll = dice.chance(devout ? 0.16 : 0.7);
  const acceptChildren = seeker.hasChildren
    ? dice.weighted({ yes: 6, maybe: 2 })
    : dice.weighted({ yes: 3, maybe: 4, no: seeker.age < 36 ? 3.4 : 1 });
  const placeKind = dice.weighted({
    country: 5,
    within: seeker.abroad ? 0.4 : 2,
    places: seeker.abroad ? 0 : 1.4,
    anywhere: seeker.abroad ? 6 : 2.6,
  });
  const education = wishedEducation(dice, seeker.education);
  return {
    genders: sought(dice, seeker.gender),
    ...agesOf(dice, seeker),
    placeKind,
    distanceKm: dice.pick([20, 30, 40, 50, 60, 80, 100]),
    places: placeKind === 'places' ? wishedPlaces(dice, people) : [],
    religions: openToAll
      ? []
      : [religion, ...(dice.chance(0.12) ? (['spiritual'] as const).filter((one) => one !== religion) : [])],
    education,
    acceptChildren,
    timeframe: timeframeOf(dice, seeker.age),
    goal: dice.weighted({ Marriage: 7, 'Long-term': 1.4, Traditional: 1.4, Modern: 0.8 }),
    interests: interestsOf(dice, seeker.hobbies),
    dealBreakers: dice.pick(DEAL_BREAKERS),
    notifications: true,
    importance: {
      religion: openToAll
        ? dice.pick(['not important', 'a little'])
        : dice.weighted<Importance>({ must: 5, very: 3.4, somewhat: 1.6 }),
      education:
        education === 'noPreference'
          ? 'not important'
          : dice.weighted<Importance>({ 'a little': 3, somewhat: 4, very: 2, must: 0.4 }),
      place:
        placeKind === 'anywhere'
          ? 'not important'
          : dice.weighted<Importance>({ 'a little': 2, somewhat: 3, very: 3, must: 0.7 }),
      children:
        acceptChildren === 'no'
          ? dice.weighted<Importance>({ somewhat: 2, very: 3, must: 2.4 })
          : dice.weighted<Importance>({ 'a little': 3, somewhat: 3, very: 1 }),
      timeframe: dice.weighted<Importance>({ 'a little': 2, somewhat: 4, very: 3, must: 0.3 }),
      interests: dice.weighted<Importance>({ 'not important': 1, 'a little': 4, somewhat: 4, very: 1 }),
    },
  };
}

function sought(dice: Dice, gender: Gender): Gender[] {
  if (gender === 'non-binary' || gender === 'other') return ['male', 'female', 'non-binary', 'other'];
  const [same, opposite] = gender === 'male' ? (['male', 'female'] as const) : (['female', 'male'] as const);
  const wish = dice.weighted({ opposite: 96, same: 2, both: 2 });
  return wish === 'opposite' ? [opposite] : wish === 'same' ? [same] : ['male', 'female'];
}

function agesOf(dice: Dice, { gender, age }: Seeker): { ageMin: number; ageMax: number } {
  const [younger, older] =
    gender === 'male'
      ? [dice.whole(5, 10), dice.whole(0, 4)]
      : gender === 'female'
        ? [dice.whole(0, 3), dice.whole(6, 12)]
        : [dice.whole(4, 7), dice.whole(4, 8)];
  const ageMin = Math.max(21, Math.min(68, age - younger));
  return { ageMin, ageMax: Math.max(ageMin + 3, Math.min(70, age + older)) };
}

function wishedEducation(dice: Dice, own: Education): PersonWishes['education'] {
  const order: readonly Education[] = EDUCATIONS.slice(0, 4);
  const wish = dice.weighted({ noPreference: 5, highSchool: 0.6, bachelors: 4, masters: 0.8 });
  return wish !== 'noPreference' && order.indexOf(wish) > Math.max(1, order.indexOf(own))
    ? 'bachelors'
    : wish;
}

function timeframeOf(dice: Dice, age: number): Timeframe {
  return dice.weighted({
    '0-6months': age < 27 ? 0.6 : 2,
    '6-12months': age < 27 ? 2 : 4.4,
    '1-2years': 4,
    '2+years': age < 28 ? 3 : 0.8,
  });
}

function interestsOf(dice: Dice, hobbies: string[]): PersonWishes['interests'] {
  const own = HOBBIES.filter(({ name }) => hobbies.includes(name)).map(({ interest }) => interest);
  return [
    ...new Set([
      ...own,
      ...dice.some(['Family', 'Travel', 'Spirituality', 'Education', 'Career'] as const, 2),
    ]),
  ].slice(0, 5);
}
