// How the member's settings stand, in few words.
import { range } from '@ijeuwa/contract/range';
import type { Wishes } from '@ijeuwa/contract/wishes';
import { expect, test } from 'vitest';
import { checkedInShort, devicesInShort, packageInShort, wishesInShort } from './own-states.ts';

const WISHES: Wishes = {
  genders: ['female'],
  ageMin: 26,
  ageMax: 34,
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
    interests: 'a little',
  },
};
const place = (label: string, _id: number) => ({ label, _id });

test.each([
  [{}, `Women ${range(26, 34)} · in my country · 3 musts`],
  [
    { genders: ['female', 'male'] as const, placeKind: 'anywhere' as const },
    `Everyone ${range(26, 34)} · anywhere · 3 musts`,
  ],
  [{ placeKind: 'within' as const, distanceKm: 40 }, `Women ${range(26, 34)} · within 40 km · 3 musts`],
  [
    {
      placeKind: 'places' as const,
      places: [place('Lagos, Nigeria', 1), place('Enugu, Nigeria', 2), place('London', 3)],
    },
    `Women ${range(26, 34)} · Lagos, Enugu and 1 more · 3 musts`,
  ],
])('wishes %o read "%s"', (change, words) =>
  expect(wishesInShort({ ...WISHES, ...change } as Wishes)).toBe(words),
);

test('a package says until when, and its absence is said as it is called', () => {
  const none = {
    packageId: null,
    label: 'No package yet',
    trial: false,
    startsAt: null,
    endsAt: null,
    mayStartTrial: true,
    reviewWithinHours: 24,
  };
  expect(packageInShort(none)).toBe('No package yet');
  expect(packageInShort({ ...none, label: 'Harmony', endsAt: '2027-02-22T09:00:00.000Z' })).toBe(
    'Harmony until Mon 22 Feb 2027',
  );
});

test('other devices are counted beside this one', () => {
  const session = (current: boolean) => ({
    _id: 'x',
    device: 'Chrome',
    createdAt: '',
    lastSeenAt: '',
    current,
  });
  expect(devicesInShort([session(true)])).toBe('This device only');
  expect(devicesInShort([session(false), session(true)])).toBe('This device and 1 more');
});

test.each([
  [true, true, 'Email and phone confirmed'],
  [true, false, 'Email confirmed, phone not yet'],
  [false, true, 'Phone confirmed, email not yet'],
  [false, false, 'Email and phone not confirmed yet'],
])('with email %s and phone %s it says "%s"', (emailConfirmed, phoneConfirmed, words) =>
  expect(
    checkedInShort({
      profileSubmitted: true,
      photos: 5,
      emailConfirmed,
      phoneConfirmed,
      wishesSaved: true,
      saysSomething: true,
      toAnswer: 0,
    }),
  ).toBe(words),
);
