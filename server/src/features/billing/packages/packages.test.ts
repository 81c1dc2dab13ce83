// The catalogue's file and what is on sale.
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { listPackages } from '@ijeuwa/contract/billing';
import { changePackagePrice } from '@ijeuwa/contract/prices';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { signInStaff } from '#test/back-office.ts';
import { makeWorld, type World } from '#test/test-world.ts';
import { seedPackages } from './packages.service.ts';

const dir = mkdtempSync(join(tmpdir(), 'ijeuwa-catalogue-'));
const written = readFileSync(new URL('../../../../../content/packages.json', import.meta.url), 'utf8');
let world: World;
beforeAll(async () => {
  world = await makeWorld();
});
afterAll(async () => {
  await world.close();
  rmSync(dir, { recursive: true });
});

const seed = (text: string) => {
  const file = join(dir, 'packages.json');
  writeFileSync(file, text);
  return seedPackages(world.db, world.clock, file);
};
const versions = async () =>
  (
    await world.platform.pool.query(
      'select package_id, version from package_version order by package_id, version',
    )
  ).rows.map((row) => `${row.package_id} ${row.version}`);

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

test('a file that is wrong is refused whole', async () => {
  await expect(seed(written.replace('"wine"', '"#722F37"'))).rejects.toThrow(/color/);
  await expect(seed(written.replace('20', '"20"'))).rejects.toThrow();
  expect(await versions()).toHaveLength(5);
});

test('what staff made of a price outlives a restart and a new word in the file, not a new price in it', async () => {
  const harmony = async () =>
    (await world.stranger().call(listPackages, {})).body.packages.find(({ id }) => id === 'harmony');
  const editor = await signInStaff(world, 'ebo', ['editor']);
  const now = (await harmony())!;
  const { priceUSD, priceEUR } = now;
  await editor.call(changePackagePrice, {
    params: { id: 'harmony' },
    body: { price: 130_000, priceUSD, priceEUR, reason: 'the new year', seenVersion: 1 },
  });
  await seed(written);
  expect(await harmony()).toEqual({ ...now, price: 130_000 });
  const reworded = written.replace('"name": "Harmony"', '"name": "Harmony Plus"');
  await seed(reworded);
  expect(await harmony()).toEqual({ ...now, name: 'Harmony Plus', price: 130_000 });
  const rewordedAgain = written.replace('"name": "Harmony"', '"name": "Harmony Gold"');
  await seed(rewordedAgain);
  expect(await harmony()).toEqual({ ...now, name: 'Harmony Gold', price: 130_000 });
  await seed(reworded.replace('125000', '127000'));
  expect(await harmony()).toMatchObject({ name: 'Harmony Plus', price: 127_000 });
});
