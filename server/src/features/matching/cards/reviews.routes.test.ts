// Cards and photos are looked at by staff before strangers see them; each look is in the audit.
import { listDayFigures } from '@ijeuwa/contract/day-figures';
import { listNotifications } from '@ijeuwa/contract/notifications';
import * as calls from '@ijeuwa/contract/reviews';
import { listAudit } from '@ijeuwa/contract/staff';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { signInStaff } from '#test/back-office.ts';
import type { Client, Person } from '#test/people.ts';
import { makeWorld, type World } from '#test/test-world.ts';

let world: World;
let moderator: Client;
let admin: Client;
let member: Person;
let count = 0;
const photo = (index: number) => `photo-${member.user.name.slice(-1)}-${index}`.padEnd(16, 'x');

beforeAll(async () => {
  world = await makeWorld();
  moderator = await signInStaff(world, 'moderator', ['moderator']);
  admin = await signInStaff(world, 'admin', ['admin']);
});
beforeEach(async () => {
  member = await world.as(`member${++count}`);
  await waitForReview();
});
afterAll(() => world.close());

const sql = (text: string, ...values: unknown[]) => world.platform.pool.query(text, values);

/** A card and two photos as they stand when everything was handed in. */
const waitForReview = async () => {
  const due = new Date(+world.clock.now() + 3_600_000 * (10 - count));
  await sql(
    "update profile set submitted_at = now(), profession = 'Architect' where member_id = $1",
    member.id,
  );
  await sql("insert into card (member_id, status, review_due_at) values ($1, 'pending', $2)", member.id, due);
  for (const index of [0, 1]) {
    await sql(
      `insert into photo (id, member_id, position, is_primary, placeholder, perceptual_hash, width, height)
       values ($1, $2, $3, $4, '', '', 8, 8)`,
      photo(index),
      member.id,
      index,
      index === 0,
    );
  }
};
const decide = (decision: object) =>
  moderator.send('POST', `/api/staff/reviews/${member.id}`, { reason: 'clear and true', ...decision });
const mine = async () => {
  const { reviews } = (await moderator.call(calls.listReviews, {})).body;
  return reviews.find((one) => one.member._id === member.id);
};
const cardStatus = async () =>
  (await sql('select status from card where member_id = $1', member.id)).rows[0].status;

test('staff see who waits, the soonest due first, and nothing that they need not know', async () => {
  const { reviews } = (await moderator.call(calls.listReviews, {})).body;
  const due = reviews.map((one) => one.reviewDueAt);
  expect(due).toEqual([...due].sort());
  expect(await mine()).toMatchObject({
    member: { name: member.user.name, age: 29, profession: 'Architect' },
    cardStatus: 'pending',
    photos: [
      { _id: photo(0), state: 'pending', url: `/api/staff/photos/${photo(0)}` },
      { _id: photo(1), state: 'pending' },
    ],
  });
  expect(JSON.stringify(reviews)).not.toMatch(/@example|0803|sealed|religion/i);
});

test('an approved card becomes active, and the member is told, in the bell and by mail', async () => {
  const reply = await decide({ card: 'approve', approvePhotos: [photo(0), photo(1)] });
  expect([reply.status, await cardStatus()]).toEqual([200, 'active']);
  expect(await mine()).toBeUndefined();
  const { notifications } = (await member.call(listNotifications, {})).body;
  expect(notifications.map((one) => one.title)).toEqual(
    expect.arrayContaining(['Your card is active', 'Your photos are approved']),
  );
  await world.deliver();
  const mail = world.mails.find(({ subject }) => subject === 'Your card is active');
  expect(mail?.to).toBe(member.user.email);
  // The card's mail tells enough.
  expect(world.mails.some(({ subject }) => subject === 'Your photos are approved')).toBe(false);
});

test('photos that are approved by themselves are told by mail too', async () => {
  await decide({ card: 'approve', approvePhotos: [photo(0)] });
  world.pass(1000);
  await decide({ approvePhotos: [photo(1)] });
  await world.deliver();
  const mail = world.mails.find(({ subject }) => subject === 'Your photos are approved');
  expect(mail?.to).toBe(member.user.email);
  expect(mail?.text).toContain('One photo can be seen by others now.');
});

test('a rejected photo is said to its owner with the reason, in the bell and by mail', async () => {
  await decide({ rejectPhotos: [photo(1)], reason: 'The face cannot be seen.' });
  const { notifications } = (await member.call(listNotifications, {})).body;
  expect(notifications[0]).toMatchObject({
    type: 'profile_update',
    message: 'One photo cannot be shown: The face cannot be seen.',
  });
  await world.deliver();
  const mail = world.mails.find((one) => one.subject === 'A photo of yours needs another look');
  expect(mail?.to).toBe(member.user.email);
  expect(mail?.text).toContain('The face cannot be seen.');
});

test('a decision is recorded with its reason; a refused one changes nothing', async () => {
  await decide({ card: 'reject', reason: 'The name is a slogan.' });
  const { entries, intact } = (await admin.call(listAudit, { query: {} })).body;
  expect(entries[0]).toMatchObject({ act: 'review: reject card', reason: 'The name is a slogan.' });
  expect(intact).toBe(true);
  expect((await decide({ card: 'approve', approvePhotos: [photo(0)] })).status).toBe(409);
  const { rows } = await sql('select state from photo where id = $1', photo(0));
  expect(rows[0].state).toBe('pending');
});

test('what is no decision is refused', async () => {
  expect((await decide({})).status).toBe(400);
  expect((await decide({ card: 'approve', reason: '' })).status).toBe(400);
  expect((await decide({ card: 'perhaps' })).status).toBe(400);
  expect((await decide({ approvePhotos: [photo(0)], rejectPhotos: [photo(0)] })).status).toBe(400);
  expect((await decide({ status: 'active' })).refusal.code).toBe('unknown_field');
  expect((await decide({ approvePhotos: ['another-members'] })).status).toBe(404);
  const nobody = '/api/staff/reviews/019a0000-0000-7000-8000-000000000000';
  expect((await moderator.send('POST', nobody, { reason: 'x', card: 'approve' })).status).toBe(404);
  expect(await cardStatus()).toBe('pending');
});

test('whoever is leaving waits for nobody’s look, until they are back', async () => {
  const counted = async () =>
    (await admin.call(listDayFigures, {})).body.queues.find(({ what }) => what === 'reviews')!.waiting;
  const before = await counted();
  expect(await mine()).toMatchObject({ cardStatus: 'pending' });
  const become = (status: string) => sql('update member set status = $2 where id = $1', member.id, status);
  await become('leaving');
  expect(await mine()).toBeUndefined();
  expect(await counted()).toBe(before - 1);
  await become('active');
  expect(await mine()).toMatchObject({ cardStatus: 'pending' });
  expect(await counted()).toBe(before);
});
