// Sessions and cross-site rules: who may call, from where, and for how long.
import * as calls from '@ijeuwa/contract/accounts';
import { listConversations } from '@ijeuwa/contract/chat';
import { listMatches } from '@ijeuwa/contract/matching';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { DAY_MS } from '#platform/clock.ts';
import { type Person, SIGN_UP } from '#test/people.ts';
import { makeWorld, type World } from '#test/test-world.ts';
import { accountsJobs } from '../accounts.jobs.ts';

let world: World;
beforeAll(async () => {
  world = await makeWorld();
});
afterAll(() => world.close());

const again = async (person: Person, remember = false) => {
  const device = world.stranger();
  const { email } = person.user;
  await device.call(calls.logIn, { body: { email, password: SIGN_UP.password, remember } });
  return device;
};
const isIn = async (device: { call: Person['call'] }) => (await device.call(calls.findMe, {})).status === 200;

describe('sessions', () => {
  test('are listed with their devices, without anything that lets one in', async () => {
    const ada = await world.as('ada');
    await again(ada);
    const { sessions } = (await ada.call(calls.listSessions, {})).body;
    expect(sessions).toHaveLength(2);
    expect(sessions.filter(({ current }) => current)).toHaveLength(1);
    expect(Object.keys(sessions[0]!).sort()).toEqual(['_id', 'createdAt', 'current', 'device', 'lastSeenAt']);
  });

  test('end one by one, or all others at once', async () => {
    const obi = await world.as('obi');
    const [phone, tablet, laptop] = [await again(obi), await again(obi), await again(obi)];
    const { sessions } = (await phone.call(calls.listSessions, {})).body;
    const own = sessions.find(({ current }) => current)!;
    expect((await obi.call(calls.endSession, { params: { id: own._id } })).body).toEqual({ ok: true });
    expect([await isIn(phone), await isIn(tablet)]).toEqual([false, true]);
    expect((await obi.call(calls.endSession, { params: { id: own._id } })).status).toBe(404);
    await obi.call(calls.endOtherSessions, {});
    expect([await isIn(obi), await isIn(tablet), await isIn(laptop)]).toEqual([true, false, false]);
    const cut = world.live.filter((one) => one.memberId === obi.id && one.event === 'disconnect');
    expect(cut).toHaveLength(3);
  });

  test.each([
    ['owing-ada', 'name', "update profile set name = '' where member_id = $1"],
    ['owing-bisi', 'age', 'update profile set birth_month = null where member_id = $1'],
    ['owing-chike', 'gender', 'update profile set gender = null where member_id = $1'],
    ['owing-dayo', 'genderPreference', "update wish set genders = '{}' where member_id = $1"],
    ['owing-emeka', 'genderPreference', 'delete from wish where member_id = $1'],
    ['owing-femi', 'phoneNumber', 'update member set phone_sealed = null where id = $1'],
    ['owing-gozie', 'country', 'update member set country = null where id = $1'],
  ])('lead no further than the short form of %s, whose %s is missing', async (who, missing, takeAway) => {
    const one = await world.as(who);
    const look = async () => [
      (await one.call(calls.findMe, {})).body.user.missing,
      (await one.call(listConversations, {})).status,
      (await one.call(listMatches, {})).status,
    ];
    expect(await look()).toEqual([[], 200, 200]);
    await world.platform.pool.query(takeAway, [one.id]);
    expect(await look()).toEqual([[missing], 403, 403]);
  });

  test('of somebody else cannot be ended', async () => {
    const [bisi, chike] = [await world.as('bisi'), await world.as('chike')];
    const { sessions } = (await bisi.call(calls.listSessions, {})).body;
    const reply = await chike.call(calls.endSession, { params: { id: sessions[0]!._id } });
    expect(reply.status).toBe(404);
    expect(await isIn(bisi)).toBe(true);
  });

  test('end by themselves when nobody comes: after a day, or thirty when remembered', async () => {
    const dayo = await world.as('dayo');
    const remembered = await again(dayo, true);
    world.pass(DAY_MS - 1000);
    expect(await isIn(dayo)).toBe(true);
    world.pass(DAY_MS + 1000);
    expect([await isIn(dayo), await isIn(remembered)]).toEqual([false, true]);
    world.pass(29 * DAY_MS);
    expect(await isIn(remembered)).toBe(true);
    world.pass(31 * DAY_MS);
    expect(await isIn(remembered)).toBe(false);
  });

  test('are cleared away when they have ended, and those that last are kept', async () => {
    const gozi = await world.as('gozi');
    world.pass(DAY_MS + 1);
    const { id } = await world.as('hauwa');
    for (const job of accountsJobs(world)) await job.run();
    const { rows } = await world.platform.pool.query('select member_id from session');
    expect(rows.map((row) => row.member_id)).toContain(id);
    expect(rows.map((row) => row.member_id)).not.toContain(gozi.id);
  });

  test('end after ninety days, however often they are used', async () => {
    const kamsi = await world.as('kamsi');
    const kept = await again(kamsi, true);
    for (let day = 0; day < 89; day++) {
      world.pass(DAY_MS - 1);
      expect(await isIn(kamsi)).toBe(true);
    }
    expect(await isIn(kept)).toBe(false);
    const back = await again(kamsi, true);
    for (let fortnight = 0; fortnight < 6; fortnight++) {
      world.pass(14 * DAY_MS);
      expect(await isIn(back)).toBe(true);
    }
    world.pass(6 * DAY_MS + 1);
    expect([await isIn(kamsi), await isIn(back)]).toEqual([false, false]);
  });

  test('get a new id at every sign-in, whatever cookie was there before', async () => {
    const efe = await world.as('efe');
    const planted = world.stranger();
    planted.jar.cookie = `ijeuwa_session=${'x'.repeat(43)}`;
    await planted.call(calls.logIn, { body: { email: efe.user.email, password: SIGN_UP.password } });
    expect(planted.jar.cookie).not.toContain('xxx');
    expect(planted.jar.cookie).not.toBe(efe.jar.cookie);
  });
});

describe('signing in again on the same browser', () => {
  test('ends the session that it held, and no other', async () => {
    const gbenga = await world.as('gbenga');
    const elsewhere = await again(gbenga);
    const held = world.stranger();
    held.jar.cookie = gbenga.jar.cookie;
    await gbenga.call(calls.logIn, { body: { email: gbenga.user.email, password: SIGN_UP.password } });
    expect([await isIn(gbenga), await isIn(elsewhere), await isIn(held)]).toEqual([true, true, false]);
    const cut = world.live.filter((one) => one.memberId === gbenga.id && one.event === 'disconnect');
    expect(cut).toHaveLength(1);
  });

  test('ends that of whoever sat there before', async () => {
    const [ike, jumoke] = [await world.as('ike'), await world.as('jumoke')];
    const left = world.stranger();
    left.jar.cookie = ike.jar.cookie;
    await ike.call(calls.logIn, { body: { email: jumoke.user.email, password: SIGN_UP.password } });
    expect([await isIn(left), await isIn(jumoke)]).toEqual([false, true]);
  });

  test('with a password that is not right ends nothing', async () => {
    const kemi = await world.as('kemi');
    const wrong = { email: kemi.user.email, password: 'not the right one' };
    expect((await kemi.call(calls.logIn, { body: wrong })).status).toBe(401);
    expect(await isIn(kemi)).toBe(true);
  });
});

describe('a call from another site', () => {
  const post = async (headers: Record<string, string>, payload: string | object = {}) => {
    const femi = await world.as('femi');
    return world.app.inject({
      method: 'POST',
      url: calls.resendVerification.path,
      headers: { cookie: femi.jar.cookie, ...headers },
      payload,
    });
  };

  test.each([
    ['another origin', { origin: 'https://evil.example' }],
    ['no origin that can be named', { origin: 'null' }],
    ['a cross-site fetch', { 'sec-fetch-site': 'cross-site' }],
    ['a sibling site', { 'sec-fetch-site': 'same-site' }],
    ['a look-alike', { origin: 'http://127.0.0.1:3000.evil.example' }],
  ])('is refused: %s', async (_, headers) => {
    expect((await post(headers)).statusCode).toBe(403);
  });

  test('is allowed from our own origin, and to a client that is no browser', async () => {
    for (const origin of world.config.origins) expect((await post({ origin })).statusCode).toBe(200);
    expect((await post({ 'sec-fetch-site': 'same-origin' })).statusCode).toBe(200);
    expect((await post({})).statusCode).toBe(200);
  });

  test('cannot pass as a form: only JSON is read', async () => {
    for (const type of ['text/plain', 'application/x-www-form-urlencoded', 'multipart/form-data; boundary=x'])
      expect((await post({ 'content-type': type }, '{"a":1}')).statusCode).toBeGreaterThanOrEqual(400);
    const text = await world.app.inject({
      method: 'POST',
      url: calls.logIn.path,
      headers: { 'content-type': 'text/plain' },
      payload: JSON.stringify({ email: 'femi@example.com', password: SIGN_UP.password }),
    });
    expect(text.statusCode).toBe(415);
  });

  test('may read only where the origin is listed, and caches are told so', async () => {
    const listed = await makeWorld({ ALLOWED_ORIGINS: 'https://partner.example' });
    const ask = async (origin: string) =>
      (await listed.app.inject({ url: '/api/health', headers: { origin } })).headers;
    const ours = await ask('https://partner.example');
    expect(ours['access-control-allow-origin']).toBe('https://partner.example');
    expect(ours['access-control-allow-credentials']).toBe('true');
    expect(ours.vary).toContain('Origin');
    const other = await ask('https://evil.example');
    expect(other['access-control-allow-origin']).toBeUndefined();
    await listed.close();
  });
});
