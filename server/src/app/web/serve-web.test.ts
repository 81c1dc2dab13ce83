// What a visitor and a machine get at the addresses of the web.
import { createHash } from 'node:crypto';
import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { IS_DEMONSTRATION, NOBODY_OF_STAFF } from '@ijeuwa/contract/entry';
import type { FastifyInstance } from 'fastify';
import { parse } from 'node-html-parser';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { MEMBER_COOKIE, STAFF_COOKIE } from '#platform/http/viewer.ts';
import { makeWorld, type World } from '#test/test-world.ts';
import { buildTinyWeb } from '#test/tiny-web.ts';
import { buildApp } from '../build-app.ts';
import { findBuiltWeb } from './built-web.ts';
import { asProduct } from './what-product.ts';

const PACKAGES = fileURLToPath(new URL('../../../../content/packages.json', import.meta.url));
const PAGE = { accept: 'text/html,*/*;q=0.8', host: 'ijeuwa.test' };
const POLICY = 'content-security-policy';
const dir = buildTinyWeb();
let world: World;
let app: FastifyInstance;
beforeAll(async () => {
  world = await makeWorld({ PUBLIC_URL: 'https://ijeuwa.test' });
  app = await buildApp(world.platform, world.features, findBuiltWeb(dir));
});
afterAll(async () => {
  await app.close();
  await world.close();
  rmSync(dir, { recursive: true });
});
const get = (url: string, headers: Record<string, string> = {}) =>
  app.inject({ method: 'GET', url, headers: { ...PAGE, ...headers } });

describe('an open page', () => {
  test('shows the catalogue’s current price, this server’s address, and no demonstration', async () => {
    const { body, headers } = await get('/pricing');
    expect(body).toContain('Blossom is <data data-figure="price:blossom">₦75,000</data> &amp; more');
    expect(body).toContain('href="https://ijeuwa.test/pricing"');
    expect(body).not.toContain('Invented');
    expect(headers['cache-control']).toBe('no-cache');
  });

  test('is not sent again while nothing has changed', async () => {
    const { headers } = await get('/pricing');
    const again = await get('/pricing', { 'if-none-match': headers.etag as string });
    expect([again.statusCode, again.body]).toEqual([304, '']);
  });

  test('leads back to the page of ours that the visitor came from, and nowhere else', async () => {
    const from = async (referer: string) =>
      /href="([^"]*)" data-back/.exec((await get('/pricing', { referer })).body)?.[1];
    expect(await from('https://ijeuwa.test/faq?q=a&b=c')).toBe('/faq?q=a&amp;b=c');
    expect(await from('https://ijeuwa.test/pricing')).toBe('/');
    expect(await from('https://elsewhere.test/faq')).toBe('/');
    expect(await from('https://ijeuwa.test//elsewhere.test')).toBe('/');
    expect(await from('https://ijeuwa.test/"onclick=')).toBe('/%22onclick=');
    expect(await from("https://ijeuwa.test/x'y")).toBe('/');
  });

  test('shows a changed price within a minute', async () => {
    expect((await get('/pricing')).body).toContain('₦75,000');
    const file = join(dir, 'packages.json');
    writeFileSync(file, readFileSync(PACKAGES, 'utf8').replace('75000', '81000'));
    await world.features.billing.packages.seed(file);
    world.pass(60_000);
    expect((await get('/pricing')).body).toContain('₦81,000');
  });
});

describe('a visitor who saves data', () => {
  const sparing = { 'save-data': 'on' };

  test('gets small pictures, none in lists before a tap, and nothing ahead of time', async () => {
    const { body } = await get('/pricing', sparing);
    expect(body).not.toMatch(/srcset|sizes=|rel="preload"/i);
    expect(body).toContain('<img src="/pictures/hero-320.webp" data-light="/pictures/hero-320.webp">');
    expect(body).toMatch(/<details class="tap-picture"><summary>[^<]+<\/summary><img [^>]*loading="lazy"/);
    expect((await get('/pricing')).body).toMatch(/srcset/i);
  });

  test('says so by hand as well, and takes it back, without script', async () => {
    const choose = (saver: string, referer = 'https://ijeuwa.test/pricing') =>
      app.inject({
        method: 'POST',
        url: '/data-saver',
        headers: {
          host: 'ijeuwa.test',
          origin: 'https://ijeuwa.test',
          referer,
          'content-type': 'application/x-www-form-urlencoded',
        },
        payload: `saver=${saver}`,
      });
    const on = await choose('on');
    expect([on.statusCode, on.headers.location]).toEqual([303, '/pricing']);
    expect(on.cookies).toMatchObject([{ name: 'ijeuwa_saver', value: 'on', sameSite: 'Lax' }]);
    const { body } = await get('/pricing', { cookie: 'ijeuwa_saver=on' });
    expect(body).toContain('value="off"');
    expect((await get('/pricing', { ...sparing, cookie: 'ijeuwa_saver=off' })).body).toMatch(/srcset/i);
    expect((await choose('perhaps')).cookies).toEqual([]);
    expect((await choose('on', 'https://elsewhere.test/x')).headers.location).toBe('/');
  });
});

test.each(['br', 'gzip'])(
  'a page travels compressed (%s), as small again the second time',
  async (coding) => {
    const ask = () => get('/pricing', { 'accept-encoding': coding });
    const unpack = coding === 'br' ? brotliDecompressSync : gunzipSync;
    const [first, second] = [await ask(), await ask()];
    expect(first.headers['content-encoding']).toBe(coding);
    expect(unpack(second.rawPayload).toString()).toBe((await get('/pricing')).body);
  },
);

test('of styles inside pages, each page’s own alone counts', async () => {
  const digestIn = (text: string) => createHash('sha256').update(text).digest('base64');
  const policyOf = async (path: string) =>
    /style-src [^;]*/.exec(`${(await get(path)).headers[POLICY]}`)?.[0];
  for (const headers of [{}, { 'save-data': 'on' }] as Record<string, string>[]) {
    const [, style] = /<style>(.*)<\/style>/.exec((await get('/pricing', headers)).body)!;
    expect(await policyOf('/pricing')).toBe(`style-src 'self' 'sha256-${digestIn(style!)}'`);
  }
  expect(await policyOf('/%70ricing')).toBe(await policyOf('/pricing'));
  expect((await policyOf('/auth'))?.trim()).toBe("style-src 'self'");
});

test('a form that is refused comes back with the style of its page', async () => {
  const { statusCode, body, headers } = await app.inject({
    method: 'POST',
    url: '/enquiries',
    headers: { ...PAGE, 'content-type': 'application/x-www-form-urlencoded', origin: 'https://ijeuwa.test' },
    payload: 'kind=contact&name=Ngozi',
  });
  expect(statusCode).toBe(400);
  const [, style] = /<style>(.*)<\/style>/.exec(body)!;
  expect(headers[POLICY]).toContain(createHash('sha256').update(style!).digest('base64'));
});

test('search engines read which pages there are and where not to look', async () => {
  const map = await get('/sitemap.xml');
  expect(map.body).toContain(
    '<url><loc>https://ijeuwa.test/pricing</loc><lastmod>2026-11-21</lastmod></url>',
  );
  expect(map.body).not.toContain('/enquiry');
  expect((await get('/robots.txt')).body).toContain('Disallow: /api/');
});

describe('an address', () => {
  test('of the application gets the application', async () => {
    for (const path of ['/chat/1234', '/chat/1234/', '/auth?verify=abc', '/auth?with=phone']) {
      const reply = await get(path);
      expect([path, reply.statusCode, reply.body.includes('<title>app')]).toEqual([path, 200, true]);
    }
  });

  test('of a session room may use camera and microphone, and no other', async () => {
    const allowed = async (url: string) => (await get(url)).headers['permissions-policy'];
    for (const url of ['/session/1234', '/staff/session/1234'])
      expect(await allowed(url)).toBe('camera=(self), microphone=(self)');
    for (const url of ['/chat/1234', '/pricing', '/auth?to=/session/1234', '/elsewhere/session/1'])
      expect(await allowed(url)).toBe('camera=(), microphone=()');
  });

  test('of a link by which somebody pays is for no search engine', async () => {
    const told = async (url: string) => (await get(url)).headers['x-robots-tag'];
    expect([await told('/pay/a-token'), await told('/chat/1234')]).toEqual(['noindex', undefined]);
  });

  test('of the back office says that nobody is signed in there, where no session came', async () => {
    const said = async (url: string, cookie: string) =>
      (await get(url, { cookie })).body.includes(NOBODY_OF_STAFF);
    expect(await said('/staff', '')).toBe(true);
    expect(await said('/staff/audit', `__Host-${MEMBER_COOKIE}=a`)).toBe(true);
    expect(await said('/staff', `__Host-${STAFF_COOKIE}=a`)).toBe(false);
    expect(await said('/chat/1234', '')).toBe(false);
  });

  test('that is not there is the back office’s own for its staff, and nothing for anybody else', async () => {
    const reply = async (cookie: string) => {
      const { statusCode, body } = await get('/staff/nonsense', { cookie, accept: 'text/html' });
      return [statusCode, body.includes('<title>app')];
    };
    expect(await reply(`__Host-${STAFF_COOKIE}=a`)).toEqual([404, true]);
    expect(await reply(`__Host-${MEMBER_COOKIE}=a`)).toEqual([404, false]);
  });

  test('of signing in gets its page with the form in it, and leads on where it should', async () => {
    for (const path of ['/auth', '/auth/', '/forgot-password?token=abc']) {
      const reply = await get(path);
      expect([path, reply.body.includes('<form method="post">')]).toEqual([path, true]);
      expect(reply.headers[POLICY]).toContain(
        `'sha256-${createHash('sha256').update('wake()').digest('base64')}'`,
      );
    }
    expect((await get('/auth?mode=signup&to=/messages?a=b')).body).toContain('name="country"');
    const linkAt = async (path: string) =>
      parse((await get(path)).body)
        .querySelector('[data-keeps-to]')
        ?.getAttribute('href');
    expect(await linkAt('/auth?to=/messages')).toBe('/auth?mode=signup&to=%2Fmessages');
    expect(await linkAt('/auth?to=//elsewhere.test')).toBe('/auth?mode=signup');
  });

  test('of signing in, or of the application, says from the first whether it is the demonstration', async () => {
    const real = await Promise.all(['/auth', '/chat/1234'].map(async (url) => (await get(url)).body));
    expect(real.join()).not.toMatch(new RegExp(`${IS_DEMONSTRATION}|<aside`));

    const { entry, application } = asProduct(findBuiltWeb(dir)!, true);
    const html = entry.get('/auth')!;
    for (const page of [html, application]) expect(page).toContain(`<html ${IS_DEMONSTRATION} lang=`);
    expect(html).toContain('<aside data-demonstration="">Demo</aside>');
  });

  test('of the application is there for whoever makes a preview of a link', async () => {
    for (const accept of ['*/*', undefined]) {
      const reply = await app.inject({ url: '/auth', headers: accept ? { accept } : {} });
      expect([reply.statusCode, reply.headers['content-type']]).toEqual([200, 'text/html; charset=utf-8']);
    }
    expect((await get('/auth', { accept: 'application/json' })).statusCode).toBe(404);
  });

  test('that nobody knows is not found for a machine, and leads a person to the start', async () => {
    const reply = await get('/no/such/page');
    expect(reply.statusCode).toBe(404);
    expect(reply.body).toContain('http-equiv="refresh" content="0; url=/"');
    expect((await get('/no/such/page', { accept: '*/*' })).json()).toMatchObject({ code: 'not_found' });
  });

  test('of a page with a slash at its end leads to the page', async () => {
    const reply = await get('/pricing/');
    expect([reply.statusCode, reply.headers.location]).toEqual([308, '/pricing']);
  });
});

test('a hashed file is kept for a year', async () => {
  const reply = await get('/assets/app-1a2b3c4d.js');
  expect(reply.headers['cache-control']).toBe('public, max-age=31536000, immutable');
});

test('a hashed file says no more of itself than a browser needs', async () => {
  const { headers } = await get('/assets/app-1a2b3c4d.js');
  const kept = ['cache-control', 'content-length', 'content-type', 'vary'];
  const guards = ['cross-origin-resource-policy', 'x-content-type-options'];
  const ofServer = ['connection', 'date', 'keep-alive'];
  expect(
    Object.keys(headers)
      .filter((one) => !ofServer.includes(one))
      .sort(),
  ).toEqual([...kept, ...guards, 'strict-transport-security'].sort());
  expect(headers.vary).toBe('accept-encoding');
});
