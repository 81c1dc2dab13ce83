// Prices that staff change: a version of its own, never over a colleague's, and never for who has bought.
import * as billing from '@ijeuwa/contract/billing';
import * as calls from '@ijeuwa/contract/prices';
import { listAudit } from '@ijeuwa/contract/staff';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { signInStaff } from '#test/back-office.ts';
import type { Client } from '#test/people.ts';
import { makeWorld, type World } from '#test/test-world.ts';

let world: World;
let ebo: Client;
let admin: Client;
/** What Blossom costs when a test begins, and a change of it. */
let now: calls.PriceVersion;
let dearer: Change;
beforeAll(async () => {
  world = await makeWorld();
  ebo = await signInStaff(world, 'ebo', ['editor']);
  admin = await signInStaff(world, 'admin', ['admin']);
});
beforeEach(async () => {
  now = (await blossom()).current;
  dearer = {
    price: now.price + 5000,
    priceUSD: now.priceUSD,
    priceEUR: now.priceEUR,
    reason: 'the new year',
    seenVersion: now.version,
  };
});
afterAll(() => world.close());

type Change = { price: number; priceUSD: number; priceEUR: number; reason: string; seenVersion: number };

const address = '/api/staff/packages/blossom/price';
const change = (who: Client, body: Change) =>
  who.call(calls.changePackagePrice, { params: { id: 'blossom' }, body });
const listed = async () => (await ebo.call(calls.listPackageVersions, {})).body.packages;
const blossom = async () => (await listed())[0]!;
const onSale = async () => (await world.stranger().call(billing.listPackages, {})).body.packages[0]!;
const changes = async () =>
  (await admin.call(listAudit, {})).body.entries.filter(({ act }) => act === 'change price');

test('a changed price is on sale at once, with who changed it and why, and the one before in its history', async () => {
  const reply = await change(ebo, dearer);
  expect(reply.body.package).toMatchObject({
    id: 'blossom',
    current: { version: 2, price: 80_000, priceUSD: 20, changedBy: 'ebo', reason: 'the new year' },
    earlier: [{ version: 1, price: 75_000, changedBy: null, reason: null }],
  });
  expect(await onSale()).toMatchObject({ price: 80_000, priceUSD: 20, features: expect.any(Array) });
  expect((await listed()).map(({ id }) => id)).toEqual(['blossom', 'harmony', 'forever', 'personalized']);
  expect(await blossom()).toEqual(reply.body.package);
  expect(await changes()).toMatchObject([
    { staff: 'ebo@staff.example', subject: 'package blossom version 2', reason: 'the new year' },
  ]);
  expect((await admin.call(listAudit, {})).body.intact).toBe(true);
});

test('quotes and orders that were made before keep their price', async () => {
  const ada = await world.as('ada');
  const quote = async () => (await ada.call(billing.makeQuote, { body: { packageId: 'blossom' } })).body;
  const early = await quote();
  await change(ebo, dearer);
  const body = { quoteId: early._id, method: 'bank_transfer' as const };
  const order = (await ada.call(billing.placeOrder, { body })).body;
  expect([early.price.amountMinor, order.total]).toEqual([now.price * 100, early.total]);
  expect((await quote()).price.amountMinor).toBe(dearer.price * 100);
});

test('a change on an older version is refused with what is current, and changes nothing', async () => {
  await change(ebo, dearer);
  const before = (await changes()).length;
  const late = await ebo.send('POST', address, { ...dearer, price: 7 });
  expect(late.status).toBe(409);
  const inNaira = `₦${dearer.price.toLocaleString('en')}`;
  expect(late.refusal.message).toContain(`version ${now.version + 1}: ${inNaira}, $20 and €18`);
  expect((await ebo.send('POST', address, { ...dearer, seenVersion: 99 })).status).toBe(409);
  expect(await onSale()).toMatchObject({ price: dearer.price });
  expect(await changes()).toHaveLength(before);
});

test('of many who change it at once one wins, and the others are told', async () => {
  const before = (await changes()).length;
  const replies = await Promise.all(
    Array.from({ length: 10 }, (_, index) =>
      (index % 2 ? ebo : admin).send('POST', address, { ...dearer, price: dearer.price + index }),
    ),
  );
  const statuses = replies.map(({ status }) => status).sort();
  expect(statuses).toEqual([200, ...Array.from({ length: 9 }, () => 409)]);
  expect(await changes()).toHaveLength(before + 1);
  expect((await blossom()).current.version).toBe(now.version + 1);
});

test.each([
  ['no price', { price: '' }, 'price'],
  ['nothing to pay', { price: 0 }, 'price'],
  ['a negative price', { priceUSD: -1 }, 'priceUSD'],
  ['kobo', { price: 80_000.5 }, 'price'],
  ['a slip of the hand in naira', { price: calls.PRICE_MAX_NAIRA + 1 }, 'price'],
  ['a slip of the hand in euros', { priceEUR: calls.PRICE_MAX_ABROAD + 1 }, 'priceEUR'],
  ['no reason', { reason: ' ' }, 'reason'],
])('%s is refused at its field', async (_, wrong, field) => {
  const reply = await ebo.send('POST', address, { ...dearer, ...wrong });
  expect(reply.status).toBe(400);
  expect(Object.keys(reply.refusal.fields ?? {})).toEqual([field]);
  expect((await blossom()).current).toEqual(now);
});

test('the same prices, an unknown package, and fields of another kind are refused', async () => {
  const same = await ebo.send('POST', address, { ...dearer, price: now.price });
  expect([same.status, Object.keys(same.refusal.fields ?? {})]).toEqual([400, ['price']]);
  expect((await ebo.send('POST', '/api/staff/packages/gold/price', dearer)).status).toBe(404);
  expect((await ebo.send('POST', address, { ...dearer, months: 12 })).status).toBe(400);
  expect((await ebo.send('POST', address, { ...dearer, seenVersion: undefined })).status).toBe(400);
  expect((await blossom()).current).toEqual(now);
});

test('to a visitor, a member and other roles these addresses do not exist; finance and admin may', async () => {
  const moderator = await signInStaff(world, 'mo', ['moderator', 'support']);
  for (const who of [world.stranger(), await world.as('obi'), moderator]) {
    expect((await who.send('GET', '/api/staff/packages')).status).toBe(404);
    expect((await who.send('POST', address, dearer)).status).toBe(404);
  }
  const finance = await signInStaff(world, 'fin', ['finance']);
  expect((await change(finance, dearer)).status).toBe(200);
  expect((await change(admin, { ...dearer, price: 1, seenVersion: now.version + 1 })).status).toBe(200);
});
