// A read that is asked together with the gate: it lets in, refuses and keeps silent as the gate alone does.
import * as accounts from '@ijeuwa/contract/accounts';
import { findConversation } from '@ijeuwa/contract/chat';
import { callerOf } from '@ijeuwa/contract/endpoint';
import { SHOWN_TO } from '@ijeuwa/contract/shown-to';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { matchedPair } from '#test/matched.ts';
import type { Person } from '#test/people.ts';
import { makeWorld, type World } from '#test/test-world.ts';
import { servedEndpoints } from './serve.ts';

let world: World;
let ada: Person;
let matchId: string;
beforeAll(async () => {
  world = await makeWorld();
  ({ one: ada, matchId } = await matchedPair(world, 'ada', 'obi'));
});
afterAll(() => world.close());

const conversation = (id: string) => `/api/conversations/${id}`;

test('nobody who is not signed in learns whether what they ask for can be there', async () => {
  for (const id of [matchId, 'no-id-at-all', '019a0000-0000-7000-8000-000000000000'])
    expect((await world.stranger().send('GET', conversation(id))).status).toBe(401);
});

test('whoever is signed in is told what is wrong with the question', async () => {
  expect((await ada.send('GET', conversation('no-id-at-all'))).refusal.code).toBe('invalid');
});

test('what is there for nobody, or for others, is not there', async () => {
  const bisi = await world.as('bisi');
  expect((await bisi.send('GET', conversation(matchId))).status).toBe(404);
  expect((await ada.send('GET', conversation('019a0000-0000-7000-8000-000000000000'))).status).toBe(404);
});

test('a session that ended a moment ago reads nothing more', async () => {
  expect((await ada.call(findConversation, { params: { matchId } })).status).toBe(200);
  const { cookie } = ada.jar;
  await ada.call(accounts.logOut, {});
  ada.jar.cookie = cookie;
  expect((await ada.call(findConversation, { params: { matchId } })).status).toBe(401);
});

test('a token that opens nothing stands in nobody’s way, and one that opens needs no cookie', async () => {
  const chike = await world.as('chike');
  const url = accounts.findMe.path;
  const read = (headers: Record<string, string>) => world.app.inject({ url, headers });
  const beside = await read({ cookie: chike.jar.cookie, authorization: 'Bearer null' });
  expect([beside.statusCode, beside.json().user._id]).toEqual([200, chike.id]);
  const token = chike.jar.cookie.split('=')[1]!;
  expect((await read({ authorization: `Bearer ${token}` })).statusCode).toBe(200);
});

test('of many who ask the same at one moment each is answered their own, and who is nobody, or asks for what is others’, nothing', async () => {
  const pairs: Awaited<ReturnType<typeof matchedPair>>[] = [];
  for (const n of [0, 1, 2]) pairs.push(await matchedPair(world, `one-${n}`, `two-${n}`));
  const stranger = (id: string) => world.stranger().send('GET', conversation(id));
  const asked = await world.countStatements(async () => {
    const all = pairs.map(({ one, other, matchId: id }, at) => ({
      own: [one, other].map((person) => person.call(findConversation, { params: { matchId: id } })),
      others: pairs[(at + 1) % pairs.length]!.one.send('GET', conversation(id)),
      strangers: stranger(id),
    }));
    for (const [at, { own, others, strangers }] of all.entries()) {
      const { one, other, matchId: id } = pairs[at]!;
      const seen = (await Promise.all(own)).map(({ body }) => [body.matchId, body.person._id]);
      expect(seen).toEqual([
        [id, other.id],
        [id, one.id],
      ]);
      expect([(await others).status, (await strangers).status]).toEqual([404, 401]);
    }
  });
  expect(asked.length).toBeLessThan(2 * pairs.length);
});

test('reading is being here, written down at most once a minute', async () => {
  const dayo = await world.as('dayo');
  const countWrites = async () => {
    const asked = await world.countStatements(() => dayo.call(accounts.findMe, {}));
    return asked.filter(({ text }) => /^update/i.test(text)).length;
  };
  expect(await countWrites()).toBe(0);
  world.pass(61_000);
  expect([(await countWrites()) > 0, await countWrites()]).toEqual([true, 0]);
});

test('a page that is shown to one member does and reads nothing once another is signed in there', async () => {
  const bola = await world.as('bola');
  const asked = (method: string, url: string, shownTo: string) =>
    world.app.inject({
      method: method as 'GET',
      url,
      headers: { cookie: bola.jar.cookie, [SHOWN_TO]: shownTo },
    });
  const own = servedEndpoints.get(world.app)!.filter(({ access }) => callerOf(access) !== 'staff');
  expect(own.length).toBeGreaterThan(100);
  const done: string[] = [];
  for (const { method, path } of own) {
    const url = path.replace(/:(\w+)/g, '019a0000-0000-7000-8000-000000000000');
    const { statusCode, body } = await asked(method, url, ada.id);
    if (statusCode !== 409 || !body.includes('"another_account"'))
      done.push(`${method} ${path}: ${statusCode}`);
  }
  expect(done).toEqual([]);
  expect((await asked('GET', accounts.findMe.path, bola.id)).statusCode).toBe(200);
  expect((await bola.call(accounts.findMe, {})).status).toBe(200);
});
