// Signing up, signing in and a new password by a form alone: the same rules, and nothing typed is lost.
import { rmSync } from 'node:fs';
import { findMe } from '@ijeuwa/contract/accounts';
import type { FastifyInstance } from 'fastify';
import { parse } from 'node-html-parser';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { SIGN_UP } from '#test/people.ts';
import { makeWorld, type World } from '#test/test-world.ts';
import { buildTinyWeb } from '#test/tiny-web.ts';
import { buildApp } from '../build-app.ts';
import { findBuiltWeb } from './built-web.ts';

const OURS = 'https://ijeuwa.test';
const dir = buildTinyWeb();
let world: World;
let app: FastifyInstance;
beforeAll(async () => {
  world = await makeWorld({ PUBLIC_URL: OURS });
  app = await buildApp(world.platform, world.features, findBuiltWeb(dir));
});
afterAll(async () => {
  await app.close();
  await world.close();
  rmSync(dir, { recursive: true });
});

const post = (url: string, form: Record<string, string>, headers: Record<string, string> = {}) =>
  app.inject({
    method: 'POST',
    url,
    headers: { 'content-type': 'application/x-www-form-urlencoded', origin: OURS, ...headers },
    payload: new URLSearchParams(form).toString(),
  });
type Sent = Awaited<ReturnType<typeof post>>;
const shown = (reply: Sent) => {
  const page = parse(reply.body);
  return {
    errors: page.querySelectorAll('[data-field-error]').map((one) => one.textContent),
    message: page.querySelector('[role=alert]')?.textContent,
    value: (name: string) => page.querySelector(`[name=${name}]`)?.getAttribute('value'),
    page,
  };
};
const sessionIn = (reply: Sent) => reply.cookies.find(({ name }) => name === '__Host-ijeuwa_session');
const whoIs = async (reply: Sent) => {
  const session = sessionIn(reply);
  const url = findMe.path;
  const me = await app.inject({ url, headers: { cookie: `${session?.name}=${session?.value}` } });
  return me.json().user?.email;
};
const form = (email: string, change: Record<string, string> = {}) => ({
  ...(Object.fromEntries(Object.entries(SIGN_UP).map(([name, value]) => [name, String(value)])) as Record<
    keyof typeof SIGN_UP,
    string
  >),
  email,
  ...change,
});
const linkIn = async (email: string) => {
  await world.deliver();
  const mail = world.mails.findLast(({ to, text }) => to === email && text.includes('/forgot-password'));
  return /\/forgot-password\?token=\S+/.exec(mail?.text ?? '')?.[0] ?? '';
};

describe('signing up', () => {
  test('opens an account and a session, and leads on', async () => {
    const reply = await post('/auth?mode=signup&to=/getting-started', form('form@example.com'));
    expect([reply.statusCode, reply.headers.location]).toEqual([303, '/getting-started']);
    expect(sessionIn(reply)).toMatchObject({ httpOnly: true, sameSite: 'Lax', secure: true });
    expect(await whoIs(reply)).toBe('form@example.com');
  });

  test('says at each field what is wrong, keeps the rest, and never a password', async () => {
    const reply = await post(
      '/auth?mode=signup',
      form('not one', {
        name: '"Ada"',
        age: '17',
        country: 'Ghana',
        password: 'short',
        confirmPassword: 'shirt',
      }),
    );
    const { errors, message, value, page } = shown(reply);
    expect([reply.statusCode, reply.headers['cache-control']]).toEqual([400, 'no-store']);
    expect(errors).toEqual([
      'You must be at least 18 years old',
      'Email is invalid',
      'Password must be at least 6 characters',
    ]);
    expect(message).toBe('Please check the fields that are marked.');
    expect([value('name'), value('age'), value('email')]).toEqual(['"Ada"', '17', 'not one']);
    expect(page.querySelector('option[selected]')?.textContent).toBe('Ghana');
    expect(reply.body).not.toMatch(/short|shirt/);
    expect(sessionIn(reply)).toBeUndefined();
  });

  test('with an e-mail that is taken says so at its field', async () => {
    await world.as('ada');
    const reply = await post('/auth?mode=signup', form('ada@example.com'));
    expect([reply.statusCode, shown(reply).errors]).toEqual([409, ['This email cannot be used.']]);
  });
});

describe('logging in', () => {
  const logIn = (change: Record<string, string> = {}, at = '/auth', headers = {}) =>
    post(at, { email: 'bola@example.com', password: SIGN_UP.password, ...change }, headers);

  test('gives a session, kept where that was asked, and leads only to addresses of ours', async () => {
    await world.as('bola');
    const reply = await logIn();
    expect([reply.statusCode, reply.headers.location]).toEqual([303, '/dashboard']);
    expect(await whoIs(reply)).toBe('bola@example.com');
    expect(sessionIn(reply)?.maxAge).toBeUndefined();
    expect(sessionIn(await logIn({ remember: 'on' }))?.maxAge).toBeGreaterThan(86_400);
    expect((await logIn({}, '/auth?to=%2Fchat%2F7')).headers.location).toBe('/chat/7');
    expect((await logIn({}, '/auth?to=//evil.example')).headers.location).toBe('/dashboard');
    expect(reply.body).not.toContain('token');
  });

  test('that is refused says why, in the words of the call, and keeps the e-mail', async () => {
    const reply = await logIn({ password: 'not this one', remember: 'on' });
    const { message, value, page } = shown(reply);
    expect([reply.statusCode, message]).toEqual([
      401,
      'The email or the password is not right. Try again, or reset your password.',
    ]);
    expect([value('email'), value('password')]).toEqual(['bola@example.com', undefined]);
    expect(page.querySelector('[name=remember]')?.hasAttribute('checked')).toBe(true);
    expect(shown(await post('/auth', {})).errors).toEqual(['Email is required', 'Password is required']);
  });

  test('from another site, or as anything but a form, is refused', async () => {
    expect((await logIn({}, '/auth', { origin: 'https://evil.example' })).statusCode).toBe(403);
    expect((await logIn({}, '/auth', { 'content-type': 'application/json' })).statusCode).toBe(415);
    expect((await logIn({ token: 'true' })).statusCode).toBe(400);
  });

  test('counts with the calls: a known device has tries of its own here too', async () => {
    const { cookies } = await logIn();
    const marks = cookies.filter(({ name }) => name === '__Secure-ijeuwa_device').map(({ path }) => path);
    expect(marks).toEqual(['/api/auth', '/auth']);
  });
});

describe('a forgotten password', () => {
  test('is set anew by the link in the mail, which works once', async () => {
    await world.as('chima');
    const asked = await post('/forgot-password', { email: ' chima@example.com ' });
    expect([asked.statusCode, asked.headers.location]).toEqual([303, '/forgot-password?done=sent']);
    const link = await linkIn('chima@example.com');
    const short = await post(link, { password: 'abc' });
    expect(shown(short).errors).toEqual(['Password must be at least 6 characters']);
    const saved = await post(link, { password: 'eight quiet rivers' });
    expect([saved.statusCode, saved.headers.location]).toEqual([303, '/forgot-password?done=saved']);
    expect(sessionIn(saved)).toBeUndefined();
    const again = await post(link, { password: 'nine quiet rivers' });
    expect(shown(again).message).toContain('This link was used before or is too old.');
    const entered = await post('/auth', { email: 'chima@example.com', password: 'eight quiet rivers' });
    expect(entered.statusCode).toBe(303);
  });

  test('needs an e-mail, and does not tell whether it is known', async () => {
    expect(shown(await post('/forgot-password', {})).errors).toEqual(['Email is required']);
    const unknown = await post('/forgot-password', { email: 'nobody@example.com' });
    expect(unknown.headers.location).toBe('/forgot-password?done=sent');
  });
});
