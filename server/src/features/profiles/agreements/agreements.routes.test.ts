// Whoever makes an account has agreed to the terms and the privacy policy in force, and can read that they did.
import { exchangeToken } from '@ijeuwa/contract/identities';
import { listConsents } from '@ijeuwa/contract/profiles';
import * as signUps from '@ijeuwa/contract/sign-up';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { IdentityProvider } from '#platform/ports/identity-provider.ts';
import { type Client, SIGN_UP } from '#test/people.ts';
import { makeWorld, type World } from '#test/test-world.ts';
import { makeAgreements } from './agreements.service.ts';
import { readLegalVersions } from './legal-versions.ts';

/** Vouches for whichever address stands in the token. */
const provider = {
  readToken: async (email: string) => ({
    issuer: 'https://accounts.provider.example',
    subject: email,
    email,
    emailVerified: true,
    name: 'Ngozi Eze',
  }),
} as Partial<IdentityProvider> as IdentityProvider;
const legal = readLegalVersions();
const givenOn = (givenAt: Date) =>
  [
    { purpose: 'privacy-policy', version: legal.policy },
    { purpose: 'terms', version: legal.terms },
  ].map((one) => ({ ...one, givenAt: givenAt.toISOString(), withdrawnAt: null }));

let world: World;
beforeAll(async () => {
  world = await makeWorld({}, { identity: provider });
});
afterAll(() => world.close());

const consentsOf = async (who: Client) => (await who.call(listConsents, {})).body.consents;
const enterByProvider = async (email: string) => {
  const client = world.stranger();
  await client.call(exchangeToken, { body: { idToken: email } });
  return client;
};
const complete = (who: Client, body: object) => who.send('PUT', signUps.completeAccount.path, body);

test('by the form', async () => {
  const ada = await world.as('ada');
  expect(await consentsOf(ada)).toEqual(givenOn(world.clock.now()));
  expect((await world.stranger().call(listConsents, {})).status).toBe(401);
});

test('by the form that is refused, nothing is agreed to', async () => {
  const count = async () => (await world.platform.pool.query('select 1 from consent')).rowCount;
  await world.as('bisi');
  const before = await count();
  const form = { ...SIGN_UP, email: 'bisi@example.com' };
  expect((await world.stranger().send('POST', signUps.signUp.path, form)).status).toBe(409);
  expect(await count()).toBe(before);
});

test('by a code to the phone', async () => {
  const email = 'chidi@example.com';
  const client = world.stranger();
  const reached = { phoneNumber: '+234 803 111 2222', email };
  const { body } = await client.call(signUps.beginPhone, { body: reached });
  await world.deliver();
  const verificationCode = world.mails.findLast((mail) => mail.to === email)!.subject.slice(0, 6);
  await client.call(signUps.confirmPhone, { body: { ...body, verificationCode } });
  const profile = { name: 'Chidi', dateOfBirth: '1994-02-03', gender: 'male' as const };
  await client.call(signUps.completePhone, { body: { ...body, ...profile } });
  const given = givenOn(world.clock.now());
  expect(await consentsOf(client)).toEqual(given);
  world.pass(1000);
  await complete(client, { genderPreference: 'female', country: 'Nigeria' });
  expect(await consentsOf(client)).toEqual(given);
});

test('by a provider, once the short form is sent, where it is asked for', async () => {
  const ngozi = await enterByProvider('ngozi@example.com');
  expect(await consentsOf(ngozi)).toEqual([]);
  await complete(ngozi, {});
  await complete(ngozi, { age: 17 });
  expect(await consentsOf(ngozi)).toEqual([]);
  await complete(ngozi, { age: 30, gender: 'female', genderPreference: 'male', country: 'Nigeria' });
  const given = givenOn(world.clock.now());
  expect(await consentsOf(ngozi)).toEqual(given);
  world.pass(1000);
  await complete(ngozi, { phoneNumber: '08031113333' });
  expect(await consentsOf(ngozi)).toEqual(given);
});

test('what another agreed to in somebody’s name is taken back, and asked of the owner', async () => {
  await world.as('dayo');
  const opened = world.clock.now();
  world.pass(1000);
  const owner = await enterByProvider('dayo@example.com');
  const withdrawnAt = world.clock.now().toISOString();
  const before = givenOn(opened).map((one) => ({ ...one, withdrawnAt }));
  expect(await consentsOf(owner)).toEqual(before);
  world.pass(1000);
  await complete(owner, { phoneNumber: '08031114444' });
  expect(await consentsOf(owner)).toEqual([...givenOn(world.clock.now()), ...before]);
});

test('a new version is agreed to beside the old one', async () => {
  const efe = await world.as('efe');
  const later = makeAgreements({ ...world.platform, legal: { ...legal, terms: '2027-01-01' } });
  await world.db.transaction((tx) => later.agree(tx, efe.id));
  const terms = (await consentsOf(efe)).filter((one) => one.purpose === 'terms');
  expect(terms.map((one) => one.version)).toEqual(['2027-01-01', legal.terms]);
});
