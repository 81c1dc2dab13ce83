// Closing a line of a statement, through HTTP: what was said by it is said no longer, and whom it concerns is told.
import * as billing from '@ijeuwa/contract/billing';
import * as calls from '@ijeuwa/contract/statements';
import { confirmTransfer } from '@ijeuwa/contract/transfers';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { signInStaff } from '#test/back-office.ts';
import { makeBank, sendStatement } from '#test/bank-statements.ts';
import { honestPayments } from '#test/honest-payments.ts';
import { attemptOf } from '#test/orders.ts';
import type { Client } from '#test/people.ts';
import { makeWorld, type World } from '#test/test-world.ts';

let world: World;
let bello: Client;
let amara: Client;
beforeAll(async () => {
  world = await makeWorld({}, { payments: honestPayments().provider });
  bello = await signInStaff(world, 'bello', ['finance']);
  amara = await signInStaff(world, 'amara', ['finance', 'admin']);
});
afterAll(() => world.close());

const { csv } = makeBank();
const newOrder = async (name: string, packageId: string) => {
  world.pass(77_777);
  const member = await world.as(name);
  const quote = await member.call(billing.makeQuote, { body: { packageId } });
  const body = { quoteId: quote.body._id, method: 'bank_transfer' as const };
  const order = (await member.call(billing.placeOrder, { body })).body;
  return { member, ...order, transferId: await attemptOf(world, order._id) };
};
const upload = (narration: string, credit: number) =>
  sendStatement(world, bello, csv([{ narration, credit }]));
const takeBack = (narration: string, debit: number) =>
  sendStatement(world, bello, csv([{ narration, debit }]));
const lineWith = async (part: string) =>
  (await bello.call(calls.listStatementLines, {})).body.lines.find(({ narration }) =>
    narration.includes(part),
  )!;
const reason = 'seen on the statement of today';
const say = (who: Client, id: string, transferId: string) =>
  who.call(calls.confirmStatementLine, { params: { id }, body: { transferId, reason } });
const close = (id: string) =>
  amara.call(calls.closeStatementLine, { params: { id }, body: { reason: 'not ours' } });
const confirm = (who: Client, id: string) => who.call(confirmTransfer, { params: { id }, body: { reason } });

test('the first person’s word of a line goes with the line: another one is not the second', async () => {
  const { transferId, reference } = await newOrder('ada', 'personalized');
  await upload(`TRF ${reference}`, 475_000);
  const line = await lineWith(reference);
  expect((await say(bello, line._id, transferId)).body).toMatchObject({ paid: false, approvals: 1 });
  expect((await close(line._id)).status).toBe(200);
  expect((await confirm(amara, transferId)).body).toMatchObject({ paid: false, approvals: 1 });
  expect((await confirm(bello, transferId)).body).toMatchObject({ paid: true, approvals: 2 });
});

test('a word of another amount than the line’s stays', async () => {
  const { transferId, reference } = await newOrder('bose', 'personalized');
  await bello.call(confirmTransfer, {
    params: { id: transferId },
    body: { reason, amountMinor: 47_000_000 },
  });
  await upload(`TRF ${reference}`, 475_000);
  const line = await lineWith(reference);
  await say(amara, line._id, transferId);
  await close(line._id);
  const { rows } = await world.platform.pool.query(
    'select amount_minor from transfer_approval where attempt_id = $1',
    [transferId],
  );
  expect(rows).toEqual([{ amount_minor: '47000000' }]);
});

test('whose transfer the bank took back is told, once, when two have said so, and what it paid for ends; nobody else is', async () => {
  const [chi, other] = [await newOrder('chi', 'blossom'), await newOrder('dayo', 'blossom')];
  await upload(`NIP/${chi.reference}`, 75_000);
  const line = await lineWith(chi.reference);
  await say(bello, line._id, chi.transferId);
  await takeBack(`***RSVL NIP/${chi.reference}`, 75_000);
  await upload('NIP/KUDA/SOMEBODY/THING', 75_000);
  await takeBack('***RSVL NIP/KUDA/SOMEBODY/THING', 75_000);
  const subscription = async () => (await chi.member.call(billing.findSubscription, {})).body.label;
  expect([(await close(line._id)).status, (await lineWith(chi.reference)).saidGone]).toEqual([200, 'other']);
  expect([(await close(line._id)).status, await subscription()]).toEqual([409, 'Blossom']);
  const second = { params: { id: line._id }, body: { reason: 'gone from the account' } };
  expect((await bello.call(calls.closeStatementLine, second)).status).toBe(200);
  expect(await subscription()).toBe('No package yet');
  const order = (await chi.member.call(billing.findOrder, { params: { id: chi._id } })).body;
  expect(order.status).toBe('charged_back');
  await world.features.billing.trialBalance.check();
  await close((await lineWith('SOMEBODY/THING'))._id);
  await world.deliver();
  const told = world.mails.filter(({ subject }) => /took back/.test(subject));
  expect(told).toHaveLength(1);
  expect(told[0]).toMatchObject({ to: chi.member.user.email });
  expect(told[0]!.text).toContain(`₦75,000 for Blossom, with the reference ${chi.reference}`);
  expect(other.reference).not.toBe(chi.reference);
});
