// Packages that staff change: a version of its own, never over a colleague's, and never for who has bought.
import * as billing from '@ijeuwa/contract/billing';
import * as calls from '@ijeuwa/contract/packages';
import { listAudit } from '@ijeuwa/contract/staff';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { DAY_MS, later } from '#platform/clock.ts';
import { signInStaff } from '#test/back-office.ts';
import { addGrant } from '#test/grants.ts';
import { addMember } from '#test/members.ts';
import type { Client } from '#test/people.ts';
import { makeWorld, type World } from '#test/test-world.ts';
import { findCurrentPackage } from './packages.repository.ts';

let world: World;
let ebo: Client;
let admin: Client;
/** How Blossom stands when a test begins, and a change of its price. */
let now: calls.PackageVersion;
let dearer: Change;
beforeAll(async () => {
  world = await makeWorld();
  ebo = await signInStaff(world, 'ebo', ['finance']);
  admin = await signInStaff(world, 'admin', ['admin']);
});
beforeEach(async () => {
  now = (await blossom()).current;
  dearer = changeOf({ price: now.data!.price + 5000 });
});
afterAll(() => world.close());

type Change = { data: calls.PackageEntry; reason: string; seenVersion: number };
const changeOf = (more: Partial<calls.PackageEntry>): Change => ({
  data: { ...now.data!, ...more },
  reason: 'the new year',
  seenVersion: now.version,
});

const address = '/api/staff/packages/blossom';
const change = (who: Client, body: Change) =>
  who.call(calls.changePackage, { params: { key: 'blossom' }, body });
const listed = async () => (await ebo.call(calls.listPackageEntries, {})).body.entries;
const blossom = async () => (await listed())[0]!;
const onSale = async () => (await world.stranger().call(billing.listPackages, {})).body.packages[0]!;
const changes = async () =>
  (await admin.call(listAudit, { query: {} })).body.entries.filter(({ act }) => act === 'change package');

test('a changed price is on sale at once, with who changed it and why, and the one before in its history', async () => {
  const reply = await change(ebo, dearer);
  expect(reply.body.entry).toMatchObject({
    key: 'blossom',
    current: { version: 2, data: { price: 80_000, priceUSD: 20 }, changedBy: 'ebo', reason: 'the new year' },
    earlier: [{ version: 1, data: { price: 75_000 }, changedBy: null, reason: null }],
  });
  expect(await onSale()).toMatchObject({ price: 80_000, priceUSD: 20, features: expect.any(Array) });
  expect((await listed()).map(({ key }) => key)).toEqual(['blossom', 'harmony', 'forever', 'personalized']);
  expect(await blossom()).toEqual(reply.body.entry);
  expect(await changes()).toMatchObject([
    { staff: 'ebo@staff.example', subject: 'package blossom version 2', reason: 'the new year' },
  ]);
  expect((await admin.call(listAudit, { query: {} })).body.intact).toBe(true);
});

test('a changed name and features are on sale at once; the version before says what it said', async () => {
  const features = now.data!.features.slice(0, -1);
  const { body } = await change(ebo, changeOf({ name: 'Blossom Plus', features }));
  expect(await onSale()).toMatchObject({ id: 'blossom', name: 'Blossom Plus', features });
  expect(body.entry.earlier[0]).toEqual(now);
});

test('what was bought stays what it was, whatever the package becomes', async () => {
  const memberId = await addMember(world, 'Bought', { package: 'none' });
  const bought = await findCurrentPackage(world.db, 'blossom');
  const [startsAt, endsAt] = [world.clock.now(), later(world.clock.now(), DAY_MS)];
  const period = { packageVersionId: bought!.id, startsAt, endsAt };
  await addGrant(world.db, { memberId, ...period });
  const held = () => world.features.entitlements.find(world.db, memberId);
  const before = await held();
  await change(ebo, changeOf({ name: 'Blossom Less', features: ['Live sessions'] }));
  expect(before).toMatchObject({
    packageId: 'blossom',
    because: now.data!.name,
    may: { like: expect.anything() },
  });
  expect(await held()).toEqual(before);
});

test('quotes and orders that were made before keep their price and name', async () => {
  const ada = await world.as('ada');
  const quote = async () => (await ada.call(billing.makeQuote, { body: { packageId: 'blossom' } })).body;
  const early = await quote();
  await change(ebo, changeOf({ price: dearer.data.price, name: 'Dear Blossom' }));
  const body = { quoteId: early._id, method: 'bank_transfer' as const };
  const order = (await ada.call(billing.placeOrder, { body })).body;
  expect([early.price.amountMinor, order.total]).toEqual([now.data!.price * 100, early.total]);
  expect([order.item.title, early.packageName]).toEqual([now.data!.name, now.data!.name]);
  expect((await quote()).price.amountMinor).toBe(dearer.data.price * 100);
});

test('a change on an older version is refused with what is current, and changes nothing', async () => {
  await change(ebo, dearer);
  const before = (await changes()).length;
  const late = await ebo.send('POST', address, changeOf({ price: 7 }));
  expect(late.status).toBe(409);
  expect(late.refusal.message).toContain(`by ebo. Now it is version ${now.version + 1}.`);
  expect((await ebo.send('POST', address, { ...dearer, seenVersion: 99 })).status).toBe(409);
  expect(await onSale()).toMatchObject({ price: dearer.data.price });
  expect(await changes()).toHaveLength(before);
});

test('of many who change it at once one wins, and the others are told', async () => {
  const before = (await changes()).length;
  const replies = await Promise.all(
    Array.from({ length: 10 }, (_, index) =>
      (index % 2 ? ebo : admin).send('POST', address, changeOf({ price: dearer.data.price + index })),
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
  ['no name', { name: ' ' }, 'name'],
  ['no feature', { features: [] }, 'features'],
  ['a feature that allows nothing', { features: ['Live sessions', 'A private island'] }, 'features'],
  ['a feature twice', { features: ['Live sessions', 'Live sessions'] }, 'features'],
  ['other months than the file says', { months: 2 }, 'months'],
  ['another place among the packages', { position: 3 }, 'position'],
])('%s is refused at its field', async (_, wrong, field) => {
  const reply = await ebo.send('POST', address, { ...dearer, data: { ...dearer.data, ...wrong } });
  expect(reply.status).toBe(400);
  expect(Object.keys(reply.refusal.fields ?? {})).toEqual([`data.${field}`]);
  expect((await blossom()).current).toEqual(now);
});

test('the same again, a new package, an unknown package, and fields of another kind are refused', async () => {
  const same = await ebo.send('POST', address, changeOf({}));
  expect([same.status, same.refusal.message]).toEqual([400, 'It already says this.']);
  expect((await ebo.send('POST', '/api/staff/packages/gold', dearer)).status).toBe(404);
  expect((await ebo.send('POST', '/api/staff/packages', { data: dearer.data, reason: 'x' })).status).toBe(
    404,
  );
  expect((await ebo.send('POST', address, changeOf({ id: 'gold' } as object))).status).toBe(400);
  expect((await ebo.send('POST', address, { ...dearer, seenVersion: undefined })).status).toBe(400);
  expect((await blossom()).current).toEqual(now);
});

test('an editor changes the words and no price, not even of what they add to it', async () => {
  const editor = await signInStaff(world, 'edna', ['editor']);
  const refused = await editor.send('POST', address, changeOf({ name: 'Blossom!', price: 1, priceUSD: 1 }));
  expect(refused.status).toBe(403);
  expect(refused.refusal.fields).toEqual({
    'data.price': expect.stringMatching(/^Finance sets prices/),
    'data.priceUSD': expect.stringMatching(/^Finance sets prices/),
  });
  expect((await blossom()).current).toEqual(now);
  expect((await change(editor, changeOf({ name: 'Blossom anew' }))).status).toBe(200);
  expect((await blossom()).current).toMatchObject({
    data: { name: 'Blossom anew', price: now.data!.price },
    changedBy: 'edna',
  });
});

test('who was of finance when they signed in and is not any more sets no price', async () => {
  const fola = await signInStaff(world, 'fola', ['editor', 'finance']);
  await world.platform.pool.query("update staff set roles = '{editor}' where name = 'fola'");
  expect((await fola.send('POST', address, dearer)).status).toBe(403);
});

test('to a visitor, a member and other roles these addresses do not exist; finance and admin may', async () => {
  const moderator = await signInStaff(world, 'mo', ['moderator', 'support']);
  for (const who of [world.stranger(), await world.as('obi'), moderator]) {
    expect((await who.send('GET', '/api/staff/packages')).status).toBe(404);
    expect((await who.send('POST', address, dearer)).status).toBe(404);
  }
  const finance = await signInStaff(world, 'fin', ['finance']);
  expect((await change(finance, dearer)).status).toBe(200);
  expect((await change(admin, { ...changeOf({ price: 1 }), seenVersion: now.version + 1 })).status).toBe(200);
});
