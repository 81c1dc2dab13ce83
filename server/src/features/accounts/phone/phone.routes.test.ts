// Signing in by a one-time code that goes to a phone and a mailbox.
import { randomUUID } from 'node:crypto';
import * as calls from '@ijeuwa/contract/accounts';
import * as signUps from '@ijeuwa/contract/sign-up';
import { askPhoneCode, confirmPhoneWay } from '@ijeuwa/contract/ways';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { MINUTE_MS } from '#platform/clock.ts';
import { type Person, SIGN_UP } from '#test/people.ts';
import { makeWorld, type World } from '#test/test-world.ts';

let world: World;
beforeAll(async () => {
  world = await makeWorld();
});
afterAll(() => world.close());

let numbers = 1000;
/** Each in a range of its own, so that no test spends another's budget. */
const freshPhone = () => `+23480${numbers++}1234`;
const begin = (phoneNumber: string, email: string, country: 'Nigeria' | 'United Kingdom' = 'Nigeria') =>
  world.stranger().call(signUps.beginPhone, { body: { phoneNumber, email, country } });
/** The newest code; to be asked for before another is begun for the same address. */
const codeFor = async (email: string) => {
  await world.deliver();
  const isCode = /^(\d{6}) is your Ijeuwa code$/;
  const mail = world.mails.findLast(({ to, subject }) => to === email && isCode.test(subject));
  return isCode.exec(mail?.subject ?? '')?.[1] ?? '';
};
const confirm = (challenge: string, verificationCode: string, client = world.stranger()) =>
  client.call(signUps.confirmPhone, { body: { challenge, verificationCode } });
/** The number of the profile signs in from now on. */
const usesPhone = async (member: Person) => {
  const { body } = await member.call(askPhoneCode, {});
  await world.deliver();
  const verificationCode = /\d{6}/.exec(world.texts.at(-1)?.text ?? '')?.[0] ?? '';
  const proof = { password: SIGN_UP.password };
  await member.call(confirmPhoneWay, { body: { challenge: body.challenge, verificationCode, proof } });
};
const wrongOf = (code: string) => (code === '000000' ? '000001' : '000000');
const PROFILE = { name: 'Ngozi Eze', dateOfBirth: '1995-03-04', gender: 'female' as const };
const complete = (challenge: string, change: Partial<typeof PROFILE> = {}, client = world.stranger()) =>
  client.call(signUps.completePhone, { body: { challenge, ...PROFILE, ...change } });

describe('a member', () => {
  test('is signed in by the code that came to phone and mailbox alike', async () => {
    const ada = await world.as('ada');
    await usesPhone(ada);
    const { body } = await begin('0803 123 4567', 'Ada@example.com');
    const code = await codeFor('ada@example.com');
    expect(world.texts.at(-1)).toEqual({ to: '+2348031234567', text: expect.stringContaining(code) });
    const device = world.stranger();
    const reply = await confirm(body.challenge, code, device);
    expect(reply.body).toMatchObject({ newcomer: false, user: { _id: ada.id } });
    expect((await device.call(calls.findMe, {})).status).toBe(200);
  });

  test('is not signed in under another phone number or another email', async () => {
    await usesPhone(await world.as('obi', { phoneNumber: '08031110001' }));
    for (const [phone, email] of [
      ['08031110009', 'obi@example.com'],
      ['08031110001', 'not-obi@example.com'],
    ] as const) {
      const { body } = await begin(phone, email);
      const device = world.stranger();
      const reply = await confirm(body.challenge, await codeFor(email), device);
      expect(reply.body).toEqual({ newcomer: true });
      expect(device.jar.cookie).toBe('');
    }
  });
});

describe('a number', () => {
  const read = (body: Record<string, unknown>) =>
    world.stranger().send('POST', signUps.readPhone.path, { email: 'reader@example.com', ...body });

  test.each([
    ['07400 123456', 'United Kingdom', '+44 7400 123456'],
    ['0803 123 4567', 'Nigeria', '+234 803 123 4567'],
    ['+44 7400 123456', 'Nigeria', '+44 7400 123456'],
    ['+233 24 123 4567', undefined, '+233 24 123 4567'],
  ])('%s of %s is shown in full before a code leaves', async (phoneNumber, country, inFull) => {
    const sent = world.texts.length;
    expect((await read({ phoneNumber, country })).body).toEqual({ phoneNumber: inFull });
    await world.deliver();
    expect(world.texts).toHaveLength(sent);
  });

  test('of a Londoner signs in the Londoner, and nobody is taken for a Nigerian', async () => {
    const london = { phoneNumber: '07400 123456', country: 'United Kingdom' as const };
    const ola = await world.as('ola', london);
    await usesPhone(ola);
    const { body } = await begin(london.phoneNumber, 'ola@example.com', london.country);
    const reply = await confirm(body.challenge, await codeFor('ola@example.com'));
    expect(world.texts.at(-1)?.to).toBe('+447400123456');
    expect(reply.body).toMatchObject({ newcomer: false, user: { _id: ola.id } });
  });

  test('without its country is not guessed at', async () => {
    for (const { path } of [signUps.readPhone, signUps.beginPhone]) {
      const form = { phoneNumber: '07400 123456', email: 'x@example.com' };
      const reply = await world.stranger().send('POST', path, form);
      expect(reply.status).toBe(400);
      expect(reply.refusal.fields?.phoneNumber).toContain('which country');
    }
  });
});

describe('the code', () => {
  test('is asked for with an answer that tells nothing, whether or not the account exists', async () => {
    await world.as('bisi', { phoneNumber: freshPhone() });
    const [present, absent] = [
      await begin(freshPhone(), 'bisi@example.com'),
      await begin(freshPhone(), 'nobody@example.com'),
    ];
    for (const reply of [present, absent]) {
      expect(reply.status).toBe(200);
      expect(reply.body).toEqual({ challenge: expect.any(String) });
    }
  });

  test('works once', async () => {
    const { body } = await begin(freshPhone(), 'once@example.com');
    const code = await codeFor('once@example.com');
    const replies = await Promise.all(Array.from({ length: 3 }, () => confirm(body.challenge, code)));
    expect(replies.map(({ status }) => status).sort()).toEqual([200, 401, 401]);
  });

  test('has five tries, however many come at once', async () => {
    const { body } = await begin(freshPhone(), 'tries@example.com');
    const code = await codeFor('tries@example.com');
    await Promise.all(Array.from({ length: 9 }, () => confirm(body.challenge, wrongOf(code))));
    expect((await confirm(body.challenge, code)).status).toBe(401);

    const second = await begin(freshPhone(), 'tries@example.com');
    const right = await codeFor('tries@example.com');
    for (let n = 0; n < 4; n++)
      expect((await confirm(second.body.challenge, wrongOf(right))).status).toBe(401);
    expect((await confirm(second.body.challenge, right)).status).toBe(200);
  });

  test('is old after ten minutes, and belongs to its own challenge', async () => {
    const { body } = await begin(freshPhone(), 'old@example.com');
    const code = await codeFor('old@example.com');
    const other = await begin(freshPhone(), 'other@example.com');
    const otherCode = await codeFor('other@example.com');
    if (otherCode !== code) expect((await confirm(other.body.challenge, code)).status).toBe(401);
    world.pass(10 * MINUTE_MS + 1);
    expect((await confirm(body.challenge, code)).status).toBe(401);
    expect((await confirm(randomUUID(), code)).status).toBe(401);
  });

  test('and the number it goes to stand in no table as they are', async () => {
    await begin('+2348095551234', 'sealed@example.com');
    const code = await codeFor('sealed@example.com');
    const { rows } = await world.platform.pool.query('select * from one_time_code');
    expect(JSON.stringify(rows)).not.toContain(code);
    expect(JSON.stringify(rows)).not.toContain('8095551234');
  });

  test('goes by mail alone when numbers beside each other are being pumped', async () => {
    await world.deliver();
    const before = world.texts.length;
    for (let n = 0; n < 24; n++) {
      const reply = await begin(`+234907777${String(1000 + n)}`, `pump${n}@example.com`);
      expect(reply.status).toBe(200);
    }
    await world.deliver();
    expect(world.texts.length - before).toBe(20);
    expect(world.mails.filter(({ to }) => to.startsWith('pump'))).toHaveLength(24);
  });

  test('needs a phone number and an email, and says so', async () => {
    expect((await begin('', 'x')).refusal.fields).toEqual({
      phoneNumber: 'Please enter your phone number',
      email: 'Please enter a valid email address',
    });
    expect((await begin('12', 'x@example.com')).refusal.fields).toHaveProperty('phoneNumber');
    expect((await confirm(randomUUID(), ' ')).refusal.message).toBe('Please enter the verification code');
  });
});

describe('a newcomer', () => {
  const confirmed = async (email: string) => {
    const { body } = await begin(freshPhone(), email);
    expect((await confirm(body.challenge, await codeFor(email))).body).toEqual({ newcomer: true });
    return body.challenge;
  };

  test('opens an account with name, birth date and gender, and is asked for the rest', async () => {
    const device = world.stranger();
    const reply = await complete(await confirmed('new@example.com'), {}, device);
    expect(reply.body.user).toMatchObject({
      name: 'Ngozi Eze',
      email: 'new@example.com',
      emailVerified: false,
      age: 31,
      ageIsFixed: true,
      missing: ['genderPreference', 'country'],
    });
    expect((await device.call(calls.findMe, {})).status).toBe(200);
    await world.deliver();
    expect(world.mails.findLast(({ to }) => to === 'new@example.com')?.text).toContain('?verify=');
  });

  test('is refused under 18 and without the fields, and may then do better', async () => {
    const challenge = await confirmed('young@example.com');
    const young = await complete(challenge, { dateOfBirth: '2008-11-25' });
    expect([young.status, young.refusal.message]).toEqual([400, 'You must be at least 18 years old']);
    expect((await complete(challenge, { name: ' ' })).refusal.message).toBe(
      'Please fill in all required fields',
    );
    expect((await complete(challenge, { dateOfBirth: 'soon' })).status).toBe(400);
    expect((await complete(challenge, { dateOfBirth: '2008-11-24' })).status).toBe(200);
  });

  test('without a right code opens nothing, and with one opens one account', async () => {
    const { body } = await begin(freshPhone(), 'sly@example.com');
    await world.deliver();
    expect((await complete(body.challenge)).status).toBe(410);
    const challenge = await confirmed('sly@example.com');
    const replies = await Promise.all(Array.from({ length: 3 }, () => complete(challenge)));
    expect(replies.map(({ status }) => status).sort()).toEqual([200, 410, 410]);
    const late = await confirmed('late@example.com');
    world.pass(30 * MINUTE_MS + 1);
    expect((await complete(late)).status).toBe(410);
  });

  test('cannot take an email that is taken, and its owner is told', async () => {
    await world.as('chike');
    const reply = await complete(await confirmed('chike@example.com'));
    expect([reply.status, reply.refusal.message]).toEqual([409, 'This email cannot be used.']);
    await world.deliver();
    const mails = world.mails.filter(({ to }) => to === 'chike@example.com');
    expect(mails.some(({ subject }) => /tried to sign up/.test(subject))).toBe(true);
    const body = { email: 'chike@example.com', password: SIGN_UP.password };
    expect((await world.stranger().call(calls.logIn, { body })).status).toBe(200);
  });
});
