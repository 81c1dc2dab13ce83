// The members of the demonstration world: the same each time, adult, plausible, and enough of them fit.
import { readFileSync } from 'node:fs';
import { DetailsChange, savePrompts } from '@ijeuwa/contract/details';
import * as contract from '@ijeuwa/contract/person';
import { ACCEPT_CHILDREN, IMPORTANCES, INTERESTS_MAX, PLACE_KINDS } from '@ijeuwa/contract/wishes';
import { SCENES } from '@ijeuwa/drawings/look';
import { describe, expect, it } from 'vitest';
import { LEADS, listPeople } from './list-people.ts';
import type { Person } from './person.ts';

const CONTENT = new URL('../../../content/prompts.json', import.meta.url);
const KEYS = JSON.parse(readFileSync(CONTENT, 'utf8')).prompts.map(({ key }: { key: string }) => key);

const TODAY = '2026-11-20';
const people = listPeople(TODAY);
const share = (fits: (person: Person) => boolean) => people.filter(fits).length / people.length;

function ageOn(today: string, born: string): number {
  const years = Number(today.slice(0, 4)) - Number(born.slice(0, 4));
  return today.slice(5) < born.slice(5) ? years - 1 : years;
}

describe('the members of the demonstration world', () => {
  it('are the same three hundred at every start', () => {
    expect(people).toHaveLength(300);
    expect(listPeople(TODAY)).toEqual(people);
    expect(listPeople(TODAY, 40)).toEqual(people.slice(0, 40));
  });

  it('keep their age whatever the day is', () => {
    for (const today of [TODAY, '2027-03-01', '2028-02-29'])
      for (const { age, dateOfBirth } of listPeople(today)) expect(ageOn(today, dateOfBirth)).toBe(age);
  });

  it('are all adults between 21 and 55', () => {
    for (const { age } of people) expect(age >= 21 && age <= 55).toBe(true);
  });

  it('bear names, e-mail addresses and words of their own', () => {
    expect(new Set(people.map(({ name }) => name)).size).toBe(300);
    expect(new Set(people.map(({ email }) => email)).size).toBe(300);
    expect(new Set(people.map(({ bio }) => bio)).size).toBe(300);
    for (const { email } of people) expect(email).toMatch(/^[a-z.]+\.\d+@demo\.ijeuwa\.example$/);
  });

  it('write their names with marks composed', () => {
    for (const { name, firstName } of people)
      expect([name, firstName]).toEqual([name.normalize('NFC'), firstName.normalize('NFC')]);
    expect(people.map(({ name }) => name)).toContain('Chinedu Ọkáfọ̀'.normalize('NFC'));
  });

  it('give only answers that the forms allow', () => {
    for (const person of people) {
      const { wishes } = person;
      expect(contract.GENDERS).toContain(person.gender);
      expect(contract.EDUCATIONS).toContain(person.education);
      expect(contract.RELIGIONS).toContain(person.religion);
      expect(contract.RELATIONSHIP_STATUSES).toContain(person.relationshipStatus);
      expect(contract.PREVIOUS_MARRIAGES).toContain(person.previousMarriages);
      expect(contract.TIMEFRAMES).toContain(wishes.timeframe);
      expect(contract.GOALS).toContain(wishes.goal);
      expect(PLACE_KINDS).toContain(wishes.placeKind);
      expect(ACCEPT_CHILDREN).toContain(wishes.acceptChildren);
      for (const one of wishes.interests) expect(contract.INTERESTS).toContain(one);
      for (const one of wishes.religions) expect(contract.RELIGIONS).toContain(one);
      for (const one of Object.values(wishes.importance)) expect(IMPORTANCES).toContain(one);
      expect(wishes.interests.length).toBeLessThanOrEqual(INTERESTS_MAX);
      expect(wishes.distanceKm >= 1 && wishes.distanceKm <= 100).toBe(true);
      expect(wishes.ageMin >= 18 && wishes.ageMax <= 70 && wishes.ageMax > wishes.ageMin).toBe(true);
      expect(wishes.places.length > 0).toBe(wishes.placeKind === 'places');
    }
  });

  it('say more of themselves in ways that the forms allow, and that fit who they are', () => {
    const change = { consent: true };
    for (const { details, prompts, religion, previousMarriages } of people) {
      const given = Object.entries(details).map(([name, detail]) => [name, { ...detail, ...change }]);
      expect(DetailsChange.safeParse(Object.fromEntries(given)).error).toBeUndefined();
      expect(savePrompts.body.safeParse({ prompts }).error).toBeUndefined();
      expect(JSON.stringify(prompts)).not.toMatch(/[{}]\w|undefined/);
      for (const { key } of prompts) expect(KEYS).toContain(key);
      if (religion === 'none')
        expect([details.denomination, details.practice]).toEqual([undefined, undefined]);
      if (religion === 'islam' && details.drinking) expect(details.drinking.value).toBe('no');
      if (details.previousMarriages) expect(details.previousMarriages.value).toBe(previousMarriages);
    }
    expect(share(({ prompts }) => prompts.length >= 2)).toBe(1);
    expect(share(({ details }) => Object.keys(details).length >= 5)).toBeGreaterThan(0.8);
  });

  it('write different things, above all the first forty', () => {
    const first = people.slice(0, LEADS).flatMap(({ prompts }) => prompts.map(({ reply }) => reply));
    expect(new Set(first).size).toBeGreaterThan(first.length * 0.85);
  });

  it('tell of children and former marriages only where there are any', () => {
    for (const person of people) {
      expect(person.numberOfChildren > 0).toBe(person.hasChildren);
      expect(person.childrenAges !== '').toBe(person.hasChildren);
      expect(person.livingArrangement !== null).toBe(person.hasChildren);
      expect(person.previousMarriages === '0').toBe(person.relationshipStatus === 'single');
      if (person.divorceDetails) expect(['divorced', 'separated']).toContain(person.relationshipStatus);
    }
  });

  it('show five to eight different pictures each', () => {
    for (const { scenes } of people) {
      expect(scenes.length >= 5 && scenes.length <= 8).toBe(true);
      expect(new Set(scenes).size).toBe(scenes.length);
      for (const scene of scenes) expect(SCENES).toContain(scene);
    }
  });

  it('live and believe as Nigerians do, about two fifths of them in Lagos', () => {
    expect(share(({ gender }) => gender === 'female')).toBeCloseTo(0.5, 1);
    expect(share(({ gender }) => gender === 'non-binary' || gender === 'other')).toBeLessThanOrEqual(0.02);
    expect(share(({ location }) => location.includes('Lagos'))).toBeCloseTo(0.4, 1);
    expect(share(({ religion }) => religion === 'christianity')).toBeGreaterThan(0.5);
    expect(share(({ religion }) => religion === 'islam')).toBeGreaterThan(0.25);
    expect(new Set(people.map((person) => person.people)).size).toBe(17);
  });
});

// The ones who load first must give a visitor somebody to meet: musts only, both ways.
describe('the first forty', () => {
  const leads = people.slice(0, LEADS);
  const welcomes = ({ wishes }: Person, one: Pick<Person, 'gender' | 'age' | 'religion' | 'hasChildren'>) =>
    wishes.genders.includes(one.gender) &&
    one.age >= wishes.ageMin &&
    one.age <= wishes.ageMax &&
    (wishes.importance.religion !== 'must' ||
      wishes.religions.length === 0 ||
      wishes.religions.includes(one.religion));

  it('hold at least eight good fits for a Christian woman of 29 in Lagos who seeks men of 28 to 40', () => {
    const ada = { gender: 'female', age: 29, religion: 'christianity', hasChildren: false } as const;
    const fits = leads.filter(
      (one) => one.gender === 'male' && one.age >= 28 && one.age <= 40 && one.religion === 'christianity',
    );
    expect(fits.filter((one) => welcomes(one, ada)).length).toBeGreaterThanOrEqual(8);
    expect(
      fits.filter((one) => welcomes(one, ada) && one.location.includes('Lagos')).length,
    ).toBeGreaterThanOrEqual(4);
  });

  it.each(['christianity', 'islam'] as const)(
    'hold good fits for a man of 33 in Abuja (%s) who seeks women of 25 to 34',
    (religion) => {
      const him = { gender: 'male', age: 33, religion, hasChildren: false } as const;
      const fits = leads.filter(
        (one) => one.gender === 'female' && one.age >= 25 && one.age <= 34 && one.religion === religion,
      );
      const welcoming = fits.filter((one) => welcomes(one, him));
      expect(welcoming.length).toBeGreaterThanOrEqual(5);
      expect(welcoming.filter(({ location }) => location.startsWith('Abuja')).length).toBeGreaterThanOrEqual(
        2,
      );
    },
  );
});
