// What holds at every address, whichever room it belongs to.
import { rmSync } from 'node:fs';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { SIGN_UP } from '#test/people.ts';
import { makeWorld, type World } from '#test/test-world.ts';
import { buildTinyWeb } from '#test/tiny-web.ts';
import { buildApp } from './build-app.ts';
import { findBuiltWeb } from './web/built-web.ts';

const OTHER_SITE = 'https://partner.example';
let world: World;
beforeAll(async () => {
  world = await makeWorld({ ALLOWED_ORIGINS: OTHER_SITE });
});
afterAll(() => world.close());

describe('the back office looks to a member like an address that is not there', () => {
  test.each([
    ['JSON that is broken', 'application/json', '{'],
    ['a body that is too large', 'application/json', 'x'.repeat(300_000)],
    ['a form', 'multipart/form-data; boundary=x', '--x--'],
    ['another type', 'text/xml', '<a/>'],
  ])('also with %s', async (_, type, payload) => {
    const { jar } = await world.as('ada');
    const ask = async (url: string) => {
      const headers = { cookie: jar.cookie, 'content-type': type };
      const reply = await world.app.inject({ method: 'POST', url, headers, payload });
      const { 'content-length': _length, date: _date, ...shown } = reply.headers;
      return { status: reply.statusCode, headers: shown, body: { ...reply.json(), requestId: '' } };
    };
    const nowhere = await ask('/api/nowhere/at/all');
    expect(nowhere.status).toBe(404);
    expect(await ask('/api/staff/reviews/1')).toEqual(nowhere);
  });
});

test.each(['/api/auth/me', '/api/profile', '/api/conversations', '/api/match-cards/me', '/api/nowhere'])(
  'what is told at %s stays in no cache',
  async (url) => {
    const reply = await (await world.as('cached')).send('GET', url);
    expect(reply.headers['cache-control']).toBe('no-store');
  },
);

describe('an address that cannot be read', () => {
  test('is refused in the words of every refusal', async () => {
    const reply = await world.stranger().send('GET', '/api/%zz');
    expect(reply.status).toBe(400);
    expect(reply.refusal).toMatchObject({ code: 'invalid', message: expect.stringContaining('check') });
  });
});

describe('beside the pages of the built web', () => {
  const dir = buildTinyWeb();
  let app: FastifyInstance;
  beforeAll(async () => {
    app = await buildApp(world.platform, world.features, findBuiltWeb(dir));
  });
  afterAll(async () => {
    await app.close();
    rmSync(dir, { recursive: true });
  });

  test.each(['/api//auth/me', '//x', '/a%00b', '/%5c..%5c', `/api/members/${'a'.repeat(5000)}`])(
    '%s is no fault, but nothing',
    async (url) => {
      const reply = await app.inject({ method: 'GET', url });
      expect(reply.statusCode).toBe(404);
      expect(reply.json()).toMatchObject({ code: 'not_found' });
    },
  );
});

describe('a site on the list of allowed origins', () => {
  test.each(['PUT', 'DELETE'])('may ask beforehand whether it may %s', async (method) => {
    const headers = { origin: OTHER_SITE, 'access-control-request-method': method };
    const reply = await world.app.inject({ method: 'OPTIONS', url: '/api/profile/consent', headers });
    expect(reply.statusCode).toBe(204);
    expect(reply.headers).toMatchObject({
      'access-control-allow-origin': OTHER_SITE,
      'access-control-allow-methods': expect.stringContaining(method),
    });
  });

  test('gets no failure for asking without a reason', async () => {
    expect((await world.stranger().send('OPTIONS', '/api/wishes')).status).toBeLessThan(300);
  });
});

describe('the session cookie', () => {
  test.each(['Bearer null', 'Bearer', 'bearer of-an-ended-session'])(
    'suffices beside the authorization "%s"',
    async (authorization) => {
      const { jar, id } = await world.as('ada');
      const ask = (headers: Record<string, string>) =>
        world.app.inject({ method: 'GET', url: '/api/auth/me', headers: { ...headers, authorization } });
      expect((await ask({ cookie: jar.cookie })).json()).toMatchObject({ user: { _id: id } });
      expect((await ask({})).statusCode).toBe(401);
    },
  );

  test('is not needed beside a token, however its scheme is written', async () => {
    await world.as('ada');
    const { email, password } = SIGN_UP;
    const reply = await world.stranger().send('POST', '/api/auth/login', { email, password, token: true });
    const { token } = reply.body as { token: string };
    const headers = { authorization: `bearer ${token}` };
    expect((await world.app.inject({ url: '/api/auth/me', headers })).statusCode).toBe(200);
  });
});

describe('text', () => {
  test.each([
    ['Ada\u0000', 400],
    ['Ada \\u0000', 200],
    ['Ada \ud83d', 200],
  ])('%j is answered with %i', async (name, status) => {
    const ada = await world.as('ada');
    expect((await ada.send('PUT', '/api/users/update', { name })).status).toBe(status);
  });
});
