// Links in mails: verification and reset, through HTTP.
import * as calls from '@ijeuwa/contract/accounts';
import { verifyEmail } from '@ijeuwa/contract/confirmation';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { DAY_MS, MINUTE_MS } from '#platform/clock.ts';
import { confirmEmail } from '#test/matched.ts';
import { type Person, SIGN_UP } from '#test/people.ts';
import { makeWorld, type World } from '#test/test-world.ts';

let world: World;
beforeAll(async () => {
  world = await makeWorld();
});
afterAll(() => world.close());

const lastToken = async (email: string, kind: 'verify' | 'token') => {
  await world.deliver();
  const mail = world.mails.findLast(({ to, text }) => to === email && text.includes(`?${kind}=`));
  return new RegExp(`\\?${kind}=([\\w-]+)`).exec(mail?.text ?? '')?.[1] ?? '';
};
const verify = (token: string) => world.stranger().call(verifyEmail, { body: { token } });
const ask = (email: string) => world.stranger().call(calls.requestPasswordReset, { body: { email } });
const reset = (token: string, password: string) =>
  world.stranger().call(calls.resetPassword, { body: { token, password } });
const logIn = (email: string, password: string) =>
  world.stranger().call(calls.logIn, { body: { email, password } });
const me = async (person: Person) => person.call(calls.findMe, {});

describe('the verification link', () => {
  test('confirms the address, once', async () => {
    const ada = await world.as('ada');
    const token = await lastToken('ada@example.com', 'verify');
    expect((await ada.call(verifyEmail, { body: { token } })).body).toEqual({ ok: true });
    expect((await me(ada)).body.user.emailVerified).toBe(true);
    const again = await verify(token);
    expect([again.status, again.refusal.code]).toEqual([410, 'expired']);
  });

  test('is old after three days, and a newer one makes it useless', async () => {
    const obi = await world.as('obi');
    const first = await lastToken('obi@example.com', 'verify');
    expect((await obi.call(calls.resendVerification, {})).body).toEqual({ ok: true });
    expect((await verify(first)).status).toBe(410);
    const second = await lastToken('obi@example.com', 'verify');
    world.pass(3 * DAY_MS + 1);
    expect((await verify(second)).status).toBe(410);
    expect((await verify('made up')).status).toBe(410);
  });

  test('is not sent without end', async () => {
    const bisi = await world.as('bisi');
    const replies = [];
    for (let n = 0; n < 6; n++) replies.push((await bisi.call(calls.resendVerification, {})).status);
    expect(replies).toEqual([200, 200, 200, 200, 200, 429]);
  });
});

describe('the reset link', () => {
  test('sets a new password once, ends every session, and says so by mail', async () => {
    const chike = await world.as('chike');
    await ask(' Chike@example.com');
    const token = await lastToken('chike@example.com', 'token');
    expect((await reset(token, 'a wholly new one')).body).toEqual({ ok: true });
    expect((await me(chike)).status).toBe(401);
    expect(world.live.filter((one) => one.memberId === chike.id && one.event === 'disconnect')).toHaveLength(
      1,
    );
    expect((await logIn('chike@example.com', SIGN_UP.password)).status).toBe(401);
    expect((await logIn('chike@example.com', 'a wholly new one')).body.user.emailVerified).toBe(true);
    expect((await reset(token, 'yet another one')).status).toBe(410);
    await world.deliver();
    expect(world.mails.filter(({ subject }) => subject === 'Your Ijeuwa password was changed')).toHaveLength(
      1,
    );
  });

  test('used twice at the same moment works once', async () => {
    await world.as('dayo');
    await ask('dayo@example.com');
    const token = await lastToken('dayo@example.com', 'token');
    const replies = await Promise.all([reset(token, 'the first one'), reset(token, 'the second one')]);
    expect(replies.map(({ status }) => status).sort()).toEqual([200, 410]);
  });

  test('is old after fifteen minutes, and refuses an easy password without being used up', async () => {
    await world.as('efe');
    await ask('efe@example.com');
    const token = await lastToken('efe@example.com', 'token');
    expect((await reset(token, '12345')).refusal.fields).toEqual({
      password: 'Password must be at least 6 characters',
    });
    for (const easy of ['password1', 'efe@example.com'])
      expect((await reset(token, easy)).refusal.fields?.password).toMatch(/too easy/);
    world.pass(15 * MINUTE_MS + 1);
    expect((await reset(token, 'a wholly new one')).status).toBe(410);
  });

  test('is answered alike, and as late, whether or not the account exists', async () => {
    await world.as('femi');
    const timed = async (email: string) => {
      const started = performance.now();
      const { status, body } = await ask(email);
      return { answer: { status, body }, ms: performance.now() - started };
    };
    for (let round = 0; round < 4; round++) {
      const [present, absent] = [await timed('femi@example.com'), await timed(`no${round}@example.com`)];
      expect(present.answer).toEqual(absent.answer);
      for (const { ms } of [present, absent]) expect(ms).toBeGreaterThanOrEqual(299);
    }
    await world.deliver();
    expect(world.mails.filter(({ to }) => to.startsWith('no'))).toEqual([]);
  });

  test('gives the account to the mailbox’s owner alone, when another had opened it in their name', async () => {
    const other = await world.as('hauwa');
    await ask('hauwa@example.com');
    await reset(await lastToken('hauwa@example.com', 'token'), 'mine from now on');
    expect((await me(other)).status).toBe(401);
    expect((await logIn('hauwa@example.com', 'mine from now on')).body.user.missing).toEqual(['phoneNumber']);

    const ike = await world.as('ike');
    await confirmEmail(world, ike);
    await ask('ike@example.com');
    await reset(await lastToken('ike@example.com', 'token'), 'mine from now on');
    expect((await logIn('ike@example.com', 'mine from now on')).body.user.missing).toEqual([]);
  });
});
