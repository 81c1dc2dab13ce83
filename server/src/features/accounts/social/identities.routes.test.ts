// Which provider accounts sign a member in, and unlinking them.

import { exchangeToken, listIdentities, unlinkIdentity } from '@ijeuwa/contract/identities';
import { completeAccount } from '@ijeuwa/contract/sign-up';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { DAY_MS } from '#platform/clock.ts';
import type { IdentityProvider } from '#platform/ports/identity-provider.ts';
import { confirmEmail } from '#test/matched.ts';
import { SIGN_UP } from '#test/people.ts';
import { makeWorld, type World } from '#test/test-world.ts';

/** Vouches for whichever account and address stand in the token: "subject address". */
const provider = {
  readToken: async (token: string) => {
    const [subject = '', email = ''] = token.split(' ');
    return { issuer: 'https://provider.example', subject, email, emailVerified: true, name: 'Ife Eze' };
  },
} as Partial<IdentityProvider> as IdentityProvider;

let world: World;
beforeAll(async () => {
  world = await makeWorld({}, { identity: provider });
});
afterAll(() => world.close());

const enterAs = async (subject: string, email: string) => {
  const client = world.stranger();
  const { body } = await client.call(exchangeToken, { body: { idToken: `${subject} ${email}` } });
  return { client, id: body.user._id };
};

test('a member sees which account is linked and since when, and unlinks it, nobody else’s', async () => {
  const ife = await world.as('ife');
  await confirmEmail(world, ife);
  expect((await ife.call(listIdentities, {})).body).toEqual({ identities: [], mayUnlink: true });
  const linkedAt = world.clock.now().toISOString();
  expect((await enterAs('ife-google', 'ife@example.com')).id).toBe(ife.id);
  world.pass(DAY_MS / 2);
  expect((await enterAs('ife-google', 'ife-moved@example.com')).id).toBe(ife.id);
  const [linked] = (await ife.call(listIdentities, {})).body.identities;
  expect(linked).toMatchObject({
    issuer: 'https://provider.example',
    email: 'ife-moved@example.com',
    linkedAt,
  });

  const params = { id: linked?._id ?? '' };
  const body = { proof: { password: SIGN_UP.password } };
  const jola = await world.as('jola');
  expect((await jola.call(listIdentities, {})).body.identities).toEqual([]);
  expect((await jola.call(unlinkIdentity, { params, body })).status).toBe(404);
  expect((await ife.call(unlinkIdentity, { params, body })).status).toBe(200);
  expect((await ife.call(unlinkIdentity, { params, body })).status).toBe(404);
  expect((await enterAs('ife-google', 'ife-moved@example.com')).id).not.toBe(ife.id);
});

test('the only way in of somebody without a password stays', async () => {
  const { client } = await enterAs('bare', 'bare@example.com');
  const { age, gender, genderPreference, phoneNumber, country } = SIGN_UP;
  await client.call(completeAccount, { body: { age, gender, genderPreference, phoneNumber, country } });
  const { body } = await client.call(listIdentities, {});
  expect(body.mayUnlink).toBe(false);
  const refused = await client.call(unlinkIdentity, {
    params: { id: body.identities[0]?._id ?? '' },
    body: { proof: { password: 'none' } },
  });
  expect([refused.status, refused.refusal.message]).toEqual([
    409,
    'Please set a password first, so that you can still log in afterwards.',
  ]);
  expect((await client.call(listIdentities, {})).body.identities).toHaveLength(1);
});
