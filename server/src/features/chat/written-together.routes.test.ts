// Messages of one moment are written in one transaction: each is answered as it would be alone, and none waits for another.
import { randomUUID } from 'node:crypto';
import * as calls from '@ijeuwa/contract/chat';
import { listNotifications } from '@ijeuwa/contract/notifications';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { confirmEmail, matchedPair, matchThem, unmatch } from '#test/matched.ts';
import type { Person } from '#test/people.ts';
import { makeWorld, type World } from '#test/test-world.ts';
import { savingWith } from './writing.repository.ts';

let world: World;
const pairs: Awaited<ReturnType<typeof matchedPair>>[] = [];
beforeAll(async () => {
  world = await makeWorld({ LOG_LEVEL: 'fatal' });
  for (const [one, other] of ['ada obi', 'bisi chike', 'dayo emeka', 'femi gozie'].map((two) =>
    two.split(' '),
  ))
    pairs.push(await matchedPair(world, one!, other!));
});
afterAll(() => world.close());

type Writing = { from: Person; matchId: string; text?: string; clientId?: string };
const write = ({ from, matchId, text = 'Good morning.', clientId = randomUUID() }: Writing) =>
  from.call(calls.sendMessage, { params: { matchId }, body: { clientId, text } });
const writeAll = (writings: readonly Writing[]) => Promise.all(writings.map(write));
const toAll = () => pairs.map(({ one, matchId }) => ({ from: one, matchId }));
const bellOf = async (person: Person) => (await person.call(listNotifications, {})).body.notifications;

test('those in several conversations take few transactions, and each has its number and rings its bell', async () => {
  await writeAll(toAll());
  const asked = await world.countStatements(async () => {
    const replies = await writeAll(toAll());
    expect(replies.map(({ status, body }) => [status, body.message.seq])).toEqual(pairs.map(() => [200, 2]));
  });
  expect(asked.filter(({ text }) => text.startsWith('begin')).length).toBeLessThan(pairs.length);
  for (const { other, matchId } of pairs)
    expect(await bellOf(other)).toMatchObject([{ about: matchId, count: 2, read: false }]);
});

test('many from both sides at once leave no gap, and the same one twice is one', async () => {
  const { one, other, matchId } = pairs[0]!;
  const before = (await one.call(calls.listMessages, { params: { matchId }, query: {} })).body.messages
    .length;
  const clientId = randomUUID();
  const replies = await writeAll([
    ...Array.from({ length: 4 }, () => [one, other].map((from) => ({ from, matchId }))).flat(),
    { from: one, matchId, clientId },
    { from: one, matchId, clientId },
    ...toAll().slice(1),
  ]);
  expect(replies.map(({ status }) => status)).toEqual(replies.map(() => 200));
  const { messages } = (await one.call(calls.listMessages, { params: { matchId }, query: {} })).body;
  expect(messages.map(({ seq }) => seq)).toEqual(Array.from({ length: before + 9 }, (_, at) => at + 1));
});

test('whatever other processes write in one conversation at once, each message has a place of its own or none', async () => {
  const { one, other, matchId } = pairs[1]!;
  const save = savingWith(world.features.notifications.standing.ringing);
  const letter = { matchId, senderId: one.id, otherId: other.id, myName: 'Bisi', text: 'Good evening.' };
  const moment = { sentAt: world.clock.now(), rungAt: world.clock.now() };
  const find = async () =>
    (await one.call(calls.listMessages, { params: { matchId }, query: {} })).body.messages;
  const before = (await find()).length;
  const twice = randomUUID();
  const ids = [twice, twice, ...Array.from({ length: 18 }, () => randomUUID())];
  const saved = await Promise.all(ids.map((clientId) => save(world.db, [{ ...letter, clientId }], moment)));
  const seqs = saved.flatMap((rows) => [...rows.values()].map(({ seq }) => seq)).sort((a, b) => a - b);
  expect(seqs.length).toBeGreaterThan(0);
  expect(seqs).toEqual(seqs.map((_, at) => before + 1 + at));
  expect((await find()).map(({ seq }) => seq)).toEqual(
    Array.from({ length: before + seqs.length }, (_, at) => at + 1),
  );
  // Who found no place writes once nobody else does; the same one twice is one.
  expect((await write({ from: one, matchId })).body.message.seq).toBe(before + seqs.length + 1);
});

test('two who write to one person at once both ring, each of the own conversation', async () => {
  const hub = await world.as('hub');
  await confirmEmail(world, hub);
  const writers = pairs.slice(0, 3).map(({ one }) => one);
  const writings: Writing[] = [];
  for (const from of writers) writings.push({ from, matchId: await matchThem(world, from, hub) });
  const replies = await writeAll(writings);
  expect(replies.map(({ body }) => body.message.seq)).toEqual([1, 1, 1]);
  const about = (await bellOf(hub)).map((notice) => notice.about);
  expect(about.sort()).toEqual(writings.map(({ matchId }) => matchId).sort());
});

test('whoever’s conversation is held waits, and nobody waits with them', async () => {
  const [held, ...others] = toAll();
  const holder = await world.platform.pool.connect();
  await holder.query('begin');
  await holder.query('select 1 from conversation where match_id = $1 for update', [held!.matchId]);
  let hasWritten = false;
  const waiting = write(held!).then((reply) => {
    hasWritten = true;
    return reply;
  });
  expect((await writeAll(others)).map(({ status }) => status)).toEqual([200, 200, 200]);
  expect(hasWritten).toBe(false);
  await holder.query('commit');
  holder.release();
  expect((await waiting).status).toBe(200);
});

test('an end that one of them meets ends that one alone', async () => {
  const [ending, ...others] = toAll();
  const ender = await world.platform.pool.connect();
  await ender.query('begin');
  await ender.query('update match set ended_at = now() where id = $1', [ending!.matchId]);
  const late = write(ending!);
  expect((await writeAll(others)).map(({ status }) => status)).toEqual([200, 200, 200]);
  await ender.query('commit');
  ender.release();
  expect((await late).status).toBe(404);
});

test('what cannot be kept of one is its own failure alone', async () => {
  const [, second, third, fourth] = toAll();
  await world.platform.pool.query("alter table message add constraint planted check (text <> 'unkept')");
  const replies = await writeAll([second!, { ...third!, text: 'unkept' }, fourth!]);
  await world.platform.pool.query('alter table message drop constraint planted');
  expect(replies.map(({ status }) => status)).toEqual([200, 500, 200]);
  await unmatch(world, fourth!.matchId);
  expect((await writeAll([second!, third!, fourth!])).map(({ status }) => status)).toEqual([200, 200, 404]);
});

test('whoever’s session ended a moment ago writes nothing, and is told no more than a stranger', async () => {
  const { one, other, matchId } = pairs[2]!;
  expect((await write({ from: one, matchId })).status).toBe(200);
  const { cookie } = one.jar;
  await world.platform.pool.query('delete from session where member_id = $1', [one.id]);
  const find = async () =>
    (await other.call(calls.listMessages, { params: { matchId }, query: {} })).body.messages.length;
  const before = await find();
  for (const text of ['Good night.', '']) {
    one.jar.cookie = cookie;
    const replies = await writeAll([
      { from: one, matchId, text },
      { from: other, matchId },
    ]);
    expect(replies.map(({ status }) => status)).toEqual([401, 200]);
  }
  expect(await find()).toBe(before + 2);
});

test('whoever writes too much in one go with others is refused alone, and is told how long to wait', async () => {
  const { one, other, matchId } = pairs[1]!;
  await world.platform.pool.query(
    "update rate_limit set points = 60, expire = $2 where key = 'message:' || $1",
    [one.id, Date.now() + 30_000],
  );
  const [refused, written] = await writeAll([
    { from: one, matchId },
    { from: pairs[2]!.other, matchId: pairs[2]!.matchId },
  ]);
  expect([refused!.status, written!.status]).toEqual([429, 200]);
  expect(Number(refused!.headers['retry-after'])).toBeGreaterThan(20);
  expect((await write({ from: other, matchId })).status).toBe(200);
});
