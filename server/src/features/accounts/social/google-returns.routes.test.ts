// What was begun with an identity provider, brought back again and again.
import { expect, test } from 'vitest';
import { type IdentityProvider, IdentityProviderError } from '#platform/ports/identity-provider.ts';
import { makeWorld } from '#test/test-world.ts';

test('the provider is asked three times at most, and no more is logged', async () => {
  let asked = 0;
  const provider: IdentityProvider = {
    begin: async () => ({ url: 'https://provider.example', state: 's', nonce: 'n', codeVerifier: 'v' }),
    finish: async () => {
      asked++;
      throw new IdentityProviderError('refused', 'a broken code');
    },
    readToken: async () => {
      throw new Error('not asked');
    },
  };
  const world = await makeWorld({}, { identity: provider });
  const begun = await world.app.inject({ url: '/api/auth/google?mode=login' });
  const cookie = begun.cookies.map(({ name, value }) => `${name}=${value}`).join('; ');
  for (let n = 0; n < 10; n++) {
    const back = await world.app.inject({
      url: '/api/auth/google/callback?code=abc&state=s',
      headers: { cookie },
    });
    expect(back.headers.location).toBe('/auth?social=failed');
  }
  expect([asked, world.takeErrors().length]).toEqual([3, 3]);
  await world.close();
});

test('over TLS what was begun is taken from a cookie that only this very host can have set', async () => {
  let asked = 0;
  const provider: IdentityProvider = {
    begin: async () => ({ url: 'https://provider.example', state: 's', nonce: 'n', codeVerifier: 'v' }),
    finish: async () => {
      asked++;
      throw new IdentityProviderError('cancelled', 'not now');
    },
    readToken: async () => {
      throw new Error('not asked');
    },
  };
  const world = await makeWorld({ PUBLIC_URL: 'https://ijeuwa.example' }, { identity: provider });
  const [kept] = (await world.app.inject({ url: '/api/auth/google' })).cookies;
  expect(kept).toMatchObject({ name: '__Host-ijeuwa_attempt', path: '/', secure: true });
  const bring = async (name: string) =>
    (
      await world.app.inject({
        url: '/api/auth/google/callback?code=abc&state=s',
        headers: { cookie: `${name}=${kept!.value}` },
      })
    ).headers.location;
  for (const name of ['__Secure-ijeuwa_attempt', 'ijeuwa_attempt'])
    expect(await bring(name)).toBe('/auth?social=failed');
  expect(asked).toBe(0);
  expect(await bring('__Host-ijeuwa_attempt')).toBe('/auth?social=cancelled');
  await world.close();
});
