// A member's facts without a database, for the rules of the matching room.
import { type Facts, factsOf, packCell, type Source } from '../src/features/matching/card-facts.rules.ts';

const SOURCE: Source = {
  memberId: 'ada',
  gender: 'female',
  birthMonth: '1996-05-01',
  placeId: 1,
  cellX: 33,
  cellY: 64,
  country: 'NG',
  religion: 'christianity',
  education: 'bachelors',
  relationshipStatus: 'single',
  numberOfChildren: 0,
  hobbies: ['cooking'],
  visibility: 'Public',
  submitted: true,
  memberStatus: 'active',
  lastSeenAt: '2026-11-24T09:00:00Z',
  cardStatus: 'active',
  approvedPhotos: 5,
  crossesBorders: false,
  genders: ['male'],
  ageMin: 25,
  ageMax: 45,
  placeKind: 'country',
  distanceKm: 50,
  wantedCells: [],
  religions: ['christianity'],
  wantedEducation: 'noPreference',
  acceptChildren: 'maybe',
  timeframe: '1-2years',
  interests: [],
  importance: {
    religion: 'must',
    education: 'very',
    place: 'very',
    children: 'very',
    timeframe: 'very',
    interests: 'very',
  },
};

export const sourceOf = (change: Partial<Source> = {}): Source => ({ ...SOURCE, ...change });
export const facts = (change: Partial<Source> = {}): Facts => factsOf(sourceOf(change))!;
export const ENUGU = { placeId: 4, cellX: 75, cellY: 64 };
export const LONDON = { placeId: 6, cellX: -2, cellY: 515, country: 'GB' };
export const LAGOS_CELL = packCell(33, 64);
