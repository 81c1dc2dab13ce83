// What a conversation promises, through HTTP.
import { randomUUID } from 'node:crypto';
import * as calls from '@ijeuwa/contract/chat';
import { createCard } from '@ijeuwa/contract/matching';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { card } from '#platform/database/tables/matching.ts';
import { blockThem, confirmEmail, matchedPair, matchThem, unmatch } from '#test/matched.ts';
import type { Person } from '#test/people.ts';
import { makeWorld, type World } from '#test/test-world.ts';
import { countWaiting } from '#test/waiting-for-locks.ts';

let world: World;
beforeAll(async () => {
  world = await makeWorld();
});
afterAll(() => world.close());

const write = (person: Person, matchId: string, text: string, clientId: string = randomUUID()) =>
  person.call(calls.sendMessage, { params: { matchId }, body: { clientId, text } });
const read = (person: Person, matchId: string, query: Record<string, number> = {}) =>
  person.call(calls.listMessages, { params: { matchId }, query });
const find = (person: Person, matchId: string) =>
  person.call(calls.findConversation, { params: { matchId } });
const heard = (person: Person, event: string) =>
  world.live.filter((one) => one.memberId === person.id && one.event === event).map((one) => one.payload);

describe('two who are matched', () => {
  test('write to each other in one order, and each hears of every message', async () => {
    const { one, other, matchId } = await matchedPair(world, 'ada', 'obi');
    const first = await write(one, matchId, '  Good morning. ');
    expect(first.status).toBe(200);
    expect(first.body.message).toMatchObject({ seq: 1, sender: one.id, text: 'Good morning.' });
    const second = await write(other, matchId, 'Good morning to you.');
    expect(second.body.message.seq).toBe(2);

    const seen = await read(other, matchId);
    expect(seen.body.messages).toEqual([first.body.message, second.body.message]);
    expect(seen.body.more).toBe(false);
    for (const person of [one, other])
      expect(heard(person, 'message')).toMatchObject([
        { matchId, message: first.body.message },
        { matchId, message: second.body.message },
      ]);
  });

  test('see the conversation in their lists, the latest first, with what is unread', async () => {
    const { one: bisi, other: chike, matchId } = await matchedPair(world, 'bisi', 'chike');
    const dayo = await world.as('dayo');
    const quiet = await matchThem(world, bisi, dayo);
    world.pass(1000);
    await write(chike, matchId, 'one');
    await write(chike, matchId, 'two');
    const { conversations } = (await bisi.call(calls.listConversations, {})).body;
    expect(conversations.map((one) => [one.matchId, one.unread, one.last?.text])).toEqual([
      [matchId, 2, 'two'],
      [quiet, 0, undefined],
    ]);
    expect(conversations[0]?.person).toEqual({
      _id: chike.id,
      name: 'Chike',
      image: null,
      likeness: 'woman',
      demonstration: false,
      checkedOn: null,
    });
    expect((await find(chike, matchId)).body.unread).toBe(0);
  });

  test('read marks move forward only, never past the end, and the other is told', async () => {
    const { one, other, matchId } = await matchedPair(world, 'efe', 'femi');
    for (const text of ['one', 'two', 'three']) await write(one, matchId, text);
    const mark = (seq: number) => other.call(calls.markRead, { params: { matchId }, body: { seq } });
    await Promise.all([mark(2), mark(1), mark(2)]);
    expect((await find(other, matchId)).body).toMatchObject({ unread: 1, myReadSeq: 2 });
    await mark(1);
    expect((await find(one, matchId)).body.theirReadSeq).toBe(2);
    await mark(2_000_000_000);
    expect((await find(other, matchId)).body).toMatchObject({ unread: 0, myReadSeq: 3 });
    expect(heard(one, 'read').at(-1)).toEqual({
      matchId,
      member: other.id,
      seq: 3,
      at: world.clock.now().toISOString(),
    });
    expect((await mark(-1)).status).toBe(400);
    expect((await mark(2 ** 40)).status).toBe(400);
  });

  test('the writer is told when a message was read, and reading nothing new changes no time', async () => {
    const { one, other, matchId } = await matchedPair(world, 'bayo', 'cee');
    const mark = (seq: number) => other.call(calls.markRead, { params: { matchId }, body: { seq } });
    await write(one, matchId, 'one');
    expect((await find(one, matchId)).body.theirReadAt).toBeNull();
    const readAt = world.clock.now().toISOString();
    await mark(1);
    world.pass(60_000);
    await mark(1);
    expect((await find(one, matchId)).body.theirReadAt).toBe(readAt);
    expect((await find(other, matchId)).body.theirReadAt).toBeNull();
    await write(one, matchId, 'two');
    await mark(2);
    const { conversations } = (await one.call(calls.listConversations, {})).body;
    expect(conversations[0]?.theirReadAt).toBe(world.clock.now().toISOString());
  });

  test('see since when they match, and on which day the other was looked at', async () => {
    const { one, other, matchId } = await matchedPair(world, 'dele', 'ebun');
    await other.call(createCard, { body: {} });
    const day = new Date(world.clock.now());
    await world.db.update(card).set({ reviewedAt: day }).where(eq(card.memberId, other.id));
    const { body } = await find(one, matchId);
    expect(body.since).toBe(day.toISOString());
    expect(body.person.checkedOn).toBe(day.toISOString().slice(0, 10));
  });

  test('page back and forth without a gap or a repeat', async () => {
    const { one, matchId } = await matchedPair(world, 'gozi', 'hauwa');
    for (let n = 1; n <= 65; n++) {
      if (n % 50 === 0) await world.platform.limits.forgive('message', one.id);
      expect((await write(one, matchId, `message ${n}`)).status).toBe(200);
    }
    const latest = (await read(one, matchId)).body;
    expect(latest.messages.map(({ seq }) => seq)).toEqual(Array.from({ length: 30 }, (_, at) => at + 36));
    expect(latest.more).toBe(true);
    const middle = (await read(one, matchId, { before: 36 })).body;
    expect([middle.messages[0]?.seq, middle.messages.at(-1)?.seq, middle.more]).toEqual([6, 35, true]);
    const oldest = (await read(one, matchId, { before: 6 })).body;
    expect([oldest.messages.map(({ seq }) => seq), oldest.more]).toEqual([[1, 2, 3, 4, 5], false]);
    const after = (await read(one, matchId, { after: 60 })).body;
    expect([after.messages.map(({ seq }) => seq), after.more]).toEqual([[61, 62, 63, 64, 65], false]);
    expect((await read(one, matchId, { before: 6, after: 2 })).status).toBe(400);
  });
});

describe('a message', () => {
  test('that is sent again, or many times at once, is there once and keeps its first text', async () => {
    const { one, other, matchId } = await matchedPair(world, 'ike', 'jumoke');
    await write(other, matchId, 'hello');
    const clientId = randomUUID();
    const replies = await Promise.all(
      Array.from({ length: 8 }, (_, at) => write(one, matchId, `try ${at}`, clientId)),
    );
    const texts = new Set(replies.map(({ body }) => body.message.text));
    expect(texts.size).toBe(1);
    const late = await write(one, matchId, 'another text', clientId);
    expect(late.body.message).toEqual(replies[0]?.body.message);
    expect((await read(other, matchId)).body.messages).toHaveLength(2);
    expect(heard(other, 'message')).toHaveLength(2);
    // The same id from the other side is another message.
    expect((await write(other, matchId, 'mine', clientId)).body.message.seq).toBe(3);
  });

  test('takes the next number without a gap when both write at once', async () => {
    const { one, other, matchId } = await matchedPair(world, 'kunle', 'lola');
    const replies = await Promise.all(
      Array.from({ length: 20 }, (_, at) => write(at % 2 ? one : other, matchId, `message ${at}`)),
    );
    expect(replies.map(({ body }) => body.message.seq).sort((a, b) => a - b)).toEqual(
      Array.from({ length: 20 }, (_, at) => at + 1),
    );
  });

  test('must have words, at most 2000 characters of them, and nothing that we do not know', async () => {
    const { one, matchId } = await matchedPair(world, 'osas', 'peju');
    expect((await write(one, matchId, ' \n ')).refusal.message).toBe('Please write something first.');
    expect((await write(one, matchId, 'x'.repeat(2001))).status).toBe(400);
    expect((await write(one, matchId, 'x'.repeat(2000))).status).toBe(200);
    expect((await write(one, matchId, 'hello', 'not-an-id')).status).toBe(400);
    expect((await write(one, matchId, 'a\u0000b')).status).toBe(400);
    const forged = { clientId: randomUUID(), text: 'hello', sender: randomUUID(), seq: 99 };
    const reply = await one.send('POST', `/api/conversations/${matchId}/messages`, forged);
    expect(reply.refusal.code).toBe('unknown_field');
  });

  test('waits until the writer’s e-mail is confirmed', async () => {
    const [one, other] = [await world.as('queen'), await world.as('rotimi')];
    const matchId = await matchThem(world, one, other);
    const refused = await write(one, matchId, 'hello');
    expect([refused.status, refused.refusal.code, refused.refusal.message]).toEqual([
      403,
      'email_not_verified',
      'Please confirm your email first; we have sent you a link.',
    ]);
    await confirmEmail(world, one);
    expect((await write(one, matchId, 'hello')).status).toBe(200);
  });

  test('is refused when somebody writes too fast, and says when to come back', async () => {
    const { one, matchId } = await matchedPair(world, 'sade', 'tunde');
    await write(one, matchId, 'hello');
    const replies = await Promise.all(
      Array.from({ length: 70 }, (_, at) => write(one, matchId, `message ${at}`)),
    );
    const refused = replies.filter(({ status }) => status === 429);
    expect(refused).toHaveLength(11);
    expect(Number(refused[0]?.headers['retry-after'])).toBeGreaterThan(0);
  });

  test('cannot open conversations by the dozen; one that several messages open at once counts once', async () => {
    const uche = await world.as('uche');
    await confirmEmail(world, uche);
    const first = await matchThem(world, uche, await world.as('first'));
    const clientId = randomUUID();
    const body = { clientId, text: 'sent again and again' };
    const repeats = Array.from({ length: 12 }, () =>
      uche.call(calls.sendMessage, { params: { matchId: first }, body }),
    );
    const more = ['how', 'are', 'you'].map((text) => write(uche, first, text));
    const replies = await Promise.all([...repeats, ...more]);
    expect(replies.map(({ status }) => status)).toEqual(Array(15).fill(200));
    const statuses: number[] = [200];
    for (let n = 0; n < 20; n++) {
      const other = await world.as(`stranger${n}`);
      statuses.push((await write(uche, await matchThem(world, uche, other), 'hello')).status);
    }
    expect(statuses.filter((status) => status === 200)).toHaveLength(20);
    expect(statuses.at(-1)).toBe(429);
  });
});

describe('to everybody else, and after its end,', () => {
  const everyCall = async (person: Person, matchId: string) => [
    (await find(person, matchId)).status,
    (await read(person, matchId)).status,
    (await write(person, matchId, 'hello')).status,
    (await person.call(calls.markRead, { params: { matchId }, body: { seq: 1 } })).status,
  ];
  const isListed = async (person: Person, matchId: string) =>
    (await person.call(calls.listConversations, {})).body.conversations.some(
      (one) => one.matchId === matchId,
    );
  const ABSENT = [404, 404, 404, 404];

  test('a conversation is absent to a third person, and needs a session', async () => {
    const { matchId } = await matchedPair(world, 'victor', 'wale');
    const third = await world.as('yemi');
    await confirmEmail(world, third);
    expect(await everyCall(third, matchId)).toEqual(ABSENT);
    expect(await everyCall(third, randomUUID())).toEqual(ABSENT);
    const stranger = await world.stranger().send('GET', `/api/conversations/${matchId}`);
    expect(stranger.status).toBe(401);
  });

  test.each([
    ['the one ends the match', 'u1', 'u2', 'unmatch'],
    ['the one blocks', 'b1', 'b2', 'block'],
    ['the other blocks', 'b3', 'b4', 'blocked'],
  ])('a conversation is absent to both when %s', async (_, oneName, otherName, how) => {
    const { one, other, matchId } = await matchedPair(world, oneName, otherName);
    await write(one, matchId, 'hello');
    if (how === 'unmatch') await unmatch(world, matchId);
    if (how === 'block') await blockThem(world, one, other);
    if (how === 'blocked') await blockThem(world, other, one);
    for (const person of [one, other]) {
      expect(await everyCall(person, matchId)).toEqual(ABSENT);
      expect(await isListed(person, matchId)).toBe(false);
    }
  });

  test('an end that comes while a message is being written waits for it, and none passes after', async () => {
    const { one, other, matchId } = await matchedPair(world, 'xola', 'yinka');
    await write(one, matchId, 'hello');
    const blocker = await world.platform.pool.connect();
    await blocker.query('begin');
    await blocker.query('select 1 from conversation where match_id = $1 for update', [matchId]);
    const writing = write(one, matchId, 'just in time');
    await expect.poll(() => countWaiting(world)).toBe(1);
    const ending = unmatch(world, matchId).then(() => 'ended');
    await expect.poll(() => countWaiting(world)).toBe(2);
    await blocker.query('commit');
    blocker.release();
    expect([(await writing).status, await ending]).toEqual([200, 'ended']);
    expect((await write(other, matchId, 'too late')).status).toBe(404);
  });

  test('a message that comes while an end is being written waits for it, and is refused', async () => {
    const { one, matchId } = await matchedPair(world, 'zainab', 'abel');
    const ender = await world.platform.pool.connect();
    await ender.query('begin');
    await ender.query('update match set ended_at = now() where id = $1', [matchId]);
    const writing = write(one, matchId, 'too late');
    await expect.poll(() => countWaiting(world)).toBe(1);
    await ender.query('commit');
    ender.release();
    expect((await writing).status).toBe(404);
  });
});
