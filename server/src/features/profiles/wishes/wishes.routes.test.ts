// Wishes and places through HTTP.
import { searchPlaces } from '@ijeuwa/contract/photos';
import * as calls from '@ijeuwa/contract/wishes';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { makeWorld, type World } from '#test/test-world.ts';

let world: World;
beforeAll(async () => {
  world = await makeWorld();
});
afterAll(() => world.close());

const placeId = async (q: string) =>
  (await world.stranger().call(searchPlaces, { query: { q } })).body.places[0]!._id;

describe('wishes', () => {
  test('start as sign-up and the defaults say', async () => {
    const { body } = await (await world.as('ada')).call(calls.findWishes, {});
    expect(body).toMatchObject({
      genders: ['male'],
      ageMin: 25,
      ageMax: 45,
      placeKind: 'country',
      distanceKm: 50,
      goal: 'Marriage',
      notifications: true,
    });
    expect(body.importance).toMatchObject({ religion: 'must', place: 'very' });
    expect(body).not.toHaveProperty('memberId');
  });

  test('change where something is given, and nowhere else', async () => {
    const person = await world.as('ada');
    const places = [await placeId('Lagos'), await placeId('London')];
    const change = {
      placeKind: 'places',
      placeIds: places,
      importance: { place: 'must' },
      ageMax: '50',
    } as const;
    const { body } = await person.call(calls.saveWishes, { body: change });
    expect(body).toMatchObject({ ageMin: 25, ageMax: 50, placeKind: 'places' });
    expect(body.places.map((place) => place._id)).toEqual(places);
    expect(body.importance).toMatchObject({ religion: 'must', place: 'must' });
  });

  test('changed twice at once keep both changes', async () => {
    const person = await world.as('bisi');
    await Promise.all([
      person.call(calls.saveWishes, { body: { importance: { education: 'must' } } }),
      person.call(calls.saveWishes, { body: { importance: { children: 'a little' } } }),
    ]);
    const { body } = await person.call(calls.findWishes, {});
    expect(body.importance).toMatchObject({ education: 'must', children: 'a little' });
  });

  test.each([
    [{ ageMin: 45 }, 'ageMin', /a year apart/],
    [{ ageMin: 40, ageMax: 40 }, 'ageMin', /a year apart/],
    [{ ageMax: 20 }, 'ageMax', /a year apart/],
    [{ ageMin: 17 }, 'ageMin', /18 to 70/],
    [{ ageMax: 71 }, 'ageMax', /18 to 70/],
    [{ distanceKm: 101 }, 'distanceKm', /1 to 100/],
    [{ placeKind: 'places' }, 'placeIds', /at least one place/],
    [{ placeIds: [2 ** 31] }, 'placeIds', /choose from the list/],
    [{ placeIds: [987_654_321] }, 'placeIds', /choose from the list/],
    [{ genders: [] }, 'genders', /at least one/],
    [{ interests: ['Travel', 'Cooking', 'Reading', 'Art', 'Music', 'Movies'] }, 'interests', /five/],
    [{ importance: { religion: 'extremely' } }, 'importance.religion', /how important/],
    [{ memberId: 'another' }, 'memberId', /not known/],
  ])('%j is refused', async (change, field, message) => {
    const reply = await (await world.as('clean')).send('PUT', calls.saveWishes.path, change);
    expect(reply.status).toBe(400);
    expect(reply.refusal.fields?.[field]).toMatch(message);
  });
});

describe('searching places', () => {
  const labels = async (q: string) =>
    (await world.stranger().call(searchPlaces, { query: { q } })).body.places.map((place) => place.label);

  test('puts large cities first, then Nigeria; accents and case do not count', async () => {
    expect((await labels('lag'))[0]).toBe('Lagos, Nigeria');
    expect((await labels('LEK'))[0]).toBe('Lekki, Lagos, Nigeria');
    expect((await labels('Ìbàdàn'))[0]).toBe('Ibadan, Oyo, Nigeria');
    expect((await labels('lekki, la'))[0]).toBe('Lekki, Lagos, Nigeria');
    expect((await labels('enugu u'))[0]).toBe('Enugu-Ukwu, Anambra, Nigeria');
  });
  test('answers at most eight, and nothing for what is nowhere', async () => {
    expect(await labels('ab')).toHaveLength(8);
    expect(await labels('zzzz')).toEqual([]);
    expect(await labels('%%')).toEqual([]);
  });
  test('needs two letters', async () => {
    expect((await world.stranger().send('GET', `${searchPlaces.path}?q=a`)).status).toBe(400);
  });
});

describe('a place by its text', () => {
  test.each([
    ['Lagos', 'Lagos, Nigeria'],
    ['lagos nigeria', 'Lagos, Nigeria'],
    ['Enugu', 'Enugu, Nigeria'],
    ['Ikeja, Nigeria', 'Ikeja, Lagos, Nigeria'],
    ['Port Harcourt, Rivers State', 'Port Harcourt, Rivers, Nigeria'],
    ['Houston, USA', 'Houston, Texas, United States'],
    ['London UK', 'London, England, United Kingdom'],
    ['Montreal', 'Montréal, Quebec, Canada'],
  ])('"%s" is %s', async (text, label) => {
    expect(await world.features.profiles.findPlaceByText(text)).toMatchObject({ place: { label } });
  });

  test('that is a quarter of a city we know leads to the city', async () => {
    const unknown = await world.features.profiles.findPlaceByText('Yaba, Lagos');
    expect(unknown).toMatchObject({ fault: expect.stringContaining('Did you mean: Lagos, Nigeria') });
  });

  test('that is called so twice must be said more exactly', async () => {
    const several = await world.features.profiles.findPlaceByText('Daura');
    expect(several).toMatchObject({ fault: expect.stringMatching(/several places called "Daura".*; /) });
  });
});
