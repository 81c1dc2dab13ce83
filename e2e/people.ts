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
};

export const traveller = (name: string, gender: 'male' | 'female', age: number): Traveller => ({
  name,
  age,
  gender,
  seeks: gender === 'female' ? 'male' : 'female',
  email: `${name
    .normalize('NFD')
    .replace(/[^a-z]/gi, '')
    .toLowerCase()}-${randomUUID().slice(0, 8)}@example.com`,
});

const SCENES = ['portrait', 'celebration', 'outdoors', 'work', 'city'] as const;

/** Five real pictures of one drawn person. */
export const fivePhotos = async (gender: 'male' | 'female') => {
  const look = lookOf(gender === 'female' ? 7 : 8, gender, 'christianity', 'Igbo');
  return Promise.all(
    SCENES.map(async (scene) => ({
      name: `${scene}.jpg`,
      mimeType: 'image/jpeg',
      buffer: await renderPortrait(look, scene),
    })),
  );
};

const must = async (reply: APIResponse) => {
  if (!reply.ok()) throw new Error(`${reply.url()}: ${reply.status()} ${await reply.text()}`);
  return reply.json();
};

/** Signed up, profile, photos, trial and an active card; answers the member's id. */
export const makeReady = async (api: APIRequestContext, person: Traveller): Promise<string> => {
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
  await verifyEmail(api, person.email);
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
  await must(
    await api.put('/api/profile/steps/3', {
      data: {
        partnerAgeRange: '18-60',
        partnerReligionPreference: 'christianity',
        marriageTimeframe: '6-12months',
      },
    }),
  );
  await must(await api.post('/api/profile/submit'));
  await must(await api.post('/api/subscription/trial'));
  await must(await api.post('/api/match-card/activate'));
  return user._id;
};

/** The link of the mail, as the outbox page shows it once the mail has left. */
const verifyEmail = async (api: APIRequestContext, email: string): Promise<void> => {
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
