// A signed-in visitor of the pages for visitors gets to their own, and a page to read shows the way there.
import { rmSync } from 'node:fs';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { makeWorld, type World } from '#test/test-world.ts';
import { buildTinyWeb } from '#test/tiny-web.ts';
import { buildApp } from '../build-app.ts';
import { findBuiltWeb } from './built-web.ts';

const dir = buildTinyWeb();
let world: World;
let app: FastifyInstance;
let cookie: string;
beforeAll(async () => {
  world = await makeWorld();
  app = await buildApp(world.platform, world.features, findBuiltWeb(dir));
  cookie = (await world.as('ada')).jar.cookie;
});
afterAll(async () => {
  await app.close();
  await world.close();
  rmSync(dir, { recursive: true });
});
const open = (url: string, signedIn: boolean) =>
  app.inject({ method: 'GET', url, headers: { accept: 'text/html', ...(signedIn ? { cookie } : {}) } });
const leads = async (url: string, signedIn = true) => {
  const reply = await open(url, signedIn);
  return reply.statusCode === 302 ? reply.headers.location : reply.statusCode;
};

test.each([
  ['/', '/dashboard'],
  ['/auth', '/dashboard'],
  ['/auth/', '/dashboard'],
  ['/auth?mode=signup', '/dashboard'],
  ['/auth?to=%2Fbilling-process%3Fpackage%3Dharmony', '/billing-process?package=harmony'],
  ['/auth?to=%2Fauth', '/dashboard'],
  ['/auth?to=%2Fauth%3Fto%3D%2Fauth', '/dashboard'],
  ['/auth?to=%2F', '/dashboard'],
  ['/auth?to=https%3A%2F%2Felsewhere.test', '/dashboard'],
  ['/auth?to=%2F%2Felsewhere.test', '/dashboard'],
  ['/auth?verify=abc', 200],
  ['/auth?newEmail=abc', 200],
  ['/auth?oldEmail=abc', 200],
  ['/auth?social=complete', 200],
  ['/pricing', 200],
])('a member at %s: %s', async (from, to) => {
  expect(await leads(from)).toBe(to);
});

test.each([
  ['/', 200],
  ['/auth', 200],
  ['/auth?mode=signup', 200],
])('a visitor at %s: %s', async (from, to) => {
  expect(await leads(from, false)).toBe(to);
});

test('/login is the older name of /auth, for both', async () => {
  expect(await leads('/login?mode=signup', false)).toBe('/auth?mode=signup');
  expect(await leads('/login')).toBe('/auth');
});

test('a session that has ended leads nowhere', async () => {
  const reply = await app.inject({
    method: 'GET',
    url: '/auth',
    headers: { accept: 'text/html', cookie: 'ijeuwa_session=gone' },
  });
  expect(reply.statusCode).toBe(200);
});

describe('a page to read', () => {
  const entriesOf = async (signedIn: boolean) =>
    (await open('/pricing', signedIn)).body.match(/Login|My dashboard/g);

  test('shows a visitor the way in, and a member the way to their own pages', async () => {
    expect(await entriesOf(false)).toEqual(['Login']);
    expect(await entriesOf(true)).toEqual(['My dashboard']);
    expect(await entriesOf(false)).toEqual(['Login']);
  });

  test('kept from before signing in is not taken for the one of now', async () => {
    const { etag } = (await open('/pricing', false)).headers;
    const again = await app.inject({
      method: 'GET',
      url: '/pricing',
      headers: { accept: 'text/html', cookie, 'if-none-match': String(etag) },
    });
    expect(again.statusCode).toBe(200);
  });
});
