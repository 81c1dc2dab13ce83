// The first proof that a mailbox is somebody's: what was set before stays with whoever set it, and with nobody else.
import * as calls from '@ijeuwa/contract/accounts';
import { lookAtLink, verifyEmail } from '@ijeuwa/contract/confirmation';
import { exchangeToken } from '@ijeuwa/contract/identities';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { IdentityProvider } from '#platform/ports/identity-provider.ts';
import { type Client, type Person, SIGN_UP } from '#test/people.ts';
import { makeWorld, type World } from '#test/test-world.ts';
import { saveContact } from '../accounts.repository.ts';

/** Vouches for the address in the token when it is written in small letters. */
const provider = {
  readToken: async (email: string) => ({
    issuer: 'https://provider.example',
    subject: email,
    email,
    emailVerified: email === email.toLowerCase(),
    name: 'Ife Eze',
  }),
} as Partial<IdentityProvider> as IdentityProvider;

let world: World;
beforeAll(async () => {
  world = await makeWorld({}, { identity: provider });
});
afterAll(() => world.close());

const NEW_PASSWORD = 'eight quiet rivers';
const tokenFor = async (email: string): Promise<string> => {
  await world.deliver();
  const mail = world.mails.findLast(
    ({ to, text }) => to.toLowerCase() === email && text.includes('?verify='),
  );
  return /\?verify=([\w-]+)/.exec(mail?.text ?? '')?.[1] ?? '';
};
const isIn = async (client: Client) => (await client.call(calls.findMe, {})).status === 200;
const logIn = (email: string, password: string = SIGN_UP.password) =>
  world.stranger().call(calls.logIn, { body: { email, password } });
const look = async (client: Client, token: string) =>
  (await client.call(lookAtLink, { body: { token } })).body.asks;
const confirm = (client: Client, body: { token: string; password?: string; newPassword?: string }) =>
  client.call(verifyEmail, { body });
const signedUp = async (name: string): Promise<{ person: Person; token: string; email: string }> => {
  const person = await world.as(name);
  return { person, email: person.user.email, token: await tokenFor(person.user.email) };
};

describe('whoever signed up and confirms', () => {
  test('in the same browser is asked for nothing and keeps session and password', async () => {
    const { person, token, email } = await signedUp('ada');
    expect(await look(person, token)).toBe('nothing');
    expect((await confirm(person, { token })).body).toEqual({ ok: true });
    expect((await person.call(calls.findMe, {})).body.user).toMatchObject({
      emailVerified: true,
      missing: [],
    });
    expect((await logIn(email)).status).toBe(200);
  });

  test('on another device gives the password chosen there, is signed in, and keeps everything', async () => {
    const { person, token, email } = await signedUp('bisi');
    const phone = world.stranger();
    expect(await look(phone, token)).toBe('password');
    const { email: named } = (await phone.call(lookAtLink, { body: { token } })).body;
    expect([named, named.length > 12]).toEqual([email.replace(/^(.)[^@]*/, '$1•••'), true]);
    const wrong = await confirm(phone, { token, password: 'not this one' });
    expect([wrong.status, Object.keys(wrong.refusal.fields ?? {})]).toEqual([401, ['password']]);
    const reply = await confirm(phone, { token, password: SIGN_UP.password });
    expect(reply.body.user).toMatchObject({ _id: person.id, emailVerified: true, missing: [] });
    expect([await isIn(phone), await isIn(person)]).toEqual([true, true]);
    expect((await logIn(email)).status).toBe(200);
    expect((await confirm(phone, { token })).status).toBe(410);
  });

  test('finds the screens that stand open elsewhere told of it', async () => {
    const { person, token } = await signedUp('gbenga');
    const told = () => world.live.filter(({ memberId }) => memberId === person.id);
    await confirm(world.stranger(), { token, password: 'not this one' });
    expect(told()).toEqual([]);
    await confirm(person, { token });
    expect(told()).toEqual([{ memberId: person.id, event: 'changed', payload: { what: 'profile' } }]);
  });

  test('cannot guess the password without end', async () => {
    const { token } = await signedUp('chike');
    const statuses = [];
    for (let n = 0; n < 11; n++)
      statuses.push((await confirm(world.stranger(), { token, password: 'guess' })).status);
    expect(statuses).toEqual([...Array(10).fill(401), 429]);
  });
});

describe('a link that has confirmed', () => {
  test('says so when it is opened again, wherever that is, and does nothing more', async () => {
    const { person, token, email } = await signedUp('ify');
    await confirm(person, { token });
    for (const client of [person, world.stranger()]) expect(await look(client, token)).toBe('done');
    expect((await confirm(world.stranger(), { token, newPassword: NEW_PASSWORD })).status).toBe(410);
    expect((await logIn(email)).status).toBe(200);
  });

  test.each([
    ['used', 'ngozi', true],
    ['unused', 'obi', false],
  ])('tells nothing of the address that the account has had since: %s', async (_, name, used) => {
    const { person, token } = await signedUp(name);
    if (used) await confirm(person, { token });
    const email = `${name}-elsewhere@example.com`;
    await world.db.transaction((tx) => saveContact(tx, person.id, { email }));
    const reply = await world.stranger().call(lookAtLink, { body: { token } });
    expect([reply.status, JSON.stringify(reply.body).includes('•••')]).toEqual([410, false]);
  });

  test('a link that nobody sent is still refused', async () => {
    const reply = await world.stranger().call(lookAtLink, { body: { token: 'x'.repeat(43) } });
    expect(reply.status).toBe(410);
  });
});

describe('when somebody else had signed up with the address', () => {
  test('a click alone ends their password and their session', async () => {
    const { person, token, email } = await signedUp('dayo');
    expect((await confirm(world.stranger(), { token })).body).toEqual({ ok: true });
    expect(await isIn(person)).toBe(false);
    expect(world.live).toContainEqual({ memberId: person.id, event: 'disconnect', payload: undefined });
    expect((await logIn(email)).status).toBe(401);
  });

  test('so does a click in the browser of a member of another account', async () => {
    const { person, token } = await signedUp('efe');
    const other = await world.as('another');
    expect(await look(other, token)).toBe('password');
    await confirm(other, { token });
    expect([await isIn(person), await isIn(other)]).toEqual([false, true]);
  });

  test('the owner sets a password of their own and is signed in with it', async () => {
    const { person, token, email } = await signedUp('femi');
    const owner = world.stranger();
    const easy = await confirm(owner, { token, newPassword: 'password1' });
    expect(easy.refusal.fields).toHaveProperty('newPassword');
    expect((await confirm(owner, { token, newPassword: NEW_PASSWORD })).body.user?._id).toBe(person.id);
    expect([await isIn(owner), await isIn(person)]).toEqual([true, false]);
    expect((await logIn(email)).status).toBe(401);
    expect((await logIn(email, NEW_PASSWORD)).status).toBe(200);
  });

  test('an account of a provider that did not vouch for the address goes too', async () => {
    const stranger = world.stranger();
    await stranger.call(exchangeToken, { body: { idToken: 'GOZI@example.com' } });
    const token = await tokenFor('gozi@example.com');
    const owner = world.stranger();
    expect(await look(owner, token)).toBe('newPassword');
    const { body } = await confirm(owner, { token, newPassword: NEW_PASSWORD });
    expect(await isIn(stranger)).toBe(false);
    const again = await world.stranger().call(exchangeToken, { body: { idToken: 'GOZI@example.com' } });
    expect([again.status, body.user?.emailVerified]).toEqual([403, true]);
  });

  test('the owner who comes by Google puts them out, and their link confirms nothing later', async () => {
    const { person, token, email } = await signedUp('hauwa');
    const owner = world.stranger();
    await owner.call(exchangeToken, { body: { idToken: email } });
    expect([await isIn(owner), await isIn(person)]).toEqual([true, false]);
    const late = await confirm(world.stranger(), { token, newPassword: NEW_PASSWORD });
    expect([late.status, (await logIn(email, NEW_PASSWORD)).status]).toEqual([409, 401]);
    expect((await confirm(person, { token })).body).toEqual({ ok: true });
    expect(await isIn(owner)).toBe(true);
  });
});
