// An identity token counts when the issuer's own key signed it, for us, not long ago; and never otherwise.
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { exportJWK, generateKeyPair, SignJWT, UnsecuredJWT } from 'jose';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { IdentityProvider } from '#platform/ports/identity-provider.ts';
import { openIdIdentity } from './open-id.ts';

const own = await generateKeyPair('RS256');
const foreign = await generateKeyPair('RS256');
const server = createServer(async (request, response) => {
  const documents: Record<string, unknown> = {
    '/.well-known/openid-configuration': {
      issuer,
      jwks_uri: `${issuer}/keys`,
      authorization_endpoint: `${issuer}/authorize`,
      token_endpoint: `${issuer}/token`,
    },
    '/keys': { keys: [{ ...(await exportJWK(own.publicKey)), kid: 'own', alg: 'RS256', use: 'sig' }] },
  };
  response.setHeader('content-type', 'application/json');
  response.end(JSON.stringify(documents[request.url ?? ''] ?? {}));
});
let issuer = '';
let identity: IdentityProvider;

beforeAll(async () => {
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  issuer = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  identity = openIdIdentity({
    issuerUrl: issuer,
    clientId: 'ijeuwa',
    clientSecret: 'secret',
    redirectUri: 'http://127.0.0.1/callback',
    allowInsecureLoopback: true,
  });
});
afterAll(() => {
  server.closeAllConnections();
  server.close();
});

type Change = {
  claims?: Record<string, unknown>;
  issuer?: string;
  audience?: string;
  issuedAt?: string;
  key?: typeof own.privateKey;
};
const token = ({ claims = {}, key = own.privateKey, ...change }: Change = {}) =>
  new SignJWT({ email: 'ada@example.com', email_verified: true, name: 'Ada Eze', ...claims })
    .setProtectedHeader({ alg: 'RS256', kid: 'own' })
    .setSubject('ada')
    .setIssuer(change.issuer ?? issuer)
    .setAudience(change.audience ?? 'ijeuwa')
    .setIssuedAt(change.issuedAt ?? '0 seconds ago')
    .setExpirationTime('1 hour')
    .sign(key);

test('a true token names the person', async () => {
  expect(await identity.readToken(await token())).toEqual({
    issuer,
    subject: 'ada',
    email: 'ada@example.com',
    emailVerified: true,
    name: 'Ada Eze',
  });
});

test('an e-mail counts as verified only when the issuer says exactly so', async () => {
  for (const email_verified of [false, 'true', 1, undefined]) {
    const read = await identity.readToken(await token({ claims: { email_verified } }));
    expect(read.emailVerified).toBe(false);
  }
});

test.each<[string, () => string | Promise<string>]>([
  ['signed by another key', () => token({ key: foreign.privateKey })],
  ['from another issuer', () => token({ issuer: 'https://evil.example' })],
  ['meant for another client', () => token({ audience: 'another' })],
  ['issued long ago', () => token({ issuedAt: '2 hours ago' })],
  ['without an e-mail', () => token({ claims: { email: undefined } })],
  ['without a signature', () => new UnsecuredJWT({ email: 'ada@example.com' }).setSubject('ada').encode()],
  ['changed on the way', async () => (await token()).replace(/\.[\w-]{4}/, '.AAAA')],
  ['made up', () => 'not a token'],
])('a token %s is refused', async (_, make) => {
  await expect(identity.readToken(await make())).rejects.toMatchObject({ reason: 'refused' });
});
