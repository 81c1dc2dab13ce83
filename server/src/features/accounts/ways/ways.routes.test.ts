// A change of a way to sign in asks for the owner's proof and tells them; a reset ends what they did not confirm.
import * as calls from '@ijeuwa/contract/accounts';
import { beginGoogleLink, exchangeToken, listIdentities, unlinkIdentity } from '@ijeuwa/contract/identities';
import * as signUps from '@ijeuwa/contract/sign-up';
import { askOwnerCode, askPhoneCode, confirmPhoneWay, endPhoneWay, findWays } from '@ijeuwa/contract/ways';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { IdentityProvider } from '#platform/ports/identity-provider.ts';
import { confirmEmail } from '#test/matched.ts';
import { type Client, type Person, SIGN_UP } from '#test/people.ts';
import { makeWorld, type World } from '#test/test-world.ts';

const person = (email: string) => ({
  issuer: 'https://provider.example',
  subject: email,
  email,
  emailVerified: true,
  name: 'Ife Eze',
});
let says = 'nobody@provider.example';
const provider = {
  begin: async () => ({ url: 'https://provider.example/go', state: 's', nonce: 'n', codeVerifier: 'v' }),
  finish: async () => person(says),
  readToken: async (email: string) => person(email),
} as Partial<IdentityProvider> as IdentityProvider;

let world: World;
beforeAll(async () => {
  world = await makeWorld({}, { identity: provider });
});
afterAll(() => world.close());

const PASSWORD = { password: SIGN_UP.password };
const NEW_PASSWORD = 'eight quiet rivers';
const isIn = async (client: Client) => (await client.call(calls.findMe, {})).status === 200;
const mailsTo = async (email: string) => {
  await world.deliver();
  return world.mails.filter(({ to }) => to === email);
};
const toldOf = async (email: string) =>
  (await mailsTo(email)).filter(({ subject }) => subject === 'A way to sign in to Ijeuwa has changed');
const codeOf = (text: string | undefined) => /\b(\d{6})\b/.exec(text ?? '')?.[1] ?? '';
const confirmed = async (name: string, change: object = {}): Promise<Person> => {
  const member = await world.as(name, change);
  await confirmEmail(world, member);
  return member;
};
const link = async (member: Person, email: string, proof: unknown = PASSWORD) => {
  says = email;
  const begun = await world.app.inject({
    method: 'POST',
    url: beginGoogleLink.path,
    headers: { cookie: member.jar.cookie, 'user-agent': 'Mozilla/5.0 (Linux; Android 13) Chrome/120' },
    payload: { proof } as object,
  });
  const kept = begun.cookies.find(({ name }) => name === 'ijeuwa_attempt');
  const back = await world.app.inject({
    url: '/api/auth/google/callback?code=a&state=s',
    headers: {
      cookie: `${member.jar.cookie}; ijeuwa_attempt=${kept?.value ?? ''}`,
      'user-agent': 'Mozilla/5.0 (Linux; Android 13) Chrome/120',
    },
  });
  return { status: begun.statusCode, to: back.headers.location };
};
const byProvider = async (email: string) => {
  const client = world.stranger();
  const reply = await client.call(exchangeToken, { body: { idToken: email } });
  return reply.status === 200 ? reply.body.user._id : undefined;
};
const usePhone = async (member: Person, proof: object = PASSWORD) => {
  const { body } = await member.call(askPhoneCode, {});
  await world.deliver();
  const verificationCode = codeOf(world.texts.at(-1)?.text);
  return member.send('PUT', confirmPhoneWay.path, { challenge: body.challenge, verificationCode, proof });
};
const byPhone = async (phoneNumber: string, email: string) => {
  const { body } = await world
    .stranger()
    .call(signUps.beginPhone, { body: { phoneNumber, country: 'Nigeria', email } });
  await world.deliver();
  const verificationCode = codeOf(world.texts.at(-1)?.text);
  const reply = await world
    .stranger()
    .call(signUps.confirmPhone, { body: { challenge: body.challenge, verificationCode } });
  return reply.body.user?._id;
};
const reset = async (email: string) => {
  await world.stranger().call(calls.requestPasswordReset, { body: { email } });
  const mail = (await mailsTo(email)).findLast(({ text }) => text.includes('?token='));
  const token = /\?token=([\w-]+)/.exec(mail?.text ?? '')?.[1] ?? '';
  expect(
    (await world.stranger().call(calls.resetPassword, { body: { token, password: NEW_PASSWORD } })).status,
  ).toBe(200);
};

describe('a Google account', () => {
  test('is linked with the password alone, and the owner is told what, when and from where', async () => {
    const ada = await confirmed('ada');
    for (const proof of [null, {}, { password: 'not this one' }, { code: '123456' }])
      expect((await link(ada, 'ada@elsewhere.example', proof)).to).not.toBe('/google?social=linked');
    expect((await ada.call(listIdentities, {})).body.identities).toEqual([]);
    expect(await link(ada, 'ada@elsewhere.example')).toEqual({ status: 200, to: '/google?social=linked' });
    expect(await byProvider('ada@elsewhere.example')).toBe(ada.id);
    const [told, ...more] = await toldOf('ada@example.com');
    expect(more).toEqual([]);
    expect(told?.text).toContain('Google account ada@elsewhere.example was linked');
    expect(told?.text).toContain('24 November 2026 at 10:00');
    expect(told?.text).toContain('Chrome on Android');
    expect(told?.text).toContain('/forgot-password');
  });

  test('is not linked by the address of old, which leads to where it is asked for', async () => {
    const ada = await world.as('ada');
    const reply = await world.app.inject({
      url: '/api/auth/google?mode=link',
      headers: { cookie: ada.jar.cookie },
    });
    expect([reply.headers.location, reply.cookies]).toEqual(['/google', []]);
  });

  test('is unlinked with the password alone, and the owner is told', async () => {
    const ada = await world.as('ada');
    const [linked] = (await ada.call(listIdentities, {})).body.identities;
    const url = unlinkIdentity.path.replace(':id', linked?._id ?? '');
    expect((await ada.send('DELETE', url, {})).status).toBe(400);
    expect((await ada.send('DELETE', url, { proof: { password: 'wrong' } })).status).toBe(401);
    expect((await ada.send('DELETE', url, { proof: PASSWORD })).status).toBe(200);
    expect((await toldOf('ada@example.com')).map(({ text }) => text).join()).toContain('was unlinked');
  });

  test('that the mailbox’s owner did not confirm ends with a reset, which says so; their own stays', async () => {
    const bisi = await confirmed('bisi');
    await link(bisi, 'thief@elsewhere.example');
    expect(await byProvider('bisi@example.com')).toBe(bisi.id);
    await reset('bisi@example.com');
    expect(await byProvider('thief@elsewhere.example')).not.toBe(bisi.id);
    expect(await byProvider('bisi@example.com')).toBe(bisi.id);
    const mail = (await mailsTo('bisi@example.com')).findLast(({ subject }) =>
      /password was changed/.test(subject),
    );
    expect(mail?.text).toContain('a Google account of another address');
  });
});

describe('a phone number', () => {
  test('that was only written down signs nobody in, wherever it was written', async () => {
    const chike = await confirmed('chike', { phoneNumber: '08061110001' });
    expect(await byPhone('08061110001', 'chike@example.com')).toBeUndefined();
    await world.platform.pool.query('update member set phone_sealed = null where id = $1', [chike.id]);
    await chike.call(signUps.completeAccount, { body: { phoneNumber: '08062220001' } });
    expect(await byPhone('08062220001', 'chike@example.com')).toBeUndefined();
    const { change } = world.features.accounts.phoneWay;
    await world.db.transaction((tx) => change(tx, chike.id, '+2348063330001'));
    expect(await byPhone('08063330001', 'chike@example.com')).toBeUndefined();
    const [told] = (await mailsTo('chike@example.com')).filter(({ text }) =>
      text.includes('phone number in your'),
    );
    expect(told?.text).toContain('does not sign anybody in');
  });

  test('signs in after a code to it and the password, until that is taken back', async () => {
    const dayo = await confirmed('dayo', { phoneNumber: '08064440001' });
    expect((await usePhone(dayo, { password: 'wrong' })).status).toBe(401);
    expect((await dayo.call(findWays, {})).body).toEqual({
      proof: 'password',
      codeGoesTo: null,
      phone: { number: '•••••••••0001', signsIn: false, checked: false },
    });
    expect((await usePhone(dayo)).status).toBe(200);
    expect(await byPhone('08064440001', 'dayo@example.com')).toBe(dayo.id);
    expect((await dayo.call(findWays, {})).body.phone?.signsIn).toBe(true);
    expect((await toldOf('dayo@example.com')).map(({ text }) => text).join()).toContain('ending in 0001');
    expect((await dayo.send('DELETE', endPhoneWay.path, { proof: PASSWORD })).status).toBe(200);
    expect(await byPhone('08064440001', 'dayo@example.com')).toBeUndefined();
  });

  test('is not confirmed by a code that went to the number before', async () => {
    const efe = await confirmed('efe', { phoneNumber: '08065550001' });
    const { body } = await efe.call(askPhoneCode, {});
    await world.deliver();
    const verificationCode = codeOf(world.texts.at(-1)?.text);
    await world.db.transaction((tx) => world.features.accounts.phoneWay.change(tx, efe.id, '+2348066660001'));
    const reply = await efe.call(confirmPhoneWay, {
      body: { challenge: body.challenge, verificationCode, proof: PASSWORD },
    });
    expect(reply.status).toBe(401);
  });

  test('confirmed by a password alone ends with a reset', async () => {
    const femi = await confirmed('femi', { phoneNumber: '08067770001' });
    await usePhone(femi);
    await reset('femi@example.com');
    expect(await byPhone('08067770001', 'femi@example.com')).toBeUndefined();
  });
});

describe('without a password', () => {
  const bare = async (email: string, phoneNumber: string) => {
    const client = world.stranger();
    const { body } = await client.call(exchangeToken, { body: { idToken: email } });
    const { age, gender, genderPreference, country } = SIGN_UP;
    await client.call(signUps.completeAccount, {
      body: { age, gender, genderPreference, country, phoneNumber },
    });
    return Object.assign(client, { id: body.user._id, user: body.user });
  };
  const ownerCode = async (member: Person) => {
    await world.deliver();
    const { body } = await member.call(askOwnerCode, {});
    const mail = (await mailsTo(member.user.email)).at(-1);
    return { challenge: body.challenge, code: codeOf(mail?.text) };
  };

  test('a code to the proven mailbox is the proof, once; what it confirms outlives a reset', async () => {
    const gozi = await bare('gozi@example.com', '08068880001');
    const ways = (await gozi.call(findWays, {})).body;
    expect([ways.proof, ways.codeGoesTo]).toEqual(['code', 'g•••@example.com']);
    expect((await link(gozi, 'gozi@elsewhere.example', PASSWORD)).status).toBe(401);
    const proof = await ownerCode(gozi);
    expect((await link(gozi, 'gozi@elsewhere.example', proof)).to).toBe('/google?social=linked');
    expect((await link(gozi, 'gozi@third.example', proof)).status).toBe(401);
    expect((await usePhone(gozi, await ownerCode(gozi))).status).toBe(200);
    await reset('gozi@example.com');
    expect(await byProvider('gozi@elsewhere.example')).toBe(gozi.id);
    expect(await byPhone('08068880001', 'gozi@example.com')).toBe(gozi.id);
  });

  test('a code of another member proves nothing, and guesses run out', async () => {
    const hauwa = await bare('hauwa@example.com', '08069990001');
    const other = await bare('other@example.com', '08069990002');
    expect((await link(hauwa, 'x@elsewhere.example', await ownerCode(other))).status).toBe(401);
    const { challenge, code } = await ownerCode(hauwa);
    const wrong = code === '000000' ? '000001' : '000000';
    for (let n = 0; n < signUps.CODE_TRIES; n++)
      expect((await link(hauwa, 'x@elsewhere.example', { challenge, code: wrong })).status).toBe(401);
    expect((await link(hauwa, 'x@elsewhere.example', { challenge, code })).status).toBe(401);
  });
});

test('guesses at the password of a stolen session run out', async () => {
  const ike = await confirmed('ike');
  const statuses = [];
  for (let n = 0; n < 11; n++) statuses.push((await link(ike, 'x@e.example', { password: 'guess' })).status);
  expect(statuses).toEqual([...Array(10).fill(401), 429]);
  expect(await isIn(ike)).toBe(true);
});
