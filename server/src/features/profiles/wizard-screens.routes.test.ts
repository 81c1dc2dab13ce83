// One screen of the wizard through HTTP: kept at once, refused with the texts of its step, remembered from any device.
import * as calls from '@ijeuwa/contract/profiles';
import { findWishes, saveWishes } from '@ijeuwa/contract/wishes';
import { saveProfileScreen } from '@ijeuwa/contract/wizard';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Person } from '#test/people.ts';
import { addPhotos, STEP_1, STEP_2 } from '#test/pictures.ts';
import { makeWorld, type World } from '#test/test-world.ts';

let world: World;
beforeAll(async () => {
  world = await makeWorld();
});
afterAll(() => world.close());

const step = (person: Person, number: 1 | 2 | 3, form: object) =>
  person.send('PUT', `/api/profile/steps/${number}`, form);
const own = async (person: Person) => (await person.call(calls.findProfile, {})).body;
const keep = (person: Person, screen: string, answers: object = {}) =>
  person.send('PUT', saveProfileScreen.path, { screen, ...answers });
const ABOUT = { name: 'Ada Okeke', gender: 'female' };
const FAITH = { religion: 'christianity', consent: true };
const FAMILY = { relationshipStatus: 'single', hasChildren: 'no' };
const WORK = { profession: 'Nurse', education: 'bachelors' };

test('a screen is kept as soon as it is filled in, and the wizard goes on after it from any device', async () => {
  const person = await world.as('going-on');
  await addPhotos(world, person, 5);
  expect((await own(person)).nextScreen).toBe('photos');
  expect((await keep(person, 'photos')).body).toMatchObject({ nextStep: 1, nextScreen: 'about' });
  expect((await keep(person, 'about', ABOUT)).body).toMatchObject({ nextScreen: 'home' });
  expect((await step(person, 1, STEP_1)).body).toMatchObject({ nextStep: 2, nextScreen: 'faith' });
  expect((await keep(person, 'faith', FAITH)).body).toMatchObject({
    religion: 'christianity',
    nextScreen: 'family',
  });
  expect((await keep(person, 'family', FAMILY)).body).toMatchObject({ hasChildren: false });
  expect((await keep(person, 'work', WORK)).body).toMatchObject({ nextStep: 2, nextScreen: 'story' });
  expect(await own(person)).toMatchObject({ profession: 'Nurse', nextScreen: 'story' });
  expect((await step(person, 2, STEP_2)).body).toMatchObject({ nextStep: 3, nextScreen: 'partner' });
});

test('a screen kept twice, or an earlier one again, leaves the wizard where it is', async () => {
  const person = await world.as('twice');
  await addPhotos(world, person, 5);
  await Promise.all([keep(person, 'photos'), keep(person, 'photos')]);
  expect((await own(person)).nextScreen).toBe('about');
  await keep(person, 'about', ABOUT);
  expect((await keep(person, 'photos')).body).toMatchObject({ nextScreen: 'home' });
  expect((await keep(person, 'values', { partnerReligionPreference: 'islam' })).body).toMatchObject({
    nextStep: 1,
    nextScreen: 'home',
  });
});

test('whoever turns out to be single keeps no marriages of before, since nobody asks a single member of them', async () => {
  const person = await world.as('single-now');
  await addPhotos(world, person, 5);
  await keep(person, 'photos');
  await step(person, 1, STEP_1);
  await keep(person, 'faith', FAITH);
  const before = { relationshipStatus: 'divorced', previousMarriages: '2', hasChildren: 'no' };
  expect((await keep(person, 'family', before)).body).toMatchObject({ previousMarriages: '2' });
  expect((await keep(person, 'family', FAMILY)).body).toMatchObject({ previousMarriages: null });
});

test('the screen of photos needs five', async () => {
  const person = await world.as('four');
  await addPhotos(world, person, 4);
  const { fields } = (await keep(person, 'photos')).refusal;
  expect(fields).toEqual({ pictures: 'Please upload at least 5 photos (currently 4)' });
});

test.each([
  ['about', ABOUT, 'name', 'Name is required'],
  ['about', ABOUT, 'gender', 'Gender is required'],
  ['faith', FAITH, 'religion', 'Religion is required'],
  ['faith', FAITH, 'consent', 'Please agree that we keep these details to find people who fit you.'],
  ['family', FAMILY, 'relationshipStatus', 'Relationship status is required'],
  ['family', FAMILY, 'hasChildren', 'Has children is required'],
  ['work', WORK, 'profession', 'Profession is required'],
  ['work', WORK, 'education', 'Education is required'],
  ['partner', {}, 'partnerAgeRange', 'Partner age range is required'],
  ['values', {}, 'partnerReligionPreference', 'Partner religion preference is required'],
])('%s of %j without %s says what its step says', async (screen, answers, field, message) => {
  const { [field as keyof typeof answers]: _, ...without } = answers;
  const person = await world.as('asked');
  expect((await keep(person, screen, without)).refusal.fields).toEqual({ [field]: message });
});

test.each([
  ['about', { ...ABOUT, age: 17 }, { age: 'You must be at least 18 years old' }],
  ['about', { ...ABOUT, age: '' }, { age: 'Age is required' }],
  ['work', { ...WORK, religion: 'islam' }, { religion: expect.any(String) }],
  ['partner', { partnerAgeRange: 'young' }, { partnerAgeRange: expect.stringContaining('25-35') }],
  ['story', {}, { screen: 'Please name a screen of the wizard that is not the last of its step.' }],
])('%s refuses %j', async (screen, answers, fields) => {
  const reply = await keep(await world.as('asked'), screen, answers);
  expect(reply.status).toBe(400);
  expect(reply.refusal.fields).toMatchObject(fields);
});

test('the screen of family keeps nothing before the consent, nor after it is withdrawn', async () => {
  const person = await world.as('unasked');
  expect((await keep(person, 'family', FAMILY)).refusal.fields).toHaveProperty('consent');
  await keep(person, 'faith', FAITH);
  expect((await keep(person, 'family', FAMILY)).status).toBe(200);
  await person.call(calls.withdrawConsent, {});
  expect((await keep(person, 'family', FAMILY)).refusal.fields).toHaveProperty('consent');
  expect((await own(person)).hasChildren).toBeNull();
});

test('a screen of wishes changes only what it asks', async () => {
  const person = await world.as('wanting');
  await keep(person, 'partner', {
    partnerAgeRange: '28-40',
    partnerLocationPreference: 'Lagos, Nigeria',
  });
  await keep(person, 'values', { partnerReligionPreference: 'islam' });
  expect((await person.call(findWishes, {})).body).toMatchObject({
    ageMin: 28,
    ageMax: 40,
    placeKind: 'places',
    religions: ['islam'],
    timeframe: null,
  });
});

test('wishes are tried so often an hour, whichever call says them, and so is what one is', async () => {
  const person = await world.as('trying');
  const wish = () => keep(person, 'values', { partnerReligionPreference: 'islam' });
  for (let n = 0; n < 119; n++) await person.send('PUT', saveWishes.path, { ageMax: 40 + (n % 2) });
  expect((await wish()).status).toBe(200);
  expect((await wish()).status).toBe(429);
  expect((await person.send('PUT', saveWishes.path, { ageMax: 44 })).status).toBe(429);
  for (let n = 0; n < 119; n++) await keep(person, 'about', ABOUT);
  expect((await keep(person, 'about', ABOUT)).status).toBe(429);
  expect((await person.send('PUT', calls.updateUser.path, { bio: 'I sing.' })).status).toBe(429);
});
