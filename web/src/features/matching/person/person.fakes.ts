// A person’s page as the tests of this room know it.
import type { PublicProfile } from '@ijeuwa/contract/people';

export const EMEKA_ID = '01900000-0000-7000-8000-000000000310';
export const EMEKA: PublicProfile = {
  _id: EMEKA_ID,
  name: 'Emeka Ọbí',
  age: 33,
  images: ['/api/photos/a/l', '/api/photos/b/l', '/api/photos/c/l'],
  blurred: false,
  likeness: 'man',
  location: 'Enugu, Nigeria',
  profession: 'Teacher',
  education: 'bachelors',
  religion: 'christianity',
  bio: 'I teach physics.',
  hobbies: ['Chess'],
  familyBackground: 'First of five.',
  relationshipStatus: 'single',
  hasChildren: false,
  timeframe: '6-12months',
  details: { languages: ['Igbo', 'English'], height: 172, childrenHoped: 'few', denomination: 'Anglican' },
  prompts: [{ key: 'table', text: 'At my table there is always …', reply: 'One plate more.' }],
  checks: [{ what: 'profile', on: '2026-10-14' }],
  between: {
    is: 'open',
    matchId: null,
    matchPercent: 88,
    reasons: ['Both Christian'],
    difference: 'He lives in Enugu, 460 km away',
    liked: null,
  },
  demonstration: false,
};
