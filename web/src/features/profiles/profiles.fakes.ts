// A member's own record as the screen tests of this room know it.
import { DETAILS, type OwnDetails, type OwnStory } from '@ijeuwa/contract/details';
import type { Photo } from '@ijeuwa/contract/photos';
import type { MatrimonyProfile } from '@ijeuwa/contract/profiles';
import type { Wishes } from '@ijeuwa/contract/wishes';
import { ADA } from '#test/fake-api.tsx';

export const ownPhoto = (at: number, state: Photo['state'] = 'approved'): Photo => ({
  _id: `photo-${String(at).padStart(10, '0')}`,
  url: `/api/photos/${at}/l`,
  small: `/api/photos/${at}/s`,
  isPrimary: at === 1,
  state,
  placeholder: '',
});

export const PROFILE: MatrimonyProfile = {
  name: ADA.name,
  age: 29,
  dateOfBirth: null,
  gender: 'female',
  location: null,
  email: ADA.email,
  phone: null,
  pictures: [],
  profession: null,
  education: null,
  religion: null,
  familyBackground: '',
  hobbies: [],
  bio: '',
  relationshipStatus: null,
  previousMarriages: null,
  divorceDetails: '',
  hasChildren: null,
  numberOfChildren: null,
  childrenAges: '',
  livingArrangement: null,
  visibility: 'Public',
  photosBlurred: false,
  consentedAt: null,
  nextStep: 1,
  nextScreen: 'photos',
  submittedAt: null,
};

export const WISHES: Wishes = {
  genders: ['male'],
  ageMin: 25,
  ageMax: 45,
  placeKind: 'country',
  distanceKm: 50,
  places: [],
  religions: [],
  education: 'noPreference',
  acceptChildren: 'maybe',
  timeframe: null,
  goal: 'Marriage',
  interests: [],
  dealBreakers: '',
  notifications: true,
  importance: {
    religion: 'must',
    education: 'very',
    place: 'very',
    children: 'very',
    timeframe: 'very',
    interests: 'very',
  },
};

export const NO_STORY: OwnStory = {
  details: Object.fromEntries(DETAILS.map((name) => [name, null])) as OwnDetails,
  prompts: [],
  choices: [
    { key: 'sunday', text: 'A Sunday at home sounds like …' },
    { key: 'laugh', text: 'What makes me laugh without fail' },
  ],
};
