// The product's OpenID adapter against the practice provider, mounted in Fastify, page by page.
import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openIdIdentity } from '@ijeuwa/server/adapters/identity/open-id';
import Fastify from 'fastify';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { freePort } from '../payments/sandbox-world.ts';
import { type IdentityProviderOptions, identityProvider } from './identity-provider.ts';
import { identityRoutes } from './identity-routes.ts';
import { openTestBrowser } from './test-browser.ts';

const ADA = { email: 'ada@example.com', name: 'Ada Okafor', password: 'practice-1' };
const REDIRECT_URI = 'http://127.0.0.1:1/api/auth/google/callback';

type World = Awaited<ReturnType<typeof openWorld>>;

let world: World;

beforeEach(async () => {
  world = await openWorld();
});

afterEach(() => world.close());

async function openWorld(settings: Partial<IdentityProviderOptions> = {}) {
  const port = await freePort();
  const stateDir = mkdtempSync(join(tmpdir(), 'identity-'));
  const options = {
    issuer: `http://127.0.0.1:${port}/demo/identity`,
    clientId: 'ijeuwa',
    clientSecret: 'practice-secret',
    redirectUris: [REDIRECT_URI],
    stateDir,
    accounts: [ADA],
    ...settings,
  };
  const app = Fastify({ forceCloseConnections: true });
  // A connection kept open would break when a test restarts the provider.
  app.addHook('onRequest', (_, reply, done) => {
    reply.raw.setHeader('connection', 'close');
    done();
  });
  app.register(identityRoutes, { prefix: '/demo/identity', handler: identityProvider(options) });
  await app.listen({ port: Number(new URL(options.issuer).port), host: '127.0.0.1' });
  const identity = openIdIdentity({
    issuerUrl: options.issuer,
    clientId: options.clientId,
    clientSecret: options.clientSecret,
    redirectUri: REDIRECT_URI,
    allowInsecureLoopback: true,
  });
  return { options, identity, close: () => app.close() };
}

async function startSignIn() {
  const browser = openTestBrowser();
  const attempt = await world.identity.begin();
  await browser.open(attempt.url);
  return { browser, attempt };
}

async function signInAsAda() {
  const { browser, attempt } = await startSignIn();
  await browser.press('email', { email: 'Ada@Example.com ' });
  await browser.press('password', { password: ADA.password });
  await browser.press('consent');
  return { browser, attempt };
}

describe('signing in', () => {
  test('e-mail, password and consent name the person to the product', async () => {
    const { browser, attempt } = await signInAsAda();
    expect(browser.address().href).toMatch(REDIRECT_URI);
    expect(await world.identity.finish(browser.address(), attempt)).toEqual({
      issuer: world.options.issuer,
      subject: expect.any(String),
      email: ADA.email,
      emailVerified: true,
      name: ADA.name,
    });
  });

  test('the identity token alone names the person too, for a client that brings it', async () => {
    const { browser, attempt } = await signInAsAda();
    const { issuer, clientId, clientSecret } = world.options;
    const answer = await fetch(`${issuer}/token`, {
      method: 'POST',
      body: new URLSearchParams({
        grant_type: 'authorization_code',
        code: browser.address().searchParams.get('code') ?? '',
        redirect_uri: REDIRECT_URI,
        code_verifier: attempt.codeVerifier,
      }),
      headers: { authorization: `Basic ${btoa(`${clientId}:${clientSecret}`)}` },
    });
    const { id_token: token } = (await answer.json()) as { id_token: string };
    const named = { email: ADA.email, emailVerified: true, name: ADA.name };
    expect(await world.identity.readToken(token)).toMatchObject(named);
  });

  test('consent names who shares what before anything is shared', async () => {
    const { browser } = await startSignIn();
    await browser.press('email', { email: ADA.email });
    await browser.press('password', { password: ADA.password });
    expect(browser.page()).toContain('Your name: Ada Okafor');
    expect(browser.page()).toContain('Your email: ada@example.com');
  });

  test('a text that is no email is refused with the specified words', async () => {
    const { browser } = await startSignIn();
    await browser.press('email', { email: 'ada@' });
    expect(browser.page()).toContain('Please enter a valid email address');
  });

  test('a wrong password lets nobody in', async () => {
    const { browser } = await startSignIn();
    await browser.press('email', { email: ADA.email });
    await browser.press('password', { password: 'practice-2' });
    expect(browser.page()).toContain('This is not the password');
    await browser.press('password', { password: ADA.password });
    expect(browser.page()).toContain('Continue');
  });

  test('guessing is stopped, even with the right password', async () => {
    const { browser } = await startSignIn();
    await browser.press('email', { email: ADA.email });
    for (let guess = 0; guess < 10; guess += 1)
      await browser.press('password', { password: `guess-${guess}` });
    await browser.press('password', { password: ADA.password });
    expect(browser.page()).toContain('Too many tries');
  });

  test('cancelling, at the start or at consent, tells the product so', async () => {
    const early = await startSignIn();
    await early.browser.press('cancel');
    const late = await startSignIn();
    await late.browser.press('email', { email: ADA.email });
    await late.browser.press('password', { password: ADA.password });
    await late.browser.press('cancel');
    for (const { browser, attempt } of [early, late]) {
      const finish = world.identity.finish(browser.address(), attempt);
      await expect(finish).rejects.toMatchObject({ reason: 'cancelled' });
    }
  });

  test('another account can be chosen at consent', async () => {
    const { browser, attempt } = await startSignIn();
    await browser.press('email', { email: ADA.email });
    await browser.press('password', { password: ADA.password });
    await browser.press('switch');
    await browser.press('email', { email: 'bola@example.com' });
    await browser.press('create', { name: 'Bola', password: 'practice-3' });
    await browser.press('consent');
    expect(await world.identity.finish(browser.address(), attempt)).toMatchObject({ name: 'Bola' });
  });

  test('every sign-in asks for proof anew', async () => {
    const { browser } = await signInAsAda();
    await browser.open((await world.identity.begin()).url);
    expect(browser.page()).toContain('name="step" value="email"');
  });
});

describe('new accounts', () => {
  const bola = { email: 'bola@example.com', name: 'Bola "B" <Ade>', password: 'practice-3' };

  async function createBola() {
    const { browser, attempt } = await startSignIn();
    await browser.press('email', { email: bola.email });
    await browser.press('create', { name: bola.name, password: bola.password });
    return { browser, attempt };
  }

  test('a first e-mail makes an account, whose e-mail counts as unverified', async () => {
    const { browser, attempt } = await createBola();
    await browser.press('consent');
    const person = await world.identity.finish(browser.address(), attempt);
    expect(person).toMatchObject({ email: bola.email, name: bola.name, emailVerified: false });
  });

  test('an account needs a name and a password', async () => {
    const { browser } = await startSignIn();
    await browser.press('email', { email: bola.email });
    await browser.press('create', { name: ' ', password: 'short' });
    expect(browser.page()).toContain('Name is required');
    expect(browser.page()).toContain('Password must be at least 6 characters');
  });

  test('with post to its e-mail, only the code makes the account, verified', async () => {
    await world.close();
    const codes: string[] = [];
    world = await openWorld({ sendCode: async ({ code }) => void codes.push(code) });
    const { browser, attempt } = await createBola();
    const wrong = codes[0] === '000000' ? '000001' : '000000';
    await browser.press('code', { code: wrong });
    expect(browser.page()).toContain('This is not the code');
    await browser.press('code', { code: codes[0]! });
    await browser.press('consent');
    const person = await world.identity.finish(browser.address(), attempt);
    expect(person).toMatchObject({ email: bola.email, emailVerified: true });
  });

  test('a code completes only the attempt it was sent for', async () => {
    await world.close();
    const codes: string[] = [];
    world = await openWorld({ sendCode: async ({ code }) => void codes.push(code) });
    const mine = await createBola();
    await createBola();
    if (codes[0] !== codes[1]) await mine.browser.press('code', { code: codes[1]! });
    expect(mine.browser.page()).toContain('name="step" value="code"');
    await mine.browser.press('code', { code: codes[0]! });
    expect(mine.browser.page()).toContain('name="step" value="consent"');
  });

  test('five wrong codes use the code up', async () => {
    await world.close();
    const codes: string[] = [];
    world = await openWorld({ sendCode: async ({ code }) => void codes.push(code) });
    const { browser } = await createBola();
    for (let guess = 0; guess < 5; guess += 1) await browser.press('code', { code: 'none' });
    await browser.press('code', { code: codes[0]! });
    expect(browser.page()).toContain('This code is used up');
  });
});

describe('trust', () => {
  test.each(['state', 'nonce', 'codeVerifier'] as const)(
    'another %s than the one begun with is refused',
    async (part) => {
      const { browser, attempt } = await signInAsAda();
      const other = await world.identity.begin();
      const finish = world.identity.finish(browser.address(), { ...attempt, [part]: other[part] });
      await expect(finish).rejects.toMatchObject({ reason: 'refused' });
    },
  );

  test('a code works once', async () => {
    const { browser, attempt } = await signInAsAda();
    await world.identity.finish(browser.address(), attempt);
    const again = world.identity.finish(browser.address(), attempt);
    await expect(again).rejects.toMatchObject({ reason: 'refused' });
  });

  test('Back to a sign-in that was cancelled, or is over, leads to where signing in begins', async () => {
    const { browser } = await startSignIn();
    const left = browser.address();
    await browser.press('cancel');
    const answer = await fetch(left, { redirect: 'manual' });
    expect(answer.status).toBe(303);
    expect(answer.headers.get('location')).toBe('http://127.0.0.1:1/auth');
    expect(await answer.text()).toBe('');
  });

  test('plain http is for this machine alone', async () => {
    const far = { ...world.options, issuerUrl: 'http://issuer.test', redirectUri: REDIRECT_URI };
    const identity = openIdIdentity({ ...far, allowInsecureLoopback: true });
    await expect(identity.begin()).rejects.toMatchObject({
      cause: { code: 'OAUTH_HTTP_REQUEST_FORBIDDEN' },
    });
  });
});

test('a restart keeps accounts, keys and a sign-in under way', async () => {
  const { browser, attempt } = await startSignIn();
  await browser.press('email', { email: 'bola@example.com' });
  await browser.press('create', { name: 'Bola', password: 'practice-3' });
  await world.close();
  const { identity } = world;
  world = await openWorld(world.options);
  await browser.press('consent');
  expect(await identity.finish(browser.address(), attempt)).toMatchObject({ name: 'Bola' });
});

test('an issuer that was away when first asked is asked again', async () => {
  await world.close();
  await expect(world.identity.begin()).rejects.toMatchObject({ reason: 'unreachable' });
  const { identity } = world;
  world = await openWorld(world.options);
  await expect(identity.begin()).resolves.toHaveProperty('url');
});
