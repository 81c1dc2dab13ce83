// Over TLS a session is taken from a cookie that only this very host can have set, over HTTP and by a socket.
import { findMe } from '@ijeuwa/contract/accounts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { MEMBER_COOKIE } from '#platform/http/viewer.ts';
import { enterMember } from '#test/members.ts';
import { SIGN_UP } from '#test/people.ts';
import { openScreen } from '#test/socket-client.ts';
import { makeWorld, type World } from '#test/test-world.ts';

let world: World;
beforeAll(async () => {
  world = await makeWorld({ PUBLIC_URL: 'https://ijeuwa.example' }, {}, { sockets: true });
});
afterAll(() => world.close());

test('each cookie is set under a name that browsers take from this host alone', async () => {
  const reply = await world.app.inject({ method: 'POST', url: '/api/auth/signup', payload: SIGN_UP });
  const set = reply.cookies.map(({ name, path, secure, domain }) => [name, path, secure, domain]);
  expect(set).toContainEqual(['__Host-ijeuwa_session', '/', true, undefined]);
  for (const [name, , secure] of set) {
    expect(name).toMatch(/^__(Host|Secure)-/);
    expect(secure).toBe(true);
  }
  const { name, value } = reply.cookies.find((one) => one.name.endsWith('session'))!;
  const ended = await world.app.inject({
    method: 'POST',
    url: '/api/auth/logout',
    headers: { cookie: `${name}=${value}` },
  });
  expect(ended.cookies.map((one) => [one.name, one.value])).toContainEqual([name, '']);
});

test.each([
  ['__Host-', true],
  ['', false],
  ['__Secure-', false],
])('a session under the name with “%s” before it opens: %s', async (prefix, opens) => {
  const ada = await enterMember(world, 'Ada');
  ada.jar.cookie = `${prefix}${MEMBER_COOKIE}=${ada.jar.cookie.split('=')[1]}`;
  expect((await ada.call(findMe, {})).status).toBe(opens ? 200 : 401);
  const screen = openScreen(world, ada);
  if (opens) (await screen).socket.close();
  else await expect(screen).rejects.toThrow('Please sign in first.');
});
