// The relationship score on the dashboard, the days that are kept of it, and what a member has reached.
import { randomUUID } from 'node:crypto';
import { sendMessage } from '@ijeuwa/contract/chat';
import { listAchievements } from '@ijeuwa/contract/dashboard';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { DAY_MS } from '#platform/clock.ts';
import { member } from '#platform/database/tables/accounts.ts';
import { relationshipScore } from '#platform/database/tables/dashboard.ts';
import { photo, profile } from '#platform/database/tables/profiles.ts';
import { makeCouples } from '#test/couples.ts';
import { blockThem, confirmEmail, matchedPair, unmatch } from '#test/matched.ts';
import { makeWorld, type World } from '#test/test-world.ts';

let world: World;
beforeAll(async () => {
  world = await makeWorld();
});
afterAll(() => world.close());

/** By the service: a session does not last as long as this test's clock moves. */
const score = async ({ id }: { id: string }) => {
  const found = await world.features.dashboard.find({ memberId: id, sessionId: '' });
  return [found.relationshipScore, found.relationshipScoreChange];
};
const keep = () => world.features.dashboard.keepScores();
const kept = (id: string) =>
  world.db
    .select({ day: relationshipScore.day, score: relationshipScore.score })
    .from(relationshipScore)
    .where(eq(relationshipScore.memberId, id))
    .orderBy(relationshipScore.day);
/** As if they had come long before anything was kept. */
const cameLongAgo = (id: string) =>
  world.db
    .update(member)
    .set({ createdAt: new Date(world.clock.now().getTime() - 90 * DAY_MS) })
    .where(eq(member.id, id));
const writeBio = (id: string, bio: string) =>
  world.db.update(profile).set({ bio }).where(eq(profile.memberId, id));

test('what is done counts at once, and of somebody who came this week no change is told', async () => {
  const ada = await world.as('ada');
  await world.db.update(member).set({ createdAt: world.clock.now() }).where(eq(member.id, ada.id));
  expect(await score(ada)).toEqual([0, null]);
  await confirmEmail(world, ada);
  expect(await score(ada)).toEqual([10, null]);
});

test('a photo that was turned down brings nothing', async () => {
  const { ada } = await makeCouples(world).couple();
  const [before] = await score(ada);
  const [first] = await world.db.select({ id: photo.id }).from(photo).where(eq(photo.memberId, ada.id));
  await world.db.update(photo).set({ state: 'rejected' }).where(eq(photo.id, first!.id));
  expect((await score(ada))[0]).toBe(before! - 5);
});

test('the change is against a week ago, whatever was in between', async () => {
  const bisi = await world.as('bisi');
  await cameLongAgo(bisi.id);
  expect(await score(bisi)).toEqual([0, null]);
  await keep();
  world.pass(3 * DAY_MS);
  await writeBio(bisi.id, 'I teach.');
  await keep();
  // Nothing was kept a week ago.
  expect(await score(bisi)).toEqual([15, null]);
  world.pass(4 * DAY_MS);
  expect(await score(bisi)).toEqual([15, 15]);
  world.pass(3 * DAY_MS);
  expect(await score(bisi)).toEqual([15, 0]);
  await writeBio(bisi.id, '');
  expect(await score(bisi)).toEqual([0, -15]);
});

test('a day is kept only where it differs from the last, once, and no longer than it is asked for', async () => {
  const chike = await world.as('chike');
  await keep();
  await keep();
  expect(await kept(chike.id)).toHaveLength(1);
  world.pass(DAY_MS);
  await keep();
  expect(await kept(chike.id)).toHaveLength(1);
  await writeBio(chike.id, 'I build.');
  await keep();
  const [first, second] = await kept(chike.id);
  expect([first?.score, second?.score]).toEqual([0, 15]);
  world.pass(6 * DAY_MS);
  await keep();
  expect(await kept(chike.id)).toEqual([first, second]);
  world.pass(DAY_MS);
  await keep();
  expect(await kept(chike.id)).toEqual([second]);
  world.pass(30 * DAY_MS);
  await keep();
  expect(await kept(chike.id)).toEqual([second]);
});

test('what a member reached stands with its day; what ended or was blocked is reached all the same', async () => {
  const { one, other, matchId } = await matchedPair(world, 'dayo', 'efe');
  await one.call(sendMessage, { params: { matchId }, body: { clientId: randomUUID(), text: 'hello' } });
  const read = async () => (await one.call(listAchievements, {})).body;
  const reached = await read();
  expect(reached.reached.map(({ what }) => what)).toEqual(
    expect.arrayContaining(['firstMessage', 'firstMatch', 'emailConfirmed', 'joined']),
  );
  expect(reached.reached.find(({ what }) => what === 'firstMatch')?.at).toBe(world.clock.now().toISOString());
  expect(reached.ahead).toEqual(['phoneConfirmed', 'profileSubmitted', 'cardReviewed']);
  await blockThem(world, other, one);
  expect(await read()).toEqual(reached);
  await unmatch(world, matchId);
  expect(await read()).toEqual(reached);
  expect((await world.stranger().send('GET', listAchievements.path)).status).toBe(401);
});
