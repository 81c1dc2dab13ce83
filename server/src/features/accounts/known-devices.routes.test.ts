// Strangers who guess a password: bounded, and no way to keep the owner out.
import * as calls from '@ijeuwa/contract/accounts';
import type { LightMyRequestResponse } from 'fastify';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { SIGN_UP } from '#test/people.ts';
import { makeWorld, type World } from '#test/test-world.ts';

let world: World;
beforeAll(async () => {
  world = await makeWorld();
});
afterAll(() => world.close());

const NEW_PASSWORD = 'another good long one';
const post = (url: string, payload: object, mark = '') =>
  world.app.inject({ method: 'POST', url, headers: { cookie: `ijeuwa_device=${mark}` }, payload });
const logIn = (email: string, password: string, mark?: string) =>
  post(calls.logIn.path, { email, password }, mark);
const markOf = (reply: LightMyRequestResponse) => reply.cookies.find((one) => one.name === 'ijeuwa_device')!;
const guessUntilStopped = async (email: string, mark?: string): Promise<number> => {
  for (let tries = 0; tries < 30; tries++)
    if ((await logIn(email, 'wrong one', mark)).statusCode === 429) return tries;
  throw new Error('never stopped');
};
const setPasswordAnew = async (email: string) => {
  await post(calls.requestPasswordReset.path, { email });
  await world.deliver();
  const mail = world.mails.findLast(({ to, text }) => to === email && text.includes('?token='));
  const token = /token=([\w-]+)/.exec(mail?.text ?? '')?.[1];
  return post(calls.resetPassword.path, { token, password: NEW_PASSWORD });
};

test('a device that was signed in before gets in while strangers are stopped', async () => {
  const { email } = (await world.as('ada')).user;
  const { value, ...cookie } = markOf(await logIn(email, SIGN_UP.password));
  expect(cookie).toMatchObject({ path: '/api/auth', httpOnly: true, sameSite: 'Lax', maxAge: 31_536_000 });
  expect(value).not.toContain('ada');
  expect(await guessUntilStopped(email)).toBe(10);
  expect((await logIn(email, SIGN_UP.password)).statusCode).toBe(429);
  expect((await logIn(email, SIGN_UP.password, value)).statusCode).toBe(200);
});

test('so does whoever sets the password anew by a link in their mail', async () => {
  const { email } = (await world.as('bisi')).user;
  await guessUntilStopped(email);
  const reset = await setPasswordAnew(email);
  expect((await logIn(email, NEW_PASSWORD, markOf(reset).value)).statusCode).toBe(200);
});

test('a known device is stopped after ten failures of its own', async () => {
  const { email } = (await world.as('chike')).user;
  const [one, other] = [
    markOf(await logIn(email, SIGN_UP.password)),
    markOf(await logIn(email, SIGN_UP.password)),
  ];
  expect(await guessUntilStopped(email, one.value)).toBe(10);
  expect((await logIn(email, SIGN_UP.password, one.value)).statusCode).toBe(429);
  expect((await logIn(email, SIGN_UP.password, other.value)).statusCode).toBe(200);
});

test('right passwords that are given at once are all let in, and use up no try', async () => {
  const { email } = (await world.as('gbenga')).user;
  const replies = await Promise.all(Array.from({ length: 20 }, () => logIn(email, SIGN_UP.password)));
  expect(replies.map(({ statusCode }) => statusCode)).toEqual(Array(20).fill(200));
  expect(await guessUntilStopped(email)).toBe(10);
});

test('of wrong ones that are given at once no more than ten are looked at', async () => {
  const { email } = (await world.as('hauwa')).user;
  const replies = await Promise.all(Array.from({ length: 20 }, () => logIn(email, 'wrong one')));
  const statuses = replies.map(({ statusCode }) => statusCode);
  expect(statuses.filter((status) => status === 401)).toHaveLength(10);
  expect(statuses.filter((status) => status === 429)).toHaveLength(10);
});

test('the mark of another account, or an invented one, makes nobody known', async () => {
  const { email } = (await world.as('dayo')).user;
  const foreign = markOf(await logIn((await world.as('efe')).user.email, SIGN_UP.password)).value;
  await guessUntilStopped(email);
  for (const mark of [foreign, 'invented.abcdefghijk', '.', foreign.split('.')[0]!])
    expect((await logIn(email, SIGN_UP.password, mark)).statusCode).toBe(429);
});

test('a mark with anything behind it is none, and has no tries of its own', async () => {
  const { email } = (await world.as('ife')).user;
  const { value } = markOf(await logIn(email, SIGN_UP.password));
  await guessUntilStopped(email);
  for (const more of ['.', '.1', '.2'])
    expect((await logIn(email, SIGN_UP.password, value + more)).statusCode).toBe(429);
  expect((await logIn(email, SIGN_UP.password, value)).statusCode).toBe(200);
});

test('the mark ends with a reset, and with signing out everywhere else, which gives this device a new one', async () => {
  const femi = await world.as('femi');
  const { email } = femi.user;
  const before = markOf(await logIn(email, SIGN_UP.password)).value;
  const ended = await world.app.inject({
    method: 'DELETE',
    url: calls.endOtherSessions.path,
    headers: { cookie: femi.jar.cookie },
  });
  await guessUntilStopped(email);
  expect((await logIn(email, SIGN_UP.password, before)).statusCode).toBe(429);
  expect((await logIn(email, SIGN_UP.password, markOf(ended).value)).statusCode).toBe(200);

  const reset = await setPasswordAnew(email);
  await guessUntilStopped(email);
  expect((await logIn(email, NEW_PASSWORD, markOf(ended).value)).statusCode).toBe(429);
  expect((await logIn(email, NEW_PASSWORD, markOf(reset).value)).statusCode).toBe(200);
});
