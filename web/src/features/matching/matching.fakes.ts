// People of the deck as the screen tests of this room know them.
import type { Match, MatchCard, MatchRequest, MatchStatus, PotentialMatch } from '@ijeuwa/contract/matching';
import { range } from '@ijeuwa/contract/range';

export const potential = (n: number, name: string): PotentialMatch => ({
  _id: `01900000-0000-7000-8000-0000000003${n}0`,
  name,
  age: 33,
  images: [],
  blurred: false,
  likeness: 'man',
  location: 'Enugu, Nigeria',
  profession: 'Teacher',
  education: 'bachelors',
  religion: 'christianity',
  relationshipStatus: 'single',
  timeframe: '6-12months',
  matchPercent: 88,
  reasons: [`You both want marriage within ${range(6, 12)} months`],
  difference: null,
  reviewedAt: null,
  demonstration: false,
  pick: false,
});

export const requestOf = (person: PotentialMatch, liked: MatchRequest['liked'] = null): MatchRequest => ({
  ...person,
  liked,
});

export const matchWith = ({ _id, name, age, location, profession }: PotentialMatch): Match => ({
  _id: _id.replace('0003', '0004'),
  name,
  age,
  location,
  profession,
  image: null,
  photo: null,
  likeness: 'man',
  member: _id,
  matchedAt: new Date().toISOString(),
  last: null,
  celebrated: false,
  demonstration: false,
});

export const ACTIVE: MatchStatus = {
  card: 'active',
  viewedYou: 3,
  likedYou: 1,
  potentialMatches: 2,
  matches: 0,
  picks: 0,
  hasPassed: false,
  likeNeeds: null,
};

export const OWN: MatchCard = {
  _id: '01900000-0000-7000-8000-000000000001',
  name: 'Adaọbị Okeke',
  age: 29,
  location: 'Lagos, Nigeria',
  profession: 'Pharmacist',
  education: 'bachelors',
  religion: 'christianity',
  images: [],
  status: 'active',
  reviewDueAt: null,
  activatedAt: '2026-11-20T09:00:00.000Z',
};
