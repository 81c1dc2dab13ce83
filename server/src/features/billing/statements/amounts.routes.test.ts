// Lines of a statement with another amount than their transfer asks, and more of what has come already.
import * as billing from '@ijeuwa/contract/billing';
import * as calls from '@ijeuwa/contract/statements';
import { confirmTransfer } from '@ijeuwa/contract/transfers';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { signInStaff } from '#test/back-office.ts';
import { makeBank, sendStatement } from '#test/bank-statements.ts';
import { honestPayments } from '#test/honest-payments.ts';
import { attemptOf, placedBy } from '#test/orders.ts';
import type { Client, Person } from '#test/people.ts';
import { makeWorld, type World } from '#test/test-world.ts';

let world: World;
let bello: Client;
let amara: Client;
let count = 0;
beforeAll(async () => {
  world = await makeWorld({}, { payments: honestPayments().provider });
  bello = await signInStaff(world, 'bello', ['finance']);
  amara = await signInStaff(world, 'amara', ['finance', 'admin']);
});
afterAll(() => world.close());

const orderOf = async (member: Person, packageId = 'blossom', in_ = world) => {
  const body = await placedBy(member, { packageId });
  await member.call(billing.announceTransfer, { params: { id: body._id } });
  return { ...body, transferId: await attemptOf(in_, body._id) };
};
const newOrder = async (packageId?: string, in_ = world) => {
  // Two references of the same minute could be taken for each other.
  in_.pass(77_777);
  const member = await in_.as(`payer${++count}`);
  return { member, ...(await orderOf(member, packageId, in_)) };
};

const { csv } = makeBank();
const send = (who: Client, file: string | Uint8Array, in_ = world) => sendStatement(in_, who, file);
const lines = async (who = bello) => (await who.call(calls.listStatementLines, {})).body.lines;
const lineWith = async (part: string, who = bello) =>
  (await lines(who)).find(({ narration }) => narration.includes(part));
const confirm = (who: Client, id: string, transferId: string, reason = 'seen on the statement') =>
  who.call(calls.confirmStatementLine, { params: { id }, body: { transferId, reason } });
const packageOf = async ({ member }: { member: Person }) =>
  (await member.call(billing.findSubscription, {})).body.label;

test('of less and of more what came is confirmed; what the bank takes back pays for nothing', async () => {
  const [short, excess, back] = [await newOrder(), await newOrder(), await newOrder()];
  const session = '000013261124093012345678901234';
  await send(
    bello,
    csv([
      { narration: `NIP/${short.reference}`, credit: 70_000 },
      { narration: `NIP/${excess.reference}`, credit: 80_000 },
      { narration: `NIP/${back.reference}/${session}`, credit: 75_000 },
      { narration: `***RSVL NIP/${back.reference}/${session}`, debit: 75_000 },
    ]),
  );
  const [less, more, gone] = [
    (await lineWith(short.reference))!,
    (await lineWith(excess.reference))!,
    (await lineWith(back.reference))!,
  ];
  expect([less.finding, less.proposals[0]?.differenceMinor]).toEqual(['short', -500_000]);
  expect([more.finding, more.proposals[0]?.differenceMinor]).toEqual(['excess', 500_000]);
  expect(gone.finding).toBe('reversed');
  const missing = { amountMinor: 500_000, currency: 'NGN' };
  expect((await confirm(bello, less._id, short.transferId)).body).toMatchObject({ paid: false, missing });
  expect((await confirm(bello, more._id, excess.transferId)).body).toMatchObject({ paid: true });
  expect((await confirm(bello, gone._id, back.transferId)).status).toBe(409);
  for (const order of [short, back]) expect(await packageOf(order)).not.toBe('Blossom');
  expect(await packageOf(excess)).toBe('Blossom');
  for (const { reference } of [short, excess]) expect(await lineWith(reference)).toBeUndefined();
});

test('a transfer that was confirmed before its statement came is found in the books; a second one is too many', async () => {
  const order = await newOrder();
  await bello.call(confirmTransfer, { params: { id: order.transferId }, body: { reason: 'seen' } });
  await send(bello, csv([{ narration: `NIP/A/${order.reference}`, credit: 75_000 }]));
  const line = (await lineWith(order.reference))!;
  expect(line.finding).toBe('booked');
  expect((await confirm(bello, line._id, order.transferId)).body.paid).toBe(true);
  await send(bello, csv([{ narration: `NIP/B/${order.reference}`, credit: 75_000 }]));
  const second = (await lineWith(order.reference))!;
  expect(second.finding).toBe('doubled');
  expect((await confirm(bello, second._id, order.transferId)).body).toMatchObject({ refundDue: true });
  expect(await lineWith(order.reference)).toBeUndefined();
  const { owedBack, status } = (await order.member.call(billing.findOrder, { params: { id: order._id } }))
    .body;
  expect([status, owedBack?.amountMinor]).toEqual(['paid', 7_500_000]);
});

test('a rest that comes under the reference of its part completes the order', async () => {
  const order = await newOrder();
  await send(bello, csv([{ narration: `NIP/PART/${order.reference}`, credit: 50_000 }]));
  await confirm(bello, (await lineWith(order.reference))!._id, order.transferId);
  await send(bello, csv([{ narration: `NIP/REST/${order.reference}`, credit: 25_000 }]));
  const rest = (await lineWith(order.reference))!;
  expect(rest.proposals[0]?.missing).toEqual({ amountMinor: 2_500_000, currency: 'NGN' });
  const [first, again] = await Promise.all([
    confirm(bello, rest._id, order.transferId),
    confirm(amara, rest._id, order.transferId),
  ]);
  expect([first.status, again.status]).toContain(200);
  expect(await packageOf(order)).toBe('Blossom');
  const { owedBack, status } = (await order.member.call(billing.findOrder, { params: { id: order._id } }))
    .body;
  expect([status, owedBack]).toEqual(['paid', null]);
});
