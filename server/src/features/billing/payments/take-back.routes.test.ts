// What was said wrongly of a transfer, through HTTP: a word is taken back, a line is no other transfer's money, and none counts twice.
import * as billing from '@ijeuwa/contract/billing';
import { listAudit } from '@ijeuwa/contract/staff';
import * as lines from '@ijeuwa/contract/statements';
import { findTimeline } from '@ijeuwa/contract/timelines';
import * as calls from '@ijeuwa/contract/transfers';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { DAY_MS } from '#platform/clock.ts';
import { signInStaff } from '#test/back-office.ts';
import { makeBank, sendStatement } from '#test/bank-statements.ts';
import { makeCouples } from '#test/couples.ts';
import { honestPayments } from '#test/honest-payments.ts';
import type { Member } from '#test/members.ts';
import { attemptOf, placedBy } from '#test/orders.ts';
import type { Client } from '#test/people.ts';
import { makeWorld, type World } from '#test/test-world.ts';

let world: World;
let bello: Client;
let amara: Client;
let chidi: Client;
beforeAll(async () => {
  world = await makeWorld({ TWO_STAFF_ABOVE_NAIRA: '100000' }, { payments: honestPayments().provider });
  bello = await signInStaff(world, 'bello', ['finance']);
  amara = await signInStaff(world, 'amara', ['finance', 'admin']);
  chidi = await signInStaff(world, 'chidi', ['finance']);
});
afterAll(() => world.close());

const reason = 'that was the transfer of another';
const { csv } = makeBank();
/** Of `harmony` two people are needed. */
const newOrder = async (who: string | Member, packageId = 'harmony') => {
  world.pass(77_777);
  const member = typeof who === 'string' ? await world.as(who) : who;
  const order = await placedBy(member, { packageId });
  const params = { id: order._id };
  await member.call(billing.announceTransfer, { params });
  const find = async () => (await member.call(billing.findOrder, { params })).body;
  return { ...order, member, find, transferId: await attemptOf(world, order._id) };
};
const confirm = (who: Client, id: string, amountMinor?: number) =>
  who.call(calls.confirmTransfer, { params: { id }, body: { amountMinor, reason } });
const takeBack = (who: Client, id: string) =>
  who.call(calls.takeBackTransferWords, { params: { id }, body: { reason } });
const notFound = (id: string) => bello.call(calls.sayTransferNotFound, { params: { id }, body: { reason } });
const listed = async (reference?: string) =>
  (await amara.call(calls.listTransfers, { query: reference ? { reference } : {} })).body.transfers;
const upload = (narration: string, credit: number) =>
  sendStatement(world, bello, csv([{ narration, credit }]));
const lineWith = async (part: string) =>
  (await bello.call(lines.listStatementLines, {})).body.lines.find(({ narration }) =>
    narration.includes(part),
  );
const isFor = async (who: Client, part: string, transferId: string) =>
  who.call(lines.confirmStatementLine, {
    params: { id: (await lineWith(part))!._id },
    body: { transferId, reason },
  });
const nobodys = async () =>
  (
    await world.platform.pool.query(
      "select coalesce(-sum(amount_minor), 0)::int as minor from ledger_line where account = 'liability:unidentified'",
    )
  ).rows[0].minor;

test('one of two who was wrong is taken back, by whomever: then it can be said not to be found, or confirmed anew', async () => {
  const { transferId: id, reference } = await newOrder('ada');
  expect((await takeBack(amara, id)).status).toBe(409);
  expect((await confirm(bello, id)).body).toMatchObject({ paid: false, approvals: 1 });
  expect((await notFound(id)).status).toBe(409);
  expect((await takeBack(amara, id)).status).toBe(200);
  const { entries } = (await amara.call(listAudit, { query: {} })).body;
  expect(entries[0]).toMatchObject({ act: 'take back that a transfer came', reason });
  expect(await listed(reference)).toMatchObject([{ approvals: 0 }]);
  expect((await confirm(amara, id)).body).toMatchObject({ paid: false, approvals: 1 });
  expect((await takeBack(amara, id)).status).toBe(200);
  expect((await notFound(id)).status).toBe(200);
  for (const who of [bello, amara]) await confirm(who, id);
  expect((await takeBack(bello, id)).status).toBe(409);
});

test('a line that one of two tied to the wrong transfer is free again, and pays for the right one', async () => {
  const [right, wrong] = [await newOrder('bola'), await newOrder('ify')];
  await upload(`NIP/${right.reference}`, 125_000);
  expect((await isFor(bello, right.reference, wrong.transferId)).body).toMatchObject({ approvals: 1 });
  expect((await isFor(amara, right.reference, right.transferId)).status).toBe(409);
  expect((await takeBack(amara, wrong.transferId)).status).toBe(200);
  for (const who of [bello, amara]) await isFor(who, right.reference, right.transferId);
  expect([(await right.find()).status, (await wrong.find()).status]).toEqual(['paid', 'open']);
});

test('a line that was said to be a transfer is not its money once another amount was confirmed: it stays nobody’s', async () => {
  const { transferId, reference, find } = await newOrder('uche');
  await upload(`NIP/${reference}`, 125_000);
  await isFor(bello, reference, transferId);
  const before = await nobodys();
  for (const who of [amara, chidi]) await confirm(who, transferId, 12_600_000);
  expect((await find()).status).toBe('paid');
  expect(await lineWith(reference)).toMatchObject({ chosen: null, finding: 'doubled' });
  expect(await nobodys()).toBe(before);
});

test('a rest that was confirmed by hand does not come a second time by a line of the first reference', async () => {
  const { transferId, reference, find } = await newOrder('kamsi', 'blossom');
  await upload(`FIRST ${reference}`, 25_000);
  expect((await isFor(bello, 'FIRST', transferId)).body.missing).toMatchObject({ amountMinor: 5_000_000 });
  const rest = (await listed(reference)).find((one) => one.reference !== reference)!;
  expect((await confirm(bello, rest.attemptId)).body.paid).toBe(true);
  await upload(`SECOND ${reference}`, 50_000);
  const refused = await isFor(bello, 'SECOND', transferId);
  expect([refused.status, refused.refusal.message]).toEqual([409, expect.stringContaining(rest.reference)]);
  const close = await bello.call(lines.closeStatementLine, {
    params: { id: (await lineWith('SECOND'))!._id },
    body: { as: 'booked', reference: rest.reference, reason },
  });
  expect(close.body).toEqual({ closed: true });
  expect((await find()).status).toBe('paid');
  await world.features.billing.trialBalance.check();
});

test('what was not found keeps the day on which it was announced', async () => {
  const { _id, transferId, reference, member } = await newOrder('ngozi');
  const announcedAt = world.clock.now().toISOString();
  world.pass(DAY_MS);
  for (const table of ['session', 'staff_session'])
    await world.platform.pool.query(`update ${table} set expires_at = 'infinity'`);
  await notFound(transferId);
  const at = world.clock.now().toISOString();
  expect(await listed(reference)).toMatchObject([{ announcedAt: null, notFound: { at, announcedAt } }]);
  const { happened } = (await member.call(findTimeline, { params: { id: _id } })).body;
  const text = `The transfer ${reference} was announced as sent.`;
  expect(happened).toContainEqual(expect.objectContaining({ at: announcedAt, text }));
});

test('one of two saw it come: it stays on the list though its order has ended', async () => {
  const { _id, transferId, member, find } = await newOrder('tobi');
  await member.call(billing.takeBackAnnouncement, { params: { id: _id } });
  await confirm(bello, transferId);
  world.pass(9 * DAY_MS);
  for (const table of ['session', 'staff_session'])
    await world.platform.pool.query(`update ${table} set expires_at = 'infinity'`);
  await world.features.billing.payments.expireOrders();
  expect((await find()).status).toBe('expired');
  expect((await listed()).map(({ attemptId }) => attemptId)).toContain(transferId);
});

test('whoever confirms sees that the profile was refused, and that this money would go back', async () => {
  const { ada } = await makeCouples(world).couple({ package: 'none' });
  const { transferId, reference, member } = await newOrder(ada);
  const at = async () => (await listed(reference))[0];
  expect(await at()).toMatchObject({ profileRefused: false });
  await world.platform.pool.query("update card set status = 'suspended' where member_id = $1", [member.id]);
  expect(await at()).toMatchObject({ profileRefused: true });
  await upload(`NIP/${reference}`, 125_000);
  expect(await lineWith(reference)).toMatchObject({
    finding: 'likely',
    proposals: [{ transferId, goesBack: true }],
  });
});
