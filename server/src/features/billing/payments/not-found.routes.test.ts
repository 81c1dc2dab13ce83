// An announced transfer that never comes, through HTTP: it has a way out, and whoever announced it is told.
import * as calls from '@ijeuwa/contract/billing';
import { listAudit } from '@ijeuwa/contract/staff';
import { findOrders } from '@ijeuwa/contract/timelines';
import { confirmTransfer, listTransfers, sayTransferNotFound } from '@ijeuwa/contract/transfers';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { DAY_MS } from '#platform/clock.ts';
import { signInStaff } from '#test/back-office.ts';
import { honestPayments } from '#test/honest-payments.ts';
import { attemptOf, placedBy } from '#test/orders.ts';
import type { Client, Person } from '#test/people.ts';
import { makeWorld, type World } from '#test/test-world.ts';

let world: World;
let bello: Client;
let amara: Client;
let member: Person;
let count = 0;
beforeAll(async () => {
  world = await makeWorld({}, { payments: honestPayments().provider });
  bello = await signInStaff(world, 'bello', ['finance']);
  amara = await signInStaff(world, 'amara', ['finance', 'admin']);
});
beforeEach(async () => {
  member = await world.as(`member${++count}`);
});
afterAll(() => world.close());

const reason = 'looked at the statements of both days';
const pass = async (ms: number) => {
  for (const table of ['session', 'staff_session'])
    await world.platform.pool.query(`update ${table} set expires_at = 'infinity'`);
  world.pass(ms);
};
const announced = async (packageId = 'blossom') => {
  const { _id, reference } = await placedBy(member, { packageId });
  await member.call(calls.announceTransfer, { params: { id: _id } });
  return { orderId: _id, reference, id: await attemptOf(world, _id) };
};
const say = (who: Client, id: string) => who.call(sayTransferNotFound, { params: { id }, body: { reason } });
const confirm = (who: Client, id: string) => who.call(confirmTransfer, { params: { id }, body: { reason } });
const isListed = async (orderId: string) =>
  (await bello.call(listTransfers, { query: {} })).body.transfers.some((one) => one.orderId === orderId);
const find = async (id: string) => (await member.call(calls.findOrder, { params: { id } })).body;
const line = async (reference: string) =>
  (await bello.call(findOrders, { query: { reference } })).body.orders[0]!.timeline;
const mailsTo = async (about: RegExp) => {
  await world.deliver();
  return world.mails.filter(({ to, subject }) => to === member.user.email && about.test(subject));
};
const LOOKS = /^Our team (?:looks|is still looking) for the transfer/;

test('finance says that it was not found: it leaves the list, its member is told, and what is next no longer says that we look', async () => {
  const { orderId, reference, id } = await announced();
  expect((await line(reference)).next[0]!.text).toMatch(LOOKS);
  expect((await say(bello, id)).status).toBe(200);
  expect(await isListed(orderId)).toBe(false);
  expect(await find(orderId)).toMatchObject({ announcedAt: null, notFoundAt: expect.any(String) });
  const { happened, next } = await line(reference);
  expect(happened.at(-1)?.text).toBe(`Our team looked for the transfer ${reference}, and it had not come.`);
  for (const { text } of next) expect(text).not.toMatch(LOOKS);
  const told = await mailsTo(/^We did not find your transfer for Blossom/);
  expect(told).toHaveLength(1);
  const text = told[0]!.text.replaceAll(/\s+/g, ' ');
  expect(text).toContain('you had sent ₦75,000 for Blossom. We looked for it in our bank account');
  expect(text).toContain('with the order’s reference and the bank’s receipt');
  expect(text).toContain('it counts by itself once it has come');
  expect(text).not.toContain(reason);
  const { entries } = (await amara.call(listAudit, { query: {} })).body;
  expect(entries[0]).toMatchObject({ act: 'say that a transfer was not found', reason });
  expect((await say(bello, id)).status).toBe(409);
});

test('what comes after that counts all the same, and it can be announced again', async () => {
  const { orderId, id } = await announced();
  await say(bello, id);
  await pass(1000);
  await member.call(calls.announceTransfer, { params: { id: orderId } });
  expect(await isListed(orderId)).toBe(true);
  expect(await find(orderId)).not.toHaveProperty('notFoundAt');
  await say(bello, id);
  expect((await confirm(bello, id)).body.paid).toBe(true);
  expect((await say(bello, id)).status).toBe(409);
  expect(await mailsTo(/^We did not find/)).toHaveLength(2);
});

test('one that was not found says nothing of it once another transfer for the same order is said to be sent', async () => {
  const { orderId, id } = await announced();
  await say(bello, id);
  await pass(1000);
  await world.platform.pool.query(
    `insert into payment_attempt (order_id, provider, method, reference, amount_minor, currency, status,
      chosen_at, created_at, expires_at, announced_at)
    select order_id, provider, method, reference || '1', amount_minor, currency, status,
      chosen_at, created_at, expires_at, $2 from payment_attempt where id = $1`,
    [id, world.clock.now()],
  );
  expect(await find(orderId)).toMatchObject({ announcedAt: expect.any(String) });
  expect(await find(orderId)).not.toHaveProperty('notFoundAt');
});

test('once a colleague has said that it came, nobody says that it was not found; support says neither', async () => {
  const { id } = await announced('personalized');
  expect((await confirm(bello, id)).body).toMatchObject({ paid: false, approvals: 1 });
  expect((await say(amara, id)).status).toBe(409);
  const sade = await signInStaff(world, 'sade', ['support']);
  expect((await say(sade, id)).status).toBe(404);
});

test('an order that runs out though its transfer was announced is told of once; we look for thirty days, and say so no longer', async () => {
  const { orderId, reference } = await announced();
  await pass(9 * DAY_MS);
  for (let nth = 0; nth < 2; nth++) await world.features.billing.payments.expireOrders();
  expect((await find(orderId)).status).toBe('expired');
  const told = await mailsTo(/^Your order for Blossom has ended: your transfer has not come/);
  expect(told).toHaveLength(1);
  expect(told[0]!.text.replaceAll(/\s+/g, ' ')).toMatch(/We look for it until \d+ December 2026/);
  expect((await line(reference)).next[0]!.text).toMatch(LOOKS);
  await pass(22 * DAY_MS);
  expect(await isListed(orderId)).toBe(false);
  expect((await line(reference)).next).toEqual([
    { text: expect.stringMatching(/Nothing is waited for.*counts by itself/), by: null },
  ]);
});

test('an order that was not announced runs out in silence', async () => {
  const quote = await member.call(calls.makeQuote, { body: { packageId: 'blossom' } });
  const body = { quoteId: quote.body._id, method: 'bank_transfer' as const };
  await member.call(calls.placeOrder, { body });
  await pass(9 * DAY_MS);
  await world.features.billing.payments.expireOrders();
  expect(await mailsTo(/transfer/)).toEqual([]);
});
