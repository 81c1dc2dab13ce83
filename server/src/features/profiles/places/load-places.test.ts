// A new edition of the world's list: nobody's town moves, whatever comes, goes, or changes its row.

import { eq, inArray } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { member } from '#platform/database/tables/accounts.ts';
import { place, placeEdition, profile, wish } from '#platform/database/tables/profiles.ts';
import { makeWorld, type World } from '#test/test-world.ts';
import { bringPlaces, loadPlaces, loadPlacesApart } from './load-places.ts';
import { keyOf, type NewPlace } from './read-places.ts';

let world: World;
beforeAll(async () => {
  world = await makeWorld();
});
afterAll(() => world.close());
beforeEach(async () => {
  await world.db.delete(member);
  await world.db.delete(place);
});

const town = (name: string, more: Partial<NewPlace> = {}): NewPlace => {
  const about = { name, country: 'NG', cellX: name.length, cellY: 60, ...more };
  const label = `${name}, Nigeria`;
  const key = keyOf({ ...about, region: '05' });
  return { label, searchName: label.toLowerCase(), rank: 1000, key, ...about };
};
let edition = 0;
const bring = (rows: NewPlace[]) =>
  bringPlaces(world.db, world.clock, `edition ${++edition}`, async () => rows);
const idOf = async (name: string) =>
  (await world.db.select().from(place).where(eq(place.name, name)).orderBy(place.id))[0]!.id;
const offered = async (q: string) =>
  (await world.features.profiles.places.search(q, '127.0.0.1')).places.map((one) => one.label);

test('a package that puts a town first and leaves another out renumbers nobody', async () => {
  await bring([town('Aba'), town('Enugu'), town('Ugbo')]);
  const before = await Promise.all(['Aba', 'Enugu', 'Ugbo'].map(idOf));
  const person = await world.as('resident');
  await world.db.update(profile).set({ placeId: before[1] }).where(eq(profile.memberId, person.id));
  await world.db
    .update(wish)
    .set({ placeIds: [before[2]!] })
    .where(eq(wish.memberId, person.id));
  await bring([town('Abakaliki'), town('Ugbo', { label: 'Ugbo, Ondo, Nigeria' }), town('Aba')]);
  expect(await Promise.all(['Aba', 'Enugu', 'Ugbo'].map(idOf))).toEqual(before);
  expect(before).not.toContain(await idOf('Abakaliki'));
  const own = (await person.send('GET', '/api/profile')).body as { location: { label: string } };
  expect(own.location.label).toBe('Enugu, Nigeria');
  expect((await person.send('GET', '/api/wishes')).body).toMatchObject({
    places: [{ _id: before[2], label: 'Ugbo, Ondo, Nigeria' }],
  });
});

test('a town that is gone is offered to nobody, kept for those who have it, and may come back', async () => {
  await bring([town('Enugu'), town('Enugwu')]);
  const id = await idOf('Enugu');
  await bring([town('Enugwu')]);
  expect(await offered('enug')).toEqual(['Enugwu, Nigeria']);
  const { places } = world.features.profiles;
  expect(await places.find('Enugu')).toHaveProperty('fault');
  expect(await places.find(id)).toMatchObject({ place: { _id: id } });
  await bring([town('Enugu'), town('Enugwu')]);
  expect(await idOf('Enugu')).toBe(id);
  expect(await offered('enug')).toHaveLength(2);
});

test('rows from the time before keys keep their numbers, two rows of one town both', async () => {
  const { key: _, ...aba } = town('Aba');
  const { key: __, ...enugu } = town('Enugu');
  const twin = { ...aba, label: 'Aba, Aba North, Nigeria' };
  await world.db.insert(place).values([
    { id: 7, ...enugu },
    { id: 170_000, ...twin },
    { id: 170_001, ...aba },
  ]);
  await bring([town('Aba'), town('Enugu'), town('Zaria')]);
  const rows = await world.db.select().from(place).orderBy(place.id);
  expect(rows.map((row) => [row.id, row.key, row.retiredAt !== null])).toEqual([
    [7, town('Enugu').key, false],
    [170_000, null, true],
    [170_001, town('Aba').key, false],
    [170_002, town('Zaria').key, false],
  ]);
});

test('the same edition is not read again, also when several processes start at once', async () => {
  let reads = 0;
  const start = (of: string) =>
    bringPlaces(world.db, world.clock, of, async () => {
      reads += 1;
      return [town('Aba')];
    });
  await Promise.all([start('next'), start('next'), start('next')]);
  expect(await world.db.select().from(place)).toHaveLength(1);
  const before = reads;
  await start('next');
  expect(reads).toBe(before);
});

test('a start whose list cannot be loaded says so; today’s is loaded as it stands, and then nobody is asked', async () => {
  const nowhere = 'postgres://nobody@127.0.0.1:1/none';
  await world.db.delete(placeEdition);
  await expect(loadPlacesApart(world.db, nowhere)).rejects.toThrow('places could not be loaded');
  await loadPlaces(world.db, world.clock, { nearAtHand: true });
  const rows = await world.db
    .select()
    .from(place)
    .where(inArray(place.label, ['Lagos, Nigeria', 'Enugu, Nigeria']));
  expect(rows).toHaveLength(2);
  expect((await offered('lag'))[0]).toBe('Lagos, Nigeria');
  await loadPlacesApart(world.db, nowhere);
}, 120_000);
