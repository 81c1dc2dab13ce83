// A shared phone: what one member leaves, by whichever door, the next one does not find.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeEach, expect, test } from 'vitest';
import { ADA } from '#test/fake-api.tsx';
import { keepDraft, ownerOf, readDraft } from './kept-draft.ts';
import { type Kind, keep, type Place, placeOf, read } from './kept-here.ts';
import { signedInAs, signedOut, signedOutElsewhere } from './session.ts';

const BISI = { ...ADA, _id: '01900000-0000-7000-8000-0000000000d1' };
const named = [
  'profileDraft',
  'questionDraft',
  'chatDraft',
  'chatOutbox',
  'liveChatOutbox',
  'vipDraft',
] as const;
const OWN: Place[] = [
  ...named.map((kind) => placeOf(kind, ADA._id, 'x')),
  ...(['openOrder', 'formCompleted', 'likesOnTheirWay', 'matchProgressRanFor', 'wantedPlan'] as const),
  'code:blossom:NGN',
  'meeting:x',
];
const DEVICE: Place[] = ['theme', 'phoneCountry', 'staffGrouped', 'reloadedAt'];
const left = () => [...Object.keys(localStorage), ...Object.keys(sessionStorage)].sort();

beforeEach(() => {
  signedOut();
  localStorage.clear();
  sessionStorage.clear();
});
const begin = () => {
  signedInAs(ADA);
  for (const place of [...OWN, ...DEVICE]) keep(place, 'hers');
};

test('of a member who logs out nothing stays but what is the device’s', () => {
  begin();
  signedOut();
  expect(left()).toEqual([...DEVICE].sort());
  expect(OWN.map(read).filter(Boolean)).toEqual([]);
});

test('of one who is signed out by another device the code alone stays, for them and for nobody else', () => {
  const leave = () => {
    begin();
    signedOutElsewhere();
    // As at each start of a page without a session.
    signedOutElsewhere();
  };
  leave();
  expect(left()).toEqual([...DEVICE, 'code:blossom:NGN', 'awaits'].sort());
  expect(OWN.filter((place) => read(place) !== undefined)).toEqual(['code:blossom:NGN']);
  signedInAs(ADA);
  expect(read('code:blossom:NGN')).toBe('hers');
  leave();
  signedInAs(BISI);
  expect(read('code:blossom:NGN')).toBeUndefined();
  leave();
  signedOut();
  expect(left()).toEqual([...DEVICE].sort());
});

test('a plan that somebody else chooses where a code awaits its member goes with them into their account', () => {
  begin();
  signedOutElsewhere();
  keep('wantedPlan', 'harmony');
  signedInAs(BISI);
  expect([read('wantedPlan'), read('code:blossom:NGN')]).toEqual(['harmony', undefined]);
});

test('whoever signs in over another finds nothing of theirs, their code least of all', () => {
  begin();
  signedInAs(BISI);
  expect(OWN.map(read).filter(Boolean)).toEqual([]);
});

test('nor in a tab that slept while another tab changed who is here', () => {
  begin();
  // The other tab has no part in this tab's own store.
  localStorage.clear();
  localStorage.setItem('keptFor', BISI._id);
  signedInAs(BISI);
  expect(read('code:blossom:NGN')).toBeUndefined();
  expect(read('wantedPlan')).toBeUndefined();
});

test('the same member keeps it all, however often we hear who they are', () => {
  begin();
  signedInAs({ ...ADA, name: 'Ada Obi' });
  expect(OWN.filter((place) => read(place) === undefined)).toEqual([]);
});

test('what a visitor began goes with them into their account, and no check of a session takes it', () => {
  keep('wantedPlan', 'harmony');
  keepDraft(ownerOf(undefined), 'home', { age: 31 });
  signedOutElsewhere();
  signedInAs(ADA);
  expect([read('wantedPlan'), readDraft(ownerOf(undefined), 'home')]).toEqual(['harmony', { age: 31 }]);
});

test('nothing else touches what the browser keeps', () => {
  const source = join(import.meta.dirname, '..');
  const files = readdirSync(source, { recursive: true, encoding: 'utf8' }).filter(
    (file) => /\.tsx?$/.test(file) && !/\.(test|fakes)\.tsx?$/.test(file),
  );
  expect(files.length).toBeGreaterThan(500);
  const touching = files.filter((file) =>
    /\b(localStorage|sessionStorage|indexedDB)\b/.test(readFileSync(join(source, file), 'utf8')),
  );
  expect(touching, 'add its name to RULES in platform/kept-here.ts, and keep it by that').toEqual([
    join('platform', 'kept-here.ts'),
  ]);
});

/** In the words of the privacy policy; what is new here is told of there. */
const TOLD: Record<Kind, string> = {
  theme: 'whether you chose light or dark',
  phoneCountry: 'the country of your phone number',
  staffGrouped: 'of our staff, whether their queues stand in groups',
  reloadedAt: 'when a page last had to load itself anew',
  authUser: 'who is signed in',
  formCompleted: 'that you have finished joining (`formCompleted`)',
  openOrder: 'an open order',
  likesOnTheirWay: 'a like that is on its way with its note',
  matchProgressRanFor: 'that your search for people has run',
  profileDraft: 'forms that you have not finished',
  vipDraft: 'forms that you have not finished',
  questionDraft: 'forms that you have not finished',
  chatOutbox: 'messages that have not left yet',
  liveChatOutbox: 'messages that have not left yet',
  chatDraft: 'or are half written',
  code: 'a discount code that you entered',
  wantedPlan: 'the plan that you chose on an open page',
  meeting: 'whether you chose picture, sound or writing for a session',
  left: 'that you left a page in haste',
};

test('the privacy policy tells of everything that is kept here', () => {
  const policy = readFileSync(join(import.meta.dirname, '../../../content/legal/policy.md'), 'utf8');
  const list = policy.split('\n').find((line) => line.includes('your browser’s own storage'))!;
  expect(Object.entries(TOLD).filter(([, words]) => !list.includes(words))).toEqual([]);
  const source = readFileSync(join(import.meta.dirname, 'kept-here.ts'), 'utf8');
  const rules = source.slice(source.indexOf('const RULES'), source.indexOf('as const satisfies'));
  const kinds = [...rules.matchAll(/^ {2}(\w+):/gm)].map(([, kind]) => kind!);
  expect(kinds.toSorted()).toEqual(Object.keys(TOLD).toSorted());
});
