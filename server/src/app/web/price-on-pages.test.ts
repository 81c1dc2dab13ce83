// A price that staff change, as the open pages show it.
import { rmSync } from 'node:fs';
import { listPackages } from '@ijeuwa/contract/billing';
import { changePackage, listPackageEntries } from '@ijeuwa/contract/packages';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { signInStaff } from '#test/back-office.ts';
import { makeWorld, type World } from '#test/test-world.ts';
import { buildTinyWeb } from '#test/tiny-web.ts';
import { buildApp } from '../build-app.ts';
import { findBuiltWeb } from './built-web.ts';

const MINUTE_MS = 60_000;
const dir = buildTinyWeb();
let world: World;
let app: FastifyInstance;
beforeAll(async () => {
  world = await makeWorld();
  app = await buildApp(world.platform, world.features, findBuiltWeb(dir));
});
afterAll(async () => {
  await app.close();
  await world.close();
  rmSync(dir, { recursive: true });
});

const pricing = (etag = '') =>
  app.inject({ url: '/pricing', headers: { accept: 'text/html', 'if-none-match': etag } });

test('is in the list of packages at once, and on an open page within a minute', async () => {
  const finance = await signInStaff(world, 'ebo', ['finance']);
  const before = await pricing();
  expect(before.body).toContain('₦75,000');
  const { entries } = (await finance.call(listPackageEntries, {})).body;
  const data = { ...entries[0]!.current.data!, price: 83_000, priceUSD: 22, priceEUR: 20 };
  const body = { data, reason: 'the new year', seenVersion: 1 };
  await finance.call(changePackage, { params: { key: 'blossom' }, body });
  const onSale = (await world.stranger().call(listPackages, {})).body;
  expect(onSale.packages[0]).toMatchObject({ id: 'blossom', price: 83_000, priceUSD: 22, priceEUR: 20 });
  world.pass(MINUTE_MS);
  const after = await pricing(before.headers.etag);
  expect(after.statusCode).toBe(200);
  expect(after.body).toContain('<data data-figure="price:blossom">₦83,000</data>');
});

test('what the packages allow stands on the open page line by line', async () => {
  const { body } = await pricing();
  expect(body).toContain(
    '<tr><th>Profile and photos checked within (paid by card or PayPal: 3 hours)</th><td>24 hours</td><td>3 hours</td></tr>',
  );
  const [, none, some] =
    /<th>Meet and like people in other countries<\/th><td>(.*?)<\/td><td>(.*?)<\/td>/.exec(body)!;
  expect([none, some].map((cell) => cell?.replace(/<span aria-hidden.*?<\/span>|<[^>]*>/g, ''))).toEqual([
    'No',
    'Yes',
  ]);
});
