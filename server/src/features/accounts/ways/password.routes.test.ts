// The password changed by whoever is signed in: only with the proof of the owner, and everything else ends.
import * as calls from '@ijeuwa/contract/accounts';
import { exchangeToken } from '@ijeuwa/contract/identities';
import * as signUps from '@ijeuwa/contract/sign-up';
import { askOwnerCode, askPhoneCode, changePassword, confirmPhoneWay, findWays } from '@ijeuwa/contract/ways';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { IdentityProvider } from '#platform/ports/identity-provider.ts';
import { confirmEmail } from '#test/matched.ts';
import { type Client, type Person, SIGN_UP } from '#test/people.ts';
import { makeWorld, type World } from '#test/test-world.ts';

const provider = {
  readToken: async (email: string) => ({
    issuer: 'https://provider.example',
    subject: email,
    email,
    emailVerified: true,
    name: 'Ife Eze',
  }),
} as Partial<IdentityProvider> as IdentityProvider;

let world: World;
beforeAll(async () => {
  world = await makeWorld({}, { identity: provider });
});
afterAll(() => world.close());

const OLD = { password: SIGN_UP.password };
const NEW = 'eight quiet rivers';
const isIn = async (client: Client) => (await client.call(calls.findMe, {})).status === 200;
const opens = async (email: string, password: string) =>
  (await world.stranger().call(calls.logIn, { body: { email, password } })).status === 200;
const confirmed = async (name: string, change: object = {}): Promise<Person & { email: string }> => {
  const member = await world.as(name, change);
  await confirmEmail(world, member);
  return { ...member, email: `${name}@example.com` };
};
const lastMailTo = async (email: string) => {
  await world.deliver();
  return world.mails.findLast(({ to }) => to === email);
};
const toldOfChange = async (email: string) => {
  await world.deliver();
  const told = world.mails.filter(({ to }) => to === email);
  return told.find(({ subject }) => subject === 'Your Ijeuwa password was changed');
};
const codeOf = (text: string | undefined) => /\b(\d{6})\b/.exec(text ?? '')?.[1] ?? '';

test('the new password opens, the old one does not; this device stays, every other is signed out, and the owner is told', async () => {
  const ada = await confirmed('ada');
  const other = world.stranger();
  await other.call(calls.logIn, { body: { email: ada.email, password: OLD.password } });
  expect(await isIn(other)).toBe(true);
  world.live.length = 0;
  expect((await ada.call(changePassword, { body: { proof: OLD, password: NEW } })).body).toEqual({
    ok: true,
  });
  expect([await isIn(ada), await isIn(other)]).toEqual([true, false]);
  expect(world.live).toContainEqual(expect.objectContaining({ memberId: ada.id, event: 'disconnect' }));
  expect([await opens(ada.email, OLD.password), await opens(ada.email, NEW)]).toEqual([false, true]);
  expect((await toldOfChange(ada.email))?.text).toContain('every other device was signed out');
});

test('without the proof nothing changes, and guesses run out', async () => {
  const eve = await confirmed('eve');
  const refused = await eve.call(changePassword, { body: { proof: { password: 'a guess' }, password: NEW } });
  expect([refused.status, refused.refusal.fields]).toEqual([401, { proof: 'This is not your password.' }]);
  const replies = [];
  for (let tries = 0; tries < 10; tries++)
    replies.push(await eve.call(changePassword, { body: { proof: { password: 'a guess' }, password: NEW } }));
  expect(replies.at(-1)?.status).toBe(429);
  expect(await opens(eve.email, OLD.password)).toBe(true);
});

test('a password that is too short or too easy is refused at its field', async () => {
  const uju = await confirmed('uju');
  for (const password of ['short', 'password', uju.email]) {
    const { status, refusal } = await uju.call(changePassword, { body: { proof: OLD, password } });
    expect([status, Object.keys(refusal.fields ?? {})]).toEqual([400, ['password']]);
  }
});

test('the password that one has is no new one: it is refused at its field, and no device is signed out', async () => {
  const efe = await confirmed('efe');
  const other = world.stranger();
  await other.call(calls.logIn, { body: { email: efe.email, password: OLD.password } });
  const { status, refusal } = await efe.call(changePassword, { body: { proof: OLD, ...OLD } });
  const message = 'Please choose another password than the one you have.';
  expect([status, refusal.fields]).toEqual([400, { password: message }]);
  expect(await isIn(other)).toBe(true);
  expect(await toldOfChange(efe.email)).toBeUndefined();
});

test('whether it is the one that one has is said to nobody without the proof', async () => {
  const osa = await confirmed('osa');
  const body = { proof: { password: 'a guess' }, ...OLD };
  const { status, refusal } = await osa.call(changePassword, { body });
  expect([status, Object.keys(refusal.fields ?? {})]).toEqual([401, ['proof']]);
});

test('a way to sign in that the old password alone had allowed ends with it, and the mail names it', async () => {
  const ife = await confirmed('ife', { phoneNumber: '0803 555 1212' });
  const { body } = await ife.call(askPhoneCode, {});
  await world.deliver();
  const verificationCode = codeOf(world.texts.at(-1)?.text);
  const way = { challenge: body.challenge, verificationCode, proof: OLD };
  expect((await ife.call(confirmPhoneWay, { body: way })).status).toBe(200);
  await ife.call(changePassword, { body: { proof: OLD, password: NEW } });
  expect((await ife.call(findWays, {})).body.phone).toMatchObject({ signsIn: false });
  expect((await toldOfChange(ife.email))?.text).toContain('a code to your phone number');
});

test('whoever came by a provider sets a first password with a code, and the provider still lets them in', async () => {
  const email = 'ngozi@example.com';
  const ngozi = world.stranger();
  await ngozi.call(exchangeToken, { body: { idToken: email } });
  const { age, gender, genderPreference, phoneNumber, country } = SIGN_UP;
  await ngozi.call(signUps.completeAccount, {
    body: { age, gender, genderPreference, phoneNumber, country },
  });
  const { challenge } = (await ngozi.call(askOwnerCode, {})).body;
  const code = codeOf((await lastMailTo(email))?.text);
  const reply = await ngozi.call(changePassword, { body: { proof: { challenge, code }, password: NEW } });
  expect(reply.body).toEqual({ ok: true });
  expect(await opens(email, NEW)).toBe(true);
  expect((await world.stranger().call(exchangeToken, { body: { idToken: email } })).status).toBe(200);
});

test('of two changes that cross one holds, and the other is asked to try again', async () => {
  const ola = await confirmed('ola');
  const passwords = ['four brown doves', 'nine green lamps'];
  const replies = await Promise.all(
    passwords.map((password) => ola.call(changePassword, { body: { proof: OLD, password } })),
  );
  const statuses = replies.map(({ status }) => status);
  // The second may also find the first password gone already.
  expect(statuses.filter((status) => status === 200)).toHaveLength(1);
  const won = passwords[statuses.indexOf(200)]!;
  const open = await Promise.all(passwords.map((password) => opens(ola.email, password)));
  expect(open).toEqual(passwords.map((password) => password === won));
});
