// Another e-mail address: asked for with the proof of the owner, confirmed from the new mailbox, taken back from the old one.

import * as calls from '@ijeuwa/contract/accounts';
import { makeCalendarFeed } from '@ijeuwa/contract/calendar';
import * as email from '@ijeuwa/contract/email-change';
import { deleteAccount } from '@ijeuwa/contract/leaving';
import * as signUps from '@ijeuwa/contract/sign-up';

import { changePassword } from '@ijeuwa/contract/ways';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { DAY_MS, HOUR_MS } from '#platform/clock.ts';
import { confirmEmail } from '#test/matched.ts';
import { type Client, type Person, SIGN_UP } from '#test/people.ts';
import { makeWorld, type World } from '#test/test-world.ts';

let world: World;
beforeAll(async () => {
  world = await makeWorld();
});
afterAll(() => world.close());

const proof = { password: SIGN_UP.password };
const confirmed = async (name: string): Promise<Person> => {
  const member = await world.as(name);
  await confirmEmail(world, member);
  return member;
};
const ask = (who: Client, to: string, change: object = {}) =>
  who.send('PUT', email.askEmailChange.path, { proof, email: to, ...change });
const mailTo = async (to: string) => {
  await world.deliver();
  return world.mails.findLast((mail) => mail.to === to);
};
const tokenTo = async (to: string, kind: 'newEmail' | 'oldEmail') =>
  new RegExp(`\\?${kind}=([\\w-]+)`).exec((await mailTo(to))?.text ?? '')?.[1] ?? '';
const confirm = (who: Client, token: string) => who.call(email.confirmEmailChange, { body: { token } });
const undo = (token: string) => world.stranger().call(email.undoEmailChange, { body: { token } });
const stateOf = async (who: Client) => (await who.call(email.findEmailChange, {})).body;
const emailOf = async (who: Client) => (await who.call(calls.findMe, {})).body.user.email;
const isIn = async (who: Client) => (await who.call(calls.findMe, {})).status === 200;
const enter = async (address: string, password = SIGN_UP.password) => {
  const client = world.stranger();
  const { status } = await client.call(calls.logIn, { body: { email: address, password } });
  return { client, status };
};
const moved = async (name: string) => {
  const who = await confirmed(name);
  await ask(who, `${name}.new@example.com`);
  expect((await confirm(who, await tokenTo(`${name}.new@example.com`, 'newEmail'))).status).toBe(200);
  return who;
};

test('nothing changes before the link is opened; then every other device is out, and the old address is told', async () => {
  const ada = await confirmed('ada');
  const { client: other } = await enter('ada@example.com');
  expect((await ask(ada, 'Ada.New@example.com')).status).toBe(200);
  expect(await stateOf(ada)).toMatchObject({ pending: { email: 'ada.new@example.com' }, restsUntil: null });
  expect(await emailOf(ada)).toBe('ada@example.com');

  const token = await tokenTo('ada.new@example.com', 'newEmail');
  expect((await confirm(ada, token)).body).toEqual({ isOwn: true });
  expect([await emailOf(ada), await isIn(other)]).toEqual(['ada.new@example.com', false]);
  expect((await enter('ada@example.com')).status).toBe(401);
  expect((await enter('ada.new@example.com')).status).toBe(200);
  const told = await mailTo('ada@example.com');
  expect(told?.subject).toBe('The email of your Ijeuwa account was changed');
  expect(told?.text).not.toContain('ada.new@');
  // Pressed twice it is the same.
  expect((await confirm(world.stranger(), token)).body).toEqual({ isOwn: false });
  expect((await stateOf(ada)).restsUntil).not.toBeNull();
  expect((await ask(ada, 'ada.third@example.com')).status).toBe(409);
  world.pass(7 * DAY_MS + 1);
  const { client: later } = await enter('ada.new@example.com');
  expect((await ask(later, 'ada.third@example.com')).status).toBe(200);
});

test('the old address takes it back: sessions, password and what came since are gone', async () => {
  const bola = await moved('bola');
  await bola.call(changePassword, { body: { proof, password: 'eight quiet rivers' } });
  const token = await tokenTo('bola@example.com', 'oldEmail');
  expect((await undo(token)).body).toEqual({ ok: true });
  expect((await undo(token)).body).toEqual({ ok: true });
  expect(await isIn(bola)).toBe(false);
  for (const address of ['bola@example.com', 'bola.new@example.com'])
    expect((await enter(address, 'eight quiet rivers')).status).toBe(401);
  await world.stranger().call(calls.requestPasswordReset, { body: { email: 'bola@example.com' } });
  await world.deliver();
  const reset = world.mails.findLast(({ to, text }) => to === 'bola@example.com' && text.includes('?token='));
  expect(reset).toBeDefined();
});

test('a link that is opened five times at one moment answers the same five times', async () => {
  const five = <T>(deed: () => Promise<T>) => Promise.all(Array.from({ length: 5 }, deed));
  const lola = await confirmed('lola');
  await ask(lola, 'lola.new@example.com');
  const token = await tokenTo('lola.new@example.com', 'newEmail');
  expect((await five(() => confirm(lola, token))).map(({ body }) => body)).toEqual(
    Array(5).fill({ isOwn: true }),
  );
  expect(await isIn(lola)).toBe(true);
  const back = await tokenTo('lola@example.com', 'oldEmail');
  expect((await five(() => undo(back))).map(({ status }) => status)).toEqual(Array(5).fill(200));
});

test('a deletion that was asked for meanwhile is taken back with it', async () => {
  const goke = await moved('goke');
  expect((await goke.call(deleteAccount, { body: { proof } })).status).toBe(200);
  expect((await undo(await tokenTo('goke@example.com', 'oldEmail'))).status).toBe(200);
  const reset = { body: { email: 'goke@example.com' } };
  await world.stranger().call(calls.requestPasswordReset, reset);
  await world.deliver();
  const sent = world.mails.findLast(({ to, text }) => to === 'goke@example.com' && text.includes('?token='));
  const token = /\?token=([\w-]+)/.exec(sent?.text ?? '')?.[1] ?? '';
  const set = { token, password: 'eight quiet rivers' };
  expect((await world.stranger().call(calls.resetPassword, { body: set })).status).toBe(200);
  const { client } = await enter('goke@example.com', 'eight quiet rivers');
  expect((await client.call(calls.findMe, {})).body.user.leavingUntil).toBeFalsy();
  expect(
    world.mails.some(({ to, subject }) => to === 'goke@example.com' && /Welcome back/.test(subject)),
  ).toBe(true);
});

test('whoever is signed in as somebody else is told so', async () => {
  const [hadiza, ikenna] = [await confirmed('hadiza'), await confirmed('ikenna')];
  await ask(hadiza, 'h.new@example.com');
  const token = await tokenTo('h.new@example.com', 'newEmail');
  expect((await confirm(ikenna, token)).body).toEqual({ isOwn: false });
  expect((await confirm(ikenna, token)).body).toEqual({ isOwn: false });
  expect([await emailOf(ikenna), await isIn(hadiza)]).toEqual(['ikenna@example.com', false]);
});

test('after seven days the old address can take nothing back', async () => {
  await moved('chidi');
  const token = await tokenTo('chidi@example.com', 'oldEmail');
  world.pass(7 * DAY_MS + 1);
  expect((await undo(token)).status).toBe(410);
});

test('whose address it is already is told, and whoever asks sees no difference', async () => {
  const dayo = await confirmed('dayo');
  await confirmed('efe');
  expect(await ask(dayo, 'efe@example.com')).toMatchObject({ status: 200, body: { ok: true } });
  expect((await stateOf(dayo)).pending?.email).toBe('efe@example.com');
  const told = await mailTo('efe@example.com');
  expect(told?.subject).toBe('Somebody wanted your email for another account');
  expect(told?.text).not.toContain('newEmail');
});

test('it asks for the password, another address than the own one, and a link that still works', async () => {
  const funmi = await confirmed('funmi');
  const wrong = await ask(funmi, 'f.new@example.com', { proof: { password: 'guess' } });
  expect(wrong.refusal.fields).toHaveProperty('proof');
  expect((await ask(funmi, 'funmi@example.com')).refusal.fields).toHaveProperty('email');
  await ask(funmi, 'f.new@example.com');
  const token = await tokenTo('f.new@example.com', 'newEmail');
  expect((await funmi.call(email.cancelEmailChange, {})).body).toEqual({ ok: true });
  expect((await stateOf(funmi)).pending).toBeNull();
  expect((await confirm(funmi, token)).status).toBe(410);
  await ask(funmi, 'f.new@example.com');
  const late = await tokenTo('f.new@example.com', 'newEmail');
  world.pass(24 * HOUR_MS + 1);
  expect((await confirm(world.stranger(), late)).status).toBe(410);
  expect((await ask(world.stranger(), 'x@example.com')).status).toBe(401);
});

test('an address that was never confirmed takes nothing back, and is not told', async () => {
  const gozie = await world.as('gozie');
  await ask(gozie, 'gozie.new@example.com');
  await confirm(gozie, await tokenTo('gozie.new@example.com', 'newEmail'));
  expect((await gozie.call(calls.findMe, {})).body.user).toMatchObject({
    email: 'gozie.new@example.com',
    emailVerified: true,
  });
  expect((await mailTo('gozie@example.com'))?.text).not.toContain('oldEmail');
});

test('what was mailed to the old address before opens nothing any more', async () => {
  const hauwa = await confirmed('hauwa');
  await world.stranger().call(calls.requestPasswordReset, { body: { email: 'hauwa@example.com' } });
  const reset = /\?token=([\w-]+)/.exec((await mailTo('hauwa@example.com'))?.text ?? '')?.[1] ?? '';
  await ask(hauwa, 'hauwa.new@example.com');
  await confirm(hauwa, await tokenTo('hauwa.new@example.com', 'newEmail'));
  const body = { token: reset, password: 'eight quiet rivers' };
  expect((await world.stranger().call(calls.resetPassword, { body })).status).toBe(410);
});

test('while the old address may take it back nobody signs up with it, and a calendar made meanwhile ends with the taking back', async () => {
  const ife = await confirmed('ife');
  await ask(ife, 'thief@example.com');
  await confirm(ife, await tokenTo('thief@example.com', 'newEmail'));
  const { address } = (await ife.call(makeCalendarFeed, {})).body;
  const read = () => world.app.inject({ method: 'GET', url: new URL(address!).pathname });
  expect((await read()).statusCode).toBe(200);
  const squatter = await world
    .stranger()
    .send('POST', signUps.signUp.path, { ...SIGN_UP, email: 'ife@example.com' });
  expect(squatter.refusal.code).toBe('email_taken');
  expect((await undo(await tokenTo('ife@example.com', 'oldEmail'))).body).toEqual({ ok: true });
  expect((await read()).statusCode).toBe(404);
});
