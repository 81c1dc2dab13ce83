// The catalogue's file and what is on sale.
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { listPackages, makeQuote, placeOrder } from '@ijeuwa/contract/billing';
import { changePackage, listPackageEntries, type PackageEntry } from '@ijeuwa/contract/packages';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { signInStaff } from '#test/back-office.ts';
import type { Client } from '#test/people.ts';
import { makeWorld, type World } from '#test/test-world.ts';

const dir = mkdtempSync(join(tmpdir(), 'ijeuwa-catalogue-'));
const written = readFileSync(new URL('../../../../../content/packages.json', import.meta.url), 'utf8');
let world: World;
let editor: Client;
beforeAll(async () => {
  world = await makeWorld();
  editor = await signInStaff(world, 'ebo', ['editor', 'finance']);
});
afterAll(async () => {
  await world.close();
  rmSync(dir, { recursive: true });
});

const seed = (text: string) => {
  const file = join(dir, 'packages.json');
  writeFileSync(file, text);
  return world.features.billing.packages.seed(file);
};
const versions = async () =>
  (
    await world.platform.pool.query(
      'select package_id, version from package_version order by package_id, version',
    )
  ).rows.map((row) => `${row.package_id} ${row.version}`);

test('one package is recommended, and each line of the comparison says something of each package', async () => {
  const { packages, comparison } = (await world.stranger().call(listPackages, {})).body;
  expect(packages.filter(({ recommended }) => recommended).map(({ id }) => id)).toEqual(['harmony']);
  expect(comparison.length).toBeGreaterThan(10);
  const ids = packages.map(({ id }) => id);
  for (const { title, values } of comparison) expect(Object.keys(values), title).toEqual(ids);
  const line = comparison.find(
    ({ title }) => title === 'Profile and photos checked within (paid by card or PayPal: 3 hours)',
  );
  expect(line?.values).toEqual({
    blossom: '24 hours',
    harmony: '3 hours',
    forever: '3 hours',
    personalized: '3 hours',
  });
});

test('an unchanged file adds nothing, even when several processes start at once', async () => {
  await Promise.all([seed(written), seed(written), seed(written)]);
  expect(await versions()).toEqual(['blossom 1', 'forever 1', 'harmony 1', 'personalized 1']);
});

test('a changed entry is a new version, on sale at once; the others stay', async () => {
  await seed(written.replace('75000', '80000'));
  expect(await versions()).toEqual(['blossom 1', 'blossom 2', 'forever 1', 'harmony 1', 'personalized 1']);
  const { body } = await world.stranger().call(listPackages, {});
  expect(body.packages.map((one) => one.price)).toEqual([80000, 125000, 225000, 475000]);
});

test.each([
  ['a colour of no design', '"wine"', '"#722F37"', 'blossom: color'],
  ['a price in words', '75000', '"75000"', 'blossom: price'],
  ['a feature that allows nothing', '"Live sessions"', '"A private island"', 'A private island'],
  ['a feature twice', '"Live sessions"', '"Standard support"', 'stands there twice'],
  ['two of one name', '"id": "harmony"', '"id": "blossom"', 'there are two of it'],
])('a file with %s is refused whole, and named', async (_, from, to, why) => {
  const before = await versions();
  const wrong = written.replace('125000', '126000').replace(from, to);
  await expect(seed(wrong)).rejects.toThrow(why);
  await expect(seed(wrong)).rejects.toThrow('content/packages.json');
  expect(await versions()).toEqual(before);
});

const onSale = async (id: string) =>
  (await world.stranger().call(listPackages, {})).body.packages.find((one) => one.id === id);
const change = async (key: string, more: Partial<PackageEntry>) => {
  const { entries } = (await editor.call(listPackageEntries, {})).body;
  const { data, version } = entries.find((one) => one.key === key)!.current;
  const body = { data: { ...data!, ...more }, reason: 'the new year', seenVersion: version };
  return editor.call(changePackage, { params: { key }, body });
};

test('what staff made of a package outlives a restart and a new word in another field of the file', async () => {
  const now = (await onSale('harmony'))!;
  const features = now.features.slice(1);
  await change('harmony', { price: 130_000, features });
  await seed(written);
  expect(await onSale('harmony')).toEqual({ ...now, price: 130_000, features });
  for (const name of ['Harmony Plus', 'Harmony Gold']) {
    await seed(written.replace('"name": "Harmony"', `"name": "${name}"`));
    expect(await onSale('harmony')).toEqual({ ...now, name, price: 130_000, features });
  }
  await seed(written.replace('125000', '127000'));
  expect(await onSale('harmony')).toEqual({ ...now, price: 127_000, features });
});

test('a package that is gone from the file is sold no more; who has its price still buys it', async () => {
  const ada = await world.as('ada');
  const { body: quote } = await ada.call(makeQuote, { body: { packageId: 'forever' } });
  const without = JSON.parse(written).filter(({ id }: { id: string }) => id !== 'forever');
  await seed(JSON.stringify(without));
  expect(await onSale('forever')).toBeUndefined();
  expect((await ada.send('POST', '/api/checkout/quotes', { packageId: 'forever' })).status).toBe(404);
  const { body: order } = await ada.call(placeOrder, {
    body: { quoteId: quote._id, method: 'bank_transfer' },
  });
  expect(order).toMatchObject({
    item: { kind: 'package', id: 'forever', title: 'My Forever' },
    total: quote.total,
  });
  await seed(written);
  expect(await onSale('forever')).toMatchObject({ price: 225_000 });
});
