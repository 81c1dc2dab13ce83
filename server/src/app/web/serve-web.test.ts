// What a visitor and a machine get at the addresses of the web.
import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { makeWorld, type World } from '#test/test-world.ts';
import { buildTinyWeb } from '#test/tiny-web.ts';
import { seedPackages } from '../../features/billing/packages/packages.service.ts';
import { buildApp } from '../build-app.ts';
import { findBuiltWeb } from './built-web.ts';

const PACKAGES = fileURLToPath(new URL('../../../../content/packages.json', import.meta.url));
const PAGE = { accept: 'text/html,*/*;q=0.8', host: 'ijeuwa.test' };
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

describe('a written page', () => {
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
    await seedPackages(world.db, world.clock, file);
    world.pass(60_000);
    expect((await get('/pricing')).body).toContain('₦81,000');
  });
});

describe('an address', () => {
  test('of the application gets the application', async () => {
    for (const path of ['/auth', '/chat/1234', '/auth/']) {
      const reply = await get(path);
      expect([path, reply.statusCode, reply.body.includes('<title>app')]).toEqual([path, 200, true]);
    }
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
