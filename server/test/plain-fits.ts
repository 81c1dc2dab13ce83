// Who fits whom, read from the words of the decisions, and anybody to ask it of: an oracle that shares no code with the product.
import { EDUCATIONS, GENDERS, INTERESTS, RELIGIONS, TIMEFRAMES } from '@ijeuwa/contract/person';
import fc from 'fast-check';
import { DAY_MS, later } from '#platform/clock.ts';
import { type NewMember, PLACES, type PlaceName } from './members.ts';

// Musts are few, or nobody would fit.
const IMPORTANCES = [
  'not important',
  'a little',
  'somewhat',
  'somewhat',
  'very',
  'very',
  'very',
  'must',
] as const;
const some = <T>(all: readonly T[], least = 0) => fc.subarray([...all], { minLength: least });
const seldom = (weight: number) => fc.integer({ min: 1, max: 100 }).map((dice) => dice <= weight);

/** Anybody who may be a member, as a form would say it; `married` and the card included. */
export const anyPerson = fc.record({
  age: fc.integer({ min: 19, max: 50 }),
  place: fc.constantFrom(...(Object.keys(PLACES) as PlaceName[])),
  gender: fc.constantFrom(...GENDERS.slice(0, 3), 'female', 'male', 'female', 'male'),
  seeks: some(GENDERS.slice(0, 3), 2),
  religion: fc.constantFrom(...RELIGIONS.slice(0, 3)),
  education: fc.constantFrom(...EDUCATIONS),
  children: fc.integer({ min: 0, max: 2 }),
  timeframe: fc.constantFrom(...TIMEFRAMES),
  hobbies: some(INTERESTS),
  ageMin: fc.integer({ min: 18, max: 26 }),
  ageMax: fc.integer({ min: 40, max: 70 }),
  placeKind: fc.constantFrom('within', 'places', 'country', 'anywhere'),
  distanceKm: fc.constantFrom(5, 20, 50, 100),
  wantedPlaces: some(Object.keys(PLACES) as PlaceName[], 1),
  religions: some(RELIGIONS.slice(0, 3)),
  wantedEducation: fc.constantFrom(
    'highSchool',
    'bachelors',
    'masters',
    'phd',
    'noPreference',
    'noPreference',
  ),
  acceptChildren: fc.constantFrom('yes', 'no', 'maybe'),
  interests: some(INTERESTS).map((all) => all.slice(0, 5)),
  importance: fc.record({
    religion: fc.constantFrom(...IMPORTANCES),
    education: fc.constantFrom(...IMPORTANCES),
    place: fc.constantFrom(...IMPORTANCES),
    children: fc.constantFrom(...IMPORTANCES),
    timeframe: fc.constantFrom(...IMPORTANCES),
    interests: fc.constantFrom(...IMPORTANCES),
  }),
  abroad: seldom(60),
  isPrivate: seldom(10),
  married: seldom(5),
  cardStatus: fc.constantFrom('active', 'active', 'active', 'active', 'active', 'paused', 'pending', 'none'),
  photos: fc.constantFrom(5, 5, 5, 5, 0),
  daysAway: fc.integer({ min: 0, max: 60 }),
});
export type Somebody = typeof anyPerson extends fc.Arbitrary<infer T> ? T : never;

export const toMember = (one: Somebody, now: Date): NewMember => ({
  age: one.age,
  place: one.place,
  package: one.abroad ? 'abroad' : 'home',
  cardStatus: one.cardStatus as NewMember['cardStatus'],
  photos: one.photos,
  lastSeenAt: later(now, -one.daysAway * DAY_MS),
  profile: {
    gender: one.gender,
    religion: one.religion,
    education: one.education,
    numberOfChildren: one.children,
    hobbies: [...one.hobbies],
    visibility: one.isPrivate ? 'Private' : 'Public',
    relationshipStatus: one.married ? 'married' : 'single',
  },
  wish: {
    genders: [...one.seeks],
    ageMin: one.ageMin,
    ageMax: one.ageMax,
    placeKind: one.placeKind,
    placeIds: one.wantedPlaces.map((name) => PLACES[name].id),
    distanceKm: one.distanceKm,
    religions: [...one.religions],
    education: one.wantedEducation,
    acceptChildren: one.acceptChildren,
    timeframe: one.timeframe,
    interests: [...one.interests],
    importance: one.importance,
  },
});

export const kmApart = (a: Somebody, b: Somebody): number => {
  const [here, there] = [PLACES[a.place], PLACES[b.place]];
  return Math.hypot(
    (here.cellY - there.cellY) * 11.132,
    (here.cellX - there.cellX) * 11.132 * Math.cos(((here.cellY + there.cellY + 1) / 20) * (Math.PI / 180)),
  );
};

/** Whether one lives where the other wishes. */
export const placeFits = (a: Somebody, b: Somebody): boolean => {
  const [here, there] = [PLACES[a.place], PLACES[b.place]];
  return {
    within: kmApart(a, b) <= a.distanceKm,
    places: a.wantedPlaces.some(
      (name) =>
        Math.abs(PLACES[name].cellX - there.cellX) <= 2 && Math.abs(PLACES[name].cellY - there.cellY) <= 2,
    ),
    country: here.country === there.country,
    anywhere: true,
  }[a.placeKind as 'within'];
};

/** Every must of one, met by the other, read from the words of the decisions. */
export const accepts = (a: Somebody, b: Somebody): boolean => {
  const must = (wish: keyof Somebody['importance']) => a.importance[wish] === 'must';
  const [here, there] = [PLACES[a.place], PLACES[b.place]];
  const steps = Math.abs(TIMEFRAMES.indexOf(a.timeframe) - TIMEFRAMES.indexOf(b.timeframe));
  const level = (education: string) => (education === 'other' ? 0 : EDUCATIONS.indexOf(education as 'phd'));
  return (
    a.seeks.includes(b.gender) &&
    b.age >= a.ageMin &&
    b.age <= a.ageMax &&
    (here.country === there.country || (a.abroad && b.abroad)) &&
    !(must('religion') && a.religions.length > 0 && !a.religions.includes(b.religion)) &&
    !(
      must('education') &&
      a.wantedEducation !== 'noPreference' &&
      level(b.education) < level(a.wantedEducation)
    ) &&
    !(must('place') && !placeFits(a, b)) &&
    !(must('children') && a.acceptChildren === 'no' && b.children > 0) &&
    !(must('timeframe') && steps > 1) &&
    !(must('interests') && a.interests.length > 0 && !a.interests.some((one) => b.hobbies.includes(one)))
  );
};
