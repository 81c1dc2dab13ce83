// What strangers can have sent to one mailbox or number is bounded, whatever they ask for, and keeps no owner out.
import * as calls from '@ijeuwa/contract/accounts';
import { askEmailChange } from '@ijeuwa/contract/email-change';
import * as signUps from '@ijeuwa/contract/sign-up';
import { sendEnquiry } from '@ijeuwa/contract/support';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { MINUTE_MS } from '#platform/clock.ts';
import { MAILS_TO_ONE, TEXTS_TO_ONE, TEXTS_TO_ONE_A_DAY } from '#platform/sent-budget.ts';
import { confirmEmail } from '#test/matched.ts';
import { SIGN_UP } from '#test/people.ts';
import { makeWorld, type World } from '#test/test-world.ts';

let world: World;
beforeAll(async () => {
  world = await makeWorld();
});
afterAll(() => world.close());

const SHARE = MAILS_TO_ONE.points;
const NEW_PASSWORD = 'eight quiet rivers';
let numbers = 1000;
const freshPhone = () => `+23481${numbers++}1234`;
const askCode = (email: string, phoneNumber = freshPhone()) =>
  world.stranger().call(signUps.beginPhone, { body: { phoneNumber, email, country: 'Nigeria' } });
const askReset = (email: string) => world.stranger().call(calls.requestPasswordReset, { body: { email } });
const mailsTo = async (email: string) => {
  await world.deliver();
  return world.mails.filter(({ to }) => to === email);
};
const linksTo = async (email: string) =>
  (await mailsTo(email)).flatMap(({ text }) => /\?token=([\w-]+)/.exec(text)?.[1] ?? []);
const useUp = async (email: string) => {
  for (let n = 0; n < SHARE; n++) await askCode(email);
  expect((await askCode(email)).status).toBe(429);
};
const isIn = async (email: string, password: string) =>
  (await world.stranger().call(calls.logIn, { body: { email, password } })).status === 200;

test('links, codes, receipts and what an owner is told are one share of the mailbox', async () => {
  const ada = await world.as('ada');
  const [bola, to] = [await world.as('bola'), 'wanted@example.com'];
  await confirmEmail(world, bola);
  const wants = { proof: { password: SIGN_UP.password }, email: to };
  const enquire = (n: number) =>
    world.stranger().call(sendEnquiry, {
      body: { kind: 'contact', name: 'Obi', email: to, message: `Please call me back, number ${n}.` },
    });
  expect((await bola.call(askEmailChange, { body: wants })).status).toBe(200);
  for (let n = 0; n < 3; n++) expect((await enquire(n)).status).toBe(200);
  for (let n = 0; n < SHARE - 4; n++) expect((await askCode(to)).status).toBe(200);
  const refused = await askCode(to);
  expect([refused.status, Number(refused.headers['retry-after']) > 0]).toEqual([429, true]);
  expect((await bola.call(askEmailChange, { body: wants })).status).toBe(429);
  expect((await enquire(4)).status).toBe(200);
  expect(await mailsTo(to)).toHaveLength(SHARE);

  // Whoever tries to sign up with an address that has an account, too.
  await useUp(ada.user.email);
  const before = (await mailsTo(ada.user.email)).length;
  const again = { ...SIGN_UP, email: ada.user.email };
  expect((await world.stranger().call(signUps.signUp, { body: again })).refusal.code).toBe('email_taken');
  expect(await mailsTo(ada.user.email)).toHaveLength(before);
});

test('all spellings of a mailbox are one', async () => {
  for (let n = 0; n < SHARE; n++)
    expect((await askCode(n % 2 ? `o.b.i+${n}@gmail.com` : 'obi@googlemail.com')).status).toBe(200);
  expect((await askCode('obi@gmail.com')).status).toBe(429);
});

test('whoever is asked for again and again has a link that works, and answers tell nothing', async () => {
  await world.as('chidi');
  const answers = new Set<string>();
  for (const email of ['chidi@example.com', 'nobody@example.com'])
    for (let n = 0; n < SHARE * 2; n++) {
      const { status, body } = await askReset(email);
      answers.add(JSON.stringify({ status, body }));
    }
  expect([...answers]).toEqual([JSON.stringify({ status: 200, body: { ok: true } })]);
  const [first, ...others] = await linksTo('chidi@example.com');
  expect(others).toHaveLength(SHARE - 1);
  expect(await mailsTo('nobody@example.com')).toEqual([]);
  const set = (token: string, password: string) =>
    world.stranger().call(calls.resetPassword, { body: { token, password } });
  expect((await set(first!, NEW_PASSWORD)).status).toBe(200);
  expect((await set(others[0]!, 'another one of theirs')).status).toBe(410);
  expect(await isIn('chidi@example.com', NEW_PASSWORD)).toBe(true);
});

test('with the share used up a link is sent all the same, as soon as none works for five minutes', async () => {
  await world.as('dayo');
  await useUp('dayo@example.com');
  await Promise.all(Array.from({ length: 5 }, () => askReset('dayo@example.com')));
  expect(await linksTo('dayo@example.com')).toHaveLength(1);
  world.pass(9 * MINUTE_MS);
  await askReset('dayo@example.com');
  expect(await linksTo('dayo@example.com')).toHaveLength(1);
  world.pass(2 * MINUTE_MS);
  await askReset('dayo@example.com');
  const links = await linksTo('dayo@example.com');
  expect(links).toHaveLength(2);
  const body = { token: links.at(-1)!, password: NEW_PASSWORD };
  expect((await world.stranger().call(calls.resetPassword, { body })).status).toBe(200);
});

test('with the share used up and a link that works nobody waits for the account', async () => {
  const { id } = await world.as('funmi');
  await useUp('funmi@example.com');
  await askReset('funmi@example.com');
  const holder = await world.platform.pool.connect();
  try {
    await holder.query('begin');
    await holder.query('select 1 from member where id = $1 for update', [id]);
    expect((await askReset('funmi@example.com')).status).toBe(200);
  } finally {
    await holder.query('rollback');
    holder.release();
  }
  expect(await linksTo('funmi@example.com')).toHaveLength(1);
});

test('sign-ups by spellings of a mailbox send it no more than its share, and open the account all the same', async () => {
  const signUp = async (email: string) => {
    const client = world.stranger();
    expect((await client.call(signUps.signUp, { body: { ...SIGN_UP, email } })).status).toBe(200);
    return client;
  };
  for (let n = 0; n < SHARE; n++) await signUp(`gozie+${n}@gmail.com`);
  const late = await signUp('g.ozie@gmail.com');
  expect(await mailsTo('g.ozie@gmail.com')).toEqual([]);
  expect(await mailsTo(`gozie+${SHARE - 1}@gmail.com`)).toHaveLength(1);
  // An address that is no spelling is signed up once, and is sent its link.
  await signUp('gozie@gmail.com');
  expect(await mailsTo('gozie@gmail.com')).toHaveLength(1);
  await world.platform.pool.query("delete from rate_limit where key like 'mailbox:%'");
  expect((await late.call(calls.resendVerification, {})).status).toBe(200);
  expect(await mailsTo('g.ozie@gmail.com')).toHaveLength(1);
});

test('a device that was signed in before has a share of its own', async () => {
  const { email } = (await world.as('efe')).user;
  const post = (url: string, payload: object, mark = '') =>
    world.app.inject({ method: 'POST', url, headers: { cookie: `ijeuwa_device=${mark}` }, payload });
  const entered = await post(calls.logIn.path, { email, password: SIGN_UP.password });
  const mark = entered.cookies.find(({ name }) => name === 'ijeuwa_device')!.value;
  const code = { phoneNumber: freshPhone(), email, country: 'Nigeria' };
  for (let n = 0; n < SHARE; n++) await askCode(email);
  expect((await post(signUps.beginPhone.path, code)).statusCode).toBe(429);
  expect((await post(signUps.beginPhone.path, code, mark)).statusCode).toBe(200);
  await post(calls.requestPasswordReset.path, { email });
  await post(calls.requestPasswordReset.path, { email }, mark);
  expect(await linksTo(email)).toHaveLength(2);
  // And no more than it.
  for (let n = 0; n < 10; n++) await post(calls.requestPasswordReset.path, { email }, mark);
  expect(await linksTo(email)).toHaveLength(6);
});

test('a number is sent so many texts in an hour and in a day; the code still goes by mail', async () => {
  const phone = freshPhone();
  let asked = 0;
  const askMany = async () => {
    for (let n = 0; n < 8; n++) expect((await askCode(`many${asked++}@example.com`, phone)).status).toBe(200);
    await world.deliver();
    return world.texts.filter(({ to }) => to === phone).length;
  };
  const texts: number[] = [];
  for (let hour = 0; hour < 4; hour++) {
    texts.push(await askMany());
    await world.platform.pool.query(
      "delete from rate_limit where key like 'code-sms:%' or key like 'sms-range:%'",
    );
  }
  const hourly = TEXTS_TO_ONE.points;
  expect(texts).toEqual([hourly, 2 * hourly, TEXTS_TO_ONE_A_DAY.points, TEXTS_TO_ONE_A_DAY.points]);
  expect(world.mails.filter(({ to }) => to.startsWith('many'))).toHaveLength(32);
});
