// Two people who are kept apart: wherever a person appears, neither meets the other any more.
import { randomUUID } from 'node:crypto';
import * as chat from '@ijeuwa/contract/chat';
import { findDashboard } from '@ijeuwa/contract/dashboard';
import * as matching from '@ijeuwa/contract/matching';
import { listNotifications } from '@ijeuwa/contract/notifications';
import { findPublicProfile } from '@ijeuwa/contract/people';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { DAY_MS } from '#platform/clock.ts';
import { addStaff } from '#test/back-office.ts';
import { deckOf, like, makeCouples } from '#test/couples.ts';
import { blockThem, matchThem, reportThem } from '#test/matched.ts';
import type { Member } from '#test/members.ts';
import { makeWorld, type World } from '#test/test-world.ts';

let world: World;
let couples: ReturnType<typeof makeCouples>;
beforeAll(async () => {
  world = await makeWorld();
  couples = makeCouples(world);
});
afterAll(() => world.close());

/** Where a member meets somebody, on any screen. */
const seenBy = async (one: Member, other: Member, matchId: string) => {
  const viewer = { memberId: one.id, sessionId: '' };
  const there = { params: { matchId } };
  const shows = (reply: { status: number; body: unknown }) =>
    reply.status === 200 && JSON.stringify(reply.body).includes(other.id);
  const { photos } = world.features.profiles;
  const photoId = (await photos.list(other.id)).pictures[0]!._id;
  const today = Math.floor(world.clock.now().getTime() / DAY_MS);
  const signature = world.platform.sealing.sign(`photo:${one.id}:${photoId}:${today}`);
  const status = (await one.call(matching.findMatchStatus, {})).body;
  return placesOf({
    deck: shows(await one.call(matching.listPotentialMatches, { query: {} })),
    people: shows(await one.call(matching.listUserProfiles, {})),
    requests: shows(await one.call(matching.listMatchRequests, {})),
    matches: shows(await one.call(matching.listMatches, {})),
    profile: shows(await one.call(findPublicProfile, { params: { id: other.id } })),
    photo: (await photos.open(viewer, photoId, 'l', signature)) !== undefined,
    conversations: shows(await one.call(chat.listConversations, {})),
    conversation: shows(await one.call(chat.findConversation, there)),
    messages: (await one.call(chat.listMessages, { ...there, query: {} })).status === 200,
    presence: (await world.features.chat.findPresence(viewer, matchId)) !== undefined,
    // A look counts on: a figure that fell with a block would say who had looked.
    figures: status.matches + status.likedYou > 0,
    talk: (await one.call(findDashboard, {})).body.messages > 0,
  });
};

/** What still passes from a member to somebody, whose screens and bell stay silent. */
const passesFrom = async (one: Member, other: Member, matchId: string) => {
  const there = { params: { matchId } };
  const viewer = { memberId: one.id, sessionId: '' };
  const rings = async () => (await other.call(listNotifications, {})).body.notifications.length;
  const before = await rings();
  world.live.length = 0;
  await world.features.chat.tellTyping(viewer, matchId);
  const text = { ...there, body: { clientId: randomUUID(), text: 'Are you there?' } };
  return placesOf({
    writing: (await one.call(chat.sendMessage, text)).status === 200,
    reading: (await one.call(chat.markRead, { ...there, body: { seq: 1 } })).status === 200,
    liking: (await like(one, other)).status === 200,
    live: world.live.some(({ memberId }) => memberId === other.id),
    bell: (await rings()) > before,
  });
};

const placesOf = (met: Record<string, boolean>) => Object.keys(met).filter((place) => met[place]);

const expectNothingBetween = async (ada: Member, obi: Member, matchId: string) => {
  for (const [one, other] of [
    [ada, obi],
    [obi, ada],
  ] as const) {
    expect(await seenBy(one, other, matchId)).toEqual([]);
    expect(await passesFrom(one, other, matchId)).toEqual([]);
  }
};

const cases = Object.entries({ block: blockThem, report: reportThem }).flatMap(([name, keep]) =>
  [true, false].map((first) => [name, first ? 'one' : 'other', keep, first] as const),
);

test.each(cases)('a %s by the %s hides two who are matched from each other', async (_, __, keep, first) => {
  const { ada, obi } = await couples.couple();
  const matchId = await matchThem(world, ada, obi);
  expect(await passesFrom(obi, ada, matchId)).toEqual(['writing', 'reading', 'live', 'bell']);
  expect(await seenBy(ada, obi, matchId)).toEqual([
    ...['matches', 'profile', 'photo', 'conversations', 'conversation', 'messages', 'presence'],
    ...['figures', 'talk'],
  ]);
  await (first ? keep(world, ada, obi) : keep(world, obi, ada));
  await expectNothingBetween(ada, obi, matchId);
});

test.each(cases)('a %s by the %s hides somebody who waits for an answer', async (_, __, keep, first) => {
  const { ada, obi } = await couples.couple();
  await deckOf(obi);
  await like(obi, ada);
  await obi.call(matching.recordSeen, { body: { ids: [ada.id] } });
  const none = randomUUID();
  expect(await seenBy(ada, obi, none)).toEqual(['deck', 'people', 'requests', 'profile', 'photo', 'figures']);
  await (first ? keep(world, ada, obi) : keep(world, obi, ada));
  await expectNothingBetween(ada, obi, none);
});

test('a suspension hides somebody from their matches and from whoever could meet them, and a lift brings them back', async () => {
  const bisi = await addStaff(world, 'apart');
  const { ada, obi } = await couples.couple();
  const matchId = await matchThem(world, ada, obi);
  const { ada: eve, obi: ike } = await couples.couple();
  await like(ike, eve);
  const before = [await seenBy(ada, obi, matchId), await seenBy(eve, ike, randomUUID())];
  expect(before).toMatchObject([expect.arrayContaining(['matches']), expect.arrayContaining(['requests'])]);
  const { reports } = world.features.safety;
  for (const one of [obi, ike]) {
    await reportThem(world, { id: randomUUID() }, one);
    world.live.length = 0;
    const form = { decision: 'suspension', reason: 'He asked for money.', note: 'seen', seen: 1 } as const;
    await reports.decide(bisi, one.id, form);
    expect(world.live).toContainEqual(expect.objectContaining({ memberId: one.id, event: 'disconnect' }));
  }
  expect(await seenBy(ada, obi, matchId)).toEqual([]);
  const body = { clientId: randomUUID(), text: 'Are you there?' };
  expect((await ada.call(chat.sendMessage, { params: { matchId }, body })).status).toBe(404);
  expect((await like(eve, ike)).status).toBe(404);
  expect(await seenBy(eve, ike, randomUUID())).toEqual([]);
  for (const one of [obi, ike]) expect((await one.call(findDashboard, {})).status).toBe(401);
  await reports.decide(bisi, obi.id, { decision: 'lift', note: 'a mistake', seen: 0 });
  expect(await seenBy(ada, obi, matchId)).toEqual(before[0]);
});
