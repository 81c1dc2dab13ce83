// The contact form without script: it arrives, or it comes back with everything in it.
import type { FastifyInstance } from 'fastify';
import { parse } from 'node-html-parser';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { buildHttp } from '#platform/http/build-http.ts';
import type { StaffViewer } from '#platform/http/viewer.ts';
import { addStaff } from '#test/back-office.ts';
import { makeWorld, type World } from '#test/test-world.ts';
import { enquiryFormRoutes } from './enquiry-form.routes.ts';

const PAGE = `<!doctype html><html><head><title>Write to us</title></head><body><form method="post" action="/enquiries"><p data-form-message hidden></p><input type="hidden" name="kind" value="contact"><input name="name"><div data-error-for="name"></div><input name="email"><div data-error-for="email"></div><input name="subject"><div data-error-for="subject"></div><textarea name="message"></textarea><div data-error-for="message"></div><input name="leaveEmpty"></form></body></html>`;
const OURS = 'https://ijeuwa.test';
let world: World;
let app: FastifyInstance;
let bisi: StaffViewer;
let page: string | undefined = PAGE;
beforeAll(async () => {
  world = await makeWorld({ PUBLIC_URL: OURS });
  bisi = await addStaff(world, 'bisi');
  const { accounts, support } = world.features;
  app = await buildHttp(world.config);
  enquiryFormRoutes(app, {
    support,
    gate: accounts.sessions,
    limits: { takeByAddress: async () => {} },
    renderOpenPage: async (path) => (path === '/enquiry' ? page : undefined),
  });
});
afterAll(async () => {
  await app.close();
  await world.close();
});

const FORM = { kind: 'contact', name: 'Ngozi', email: 'ngozi@example.com', message: 'First\r\n\r\nlast' };
const post = (form: Record<string, string> | string, headers: Record<string, string> = {}) =>
  app.inject({
    method: 'POST',
    url: '/enquiries',
    headers: { 'content-type': 'application/x-www-form-urlencoded', origin: OURS, ...headers },
    payload: typeof form === 'string' ? form : new URLSearchParams(form).toString(),
  });
const kept = async () => {
  const { desk } = world.features.support;
  return Promise.all((await desk.list(bisi, undefined)).enquiries.map(({ _id }) => desk.read(bisi, _id)));
};

test('what a browser posts is kept, and the browser is led to the thanks', async () => {
  const ada = await world.as('ada');
  const reply = await post({ ...FORM, subject: '', leaveEmpty: '' }, { cookie: ada.jar.cookie });
  expect([reply.statusCode, reply.headers.location]).toEqual([303, '/enquiry-received']);
  expect(await kept()).toEqual([
    expect.objectContaining({
      kind: 'contact',
      name: 'Ngozi',
      subject: null,
      message: 'First\n\nlast',
      member: { _id: ada.id, name: 'Ada' },
    }),
  ]);
});

test('what is refused comes back whole, each error by its field', async () => {
  const message = ' </textarea><script>alert("1")</script>\r\nẸ káàárọ̀ & more ';
  const reply = await post({ ...FORM, kind: 'help', name: '"Ngozi"', email: 'not one', message });
  expect(reply.statusCode).toBe(400);
  expect(reply.headers).toMatchObject({
    'content-type': 'text/html; charset=utf-8',
    'cache-control': 'no-store',
  });
  const shown = parse(reply.body);
  const given = (name: string) => shown.querySelector(`[name=${name}]`)?.getAttribute('value');
  expect([given('kind'), given('name'), given('email')]).toEqual(['help', '"Ngozi"', 'not one']);
  expect(shown.querySelector('textarea')?.textContent).toBe(`\n${message.replace('\r\n', '\n')}`);
  expect(shown.querySelectorAll('script')).toHaveLength(0);
  expect(shown.querySelectorAll('[data-field-error]').map((one) => one.textContent)).toEqual([
    'Invalid email format',
    'Subject is required',
  ]);
  expect(shown.querySelector('[role=alert]')?.textContent).toContain('Everything you wrote is still there.');
  expect(await kept()).toHaveLength(1);
});

test('an empty form says what is needed, and so does an empty request', async () => {
  for (const body of ['kind=contact&name=+&email=&message=', '']) {
    const shown = parse((await post(body)).body);
    const said = shown.querySelectorAll('[data-field-error]').map((one) => one.textContent);
    if (body) expect(said).toEqual(['Name is required', 'Email is required', 'Message is required']);
    else expect(shown.querySelector('[role=alert]')?.textContent).toBeTruthy();
  }
});

test('a message that is too long is not lost', async () => {
  const message = 'ọ'.repeat(20_000);
  const reply = await post({ ...FORM, message });
  expect([reply.statusCode, reply.body.includes(message)]).toEqual([400, true]);
  expect(reply.body).toContain('At most 4000 characters, please.');
});

test('nor is one that comes too often', async () => {
  const often = { ...FORM, email: 'often@example.com' };
  for (let n = 0; n < 5; n++) expect((await post({ ...often, message: `no. ${n}` })).statusCode).toBe(303);
  const reply = await post({ ...often, message: 'no. 6' });
  expect([reply.statusCode, Number(reply.headers['retry-after']) > 0]).toEqual([429, true]);
  expect(parse(reply.body).querySelector('[role=alert]')?.textContent).toContain('Too many tries.');
  expect(reply.body).toContain('no. 6');
});

test('a field that a machine filled in is not filled in for a person', async () => {
  const trapped = { ...FORM, leaveEmpty: 'cheap.example' };
  expect((await post({ ...trapped, name: '' })).body).not.toContain('cheap.example');
  const before = (await kept()).length;
  expect((await post(trapped)).statusCode).toBe(303);
  expect(await kept()).toHaveLength(before);
});

test.each([
  [{ origin: 'https://other.example' }, 403],
  [{ origin: 'null' }, 403],
  [{ 'content-type': 'application/json' }, 415],
  [{ 'content-type': 'multipart/form-data; boundary=x' }, 415],
  [{ 'content-type': 'text/plain' }, 415],
])('a post with %j is refused', async (headers, status) => {
  const before = (await kept()).length;
  expect((await post({ ...FORM, message: 'forged' }, headers as never)).statusCode).toBe(status);
  expect(await kept()).toHaveLength(before);
});

test('unknown and repeated fields do no harm', async () => {
  const reply = await post(
    'kind=contact&name=a&name=b&email=x%40y.example&message=%00%ff&__proto__=1&admin=%3Cimg',
  );
  expect(reply.statusCode).toBe(400);
  expect(reply.body).toContain('We do not know the fields');
  expect(reply.body).not.toContain('<img');
});

test('where no page is built, the refusal is said as to a machine', async () => {
  page = undefined;
  const reply = await post({ ...FORM, name: '' });
  expect([reply.statusCode, reply.json().fields]).toEqual([400, { name: 'Name is required' }]);
  page = PAGE;
});
