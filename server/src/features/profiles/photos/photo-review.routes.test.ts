// Photos that staff look at before strangers see them; each look is in the audit.
import type { Photo } from '@ijeuwa/contract/photos';
import { findProfile } from '@ijeuwa/contract/profiles';
import { readReviewPhoto } from '@ijeuwa/contract/reviews';
import { listAudit } from '@ijeuwa/contract/staff';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { signInStaff } from '#test/back-office.ts';
import type { Client, Person } from '#test/people.ts';
import { completeProfile } from '#test/pictures.ts';
import { makeWorld, type World } from '#test/test-world.ts';

let world: World;
let moderator: Client;
let person: Person;
let pictures: Photo[];
beforeAll(async () => {
  world = await makeWorld();
  moderator = await signInStaff(world, 'moderator', ['moderator']);
  person = await world.as('reviewed');
  pictures = (await completeProfile(world, person)).pictures;
});
afterAll(() => world.close());

const decide = (approved: string[], rejected: string[]) =>
  world.db.transaction((tx) =>
    world.features.profiles.decidePhotos(tx, { memberId: person.id, approved, rejected, reason: 'blurred' }),
  );
const look = (id: string) => moderator.send('GET', `/api/staff/photos/${id}`);

test('those who wait are listed; of one that is turned down another becomes the first', async () => {
  const waiting = await world.features.profiles.listReviewPhotos();
  expect(waiting.filter((one) => one.memberId === person.id)).toHaveLength(5);
  const [a, b] = pictures;
  await decide([b!._id], [a!._id]);
  const after = (await person.call(findProfile, {})).body.pictures;
  expect(after[1]).toMatchObject({ state: 'rejected', isPrimary: false });
  expect(after[0]).toMatchObject({ state: 'approved', isPrimary: true });
  expect((await look(a!._id)).status).toBe(200);
});

test('a look at a photo gives the picture, keeps it nowhere, and is in the audit', async () => {
  const { _id } = pictures[2]!;
  const reply = await moderator.call(readReviewPhoto, { params: { id: _id } });
  expect(String(reply.body)).toMatch(/^RIFF/);
  expect(reply.headers).toMatchObject({ 'content-type': 'image/webp', 'cache-control': 'private, no-store' });
  const admin = await signInStaff(world, 'admin', ['admin']);
  const { entries } = (await admin.call(listAudit, { query: {} })).body;
  expect(entries.find(({ act }) => act !== 'log in')).toMatchObject({
    act: 'read photo',
    subject: `photo ${_id}`,
    reason: 'work on the queue',
  });
});

test('somebody else’s photo, or none, is refused', async () => {
  const other = (await completeProfile(world, await world.as('other'))).pictures[0]!;
  await expect(decide([other._id], [])).rejects.toMatchObject({ code: 'not_found' });
  for (const id of ['unknown', 'a'.repeat(16)]) expect((await look(id)).status).toBe(404);
  expect((await person.send('GET', `/api/staff/photos/${other._id}`)).status).toBe(404);
});
