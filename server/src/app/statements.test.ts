// What a call asks of the database: how many statements, and none of them twice.
import { randomUUID } from 'node:crypto';
import { findMe } from '@ijeuwa/contract/accounts';
import { findConversation, sendMessage } from '@ijeuwa/contract/chat';
import { findDashboard } from '@ijeuwa/contract/dashboard';
import type { Liking } from '@ijeuwa/contract/likes';
import { createCard, findCard, likePart, listPotentialMatches } from '@ijeuwa/contract/matching';
import { listNotifications } from '@ijeuwa/contract/notifications';
import { findPublicProfile } from '@ijeuwa/contract/people';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { like, makeCouples, pass } from '#test/couples.ts';
import { matchedPair } from '#test/matched.ts';
import type { Person } from '#test/people.ts';
import { askedTwice } from '#test/statements.ts';
import { makeWorld, type World } from '#test/test-world.ts';

let world: World;
let pair: Awaited<ReturnType<typeof matchedPair>>;
beforeAll(async () => {
  world = await makeWorld({}, {}, { planned: false });
  pair = await matchedPair(world, 'ada', 'obi');
  await pair.one.call(createCard, { body: {} });
  await pair.one.call(listPotentialMatches, { query: {} });
});
afterAll(() => world.close());

const writes = /^\s*(insert|update|delete|begin)/i;

describe('a signed-in read of one thing asks once, who it is and what is asked for together, and writes nothing', () => {
  const reads = {
    oneself: () => pair.one.call(findMe, {}),
    'the own card': () => pair.one.call(findCard, {}),
    'a conversation': () => pair.one.call(findConversation, { params: { matchId: pair.matchId } }),
    'the ready deck': () => pair.one.call(listPotentialMatches, { query: {} }),
  };
  test.each(Object.entries(reads))('%s', async (_, read) => {
    expect((await read()).status).toBe(200);
    const asked = await world.countStatements(read);
    expect(asked).toHaveLength(1);
    expect(asked.filter(({ text }) => writes.test(text))).toEqual([]);
  });
});

/** Of what each connection has planned so far: how often anew, and how often by the plan that is kept. */
const plansOf = async (names: string) => {
  const { pool } = world.platform;
  const clients = await Promise.all(Array.from({ length: pool.idleCount }, () => pool.connect()));
  const asked = clients.map((client) =>
    client.query(
      `select custom_plans::int as anew, generic_plans::int as kept from pg_prepared_statements where name like $1`,
      [names],
    ),
  );
  const plans = (await Promise.all(asked)).flatMap(({ rows }) => rows as { anew: number; kept: number }[]);
  for (const client of clients) client.release();
  return plans;
};

test('what is read with the gate is planned once, also where one alone asks at a moment', async () => {
  for (let at = 0; at < 8; at++)
    expect((await pair.one.call(listPotentialMatches, { query: {} })).status).toBe(200);
  const plans = await plansOf('gate-deck-page');
  // A list whose length the planner is not told: for one who asks it would else plan anew each time, where there are many.
  const [asked] = await world.countStatements(() => pair.one.call(listPotentialMatches, { query: {} }));
  expect(asked!.text).toMatch(/from unnest\(\(select \$1::text\[\]\), /);
  // The database plans five times anew before it says which way is cheaper.
  expect(Math.max(...plans.map(({ anew }) => anew))).toBe(5);
  expect(Math.max(...plans.map(({ kept }) => kept))).toBeGreaterThan(0);
});

test('the dashboard asks five times, writes nothing, and nothing twice', async () => {
  const { ada } = await makeCouples(world).couple();
  const read = () => ada.call(findDashboard, {});
  expect((await read()).status).toBe(200);
  const asked = await world.countStatements(read);
  // Who it is; the figures; who asks, and who likes them; what is booked.
  expect(asked).toHaveLength(5);
  expect(asked.filter(({ text }) => writes.test(text))).toEqual([]);
  expect(askedTwice(asked)).toEqual([]);
});

test('a person’s page asks nine times at most, nothing twice, and once what the two are to each other', async () => {
  const { one, other } = pair;
  const read = () => one.call(findPublicProfile, { params: { id: other.id } });
  expect((await read()).status).toBe(200);
  const asked = await world.countStatements(read);
  expect(askedTwice(asked)).toEqual([]);
  expect(asked.length).toBeLessThanOrEqual(9);
  expect(asked.flatMap(({ text }) => text.match(/ties_between/g) ?? [])).toHaveLength(1);
});

test('a message asks once, who it is and whether they may with it, and once what the two are to each other', async () => {
  const { one, other, matchId } = pair;
  const write = () =>
    one.call(sendMessage, { params: { matchId }, body: { clientId: randomUUID(), text: 'Good morning.' } });
  expect((await write()).status).toBe(200);
  const before = await findBell(other);
  const asked = await world.countStatements(write);
  expect(asked).toHaveLength(1);
  expect(asked[0]!.text.match(/ties_between/g)).toHaveLength(1);
  // The message and the bell are there, and a point is taken of what one may write in a minute.
  expect((await findBell(other)).count).toBe(before.count + 1);
  const { rows } = await world.platform.pool.query('select points from rate_limit where key = $1', [
    `message:${one.id}`,
  ]);
  expect(rows).toEqual([{ points: 2 }]);
});
const findBell = async (person: Person) =>
  (await person.call(listNotifications, {})).body.notifications.find(({ type }) => type === 'new_message')!;

/** How the database goes about what a message asks of those before it. */
const planOfMessage = async ({ one, matchId }: typeof pair): Promise<string> => {
  const body = { clientId: randomUUID(), text: 'Good evening.' };
  const asked = await world.countStatements(() => one.call(sendMessage, { params: { matchId }, body }));
  // Whoever writes here for the first time since the server started is looked up before.
  const { rows } = await world.platform.pool.query(`explain (generic_plan, verbose) ${asked.at(-1)!.text}`);
  return rows.map((row) => row['QUERY PLAN']).join('\n');
};

test('what a message asks of those before it reads no table from end to end, however few there were when it was planned', async () => {
  const plan = await planOfMessage(pair);
  // Such a part of a plan reads all that there is, once.
  expect(plan).not.toContain('hashed SubPlan');
});

test('nor all that wait, where many do: they are counted as far as they are said', async () => {
  const { pool } = world.platform;
  const unread = await matchedPair(world, 'kemi', 'tunde');
  await planOfMessage(unread);
  await pool.query(
    `insert into message (match_id, seq, sender_id, client_id, text, sent_at)
     select $1, n + 1, $2, gen_random_uuid(), 'Hello?', now() from generate_series(1, 5000) n order by random()`,
    [unread.matchId, unread.one.id],
  );
  await pool.query('update conversation set last_seq = 5001 where match_id = $1', [unread.matchId]);
  await pool.query('analyze match, conversation, message');
  const plan = await planOfMessage(unread);
  // In the order of the index, from the first that is not read, until there are enough: whatever else reads them all.
  expect(plan).toMatch(/Index Cond: \(\(w_\d\.match_id = \S+\) AND \(w_\d\.seq > r\S*read_seq/);
  expect(plan).not.toMatch(/Bitmap \w+ Scan on (public\.)?message|Sort Key: w/);

  const [asked] = await world.countStatements(() =>
    unread.other.call(findConversation, { params: { matchId: unread.matchId } }),
  );
  const { rows } = await pool.query(`explain (generic_plan) ${asked!.text}`);
  // From the mark on, whoever wrote them.
  expect(rows.map((row) => row['QUERY PLAN']).join('\n')).toMatch(
    /Index Cond: \(\(match_id = \S+\) AND \(seq > CASE/,
  );
});

test('a like that matches asks fourteen times at most, once where both are reached, and nothing twice', async () => {
  const { ada, obi } = await makeCouples(world).couple();
  expect((await like(ada, obi)).body).toEqual({ matched: false });
  const asked = await world.countStatements(async () => {
    expect((await like(obi, ada)).body).toMatchObject({ matched: true });
  });
  expect(askedTwice(asked)).toEqual([]);
  expect(asked.length).toBeLessThanOrEqual(14);
});

test('a like asks thirteen times at most; what is liked of a page asks once more, and a note for its right and its limits', async () => {
  const { ada, obi } = await makeCouples(world).couple();
  const asks = async (liking?: Liking) => {
    const asked = await world.countStatements(async () => {
      const params = { id: ada.id };
      const reply = await (liking ? obi.call(likePart, { params, query: {}, body: liking }) : like(obi, ada));
      expect(reply.status).toBe(200);
    });
    expect(askedTwice(asked)).toEqual([]);
    await pass(obi, ada);
    return asked.length;
  };
  const plain = await asks();
  expect(plain).toBeLessThanOrEqual(13);
  expect(await asks({ liked: { part: 'bio' } })).toBe(plain + 1);
  expect(await asks({ liked: { part: 'bio' }, note: 'Hello.' })).toBe(plain + 4);
});

test('a sign-up asks ten times at most, and nothing twice', async () => {
  const asked = await world.countStatements(() => world.as('ngozi'));
  expect(askedTwice(asked)).toEqual([]);
  expect(asked.length).toBeLessThanOrEqual(10);
});

test('what is asked within a call can be seen twice, and then it is found', async () => {
  const asked = await world.countStatements(async () => {
    for (const id of [1, 2, 1]) await world.platform.pool.query('select $1::int', [id]);
  });
  expect(asked).toHaveLength(3);
  expect(askedTwice(asked)).toEqual([{ text: 'select $1::int', values: [1] }]);
});
