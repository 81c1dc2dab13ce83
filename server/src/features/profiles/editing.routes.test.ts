// The profile page through HTTP, and the card's fields for the room that owns cards.
import * as accounts from '@ijeuwa/contract/accounts';
import { addPhoto, removePhoto } from '@ijeuwa/contract/photos';
import * as calls from '@ijeuwa/contract/profiles';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { photo, profile as profileTable } from '#platform/database/tables/profiles.ts';
import type { Person } from '#test/people.ts';
import { addPhotos, completeProfile, STEP_1, STEP_2, tinyPicture } from '#test/pictures.ts';
import { makeWorld, type World } from '#test/test-world.ts';

let world: World;
beforeAll(async () => {
  world = await makeWorld();
});
afterAll(() => world.close());

const update = (person: Person, form: object) => person.send('PUT', calls.updateUser.path, form);
const dataUrl = async (type: 'jpeg' | 'png' | 'gif' | 'webp' = 'jpeg') =>
  `data:image/${type};base64,${(await tinyPicture(type)).toString('base64')}`;
const photosOf = (person: Person) => world.db.select().from(photo).where(eq(photo.memberId, person.id));

const FORM = {
  name: 'Ada Obi',
  bio: 'I laugh easily.',
  age: '30',
  gender: 'female',
  relationshipStatus: 'widowed',
  maritalHistory: 'yes',
  numberOfChildren: '2',
  nationality: 'Nigerian',
  hobbies: 'Chess, Cooking',
};

describe('saving the profile page', () => {
  test('changes the one record, figures as strings included', async () => {
    const person = await world.as('ada');
    await person.call(calls.saveProfileStep2, { body: STEP_2 });
    const { status, body } = await update(person, FORM);
    expect(status).toBe(200);
    expect((body as { user: accounts.AuthUser }).user).toMatchObject({
      name: 'Ada Obi',
      bio: 'I laugh easily.',
      age: 30,
      relationshipStatus: 'widowed',
      maritalHistory: 'yes',
      numberOfChildren: 2,
      nationality: 'Nigerian',
      hobbies: ['Chess', 'Cooking'],
    });
    const { body: profile } = await person.call(calls.findProfile, {});
    expect(profile).toMatchObject({ name: 'Ada Obi', previousMarriages: '1', hasChildren: true });
    expect((await person.call(accounts.findMe, {})).body.user.name).toBe('Ada Obi');
  });

  test('a name from before the rule may stay with the rest of the profile; a new one keeps to it', async () => {
    const person = await world.as('called-so');
    const called = (name: string) =>
      world.db.update(profileTable).set({ name }).where(eq(profileTable.memberId, person.id));
    await called('evil.ly');
    const saveStep = (change: object) => person.send('PUT', '/api/profile/steps/1', { ...STEP_1, ...change });
    expect((await update(person, { ...FORM, name: 'evil.ly' })).status).toBe(200);
    expect((await update(person, { bio: 'I laugh.' })).status).toBe(200);
    expect((await saveStep({ name: 'evil.ly' })).refusal?.fields?.name).toBeUndefined();
    for (const save of [(change: object) => update(person, { ...FORM, ...change }), saveStep]) {
      const led = await save({ name: 'other.ly' });
      expect([led.status, led.refusal.fields?.name]).toEqual([
        400,
        'Please write it without links, addresses or numbers to call.',
      ]);
      expect((await save({ name: 'Ijeuwa' })).refusal.fields?.name).toMatch(/^Please add your family name/);
    }
    expect((await update(person, FORM)).status).toBe(200);
    expect((await update(person, { ...FORM, name: 'evil.ly' })).status).toBe(400);
  });

  test.each([
    [{ ...FORM, name: '' }, 'Please fill all required fields.'],
    [{ ...FORM, bio: ' ' }, 'Please fill all required fields.'],
    [{ ...FORM, age: 17 }, 'Age must be between 18 and 100'],
    [{ ...FORM, age: 101 }, 'Age must be between 18 and 100'],
    [{ ...FORM, numberOfChildren: -1 }, 'Number of children must be at least 0'],
    [{ ...FORM, gender: 'king' }, 'Gender is required'],
    [
      { ...FORM, hobbies: 'x'.repeat(50) },
      'Please part your hobbies by commas; each is a few words at most.',
    ],
    [{ ...FORM, matches: [] }, 'We do not know the field matches.'],
    [{ ...FORM, role: 'admin', email: 'a@b.cd' }, 'We do not know the fields role, email.'],
    [{ replaces: 'abc' }, 'This goes with a new picture.'],
  ])('refuses %j', async (form, message) => {
    const reply = await update(await world.as('ada'), form);
    expect(reply.status).toBe(400);
    expect(reply.refusal.message).toBe(message);
  });

  test('cannot change an age that follows from a birth date', async () => {
    const person = await world.as('dated');
    await completeProfile(world, person, { 1: { dateOfBirth: '1996-01-31' } });
    const reply = await update(person, { age: 25 });
    expect(reply.refusal.fields).toHaveProperty('age');
    expect((await update(person, { age: 30, bio: 'same age' })).status).toBe(200);
  });
});

describe('a new image', () => {
  test('becomes the primary photo; the address that we gave changes nothing', async () => {
    const person = await world.as('pictured');
    await addPhotos(world, person, 2);
    const first = (await update(person, { image: await dataUrl('png') })).body as unknown as {
      user: accounts.AuthUser;
    };
    const rows = await photosOf(person);
    expect(rows.map((row) => row.isPrimary).sort()).toEqual([false, false, true]);
    const primary = rows.find((row) => row.isPrimary)!;
    expect(first.user.image).toContain(primary.id);
    expect((await update(person, { image: first.user.image, bio: 'hello' })).status).toBe(200);
    expect(await photosOf(person)).toHaveLength(3);
  });

  test.each([
    ['data:image/svg+xml;base64,PHN2Zy8+', 415],
    ['data:image/png;base64,aGVsbG8=', 415],
    ['data:text/html;base64,aGVsbG8=', 415],
    ['https://elsewhere.example/a.png', 415],
    [`data:image/png;base64,${'A'.repeat(7_200_000)}`, 413],
    [`data:image/png;base64,${'A'.repeat(9_000_000)}`, 413],
  ])('%.30s… is refused, and the rest is not saved', async (image, status) => {
    const person = await world.as('pictured');
    const reply = await update(person, { image, bio: 'not to be saved' });
    expect(reply.status).toBe(status);
    expect((await person.call(accounts.findMe, {})).body.user.bio).not.toBe('not to be saved');
  });

  test('at ten photos must say which one it replaces', async () => {
    const person = await world.as('full');
    const pictures = await addPhotos(world, person, 10);
    const refused = await update(person, { image: await dataUrl() });
    expect(refused.status).toBe(409);
    expect(refused.refusal.fields?.replaces).toMatch(/10 photos/);
    const others = await addPhotos(world, await world.as('other'), 1);
    expect((await update(person, { image: await dataUrl(), replaces: others[0]!._id })).status).toBe(404);
    expect((await update(person, { image: await dataUrl(), replaces: pictures[3]!._id })).status).toBe(200);
    const ids = (await photosOf(person)).map((row) => row.id);
    expect(ids).toHaveLength(10);
    expect(ids).not.toContain(pictures[3]!._id);
    expect(await world.platform.files.read(`${pictures[3]!._id}-l.webp`)).toBeUndefined();
    expect(await photosOf(await world.as('other'))).toHaveLength(1);
  });
});

describe('the card’s fields', () => {
  const change = (person: Person, form: Parameters<typeof world.features.profiles.changeCardFields>[2]) =>
    world.db.transaction((tx) => world.features.profiles.changeCardFields(tx, person.id, form));

  test('change the profile', async () => {
    const person = await world.as('carded');
    await change(person, { name: 'Ify', age: 33, location: 'Enugu', profession: 'Baker', education: 'phd' });
    expect((await person.call(calls.findProfile, {})).body).toMatchObject({
      name: 'Ify',
      age: 33,
      location: { label: 'Enugu, Nigeria' },
      profession: 'Baker',
      education: 'phd',
      religion: null,
    });
  });

  test.each([[{ name: '' }], [{ location: 'Nowhereville' }], [{ profession: '' }], [{ age: 12 }]])(
    'are refused: %j',
    async (form) => {
      await expect(change(await world.as('carded'), form)).rejects.toMatchObject({ code: 'invalid' });
    },
  );
});

test('nobody is harmed by what is not signed in', async () => {
  const stranger = world.stranger();
  expect((await stranger.send('PUT', calls.updateUser.path, FORM)).status).toBe(401);
  expect((await stranger.send('POST', addPhoto.path)).status).toBe(401);
  expect((await stranger.call(removePhoto, { params: { id: 'a'.repeat(16) } })).status).toBe(401);
  expect((await stranger.send('PUT', '/api/profile/steps/1', STEP_1)).status).toBe(401);
});
