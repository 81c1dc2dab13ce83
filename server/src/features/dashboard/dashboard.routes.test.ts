// The figures of the first screen are the real ones.
import { randomUUID } from 'node:crypto';
import { markRead, sendMessage } from '@ijeuwa/contract/chat';
import { findDashboard } from '@ijeuwa/contract/dashboard';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { like, makeCouples, pass } from '#test/couples.ts';
import { blockThem, matchedPair, unmatch } from '#test/matched.ts';
import type { Person } from '#test/people.ts';
import { makeWorld, type World } from '#test/test-world.ts';

let world: World;
beforeAll(async () => {
  world = await makeWorld();
});
afterAll(() => world.close());

const figures = async (person: Pick<Person, 'call'>) => (await person.call(findDashboard, {})).body;
const write = (person: Person, matchId: string) =>
  person.call(sendMessage, { params: { matchId }, body: { clientId: randomUUID(), text: 'hello' } });
test('a new member starts at nothing, under their own name', async () => {
  const ada = await world.as('ada');
  expect(await figures(ada)).toEqual({
    name: 'Ada',
    matchRequests: 0,
    messages: 0,
    unreadMessages: 0,
    upcomingSessions: 0,
    nextSession: null,
    nextRoom: null,
    nextSessionWith: [],
    relationshipScore: 0,
    relationshipScoreChange: expect.toBeOneOf([0, null]),
    prepared: {
      profileSubmitted: false,
      photos: 0,
      emailConfirmed: false,
      phoneConfirmed: false,
      wishesSaved: false,
      saysSomething: false,
      toAnswer: 0,
    },
  });
  expect((await world.stranger().send('GET', findDashboard.path)).status).toBe(401);
});

test('messages count in open conversations, and unread ones until they are read', async () => {
  const { one, other, matchId } = await matchedPair(world, 'bisi', 'chike');
  for (let n = 0; n < 3; n++) await write(one, matchId);
  await write(other, matchId);
  expect(await figures(other)).toMatchObject({ messages: 4, unreadMessages: 3 });
  expect(await figures(one)).toMatchObject({ messages: 4, unreadMessages: 1 });
  await other.call(markRead, { params: { matchId }, body: { seq: 2 } });
  expect(await figures(other)).toMatchObject({ unreadMessages: 1 });
  await unmatch(world, matchId);
  expect(await figures(other)).toMatchObject({ messages: 0, unreadMessages: 0 });
});

test('likes count until they are answered, or their sender is not to be seen', async () => {
  const { couple } = makeCouples(world);
  const { ada, obi } = await couple();
  const requests = async () => (await ada.call(findDashboard, {})).body.matchRequests;
  expect(await requests()).toBe(0);
  await like(obi, ada);
  expect(await requests()).toBe(1);
  await pass(ada, obi);
  expect(await requests()).toBe(0);

  const { ada: bisi, obi: chike } = await couple();
  await like(chike, bisi);
  await blockThem(world, chike, bisi);
  expect((await bisi.call(findDashboard, {})).body.matchRequests).toBe(0);
});

test('what of a profile is there is said as it is', async () => {
  const { ada } = await makeCouples(world).couple();
  expect((await ada.call(findDashboard, {})).body.prepared).toMatchObject({
    profileSubmitted: true,
    wishesSaved: true,
  });
});

test('whoever wrote last waits for an answer, until there is one or the conversation is over', async () => {
  const { one, other, matchId } = await matchedPair(world, 'dayo', 'efe');
  const toAnswer = async (person: Person) => (await figures(person)).prepared.toAnswer;
  await write(other, matchId);
  expect([await toAnswer(one), await toAnswer(other)]).toEqual([1, 0]);
  await one.call(markRead, { params: { matchId }, body: { seq: 1 } });
  // Reading is no answer.
  expect(await toAnswer(one)).toBe(1);
  await write(one, matchId);
  expect([await toAnswer(one), await toAnswer(other)]).toEqual([0, 1]);
  await blockThem(world, one, other);
  expect(await toAnswer(other)).toBe(0);
});
