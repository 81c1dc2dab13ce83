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
