// Who knows a password alone: how many codes they may guess, who hears of it, and that one person is not two.
import * as calls from '@ijeuwa/contract/staff';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { lastCode, STAFF_PASSWORD, signInStaff, staffEmail } from '#test/back-office.ts';
import type { Client } from '#test/people.ts';
import { makeWorld, type World } from '#test/test-world.ts';
import { CODES_A_DAY, WRONG_UNTOLD } from './people.service.ts';

let world: World;
let ngozi: Client;
beforeAll(async () => {
  world = await makeWorld();
  ngozi = await signInStaff(world, 'ngozi', ['admin']);
});
afterAll(() => world.close());

const PASSWORD = 'seven goats in the rain';
const WRONG = /^Wrong codes were given/;
const toldOf = async (to: string) => {
  await world.deliver();
  return world.mails.filter((mail) => mail.to === to && WRONG.test(mail.subject)).length;
};
const entries = async (subject: string) =>
  (await ngozi.call(calls.listAudit, { query: {} })).body.entries.filter((one) => one.subject === subject);
const markIn = (headers: Record<string, unknown>) =>
  /ijeuwa_staff_device=([^;]+)/.exec(String(headers['set-cookie']))?.[1] ?? '';
const post = (url: string, payload: object, mark = '') =>
  world.app.inject({ method: 'POST', url, headers: { cookie: `ijeuwa_staff_device=${mark}` }, payload });
const logIn = async (email: string, mark?: string) => {
  const { challenge } = (await post(calls.logInStaff.path, { email, password: STAFF_PASSWORD }, mark)).json();
  const code = await lastCode(world, email);
  const tell = (spelled: string) => post(calls.confirmStaff.path, { challenge, code: spelled }, mark);
  return { code, wrong: code === '000000' ? '111111' : '000000', tell };
};
/** Every code of a day, in as many sign-ins as it takes. */
const guessAll = async (email: string) => {
  for (let guesses = 0; guesses < CODES_A_DAY.points; guesses += calls.STAFF_CODE_TRIES) {
    const { wrong, tell } = await logIn(email);
    for (let guess = 0; guess < calls.STAFF_CODE_TRIES; guess++)
      expect((await tell(wrong)).statusCode).toBe(401);
  }
};

test('codes of a day run out over all sign-ins; the person and the administrators are told once', async () => {
  const email = staffEmail('watched');
  await signInStaff(world, 'watched', ['finance']);
  const first = await logIn(email);
  for (let guess = 0; guess < WRONG_UNTOLD.points; guess++) await first.tell(first.wrong);
  expect(await toldOf(email)).toBe(0);
  await first.tell(first.wrong);
  expect([await toldOf(email), await toldOf(staffEmail('ngozi'))]).toEqual([1, 1]);
  for (let more = 0; more < 3; more++) {
    const { wrong, tell } = await logIn(email);
    for (let guess = 0; guess < calls.STAFF_CODE_TRIES; guess++) await tell(wrong);
  }
  const { code, tell } = await logIn(email);
  const refused = await tell(code);
  expect([refused.statusCode, Number(refused.headers['retry-after']) > 3600]).toEqual([429, true]);
  expect([await toldOf(email), await toldOf(staffEmail('ngozi'))]).toEqual([1, 1]);
  expect((await entries(`staff ${email}`)).map(({ act }) => act)).toEqual(['wrong codes']);
});

test('they keep the person out neither on a device of theirs nor with a new link, and right codes cost none', async () => {
  const email = staffEmail('besieged');
  await signInStaff(world, 'besieged', ['finance']);
  const own = await logIn(email);
  const mark = markIn((await own.tell(own.code)).headers);
  await guessAll(email);
  const here = await logIn(email, mark);
  expect((await here.tell(here.code)).statusCode).toBe(200);

  const { people } = (await ngozi.call(calls.listStaff, {})).body;
  const id = people.find((one) => one.email === email)!._id;
  await ngozi.send('POST', `/api/staff/people/${id}/invitation`, { reason: 'the password is known' });
  await world.deliver();
  const link = world.mails.findLast((one) => one.to === email && /Choose your password/.test(one.subject));
  const token = /invitation=(\S+)/.exec(link?.text ?? '')?.[1];
  const { challenge } = (await post(calls.acceptInvitation.path, { token, password: PASSWORD })).json();
  const code = await lastCode(world, email);
  expect((await post(calls.confirmStaff.path, { challenge, code })).statusCode).toBe(200);
});

test('another spelling of a mailbox is nobody else, also after its person has ended', async () => {
  const add = (email: string) =>
    ngozi.send('POST', calls.addStaff.path, { name: 'Ada', email, roles: ['finance'], reason: 'a desk' });
  expect((await add('ada.obi@gmail.com')).status).toBe(200);
  const again = await add('a.daobi+second@googlemail.com');
  expect([again.status, again.refusal.fields?.email]).toEqual([409, expect.stringMatching(/ada\.obi@gmail/)]);
  const { people } = (await ngozi.call(calls.listStaff, {})).body;
  const id = people.find((one) => one.email === 'ada.obi@gmail.com')!._id;
  await ngozi.send('POST', `/api/staff/people/${id}/end`, { reason: 'left' });
  expect((await add('adaobi@gmail.com')).status).toBe(409);
  expect((await add('ada.obi@gmail.com')).status).toBe(200);
});

test('whoever is added is told to every other administrator, and with power over money to finance', async () => {
  const [chi, dayo, ife] = [staffEmail('chi'), staffEmail('dayo'), staffEmail('ife')];
  await signInStaff(world, 'chi', ['admin']);
  await signInStaff(world, 'dayo', ['finance']);
  await signInStaff(world, 'ife', ['support']);
  const form = { name: 'Second Me', email: 'me2@staff.example', roles: ['finance'], reason: 'a desk' };
  await ngozi.send('POST', calls.addStaff.path, form);
  await world.deliver();
  const told = world.mails.filter(
    ({ subject }) => subject === 'Second Me was added to the Ijeuwa back office',
  );
  expect(told.map(({ to }) => to)).toEqual(expect.arrayContaining([chi, dayo]));
  for (const nobody of [staffEmail('ngozi'), ife]) expect(told.map(({ to }) => to)).not.toContain(nobody);
});
