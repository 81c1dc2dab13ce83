// What the accounts room promises, through HTTP: signing up, logging in and out, and what is still missing.
import * as calls from '@ijeuwa/contract/accounts';
import * as signUps from '@ijeuwa/contract/sign-up';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type Reply, SIGN_UP } from '#test/people.ts';
import { makeWorld, type World } from '#test/test-world.ts';

const NO_LINK = 'Please write it without links, addresses or numbers to call.';

let world: World;
beforeAll(async () => {
  world = await makeWorld();
});
afterAll(() => world.close());

const signUp = (change: Record<string, unknown>) =>
  world.stranger().send('POST', signUps.signUp.path, { ...SIGN_UP, ...change });
const logIn = (email: string, password: string = SIGN_UP.password, more: Record<string, unknown> = {}) =>
  world.stranger().send('POST', calls.logIn.path, { email, password, ...more });
const mailsTo = async (email: string) => {
  await world.deliver();
  return world.mails.filter(({ to }) => to === email);
};
const cookieOf = (reply: { headers: Record<string, unknown> }) =>
  [reply.headers['set-cookie']]
    .flat()
    .map(String)
    .find((one) => one.startsWith('ijeuwa_session=')) ?? '';

describe('signing up', () => {
  test('a person is signed in, is told who they are, and is sent a link', async () => {
    const ada = await world.as('ada');
    const me = await ada.call(calls.findMe, {});
    expect(me.status).toBe(200);
    expect(me.body.user).toMatchObject({
      name: 'Ada',
      email: 'ada@example.com',
      emailVerified: false,
      age: 29,
      gender: 'female',
      missing: [],
      profileSubmitted: false,
    });
    expect(JSON.stringify(me.body)).not.toMatch(/hash|argon|sealed|digest/i);
    const [mail] = await mailsTo('ada@example.com');
    expect(mail?.text).toContain('Welcome, Ada.');
    expect(mail?.text).toContain('/auth?verify=');
  });

  test('gives an id that others may see: it says nothing of when', async () => {
    const { id } = await world.as('bola');
    // The version of an id by chance alone; others hold the moment in their first half.
    expect(id.charAt(14)).toBe('4');
  });

  test('with a sentence for a name puts none of it into the mail', async () => {
    const reply = await signUp({
      email: 'sentence@example.com',
      name: 'You won 500,000 naira! Call me today',
    });
    expect(reply.status).toBe(200);
    const [mail] = await mailsTo('sentence@example.com');
    expect(mail?.text).toMatch(/^Welcome\.\n/);
    expect(JSON.stringify(mail)).not.toMatch(/naira|0803/);
  });

  test.each(['Adaobi Nwachukwu-Okonkwo Jr.', 'Ɗanladi Ƙofar', 'Hauwaʼu Ŋande', 'Dr.Ẹniọlá Òkè'])(
    'is for %s too',
    async (name) => {
      const reply = await signUp({
        email: `n${Buffer.from(name).toString('hex')}@example.com`.slice(-60),
        name,
      });
      expect(reply.status).toBe(200);
    },
  );

  test('gets a cookie that no script can read, and nothing else that lets one in', async () => {
    const reply = await signUp({ email: 'cookie@example.com' });
    expect(cookieOf(reply)).toMatch(/^ijeuwa_session=[\w-]{43}; Path=\/; HttpOnly; SameSite=Lax$/);
    expect(JSON.stringify(reply.body)).not.toContain(/=([\w-]{43})/.exec(cookieOf(reply))?.[1]);
  });

  test.each([
    ['name', '  ', 'Name is required'],
    ['name', 'Claim it at https://cheap.example', NO_LINK],
    ['name', 'Ada of cheap.com', NO_LINK],
    ['name', 'Ada of cheap．ly', NO_LINK],
    ['name', 'Ada 0803 123 4567', NO_LINK],
    ['name', 'Ijeuwa Support', expect.stringMatching(/^Please add your family name/)],
    ['email', '', 'Email is required'],
    ['email', 'no at sign', 'Email is invalid'],
    ['phoneNumber', '', 'Phone number is required'],
    ['country', 'Atlantis', 'Country is required'],
    ['password', '', 'Password is required'],
    ['password', '12345', 'Password must be at least 6 characters'],
    ['age', '', 'Age is required'],
    ['age', 17, 'You must be at least 18 years old'],
    ['age', '17', 'You must be at least 18 years old'],
    ['age', 101, 'Please check the age: it is at most 100.'],
    ['age', 20.5, 'You must be at least 18 years old'],
    ['gender', 'robot', 'Gender is required'],
    ['genderPreference', undefined, 'Gender preference is required'],
  ])('is refused when %s is %j', async (field, value, message) => {
    const reply = await signUp({ email: 'refused@example.com', [field]: value });
    expect(reply.status).toBe(400);
    expect(reply.refusal.fields).toMatchObject({ [field]: message });
  });

  test('is refused with a password that does not match, or that anybody would try first', async () => {
    const other = await signUp({ email: 'pw@example.com', confirmPassword: 'another one' });
    expect(other.refusal.fields).toEqual({ confirmPassword: 'Passwords do not match' });
    const both = await signUp({ age: '', email: 'pw@example.com', confirmPassword: 'another one' });
    expect(both.refusal.fields).toEqual({
      age: 'Age is required',
      confirmPassword: 'Passwords do not match',
    });
    for (const password of ['password1', 'aaaaaaaa', 'Okeke'.toLowerCase(), 'IJEUWA']) {
      const easy = await signUp({
        email: 'pw@example.com',
        name: 'Ada Okekeke',
        password: password === 'okeke' ? 'okekeke' : password,
        confirmPassword: password === 'okeke' ? 'okekeke' : password,
      });
      expect(easy.refusal.fields?.password).toMatch(/too easy to guess/);
    }
  });

  test('is refused with a phone number that cannot be one, and with fields that we do not know', async () => {
    expect((await signUp({ email: 'ph@example.com', phoneNumber: '12' })).refusal.fields).toHaveProperty(
      'phoneNumber',
    );
    const forged = await signUp({ email: 'forged@example.com', role: 'admin', emailVerified: true });
    expect([forged.status, forged.refusal.code]).toEqual([400, 'unknown_field']);
    expect(Object.keys(forged.refusal.fields ?? {})).toEqual(['role', 'emailVerified']);
    expect((await signUp({ email: 'a\u0000b@example.com' })).status).toBe(400);
  });

  test('with an email that is taken is refused, and its owner is told once', async () => {
    await world.as('owner');
    const replies = await Promise.all(
      Array.from({ length: 3 }, () => signUp({ email: ' OWNER@example.com ', name: 'Somebody' })),
    );
    for (const reply of replies) {
      expect([reply.status, reply.refusal.message]).toEqual([409, 'This email cannot be used.']);
      expect(cookieOf(reply)).toBe('');
    }
    const told = (await mailsTo('owner@example.com')).filter(({ subject }) =>
      /tried to sign up/.test(subject),
    );
    expect(told).toHaveLength(1);
  });

  test('twice at the same moment opens one account', async () => {
    const replies = await Promise.all(Array.from({ length: 4 }, () => signUp({ email: 'twin@example.com' })));
    expect(replies.map(({ status }) => status).sort()).toEqual([200, 409, 409, 409]);
  });
});

describe('logging in', () => {
  test('works with the email however it is written, and remembers only who asked for it', async () => {
    await world.as('bisi');
    const passing = await logIn(' Bisi@Example.com');
    expect(passing.status).toBe(200);
    expect(cookieOf(passing)).not.toMatch(/Max-Age|Expires/);
    const remembered = await logIn('bisi@example.com', SIGN_UP.password, { remember: true });
    expect(cookieOf(remembered)).toContain('Max-Age=2592000');
  });

  test('fails alike for a wrong password and for an absent account', async () => {
    await world.as('chike');
    const [wrong, absent] = [
      await logIn('chike@example.com', 'not this one'),
      await logIn('nobody@example.com', 'not this one'),
    ];
    expect([wrong.status, wrong.refusal.code]).toEqual([401, 'wrong_credentials']);
    expect({ ...absent.refusal, requestId: '' }).toEqual({ ...wrong.refusal, requestId: '' });
  });

  test('says which field is missing', async () => {
    expect((await logIn('', '')).refusal.fields).toEqual({
      email: 'Email is required',
      password: 'Password is required',
    });
    expect((await logIn('x', 'y')).refusal.fields).toEqual({ email: 'Invalid email address' });
  });

  test('is stopped after ten failures, for an absent account too, and says when to come back', async () => {
    await world.as('dayo');
    for (const email of ['dayo@example.com', 'absent@example.com']) {
      for (let n = 0; n < 10; n++) expect((await logIn(email, 'wrong one')).status).toBe(401);
      const stopped = await logIn(email);
      expect(stopped.status).toBe(429);
      expect(Number(stopped.headers['retry-after'])).toBeGreaterThan(0);
      expect(stopped.refusal.message).toMatch(/^Too many tries\. Please wait \d+ minutes and try again\.$/);
    }
    const { rows } = await world.platform.pool.query('select key from rate_limit');
    expect(JSON.stringify(rows)).not.toContain('@');
  });

  test('lets no suspended member in, and puts out one who is', async () => {
    const efe = await world.as('efe');
    await world.platform.pool.query("update member set status = 'suspended' where id = $1", [efe.id]);
    expect((await efe.call(calls.findMe, {})).status).toBe(401);
    expect((await logIn('efe@example.com', 'not the password')).status).toBe(401);
    const owner = await logIn('efe@example.com');
    expect([owner.status, owner.refusal.code, cookieOf(owner)]).toEqual([403, 'suspended', '']);
    expect(owner.refusal.message).toMatch(/^Your account is suspended\..*\/help-center#contact$/);
  });

  test('gives a bearer token to an API client that asks, and none to a browser', async () => {
    const femi = await world.as('femi');
    const reply = await logIn('femi@example.com', SIGN_UP.password, { token: true });
    const { token } = reply.body as unknown as { token: string };
    expect([cookieOf(reply), typeof token]).toEqual(['', 'string']);
    const me = await world.app.inject({ url: '/api/auth/me', headers: { authorization: `Bearer ${token}` } });
    expect(me.json().user._id).toBe(femi.id);
    for (const headers of [{ origin: world.config.origins[0]! }, { 'sec-fetch-site': 'same-origin' }]) {
      const browser = await world.app.inject({
        method: 'POST',
        url: calls.logIn.path,
        headers,
        payload: { email: 'femi@example.com', password: SIGN_UP.password, token: true },
      });
      expect(browser.statusCode).toBe(403);
      expect(browser.body).not.toContain('token":');
    }
    expect((await world.as('femi')).jar.cookie).not.toContain(token);
  });
});

describe('logging out', () => {
  test('ends the session at once and takes the cookie back; again is fine', async () => {
    const gozi = await world.as('gozi');
    const { cookie } = gozi.jar;
    expect((await gozi.call(calls.logOut, {})).body).toEqual({ ok: true });
    expect(gozi.jar.cookie).toBe('');
    gozi.jar.cookie = cookie;
    expect((await gozi.call(calls.findMe, {})).status).toBe(401);
    const replies = await Promise.all([gozi.call(calls.logOut, {}), world.stranger().call(calls.logOut, {})]);
    expect(replies.map(({ status }) => status)).toEqual([200, 200]);
  });

  test('several times at once answers ok each time', async () => {
    const hauwa = await world.as('hauwa');
    const { cookie } = hauwa.jar;
    const replies = await Promise.all(
      Array.from({ length: 5 }, () =>
        world.app.inject({ method: 'POST', url: calls.logOut.path, headers: { cookie } }),
      ),
    );
    expect(replies.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200, 200, 200]);
  });
});

describe('what is missing', () => {
  test('can be added once by whom it is missing from, and nothing that is known', async () => {
    const ike = await world.as('ike');
    await world.platform.pool.query(
      'update member set phone_sealed = null, phone_digest = null, country = null where id = $1',
      [ike.id],
    );
    const add = (body: object) => ike.send('PUT', signUps.completeAccount.path, body);
    expect((await ike.call(calls.findMe, {})).body.user.missing).toEqual(['phoneNumber', 'country']);
    expect((await add({ gender: 'male' })).status).toBe(409);
    expect((await add({ phoneNumber: '12', country: 'Kenya' })).status).toBe(400);
    const [reply, ...others] = (
      await Promise.all([1, 2, 3].map(() => add({ phoneNumber: '0712 345678', country: 'Kenya' })))
    ).sort((one, two) => one.status - two.status) as [Reply<never>, Reply<never>];
    expect(others.map(({ status }) => status)).toEqual([409, 409]);
    expect((reply.body as unknown as { user: { missing: string[] } }).user.missing).toEqual([]);
    expect((await add({ country: 'Ghana' })).status).toBe(409);
    expect((await add({ emailVerified: true })).refusal.code).toBe('unknown_field');
  });
});
