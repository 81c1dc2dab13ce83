// Signing in by an identity provider: the way there, the way back, and to whom it leads.
import * as calls from '@ijeuwa/contract/accounts';
import { beginGoogleLink, exchangeToken } from '@ijeuwa/contract/identities';
import * as signUps from '@ijeuwa/contract/sign-up';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { MINUTE_MS } from '#platform/clock.ts';
import {
  type ForeignIdentity,
  type IdentityProvider,
  IdentityProviderError,
} from '#platform/ports/identity-provider.ts';
import { confirmEmail } from '#test/matched.ts';
import { type Client, SIGN_UP } from '#test/people.ts';
import { makeWorld, type World } from '#test/test-world.ts';

const PROVIDER = 'https://accounts.provider.example/authorize';
const CALLBACK = '/api/auth/google/callback?code=abc&state=s';
const person = (email: string, change: Partial<ForeignIdentity> = {}): ForeignIdentity => ({
  issuer: 'https://accounts.provider.example',
  subject: `subject of ${email}`,
  email,
  emailVerified: true,
  name: 'Ngozi Eze',
  ...change,
});

/** What the provider says next; it refuses an answer that does not belong to what was begun. */
let says: () => ForeignIdentity;
let attempts = 0;
const provider: IdentityProvider = {
  begin: async () => {
    attempts++;
    return { url: PROVIDER, state: `s${attempts}`, nonce: 'n', codeVerifier: 'a secret verifier' };
  },
  finish: async (_url, expected) => {
    if (expected.codeVerifier !== 'a secret verifier') throw new IdentityProviderError('refused', 'no');
    return says();
  },
  readToken: async () => says(),
};

let world: World;
beforeAll(async () => {
  world = await makeWorld({}, { identity: provider });
});
afterAll(() => world.close());
beforeEach(() => {
  says = () => person('ngozi@example.com');
});

/** A browser that keeps all cookies and follows nothing. */
const browse = async (url: string, cookies: Map<string, string>) => {
  const cookie = [...cookies].map(([name, value]) => `${name}=${value}`).join('; ');
  const reply = await world.app.inject({ url, headers: cookie ? { cookie } : {} });
  for (const { name, value } of reply.cookies) cookies.set(name, value);
  return reply;
};
const beginLink = async (cookies: Map<string, string>) => {
  const reply = await world.app.inject({
    method: 'POST',
    url: beginGoogleLink.path,
    headers: { cookie: `ijeuwa_session=${cookies.get('ijeuwa_session')}` },
    payload: { proof: { password: SIGN_UP.password } },
  });
  expect([reply.statusCode, reply.json()]).toEqual([200, { to: PROVIDER }]);
  for (const { name, value } of reply.cookies) cookies.set(name, value);
};
const signIn = async (mode = 'login', from?: Client, then = '') => {
  const cookies = new Map<string, string>();
  if (from) cookies.set('ijeuwa_session', from.jar.cookie.split('=')[1] ?? '');
  if (mode === 'link') await beginLink(cookies);
  else await browse(`/api/auth/google?mode=${mode}${then}`, cookies);
  const reply = await browse(CALLBACK, cookies);
  const client = world.stranger();
  if (cookies.get('ijeuwa_session')) client.jar.cookie = `ijeuwa_session=${cookies.get('ijeuwa_session')}`;
  return { to: reply.headers.location, reply, client };
};
const userOf = async (client: Client) => (await client.call(calls.findMe, {})).body.user;

describe('the way there', () => {
  test('leads to the provider, and keeps what was begun where no script or reader sees it', async () => {
    const reply = await world.app.inject({ url: '/api/auth/google' });
    expect([reply.statusCode, reply.headers.location]).toEqual([302, PROVIDER]);
    const [kept] = reply.cookies;
    expect(kept).toMatchObject({ httpOnly: true, sameSite: 'Lax', path: '/', maxAge: 600 });
    expect(kept?.value).not.toContain('secret');
    expect(Buffer.from(kept?.value ?? '', 'base64url').toString()).not.toContain('verifier');
  });

  test('to link an account starts from a session', async () => {
    const reply = await world.app.inject({ url: '/api/auth/google?mode=link' });
    expect(reply.headers.location).toBe('/auth');
    expect((await world.app.inject({ url: '/api/auth/google?mode=steal' })).statusCode).toBe(400);
  });
});

describe('the way back', () => {
  const TO = `&to=${encodeURIComponent('/messages?with=ada')}`;

  test('leads to the page where the person was stopped, also by way of a refusal or of the short form', async () => {
    says = () => person('stopped@example.com');
    const { to, client } = await signIn('signup', undefined, TO);
    expect(to).toBe(`/auth?social=complete${TO}`);
    const { age, gender, genderPreference, phoneNumber, country } = SIGN_UP;
    const body = { age, gender, genderPreference, phoneNumber, country };
    expect((await client.call(signUps.completeAccount, { body })).status).toBe(200);
    expect((await signIn('login', undefined, TO)).to).toBe(`/auth?social=complete${TO}`);
    says = () => {
      throw new IdentityProviderError('cancelled', 'the person said no');
    };
    expect((await signIn('login', undefined, TO)).to).toBe(`/auth?social=cancelled${TO}`);
  });

  test.each(['cancelled', 'refused'] as const)(
    'leads whoever was %s back to the form where they began',
    async (reason) => {
      says = () => {
        throw new IdentityProviderError(reason, 'no');
      };
      const outcome = reason === 'cancelled' ? 'cancelled' : 'failed';
      expect((await signIn('signup', undefined, TO)).to).toBe(`/auth?mode=signup&social=${outcome}${TO}`);
      expect((await signIn('login')).to).toBe(`/auth?social=${outcome}`);
      world.takeErrors();
    },
  );

  test.each([
    'https://evil.example/',
    '//evil.example',
    '/\\evil.example',
    '/%2Fevil.example',
    '/%5Cevil.example',
    '/.//evil.example',
    '/api/auth/google?mode=link',
    'javascript:alert(1)',
  ])('never leads to %s', async (evil) => {
    const url = `/api/auth/google?to=${encodeURIComponent(evil)}`;
    const reply = await world.app.inject({ url });
    expect([reply.statusCode, reply.cookies]).toEqual([400, []]);
  });

  test('opens an account for a newcomer, who is asked for what is missing', async () => {
    const { to, client } = await signIn('signup');
    expect(to).toBe('/auth?social=complete');
    const user = await userOf(client);
    expect(user).toMatchObject({ name: 'Ngozi Eze', email: 'ngozi@example.com', emailVerified: true });
    expect(user.missing).toEqual(['age', 'gender', 'genderPreference', 'phoneNumber', 'country']);
    const tooYoung = { age: 17, gender: 'female', genderPreference: 'male' };
    expect((await client.send('PUT', signUps.completeAccount.path, tooYoung)).status).toBe(400);
    const done = await client.call(signUps.completeAccount, {
      body: {
        age: 30,
        gender: 'female',
        genderPreference: 'male',
        phoneNumber: '0803 123 4567',
        country: 'Nigeria',
      },
    });
    expect(done.body.user.missing).toEqual([]);

    const again = await signIn();
    expect(again.to).toBe('/auth?social=complete');
    expect((await userOf(again.client))._id).toBe(user._id);
  });

  test('leads to the account of the verified email, and later by the link, whatever the email is then', async () => {
    const ada = await world.as('ada');
    await confirmEmail(world, ada);
    says = () => person('Ada@Example.com', { subject: 'ada' });
    expect((await userOf((await signIn()).client))._id).toBe(ada.id);
    expect((await ada.call(calls.findMe, {})).status).toBe(200);
    says = () => person('moved@example.com', { subject: 'ada' });
    expect((await userOf((await signIn()).client))._id).toBe(ada.id);
  });

  test('leads to no account when the provider does not vouch for the email', async () => {
    const obi = await world.as('obi');
    await confirmEmail(world, obi);
    says = () => person('obi@example.com', { emailVerified: false });
    const { to, client } = await signIn();
    expect([to, client.jar.cookie]).toEqual(['/auth?social=failed', '']);
    says = () => person('fresh@example.com', { emailVerified: false });
    const fresh = await signIn();
    expect((await userOf(fresh.client)).emailVerified).toBe(false);
    await world.deliver();
    expect(world.mails.some(({ to: address }) => address === 'fresh@example.com')).toBe(true);
  });

  test('puts out whoever had opened an account under an email that was not theirs', async () => {
    const thief = await world.as('bisi');
    says = () => person('thief@example.com', { subject: 'thief' });
    expect((await signIn('link', thief)).to).toBe('/google?social=linked');
    says = () => person('bisi@example.com');
    const owner = await signIn();
    expect((await userOf(owner.client)).missing).toEqual(['phoneNumber']);
    expect((await thief.call(calls.findMe, {})).status).toBe(401);
    const body = { email: 'bisi@example.com', password: SIGN_UP.password };
    expect((await world.stranger().call(calls.logIn, { body })).status).toBe(401);
    says = () => person('thief@example.com', { subject: 'thief' });
    expect((await userOf((await signIn()).client))._id).not.toBe(thief.id);
  });

  test('twice at the same moment opens one account', async () => {
    says = () => person('twin@example.com');
    const arrivals = await Promise.all(Array.from({ length: 4 }, () => signIn()));
    const ids = await Promise.all(arrivals.map(async ({ client }) => (await userOf(client))._id));
    expect(new Set(ids).size).toBe(1);
  });

  test('lets no suspended member in', async () => {
    says = () => person('gone@example.com');
    const { client } = await signIn();
    const { _id } = await userOf(client);
    await world.platform.pool.query("update member set status = 'suspended' where id = $1", [_id]);
    expect((await signIn()).to).toBe('/auth?social=suspended');
  });

  test('says that it was cancelled, and nothing more about any other failure', async () => {
    says = () => {
      throw new IdentityProviderError('cancelled', 'the person said no');
    };
    expect((await signIn()).to).toBe('/auth?social=cancelled');
    for (const error of [new IdentityProviderError('refused', 'secret detail'), new Error('secret detail')]) {
      says = () => {
        throw error;
      };
      const { to, reply, client } = await signIn();
      expect([to, client.jar.cookie]).toEqual(['/auth?social=failed', '']);
      expect(reply.body).not.toContain('secret');
      expect(world.takeErrors()).toEqual([error]);
    }
  });

  test('needs what was begun in this browser, not long ago', async () => {
    const failed = '/auth?social=failed';
    expect((await browse(CALLBACK, new Map())).headers.location).toBe(failed);
    expect((await browse(CALLBACK, new Map([['ijeuwa_attempt', 'own.forged']]))).headers.location).toBe(
      failed,
    );
    const cookies = new Map<string, string>();
    await browse('/api/auth/google?mode=signup', cookies);
    world.pass(10 * MINUTE_MS + 1);
    expect((await browse(CALLBACK, cookies)).headers.location).toBe(failed);
    expect(cookies.get('ijeuwa_attempt')).toBe('');
  });
});

describe('linking', () => {
  test('joins the provider’s account to the member, once, and to nobody else', async () => {
    const [chike, dayo] = [await world.as('chike'), await world.as('dayo')];
    says = () => person('other-address@example.com');
    expect((await signIn('link', chike)).to).toBe('/google?social=linked');
    expect((await signIn('link', chike)).to).toBe('/google?social=linked');
    expect((await signIn('link', dayo)).to).toBe('/google?social=failed');
    expect((await userOf((await signIn()).client))._id).toBe(chike.id);
  });

  test('ends with the session it was begun in', async () => {
    const efe = await world.as('efe');
    const cookies = new Map([['ijeuwa_session', efe.jar.cookie.split('=')[1] ?? '']]);
    await beginLink(cookies);
    const femi = await world.as('femi');
    cookies.set('ijeuwa_session', femi.jar.cookie.split('=')[1] ?? '');
    says = () => person('efe-google@example.com');
    expect((await browse(CALLBACK, cookies)).headers.location).toBe('/auth?social=failed');
  });
});

describe('a token that a client brings', () => {
  const exchange = (idToken: string) => world.stranger().call(exchangeToken, { body: { idToken } });

  test('becomes a session of the same account', async () => {
    says = () => person('token@example.com');
    const { client } = await signIn();
    const reply = await exchange('a token');
    expect(reply.body.user._id).toBe((await userOf(client))._id);
    expect(JSON.stringify(reply.body)).not.toContain('token"');
  });

  test('that does not hold is refused, and a provider that is away is not the client’s fault', async () => {
    says = () => {
      throw new IdentityProviderError('refused', 'secret detail');
    };
    const refused = await exchange('a token');
    expect([refused.status, refused.refusal.code]).toEqual([401, 'wrong_credentials']);
    expect(JSON.stringify(refused.body)).not.toContain('secret');
    says = () => {
      throw new IdentityProviderError('unreachable', 'away');
    };
    expect((await exchange('a token')).status).toBe(503);
    expect(world.takeErrors().map(String)).toEqual([expect.stringContaining('away')]);
    expect((await exchange('')).status).toBe(400);
  });
});
