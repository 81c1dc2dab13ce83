// Two matched members become a couple when both say so; either ends it at once, and what keeps them apart ends it too.
import * as calls from '@ijeuwa/contract/couples';
import { findLeaving } from '@ijeuwa/contract/leaving';
import { celebrateMatch, endMatch, listMatches } from '@ijeuwa/contract/matching';
import { listNotifications } from '@ijeuwa/contract/notifications';
import { findQuestionnaire } from '@ijeuwa/contract/questionnaire';
import { blockMember } from '@ijeuwa/contract/safety';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { notification } from '#platform/database/tables/notifications.ts';
import { blockThem, matchedPair, matchThem, unmatch } from '#test/matched.ts';
import type { Person } from '#test/people.ts';
import { makeWorld, type World } from '#test/test-world.ts';

let world: World;
let ada: Person;
let tunde: Person;
let matchId: string;
let count = 0;
beforeAll(async () => {
  world = await makeWorld();
});
beforeEach(async () => {
  count++;
  const pair = await matchedPair(world, `ada${count}`, `tunde${count}`);
  ada = pair.one;
  tunde = pair.other;
  matchId = pair.matchId;
});
afterAll(() => world.close());

const say = (one: Person, of = matchId) => one.call(calls.sayCouple, { params: { matchId: of } });
const end = (one: Person, of = matchId) => one.call(calls.endCouple, { params: { matchId: of } });
const parted = async (one: Person) => (await one.call(calls.listCoupleTies, {})).body.parted;
const ties = async (one: Person) => (await one.call(calls.listCoupleTies, {})).body.ties;
const partnerOf = (one: Person) => world.features.couples.findPartner(world.db, one.id);
const bell = async (one: Person) =>
  (await one.call(listNotifications, {})).body.notifications
    .filter(({ about }) => about?.startsWith('couple'))
    .map(({ title }) => title);

test('one says so and the other is asked; both say so, and they are a couple', async () => {
  expect((await say(ada)).status).toBe(200);
  expect((await say(ada)).status).toBe(200);
  expect(await ties(ada)).toMatchObject([{ matchId, state: 'asked', byMe: true, person: { _id: tunde.id } }]);
  expect(await ties(tunde)).toMatchObject([
    { matchId, state: 'asked', byMe: false, person: { _id: ada.id } },
  ]);
  expect(await partnerOf(ada)).toBeUndefined();
  expect(await bell(tunde)).toEqual(['A question for the two of you']);
  expect(await bell(ada)).toEqual([]);
  await say(tunde);
  for (const one of [ada, tunde]) expect(await ties(one)).toMatchObject([{ state: 'together' }]);
  expect(await partnerOf(ada)).toBe(tunde.id);
  expect(await partnerOf(tunde)).toBe(ada.id);
  expect(await bell(ada)).toEqual(['You both said it']);
});

test('two who become a couple are not celebrated as a new match any more', async () => {
  const isCelebrated = async (one: Person) =>
    (await one.call(listMatches, {})).body.matches.map(({ celebrated }) => celebrated);
  await say(ada);
  expect(await isCelebrated(tunde)).toEqual([false]);
  await say(tunde);
  for (const one of [ada, tunde]) expect(await isCelebrated(one)).toEqual([true]);
  const { body } = await tunde.call(celebrateMatch, { params: { id: matchId } });
  expect(body).toMatchObject({ first: false });
});

test('both say it in one moment: they are one couple, once', async () => {
  await Promise.all([say(ada), say(tunde), say(ada), say(tunde)]);
  expect(await ties(ada)).toMatchObject([{ state: 'together' }]);
  const { rows } = await world.platform.pool.query('select from couple where match_id = $1', [matchId]);
  expect(rows).toHaveLength(1);
});

test('either ends it for both, and no is no; it can be said again', async () => {
  await say(ada);
  expect((await end(tunde)).status).toBe(200);
  expect((await end(tunde)).status).toBe(200);
  expect([await ties(ada), await parted(ada)]).toEqual([[], []]);
  for (const one of [tunde, ada]) expect((await say(one)).status).toBe(200);
  expect(await bell(tunde)).toEqual(['You both said it', 'A question for the two of you']);
  for (const _ of [1, 2]) await end(ada);
  // The other hears of it, once; whoever said so knows it, and no to a question is told to nobody.
  expect(await bell(tunde)).toEqual([
    'A change between the two of you',
    'You both said it',
    'A question for the two of you',
  ]);
  expect(await bell(ada)).not.toContain('A change between the two of you');
  await world.deliver();
  const ended = world.mails.filter(
    ({ to, subject }) => to === tunde.user.email && subject === 'A change between the two of you',
  );
  expect(ended.map(({ text }) => text)).toEqual([expect.stringContaining('stays with whoever booked it')]);
  for (const one of [ada, tunde]) {
    expect(await ties(one)).toEqual([]);
    expect(await partnerOf(one)).toBeUndefined();
    // They know each other: nobody is told how to begin.
    expect(await parted(one)).toEqual([matchId]);
  }
  for (const one of [tunde, ada]) await say(one);
  expect(await parted(ada)).toEqual([]);
});

test('nobody is one of two couples, and nobody learns of another’s', async () => {
  const chidi = await world.as(`chidi${count}`);
  const other = await matchThem(world, ada, chidi);
  await say(ada, other);
  await say(ada);
  await say(tunde);
  // What she had said to him is taken back.
  expect(await ties(chidi)).toEqual([]);
  expect((await say(ada, other)).status).toBe(409);
  expect((await say(chidi, other)).status).toBe(200);
  expect(await ties(chidi)).toMatchObject([{ state: 'asked', byMe: true }]);
  expect((await say(ada, other)).body).toMatchObject({ message: expect.stringContaining('end that first') });
  expect(await partnerOf(ada)).toBe(tunde.id);
});

test('an ended match or a block ends it at once, and frees both for another', async () => {
  await say(ada);
  await say(tunde);
  await blockThem(world, tunde, ada);
  for (const one of [ada, tunde]) {
    expect(await ties(one)).toEqual([]);
    expect(await partnerOf(one)).toBeUndefined();
    expect((await say(one)).status).toBe(404);
  }
  const chidi = await world.as(`chidi${count}`);
  const other = await matchThem(world, ada, chidi);
  await say(ada, other);
  await say(chidi, other);
  expect(await partnerOf(ada)).toBe(chidi.id);
  await unmatch(world, other);
  expect(await partnerOf(ada)).toBeUndefined();
});

test.each([
  ['an end of the match', (one: Person) => one.call(endMatch, { params: { id: matchId } })],
  ['a block', (one: Person) => one.call(blockMember, { params: { id: tunde.id } })],
])('by %s no bell calls to what they said any more', async (_, part) => {
  await say(ada);
  await say(tunde);
  const unread = async (one: Person) =>
    (await one.call(listNotifications, {})).body.notifications.filter(({ read }) => !read).length;
  expect(await unread(ada)).toBe(1);
  await world.db.update(notification).set({ readAt: null });
  expect((await part(ada)).status).toBe(200);
  for (const one of [ada, tunde]) expect(await unread(one)).toBe(0);
});

test('whose other is suspended is free to say it of somebody else; who waits for the end of it is one again', async () => {
  const stands = (status: string) =>
    world.platform.pool.query('update member set status = $1 where id = $2', [status, tunde.id]);
  await say(ada);
  await say(tunde);
  await stands('suspended');
  expect(await partnerOf(ada)).toBeUndefined();
  expect((await ada.call(findQuestionnaire, {})).body.questionnaire).toBeNull();
  expect((await ada.call(findLeaving, {})).body.lost).toMatchObject({ couple: null, conversations: 0 });
  await stands('active');
  expect(await partnerOf(ada)).toBe(tunde.id);
  await stands('suspended');
  const chidi = await world.as(`chidi${count}`);
  const other = await matchThem(world, ada, chidi);
  for (const one of [ada, chidi]) expect((await say(one, other)).status).toBe(200);
  expect(await partnerOf(ada)).toBe(chidi.id);
  await stands('active');
  expect(await partnerOf(tunde)).toBeUndefined();
});

test('the bell says nothing of being a couple with whoever is out of sight, and says it again once they are back', async () => {
  const stands = (status: string) =>
    world.platform.pool.query('update member set status = $1 where id = $2', [status, ada.id]);
  const told = async () =>
    (await tunde.call(listNotifications, {})).body.notifications.map(({ title, read }) => [title, read]);
  await say(ada);
  const asked = await told();
  expect(asked).toContainEqual(['A question for the two of you', false]);
  await say(tunde);
  await end(ada);
  for (const one of [tunde, ada]) await say(one);
  const [together, over] = ['You both said it', 'A change between the two of you'];
  for (const status of ['suspended', 'leaving']) {
    await stands(status);
    // That it ended calls to nobody.
    expect(await told()).toEqual([[over, false]]);
  }
  await stands('active');
  expect(await told()).toContainEqual([together, false]);
});

test('of a match that is not theirs nobody can say anything', async () => {
  const stranger = await world.as(`stranger${count}`);
  for (const reply of [await say(stranger), await end(stranger)]) expect(reply.status).toBe(404);
});
