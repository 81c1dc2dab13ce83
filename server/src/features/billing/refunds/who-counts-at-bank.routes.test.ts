// Of what a bank asks back, and of lines of statements, two who still work on it decide, when the second acts.
import * as calls from '@ijeuwa/contract/billing';
import { answerDispute, listDisputes } from '@ijeuwa/contract/disputes';
import * as lines from '@ijeuwa/contract/statements';
import * as transfers from '@ijeuwa/contract/transfers';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { letStaffGo, signInStaff, takeStaffBack } from '#test/back-office.ts';
import { makeBank, sendStatement } from '#test/bank-statements.ts';
import { honestPayments } from '#test/honest-payments.ts';
import { attemptOf, placedBy } from '#test/orders.ts';
import type { Client, Person } from '#test/people.ts';
import { makeWorld, type World } from '#test/test-world.ts';

const payments = honestPayments();
let world: World;
let ngozi: Client;
let amara: Client;
let chidi: Client;
let member: Person;
/** Who says the first word, and leaves. */
let first: Client;
let name: string;
let count = 0;
beforeAll(async () => {
  world = await makeWorld({ TWO_STAFF_ABOVE_NAIRA: '50000' }, { payments: payments.provider });
  ngozi = await signInStaff(world, 'ngozi', ['admin']);
  amara = await signInStaff(world, 'amara', ['finance']);
  chidi = await signInStaff(world, 'chidi', ['finance']);
});
beforeEach(async () => {
  world.pass(77_777);
  name = `bello${++count}`;
  first = await signInStaff(world, name, ['finance']);
  member = await world.as(`payer${count}`);
});
afterAll(() => world.close());

const reason = { reason: 'looked at' };
const leave = () => letStaffGo(ngozi, name);
const place = (method: 'card' | 'bank_transfer' = 'bank_transfer') => placedBy(member, { method });
const find = async (id: string) => (await member.call(calls.findOrder, { params: { id } })).body;
const confirm = async (who: Client, orderId: string) =>
  who.call(transfers.confirmTransfer, { params: { id: await attemptOf(world, orderId) }, body: reason });
const paid = async () => {
  const order = await place();
  for (const who of [amara, chidi]) await confirm(who, order._id);
  return order;
};
/** With the access of before: whatever they had said is said no more. */
const comeBack = async () => expect((await takeStaffBack(ngozi, name, ['finance'])).status).toBe(200);

const disputed = async () => {
  const { _id, reference } = await place('card');
  payments.pay(reference);
  await find(_id);
  const openedAt = world.clock.now();
  const asked = { amountMinor: 7_500_000, currency: 'NGN', category: 'fraud', openedAt } as const;
  payments.dispute({ id: `d-${count}`, reference, ...asked, state: 'waiting' });
  await world.features.billing.disputes.hear('paystack', `d-${count}`);
  const listed = async (who = amara) =>
    (await who.call(listDisputes, { query: { reference } })).body.disputes[0]!;
  const params = { id: (await listed())._id };
  const letGo = (who: Client, second: boolean) =>
    who.call(answerDispute, { params, body: { accept: true, second, message: 'A mistake.', ...reason } });
  return { _id, listed, letGo };
};

test('a dispute: who would have let it go has left, and another asks in their place', async () => {
  const { _id, listed, letGo } = await disputed();
  await letGo(first, false);
  await leave();
  expect(await listed()).toMatchObject({ acceptAskedBy: '', lapsed: name });
  expect((await letGo(amara, true)).refusal.message).toMatch(/counts no more/);
  expect((await letGo(amara, false)).status).toBe(200);
  expect(await listed()).toMatchObject({ acceptAskedBy: 'amara', acceptAskedByMe: true, lapsed: '' });
  expect((await letGo(chidi, true)).status).toBe(200);
  expect((await find(_id)).status).toBe('charged_back');
});

test('… and comes back: nobody has asked', async () => {
  const { listed, letGo } = await disputed();
  await letGo(first, false);
  await leave();
  await comeBack();
  expect(await listed()).toMatchObject({ acceptAskedBy: '', lapsed: '' });
  expect((await letGo(amara, true)).status).toBe(409);
  expect((await letGo(amara, false)).status).toBe(200);
});

const { csv } = makeBank();
const upload = (row: Parameters<typeof csv>[0][number]) => sendStatement(world, amara, csv([row]));
const lineOf = async (part: string, who = amara) =>
  (await who.call(lines.listStatementLines, {})).body.lines.find(({ narration }) =>
    narration.includes(part),
  )!;
const close = (who: Client, id: string, said: object = {}) =>
  who.call(lines.closeStatementLine, { params: { id }, body: { ...said, ...reason } });

test('a line: what somebody who has left said that it is, two others say', async () => {
  await upload({ narration: `NIP/STRANGER ${count}`, credit: 60_000 });
  const { _id: id } = await lineOf(`STRANGER ${count}`);
  const said = { as: 'sent_back', reference: `FT-${count}` };
  await close(first, id, said);
  await leave();
  expect(await lineOf(`STRANGER ${count}`)).toMatchObject({ saidClosed: null, lapsed: name });
  expect((await close(amara, id, said)).body).toEqual({ closed: false });
  expect(await lineOf(`STRANGER ${count}`)).toMatchObject({ saidClosed: { by: 'me' }, lapsed: '' });
  expect((await close(chidi, id, said)).body).toEqual({ closed: true });
});

test('… also where they are back', async () => {
  await upload({ narration: `NIP/STRANGER ${count}`, credit: 60_000 });
  const { _id: id } = await lineOf(`STRANGER ${count}`);
  const said = { as: 'sent_back', reference: `FT-${count}` };
  await close(first, id, said);
  await leave();
  await comeBack();
  expect(await lineOf(`STRANGER ${count}`)).toMatchObject({ saidClosed: null, lapsed: '' });
  expect((await close(amara, id, said)).body).toEqual({ closed: false });
});

test('a line that somebody who has left said a transfer is: two others say so, or take it back', async () => {
  const { _id, reference } = await place();
  await upload({ narration: `NIP/${reference}`, credit: 75_000 });
  const { _id: id } = await lineOf(reference);
  const body = { transferId: await attemptOf(world, _id), ...reason };
  const say = (who: Client) => who.call(lines.confirmStatementLine, { params: { id }, body });
  await say(first);
  await leave();
  expect((await lineOf(reference)).proposals[0]).toMatchObject({ approvals: 0, lapsed: name });
  expect((await say(amara)).body).toMatchObject({ paid: false, approvals: 1 });
  expect((await say(chidi)).body).toMatchObject({ paid: true });
  await upload({ narration: `***RSVL NIP/${reference}`, debit: 75_000 });
  const again = await signInStaff(world, `${name}b`, ['finance']);
  await close(again, id);
  await letStaffGo(ngozi, `${name}b`);
  expect(await lineOf(reference)).toMatchObject({ saidGone: null, lapsed: `${name}b` });
  await takeStaffBack(ngozi, `${name}b`, ['finance']);
  expect(await lineOf(reference)).toMatchObject({ saidGone: null, lapsed: '' });
  expect((await close(amara, id)).body).toEqual({ closed: false });
  expect((await find(_id)).status).toBe('paid');
  expect((await close(chidi, id)).body).toEqual({ closed: true });
  expect((await find(_id)).status).toBe('charged_back');
});

test('money that never came: two who still work on it say so', async () => {
  const { _id, reference } = await paid();
  const [{ id: paymentId }] = (
    await world.platform.pool.query(
      'select p.id from payment p join payment_attempt a on a.id = p.attempt_id where a.order_id = $1',
      [_id],
    )
  ).rows;
  await world.platform.pool.query(
    `insert into odd_payment (provider, source, kind, outcome, reference, payment_id, noticed_at)
      values ('bank', $1, 'transfer on no statement', 'never_seen', $2, $3, now())`,
    [`never seen:${paymentId}`, reference, paymentId],
  );
  const listed = async () =>
    (await amara.call(transfers.listOddPayments, { query: { reference } })).body.payments[0]!;
  const params = { id: (await listed())._id };
  const never = (who: Client) => who.call(transfers.sayNeverCame, { params, body: reason });
  await never(first);
  await leave();
  expect(await listed()).toMatchObject({ saidNeverCame: null, lapsed: name });
  await comeBack();
  expect(await listed()).toMatchObject({ saidNeverCame: null, lapsed: '' });
  expect((await never(amara)).body).toEqual({ undone: false });
  expect((await never(chidi)).body).toEqual({ undone: true });
  expect(await listed()).toMatchObject({ lapsed: '' });
});
