// The wizard through HTTP: saved step by step, refused with the texts of the specification, submitted, withdrawn.
import * as calls from '@ijeuwa/contract/profiles';
import { findWishes, saveWishes } from '@ijeuwa/contract/wishes';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { consent, profile } from '#platform/database/tables/profiles.ts';
import type { Person } from '#test/people.ts';
import { addPhotos, completeProfile, STEP_1, STEP_2, STEP_3 } from '#test/pictures.ts';
import { makeWorld, type World } from '#test/test-world.ts';

let world: World;
beforeAll(async () => {
  world = await makeWorld();
});
afterAll(() => world.close());

const step = (person: Person, number: 1 | 2 | 3, form: object) =>
  person.send('PUT', `/api/profile/steps/${number}`, form);
const own = async (person: Person) => (await person.call(calls.findProfile, {})).body;
const rowOf = async (person: Person) => {
  const [row] = await world.db.select().from(profile).where(eq(profile.memberId, person.id));
  return row!;
};

test('a new member’s profile holds what sign-up told, and waits at step 1', async () => {
  const profile = await own(await world.as('new'));
  expect(profile).toMatchObject({
    name: 'New',
    age: 29,
    gender: 'female',
    email: 'new@example.com',
    nextStep: 1,
  });
  expect(profile).toMatchObject({ pictures: [], location: null, religion: null, consentedAt: null });
});

describe('step 1', () => {
  test('needs five photos, and says how many there are', async () => {
    const person = await world.as('few');
    await addPhotos(world, person, 2);
    const reply = await step(person, 1, STEP_1);
    expect(reply.status).toBe(400);
    expect(reply.refusal.message).toBe('Please upload at least 5 photos (currently 2)');
    expect(reply.refusal.fields).toHaveProperty('pictures');
  });

  test('names every field that is missing', async () => {
    const person = await world.as('few');
    const { fields } = (await step(person, 1, { name: ' ', location: '' })).refusal;
    expect(fields).toMatchObject({
      name: 'Name is required',
      gender: 'Gender is required',
      location: 'Location is required',
    });
  });

  test.each([
    [{ age: '' }, { age: 'Age is required' }],
    [{ age: 17 }, { age: 'You must be at least 18 years old' }],
    [{ age: 5 }, { age: 'You must be at least 18 years old' }],
    [{ dateOfBirth: '2010-01-01' }, { dateOfBirth: 'You must be at least 18 years old' }],
    [{ email: 'not an address' }, { email: 'Invalid email format' }],
    [{ email: 'somebody@else.com' }, { email: expect.stringContaining('not the email of your account') }],
    [{ phone: '12' }, { phone: expect.stringContaining('0803 123 4567') }],
    [{ location: 'Lagoss' }, { location: expect.stringContaining('Did you mean: Lagos, Nigeria') }],
    [{ location: 2 ** 31 }, { location: expect.stringContaining('choose one of the list') }],
    [{ location: 99_999_999 }, { location: expect.stringContaining('choose one of the list') }],
    [{ submittedAt: '2020-01-01' }, { submittedAt: expect.any(String) }],
  ])('refuses %j', async (forged, fields) => {
    const reply = await step(await world.as('few'), 1, { ...STEP_1, ...forged });
    expect(reply.status).toBe(400);
    expect(reply.refusal.fields).toMatchObject(fields);
  });

  test('keeps place, phone and birth date; the date is sealed and the age is read-only after', async () => {
    const person = await world.as('bola');
    await addPhotos(world, person, 5);
    const form = { ...STEP_1, dateOfBirth: '1995-06-15', phone: '0701 234 5678', email: 'BOLA@example.com' };
    const saved = await step(person, 1, form);
    expect(saved.body).toMatchObject({
      age: 31,
      dateOfBirth: '1995-06-15',
      phone: '+2347012345678',
      location: { label: 'Lagos, Nigeria' },
      nextStep: 2,
    });
    const row = await rowOf(person);
    expect(row.birthMonth).toBe('1995-06-01');
    expect(JSON.stringify(row)).not.toContain('1995-06-15');
    const aged = await step(person, 1, { ...STEP_1, age: 25 });
    expect(aged.refusal.fields?.age).toMatch(/date of birth/);
    expect((await step(person, 1, { ...STEP_1, age: 31 })).status).toBe(200);
  });
});

describe('step 2', () => {
  test.each([
    ['profession', 'Profession is required'],
    ['education', 'Education is required'],
    ['religion', 'Religion is required'],
    ['relationshipStatus', 'Relationship status is required'],
    ['hasChildren', 'Has children is required'],
  ])('needs %s', async (field, message) => {
    const { [field as keyof typeof STEP_2]: _, ...form } = STEP_2;
    expect((await step(await world.as('few'), 2, form)).refusal.fields).toEqual({ [field]: message });
  });

  test('needs consent the first time, and records it once', async () => {
    const person = await world.as('consenting');
    const { consent: _, ...form } = STEP_2;
    expect((await step(person, 2, form)).refusal.fields).toHaveProperty('consent');
    expect((await own(person)).religion).toBeNull();
    const both = await Promise.all([step(person, 2, STEP_2), step(person, 2, STEP_2)]);
    expect(both.map((reply) => reply.status)).toEqual([200, 200]);
    expect((await step(person, 2, form)).status).toBe(200);
    const rows = await world.db.select().from(consent).where(eq(consent.memberId, person.id));
    expect(rows.filter((one) => one.purpose === 'faith-and-family')).toHaveLength(1);
    expect((await own(person)).consentedAt).toBe('2026-11-24T09:00:00.000Z');
  });

  test('keeps children’s fields only with children, and divorce details only of the divorced, sealed', async () => {
    const person = await world.as('divorced');
    const form = {
      ...STEP_2,
      hasChildren: 'yes',
      numberOfChildren: '2',
      childrenAges: 'four and seven',
      livingArrangement: 'fullTime',
      relationshipStatus: 'divorced',
      divorceDetails: 'it ended in peace',
      hobbies: 'Chess, Cooking',
    };
    expect((await step(person, 2, form)).body).toMatchObject({
      hasChildren: true,
      numberOfChildren: 2,
      childrenAges: 'four and seven',
      divorceDetails: 'it ended in peace',
      hobbies: ['Chess', 'Cooking'],
    });
    expect(JSON.stringify(await rowOf(person))).not.toMatch(/in peace|four and seven/);
    const changed = { ...form, hasChildren: 'no', relationshipStatus: 'single' };
    expect((await step(person, 2, changed)).body).toMatchObject({
      hasChildren: false,
      numberOfChildren: 0,
      childrenAges: '',
      livingArrangement: null,
      divorceDetails: '',
    });
  });
});

describe('step 3', () => {
  test.each([
    [{ partnerAgeRange: undefined }, { partnerAgeRange: 'Partner age range is required' }],
    [{ partnerAgeRange: 'young' }, { partnerAgeRange: expect.stringContaining('25-35') }],
    [
      { partnerReligionPreference: undefined },
      { partnerReligionPreference: 'Partner religion preference is required' },
    ],
    [{ marriageTimeframe: undefined }, { marriageTimeframe: 'Marriage timeframe is required' }],
    [
      { partnerLocationPreference: 'Lagos or Atlantis' },
      { partnerLocationPreference: expect.stringContaining('We do not know the place "Atlantis"') },
    ],
  ])('refuses %j', async (wrong, fields) => {
    const reply = await step(await world.as('few'), 3, { ...STEP_3, ...wrong });
    expect(reply.status).toBe(400);
    expect(reply.refusal.fields).toMatchObject(fields);
  });

  test('leaves the religions that are sought besides the one that it asks for', async () => {
    const person = await world.as('several');
    await completeProfile(world, person);
    await person.send('PUT', saveWishes.path, { religions: ['christianity', 'traditional'] });
    const sought = async (partnerReligionPreference: string) => {
      await step(person, 3, { ...STEP_3, partnerReligionPreference });
      return (await person.call(findWishes, {})).body.religions;
    };
    expect(await sought('christianity')).toEqual(['christianity', 'traditional']);
    expect(await sought('islam')).toEqual(['islam']);
    expect(await sought('noPreference')).toEqual([]);
  });

  test('goes into the wishes', async () => {
    const person = await world.as('wishing');
    const form = {
      partnerAgeRange: '28 to 40',
      partnerLocationPreference: 'Lagos, Nigeria, Abuja or London, UK',
      partnerReligionPreference: 'islam',
      partnerEducationPreference: 'bachelors',
      marriageTimeframe: '0-6months',
      acceptPartnerWithChildren: 'yes',
      dealBreakers: 'smoking',
    };
    expect((await step(person, 3, form)).status).toBe(200);
    const wishes = (await person.call(findWishes, {})).body;
    expect(wishes).toMatchObject({
      ageMin: 28,
      ageMax: 40,
      placeKind: 'places',
      religions: ['islam'],
      education: 'bachelors',
      acceptChildren: 'yes',
      timeframe: '0-6months',
      dealBreakers: 'smoking',
    });
    expect(wishes.places.map((place) => place.label)).toEqual([
      'Lagos, Nigeria',
      'Abuja, FCT, Nigeria',
      'London, England, United Kingdom',
    ]);
    await step(person, 3, { ...STEP_3, partnerLocationPreference: 'within 40 km' });
    const near = (await person.call(findWishes, {})).body;
    expect(near).toMatchObject({
      placeKind: 'within',
      distanceKm: 40,
      religions: [],
      dealBreakers: 'smoking',
    });
  });
});

describe('submitting', () => {
  test('needs all three steps', async () => {
    const reply = await (await world.as('new')).call(calls.submitProfile, {});
    expect(reply.status).toBe(403);
    expect(reply.refusal).toMatchObject({ code: 'profile_incomplete', message: /step 1/ });
  });

  test('happens once, however often it is asked for', async () => {
    const person = await world.as('done');
    const first = await completeProfile(world, person);
    expect(first).toMatchObject({ nextStep: 4, submittedAt: '2026-11-24T09:00:00.000Z' });
    world.pass(60_000);
    const again = await person.call(calls.submitProfile, {});
    expect(again.body.submittedAt).toBe(first.submittedAt);
  });

  test('is undone by withdrawing consent, which erases faith and family', async () => {
    const person = await world.as('withdrawing');
    await completeProfile(world, person, { 2: { familyBackground: 'seven of us', previousMarriages: '0' } });
    const left = (await person.call(calls.withdrawConsent, {})).body;
    expect(left).toMatchObject({
      religion: null,
      familyBackground: '',
      previousMarriages: null,
      hasChildren: null,
      consentedAt: null,
      submittedAt: null,
      nextStep: 2,
      profession: 'Nurse',
    });
    expect(await rowOf(person)).toMatchObject({ religion: null, numberOfChildren: null });
    expect((await person.call(calls.withdrawConsent, {})).status).toBe(200);
  });
});

test('a stranger reaches none of it', async () => {
  const stranger = world.stranger();
  for (const [method, url] of [
    ['GET', '/api/profile'],
    ['PUT', '/api/profile/steps/1'],
    ['PUT', '/api/profile/screen'],
    ['POST', '/api/profile/submit'],
    ['DELETE', '/api/profile/consent'],
  ] as const)
    expect((await stranger.send(method, url, method === 'PUT' ? {} : undefined)).status).toBe(401);
});
