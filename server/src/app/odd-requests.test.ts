// Requests that are odd rather than hostile: each is refused in words, none is a fault, none tells what it should not.
import { rmSync } from 'node:fs';
import { callerOf } from '@ijeuwa/contract/endpoint';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { servedEndpoints } from '#platform/http/serve.ts';
import { signInStaff } from '#test/back-office.ts';
import { enterMember, type Member } from '#test/members.ts';
import { type Client, SIGN_UP } from '#test/people.ts';
import { makeWorld, type World } from '#test/test-world.ts';
import { buildTinyWeb } from '#test/tiny-web.ts';
import { buildApp } from './build-app.ts';
import { findBuiltWeb } from './web/built-web.ts';

const web = buildTinyWeb();
let world: World;
let app: FastifyInstance;
let ada: Member;
let staff: Client;
beforeAll(async () => {
  world = await makeWorld({ LOG_LEVEL: 'silent' });
  app = await buildApp(world.platform, world.features, findBuiltWeb(web));
  ada = await enterMember(world, 'Ada');
  staff = await signInStaff(world, 'ngozi', ['admin', 'counsellor']);
});
afterAll(async () => {
  await app.close();
  await world.close();
  rmSync(web, { recursive: true });
});

describe('a disk that is full', () => {
  const tables = async (deed: string) =>
    world.db.execute(`create or replace function refuse_writing() returns trigger language plpgsql as $$
      begin raise exception 'could not extend file' using errcode = '53100'; end $$;
      ${deed}`);

  test('of the database is an outage that passes, and no fault', async () => {
    await tables('create trigger full_disk before update on profile execute function refuse_writing()');
    const reply = await ada.send('PUT', '/api/profile/visibility', { visibility: 'Private' });
    await tables('drop trigger full_disk on profile');
    expect(reply.refusal).toMatchObject({ code: 'unavailable' });
    expect([reply.status, reply.headers['retry-after']]).toEqual([503, '2']);
  });
});

describe('a part of a file', () => {
  const file = '/assets/app-1a2b3c4d.js';
  const part = async (range: string) => (await app.inject({ url: file, headers: { range } })).statusCode;

  test.each([
    ['bytes=0-3', 206],
    ['bytes=99999-', 416],
    ['bytes=-0', 416],
    ['bytes=9-2', 416],
    ['bytes=abc', 416],
    ['lines=1-2', 200],
    ['nonsense', 200],
  ])('asked for as "%s" is answered with %i', async (range, status) =>
    expect(await part(range)).toBe(status),
  );
});

describe('a call that takes no body', () => {
  test('knows no field of one, and minds no empty one', async () => {
    const takeNone = servedEndpoints
      .get(app)!
      .filter(({ method, body, upload }) => method !== 'GET' && !body && !upload);
    expect(takeNone.length).toBeGreaterThan(20);
    const who = { member: ada.jar.cookie, public: '', staff: staff.jar.cookie };
    for (const { method, path, access } of takeNone) {
      const url = path.replace(/:\w+/g, '01a1fd1b-7171-7a2d-9ec4-cdbd9b750085');
      const cookie = who[callerOf(access)];
      const send = (payload: string) =>
        app.inject({ method, url, payload, headers: { cookie, 'content-type': 'application/json' } });
      const reply = await send('{"role":"admin"}');
      expect([path, reply.statusCode, reply.json().code]).toEqual([path, 400, 'unknown_field']);
      expect((await send('[1]')).statusCode).toBe(400);
    }
    const empty = { method: 'PUT', url: '/api/notifications/mark-all-read', headers: { cookie: who.member } };
    expect((await app.inject({ ...empty, payload: {} } as never)).statusCode).toBe(200);
    expect((await app.inject(empty as never)).statusCode).toBe(200);
  });
});

describe('the type of a body that is not there', () => {
  const TYPES = ['multipart/form-data; boundary=x', 'text/plain', 'application/x-www-form-urlencoded'];
  test.each(TYPES)('%s says nothing', async (type) => {
    const headers = { cookie: ada.jar.cookie, 'content-type': type };
    const ask = async (method: 'GET' | 'PUT', url: string, payload?: string) =>
      (await app.inject({ method, url, headers, ...(payload ? { payload } : {}) })).statusCode;
    expect(await ask('GET', '/api/auth/me')).toBe(200);
    expect(await ask('GET', '/api/profile')).toBe(200);
    expect(await ask('PUT', '/api/notifications/mark-all-read')).toBe(200);
    expect(await ask('PUT', '/api/notifications/mark-all-read', 'a=1')).toBe(415);
  });
});

describe('a place in a list, and the number of a row', () => {
  test.each([
    '0.999999999999999.01a1fd1b-7171-7a2d-9ec4-cdbd9b750085',
    '1.9.x',
    '0',
    '%00',
    "'",
    '9'.repeat(60),
  ])('spelled %s is no page of the enquiries', async (after) => {
    const reply = await staff.send('GET', `/api/staff/enquiries?after=${encodeURIComponent(after)}`);
    expect(reply.status).toBe(400);
  });

  test.each([2 ** 31, -1, Number.MAX_SAFE_INTEGER])('%d is no town', async (place) => {
    expect((await ada.send('PUT', '/api/wishes', { placeKind: 'places', placeIds: [place] })).status).toBe(
      400,
    );
    expect((await ada.send('PUT', '/api/match-cards/me', { location: place })).status).toBe(400);
  });

  test.each(['before=2147483648', 'after=-1', 'before=1e400', 'after=NaN'])(
    '%s is no message',
    async (query) => {
      const url = `/api/conversations/01a1fd1b-7171-7a2d-9ec4-cdbd9b750085/messages?${query}`;
      expect((await ada.send('GET', url)).status).toBe(400);
    },
  );
});

describe('an e-mail address', () => {
  test('is one address, however its letters are composed', async () => {
    const spelled = 'ọlá@exámple.ng';
    const form = { ...SIGN_UP, email: spelled.normalize('NFD') };
    expect((await world.stranger().send('POST', '/api/auth/signup', form)).status).toBe(200);
    const again = { ...SIGN_UP, email: spelled.normalize('NFC') };
    expect((await world.stranger().send('POST', '/api/auth/signup', again)).status).toBe(409);
    for (const email of [form.email, again.email]) {
      const reply = await world
        .stranger()
        .send('POST', '/api/auth/login', { email, password: SIGN_UP.password });
      expect(reply.status).toBe(200);
    }
  });
});

test.each(['//', '//?to=/x', '///', '/?', '/auth?to=%', '/login?a=?b'])(
  'the address %s is no fault',
  async (url) => {
    for (const method of ['GET', 'HEAD'] as const) {
      const reply = await app.inject({ method, url, headers: { accept: 'text/html' } });
      expect(reply.statusCode).toBeLessThan(500);
    }
  },
);

describe('the description of the API', () => {
  const paths = async (url: string, cookie = '') => {
    const { paths } = (await app.inject({ url, headers: { cookie } })).json();
    return Object.keys(paths);
  };
  test.each(['/api/openapi.json', '/api/docs/json'])(
    'at %s shows the back office to staff alone',
    async (url) => {
      const ofStaff = (all: string[]) => all.filter((path) => path.startsWith('/api/staff')).length;
      expect(ofStaff(await paths(url))).toBe(0);
      expect(ofStaff(await paths(url, ada.jar.cookie))).toBe(0);
      expect(ofStaff(await paths(url, staff.jar.cookie))).toBeGreaterThan(10);
      expect(await paths(url)).toContain('/api/auth/login');
    },
  );
});

test('the name of a request tells nobody how many there were', async () => {
  const ids = [];
  for (let at = 0; at < 3; at++) ids.push((await app.inject('/api/nowhere')).json().requestId);
  expect(new Set(ids).size).toBe(3);
  for (const id of ids) expect(id).toMatch(/^[\da-f-]{36}$/);
});
