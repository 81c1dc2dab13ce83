// No call that changes something is without a limit: whoever has changed too much is told when to go on, whatever they ask.
import { endOtherSessions, findMe } from '@ijeuwa/contract/accounts';
import { callerOf, type Endpoint } from '@ijeuwa/contract/endpoint';
import { AUTH_PAGE, PASSWORD_PAGE } from '@ijeuwa/contract/entry';
import { ENQUIRY_FORM_PATH } from '@ijeuwa/contract/support';
import { keepZone } from '@ijeuwa/contract/zones';
import { afterAll, expect, test } from 'vitest';
import { servedEndpoints } from '#platform/http/serve.ts';
import { WRITES_BY_ACCOUNT, WRITES_BY_ADDRESS } from '#platform/http/write-limit.ts';
import { signInStaff } from '#test/back-office.ts';
import { enterMember } from '#test/members.ts';
import type { Client } from '#test/people.ts';
import { makeWorld } from '#test/test-world.ts';

const world = await makeWorld({ WIDE_LIMITS: 'off', LOG_LEVEL: 'silent' });
afterAll(() => world.close());

const all = servedEndpoints.get(world.app)!;
const writes = all.filter(({ method, ownLimit }) => method !== 'GET' && !ownLimit);
/** What a provider tells us of money is signed, and comes in bursts. */
const isNotice = ({ access }: Endpoint) =>
  typeof access === 'object' && 'public' in access && access.public === 'signature';

const ask = async (who: Client, { method, path }: Endpoint) => {
  const { jar } = who;
  const cookie = jar.cookie;
  const reply = await who.send(method, path.replace(/:\w+/g, '01a1fd1b-7171-7a2d-9ec4-cdbd9b750085'));
  jar.cookie = cookie;
  return reply;
};
/** Each is refused for what it lacks, and counts all the same. */
const exhaust = async (who: Client, one: Endpoint, { points }: { points: number }) => {
  for (let at = 0; at < points; at += 1) await ask(who, one);
};

test('a member who has changed six hundred things within five minutes changes nothing more, and reads on', async () => {
  const [ada, obi] = [await enterMember(world, 'Ada'), await enterMember(world, 'Obi')];
  await exhaust(ada, keepZone, WRITES_BY_ACCOUNT);
  const own = writes.filter(({ access }) => callerOf(access) === 'member');
  expect(own.length).toBeGreaterThan(100);
  for (const one of own) {
    const { status, refusal, headers } = await ask(ada, one);
    expect([one.path, status, refusal.code]).toEqual([one.path, 429, 'too_many']);
    expect(Number(headers['retry-after'])).toBeGreaterThan(0);
  }
  expect((await ada.call(findMe, {})).status).toBe(200);
  // Whoever holds a stolen session cannot keep its owner from ending it.
  expect((await ada.call(endOtherSessions, {})).status).toBe(200);
  expect((await obi.send('POST', '/api/calendar-feed')).status).toBe(200);
});

test('so it is for staff', async () => {
  const staff = await signInStaff(world, 'ngozi', ['admin']);
  const own = writes.filter(
    ({ access }) => typeof access === 'object' && 'staff' in access && access.staff.includes('admin'),
  );
  expect(own.length).toBeGreaterThan(20);
  await exhaust(staff, own[0]!, WRITES_BY_ACCOUNT);
  for (const one of own) expect([one.path, (await ask(staff, one)).status]).toEqual([one.path, 429]);
});

test('what is refused before it came to a limit of its own counts for its address, and keeps nobody from ending a session', async () => {
  const own = all.filter(({ method, ownLimit }) => method !== 'GET' && ownLimit);
  expect(own.length).toBeGreaterThan(10);
  const [chi, nobody] = [await enterMember(world, 'Chi'), world.stranger()];
  const badly = async ({ method, path }: Endpoint, payload: string) => {
    const url = path.replace(/:\w+/g, 'none');
    const headers = { 'content-type': 'application/json' };
    const reply = await world.app.inject({
      method: method as 'POST',
      url,
      headers,
      payload,
      remoteAddress: '41.58.0.7',
    });
    return reply.statusCode;
  };
  const first = own.find(({ path }) => path === '/api/auth/login')!;
  for (let at = 0; at < WRITES_BY_ADDRESS.points; at += 1)
    expect(await badly(first, at % 2 ? '{"email":1}' : '{')).toBe(400);
  for (const one of own) expect([one.path, await badly(one, '{"none":1}')]).toEqual([one.path, 429]);
  const rightly = { email: 'chi@example.com', password: 'not that one' };
  expect(await badly(first, JSON.stringify(rightly))).toBe(401);
  expect((await chi.call(endOtherSessions, {})).status).toBe(200);
  expect((await nobody.send('POST', first.path, {})).status).toBe(400);
});

test('and for an address of which nobody is known; a notice about money always comes in', async () => {
  const open = writes.filter(({ access }) => callerOf(access) === 'public');
  const nobody = world.stranger();
  const first = open.find(({ path }) => path === '/api/auth/verify-email')!;
  await exhaust(nobody, first, WRITES_BY_ADDRESS);
  for (const one of open)
    expect([one.path, (await ask(nobody, one)).status === 429]).toEqual([one.path, !isNotice(one)]);
  // Forms without script, which are posted to a page.
  for (const url of [AUTH_PAGE, PASSWORD_PAGE, ENQUIRY_FORM_PATH]) {
    const headers = { 'content-type': 'application/x-www-form-urlencoded' };
    const reply = await world.app.inject({ method: 'POST', url, headers, payload: 'email=' });
    expect([url, reply.statusCode]).toEqual([url, 429]);
  }
});
