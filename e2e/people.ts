// The people of the journeys: what they would type, and members who are made ready by the public API.
import { randomUUID } from 'node:crypto';
import { lookOf } from '@ijeuwa/drawings/look-of';
import { renderPortrait } from '@ijeuwa/drawings/render-portrait';
import { type APIRequestContext, type APIResponse, expect } from '@playwright/test';

export const PASSWORD = 'seven long journeys';

export type Traveller = {
  name: string;
  email: string;
  age: number;
  gender: 'male' | 'female';
  seeks: 'male' | 'female';
  /** "from-to", in years. */
  seeksAges: string;
};

export const traveller = (
  name: string,
  gender: 'male' | 'female',
  age: number,
  seeksAges = '18-60',
): Traveller => ({
  name,
  age,
  gender,
  seeksAges,
  seeks: gender === 'female' ? 'male' : 'female',
  email: `${name
    .normalize('NFD')
    .replace(/[^a-z]/gi, '')
    .toLowerCase()}-${randomUUID().slice(0, 8)}@example.com`,
});

/** Every one of them is opened, made smaller and kept; how fine it is shows in no journey. */
const PICTURE_HEIGHT = 240;

const SCENES = ['portrait', 'celebration', 'outdoors', 'work', 'city'] as const;

/** Five real pictures of one drawn person, drawn once. */
export const fivePhotos = (gender: 'male' | 'female') => {
  drawn[gender] ??= drawFive(gender);
  return drawn[gender];
};

/** How the people of the journeys look, one woman and one man. */
export const looksLike = (gender: 'male' | 'female') =>
  lookOf(gender === 'female' ? 7 : 8, gender, 'christianity', 'Igbo');

const drawFive = (gender: 'male' | 'female') => {
  const look = looksLike(gender);
  return Promise.all(
    SCENES.map(async (scene) => ({
      name: `${scene}.jpg`,
      mimeType: 'image/jpeg',
      buffer: await renderPortrait(look, scene, PICTURE_HEIGHT),
    })),
  );
};
const drawn: { [gender: string]: ReturnType<typeof drawFive> } = {};

export const must = async (reply: APIResponse) => {
  if (!reply.ok()) throw new Error(`${reply.url()}: ${reply.status()} ${await reply.text()}`);
  return reply.json();
};

/** Signed up and nothing more; answers the member's id. */
export const signUp = async (api: APIRequestContext, person: Traveller): Promise<string> => {
  const { user } = await must(
    await api.post('/api/auth/signup', {
      data: {
        name: person.name,
        age: person.age,
        email: person.email,
        phoneNumber: '08031234567',
        country: 'Nigeria',
        password: PASSWORD,
        confirmPassword: PASSWORD,
        gender: person.gender,
        genderPreference: person.seeks,
      },
    }),
  );
  return user._id;
};

/** Signed up, profile, photos, trial and an active card; answers the member's id. */
export const makeReady = async (api: APIRequestContext, person: Traveller): Promise<string> => {
  const id = await signUp(api, person);
  await verifyEmail(api, person.email);
  await showOneself(api, person);
  return id;
};

/** Profile, photos, trial and an active card. */
const showOneself = async (api: APIRequestContext, person: Traveller): Promise<void> => {
  await fillProfile(api, person);
  await must(await api.post('/api/subscription/trial'));
  await must(await api.post('/api/match-card/activate'));
};

/** Profile and photos, and no package yet. */
export const fillProfile = async (api: APIRequestContext, person: Traveller): Promise<void> => {
  for (const photo of await fivePhotos(person.gender))
    await must(await api.post('/api/profile/photos', { multipart: { photo } }));
  const { name, age, gender } = person;
  await must(
    await api.put('/api/profile/steps/1', { data: { name, age, gender, location: 'Lagos, Nigeria' } }),
  );
  await must(
    await api.put('/api/profile/steps/2', {
      data: {
        profession: 'Teacher',
        education: 'bachelors',
        religion: 'christianity',
        relationshipStatus: 'single',
        hasChildren: 'no',
        bio: 'I teach and I sing.',
        consent: true,
      },
    }),
  );
  await seekAges(api, person.seeksAges);
  await must(await api.post('/api/profile/submit'));
};

const seekAges = async (api: APIRequestContext, partnerAgeRange: string): Promise<void> =>
  must(
    await api.put('/api/profile/steps/3', {
      data: {
        partnerAgeRange,
        partnerReligionPreference: 'christianity',
        marriageTimeframe: '6-12months',
      },
    }),
  );

/** Out of everybody's sight, as if the member had left. */
export const meetNobody = (api: APIRequestContext): Promise<void> => seekAges(api, '18-19');

/** The link of the mail, as the outbox page shows it once the mail has left. */
export const verifyEmail = async (api: APIRequestContext, email: string): Promise<void> => {
  let token: string | undefined;
  await expect(async () => {
    const page = await (await api.get(`/demo/outbox?to=${encodeURIComponent(email)}`)).text();
    [, token] = /verify=([\w-]+)/.exec(page) ?? [];
    expect(token).toBeDefined();
  }).toPass({ timeout: 15_000 });
  await must(await api.post('/api/auth/verify-email', { data: { token } }));
};

export const logIn = async (api: APIRequestContext, email: string, password: string) =>
  must(await api.post('/api/auth/login', { data: { email, password } }));
