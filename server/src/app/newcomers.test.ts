// Whoever came by a provider and owes the short form: nothing opens before, whichever room it belongs to.
import { readdirSync } from 'node:fs';
import * as accounts from '@ijeuwa/contract/accounts';
import { callerOf, type Endpoint } from '@ijeuwa/contract/endpoint';
import { exchangeToken } from '@ijeuwa/contract/identities';
import { returnToAccount } from '@ijeuwa/contract/leaving';
import { listConsents } from '@ijeuwa/contract/profiles';
import * as signUps from '@ijeuwa/contract/sign-up';
import { keepZone } from '@ijeuwa/contract/zones';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { IdentityProvider } from '#platform/ports/identity-provider.ts';
import { type Client, SIGN_UP } from '#test/people.ts';
import { openScreen } from '#test/socket-client.ts';
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

const CONTRACT = new URL('../../../contract/src/', import.meta.url);
const isEndpoint = (one: unknown): one is Endpoint =>
  typeof one === 'object' && one !== null && 'path' in one && 'access' in one;
const files = readdirSync(CONTRACT).filter((name) => name.endsWith('.ts') && !name.endsWith('.test.ts'));
const rooms = await Promise.all(files.map((name): Promise<object> => import(new URL(name, CONTRACT).href)));
const memberCalls = rooms
  .flatMap((room) => Object.values(room))
  .filter(isEndpoint)
  .filter(({ access }) => callerOf(access) === 'member');

let world: World;
let newcomer: Client;
beforeAll(async () => {
  world = await makeWorld({}, { identity: provider }, { sockets: true });
  newcomer = world.stranger();
  await newcomer.call(exchangeToken, { body: { idToken: 'ife@example.com' } });
});
afterAll(() => world.close());

const ask = (endpoint: Endpoint) =>
  newcomer.send(endpoint.method, endpoint.path.replace(/:\w+/g, '019a0000-0000-7000-8000-000000000000'));
const nameOf = ({ method, path }: Endpoint) => `${method} ${path}`;

test('every call of a member is refused and says what to do, but those that the form, the devices and one’s rights need', async () => {
  const open: string[] = [];
  for (const endpoint of memberCalls) {
    const { status, refusal } = await ask(endpoint);
    if (refusal.code !== 'profile_incomplete') open.push(nameOf(endpoint));
    else expect([status, refusal.message]).toEqual([403, expect.stringContaining('finish the short form')]);
  }
  expect(memberCalls.length).toBeGreaterThan(60);
  expect(open.sort()).toEqual(
    [
      accounts.findMe,
      signUps.completeAccount,
      accounts.resendVerification,
      accounts.listSessions,
      accounts.endSession,
      accounts.endOtherSessions,
      listConsents,
      keepZone,
      returnToAccount,
    ]
      .map(nameOf)
      .sort(),
  );
});

test('no socket opens before; after the form both do', async () => {
  await expect(openScreen(world, newcomer)).rejects.toThrow(/short form/);
  const { age, gender, genderPreference, phoneNumber, country } = SIGN_UP;
  const body = { age, gender, genderPreference, phoneNumber, country };
  expect((await newcomer.call(signUps.completeAccount, { body })).status).toBe(200);
  expect((await newcomer.send('GET', '/api/profile')).status).toBe(200);
  const { socket } = await openScreen(world, newcomer);
  expect(socket.connected).toBe(true);
  socket.close();
});
