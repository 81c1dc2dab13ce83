// The door of the back office: two factors for staff, and nothing there for anybody else.

import { listReviews } from '@ijeuwa/contract/reviews';
import * as calls from '@ijeuwa/contract/staff';
import { listTransfers } from '@ijeuwa/contract/transfers';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { lastCode, STAFF_PASSWORD, signInStaff, staffEmail } from '#test/back-office.ts';
import { makeWorld, type World } from '#test/test-world.ts';

const MINUTE = 60_000;
let world: World;
beforeAll(async () => {
  world = await makeWorld();
});
afterAll(() => world.close());

const begin = async (name: string) => {
  const email = staffEmail(name);
  await world.features.staff.addStaff({ email, name, password: STAFF_PASSWORD, roles: ['finance'] });
  const person = world.stranger();
  const { body } = await person.call(calls.logInStaff, { body: { email, password: STAFF_PASSWORD } });
  const code = await lastCode(world, email);
  const tell = (spelled: string) =>
    person.call(calls.confirmStaff, { body: { challenge: body.challenge, code: spelled } });
  return { person, code, wrong: code === '000000' ? '111111' : '000000', tell };
};

test('staff sign in with a password and the code from their mail, and out again', async () => {
  const { person, code, tell } = await begin('ngozi');
  expect(code).toMatch(/^\d{6}$/);
  expect((await person.call(calls.findStaffMe, {})).status).toBe(404);
  const confirmed = await tell(code);
  expect(confirmed.body.staff).toMatchObject({ name: 'ngozi', roles: ['finance'] });
  expect(JSON.stringify(confirmed.body)).not.toMatch(/argon|hash|token/i);
  const cookie = String(confirmed.headers['set-cookie']);
  expect(cookie).toMatch(/ijeuwa_staff=.{43}; Path=\/; HttpOnly; SameSite=Lax/);
  expect((await person.call(calls.findStaffMe, {})).body.staff.email).toBe('ngozi@staff.example');
  const taken = { ...person.jar };
  await person.call(calls.logOutStaff, {});
  person.jar.cookie = taken.cookie;
  expect((await person.call(calls.findStaffMe, {})).status).toBe(404);
});

test('a code works once', async () => {
  const { code, tell } = await begin('once');
  const both = await Promise.all([tell(code), tell(code), tell(code)]);
  expect(both.map((one) => one.status).sort()).toEqual([200, 410, 410]);
});

test(`after ${calls.STAFF_CODE_TRIES} wrong codes, guessed at once or in turn, the right one is of no use`, async () => {
  const { code, wrong, tell } = await begin('guessed');
  const guesses = await Promise.all(Array.from({ length: 12 }, () => tell(wrong)));
  expect(guesses.filter((one) => one.status === 401)).toHaveLength(calls.STAFF_CODE_TRIES);
  expect(guesses.filter((one) => one.status === 410)).toHaveLength(12 - calls.STAFF_CODE_TRIES);
  expect((await tell(code)).status).toBe(410);
});

test('one wrong code less leaves one try', async () => {
  const { code, wrong, tell } = await begin('careless');
  for (let guess = 0; guess < calls.STAFF_CODE_TRIES - 1; guess++)
    expect((await tell(wrong)).status).toBe(401);
  expect((await tell(code)).status).toBe(200);
});

test(`a code lasts ${calls.STAFF_CODE_MINUTES} minutes, says so, and a newer one replaces it`, async () => {
  const inTime = await begin('in-time');
  expect(world.mails.at(-1)?.text).toContain('It works once, for 10 minutes.');
  const late = await begin('late');
  world.pass(calls.STAFF_CODE_MINUTES * MINUTE - 1);
  expect((await inTime.tell(inTime.code)).status).toBe(200);
  world.pass(1);
  expect((await late.tell(late.code)).status).toBe(410);
  const first = await begin('twice');
  const second = await begin('twice');
  expect((await first.tell(first.code)).status).toBe(410);
  expect((await second.tell(second.code)).status).toBe(200);
});

test('a session ends after eight hours', async () => {
  const bello = await signInStaff(world, 'bello', ['finance']);
  world.pass(8 * 60 * MINUTE - 1);
  expect((await bello.call(calls.findStaffMe, {})).status).toBe(200);
  world.pass(1);
  expect((await bello.call(calls.findStaffMe, {})).status).toBe(404);
  await world.features.staff.people.removeExpired();
});

test('a wrong password and an absent account are answered alike', async () => {
  await begin('real');
  const ask = (email: string) =>
    world.stranger().call(calls.logInStaff, { body: { email, password: 'something else' } });
  const [present, absent] = [await ask(staffEmail('real')), await ask(staffEmail('nobody'))];
  const plain = ({ status, refusal }: typeof present) => ({ status, ...refusal, requestId: undefined });
  expect(plain(present)).toEqual(plain(absent));
  expect(present.status).toBe(401);
});

test('tries at one account run out, whether or not it exists', async () => {
  for (const email of [staffEmail('flooded'), staffEmail('ghost')]) {
    const statuses: number[] = [];
    for (let attempt = 0; attempt < 11; attempt++) {
      const reply = await world.stranger().call(calls.logInStaff, { body: { email, password: 'guess' } });
      statuses.push(reply.status);
    }
    expect(statuses).toEqual([...Array(10).fill(401), 429]);
  }
});

test('staff get in on a device of theirs while strangers who guess are stopped', async () => {
  const { tell, code } = await begin('besieged');
  const mark =
    /ijeuwa_staff_device=([^;]+)/.exec(String((await tell(code)).headers['set-cookie']))?.[1] ?? '';
  const email = staffEmail('besieged');
  const logIn = async (password: string, device = '') => {
    const { path: url } = calls.logInStaff;
    const headers = { cookie: `ijeuwa_staff_device=${device}` };
    const reply = await world.app.inject({ method: 'POST', url, headers, payload: { email, password } });
    return reply.statusCode;
  };
  for (let attempt = 0; attempt < 10; attempt++) expect(await logIn('guess')).toBe(401);
  expect([await logIn(STAFF_PASSWORD), await logIn(STAFF_PASSWORD, 'invented.abcdefghijk')]).toEqual([
    429, 429,
  ]);
  expect(await logIn(STAFF_PASSWORD, mark)).toBe(200);
  for (let attempt = 0; attempt < 9; attempt++) expect(await logIn('guess', mark)).toBe(401);
  expect(await logIn(STAFF_PASSWORD, mark)).toBe(429);
});

test('to a stranger and to a member the back office is an address that does not exist', async () => {
  const member = await world.as('ada');
  const id = '019a0000-0000-7000-8000-000000000000';
  const addresses: [string, string, unknown?][] = [
    ['GET', '/api/staff/me'],
    ['GET', '/api/staff/transfers'],
    ['GET', '/api/staff/odd-payments'],
    ['POST', `/api/staff/transfers/${id}/confirm`, { reason: 'x' }],
    ['POST', `/api/staff/transfers/${id}/confirm`, { role: 'admin' }],
    ['POST', '/api/staff/transfers/not-an-id/confirm'],
    ['GET', '/api/staff/reviews'],
    ['POST', `/api/staff/reviews/${id}`, { reason: 'x' }],
    ['GET', '/api/staff/photos/abc'],
    ['GET', '/api/staff/audit'],
  ];
  for (const who of [member, world.stranger()]) {
    for (const [method, url, body] of addresses) {
      const there = await who.send(method, url, body);
      const absent = await who.send(method, '/api/staff-of-nothing', body);
      const plain = ({ status, refusal }: typeof there) => ({ status, ...refusal, requestId: undefined });
      expect(plain(there)).toEqual(plain(absent));
      expect(there.status).toBe(404);
      expect(Object.keys(there.headers).sort()).toEqual(Object.keys(absent.headers).sort());
    }
  }
});

test('staff see only what their role is for', async () => {
  const finance = await signInStaff(world, 'finance', ['finance']);
  const moderator = await signInStaff(world, 'moderator', ['moderator']);
  const admin = await signInStaff(world, 'admin', ['admin']);
  const open = async (who: typeof finance) =>
    Promise.all(
      [listTransfers, listReviews, calls.listAudit].map(
        async (call) => (await who.send('GET', call.path)).status,
      ),
    );
  expect(await open(finance)).toEqual([200, 404, 404]);
  expect(await open(moderator)).toEqual([404, 200, 404]);
  expect(await open(admin)).toEqual([200, 200, 200]);
});

test('the first administrator comes from the configuration, once and only while there is no staff', async () => {
  const first = { STAFF_EMAIL: 'First@Staff.example', STAFF_PASSWORD };
  const fresh = await makeWorld(first);
  await fresh.features.staff.ensureFirstStaff();
  await fresh.features.staff.ensureFirstStaff();
  const { rows } = await fresh.platform.pool.query('select email, roles from staff');
  expect(rows).toEqual([{ email: 'first@staff.example', roles: ['admin'] }]);
  await fresh.close();
});
