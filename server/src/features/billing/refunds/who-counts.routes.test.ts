// Of two who say the same about money, the first still works on it when the second acts: else two others decide, and nothing is stuck.
import * as calls from '@ijeuwa/contract/billing';
import { answerDispute } from '@ijeuwa/contract/disputes';
import * as named from '@ijeuwa/contract/refund-accounts';
import * as back from '@ijeuwa/contract/refunds';
import * as staff from '@ijeuwa/contract/staff';
import * as lines from '@ijeuwa/contract/statements';
import * as transfers from '@ijeuwa/contract/transfers';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { letStaffGo, signInStaff, staffEmail, takeStaffBack } from '#test/back-office.ts';
import { honestPayments } from '#test/honest-payments.ts';
import { attemptOf, placedBy } from '#test/orders.ts';
import { type Client, type Person, SIGN_UP } from '#test/people.ts';
import { makeWorld, type World } from '#test/test-world.ts';
import { countWaiting } from '#test/waiting-for-locks.ts';

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
const transferOf = async (reference: string) =>
  (await amara.call(transfers.listTransfers, { query: { reference } })).body.transfers[0]!;

test('a transfer: the word of whoever has left counts no more, and two others say that it came', async () => {
  const { _id, reference } = await place();
  await confirm(first, _id);
  await leave();
  expect(await transferOf(reference)).toMatchObject({ approvals: 0, lapsed: name });
  expect((await confirm(amara, _id)).body).toMatchObject({ paid: false, approvals: 1, disputed: false });
  expect(await transferOf(reference)).toMatchObject({ approvals: 1, confirmedByMe: true, lapsed: name });
  expect((await confirm(chidi, _id)).body).toMatchObject({ paid: true, approvals: 2 });
  const said = await world.platform.pool.query(
    'select 1 from transfer_approval a join payment_attempt t on t.id = a.attempt_id where t.order_id = $1',
    [_id],
  );
  expect(said.rows).toHaveLength(3);
});

test('a transfer: who lost the role counts no more, nor by the word of before once they have it again', async () => {
  const { _id, reference } = await place();
  await confirm(first, _id);
  await letStaffGo(ngozi, name, ['support']);
  expect((await confirm(amara, _id)).body).toMatchObject({ paid: false });
  await letStaffGo(ngozi, name, ['finance']);
  expect(await transferOf(reference)).toMatchObject({ approvals: 1, lapsed: '' });
  expect((await confirm(first, _id)).body).toMatchObject({ paid: true, approvals: 2 });
  const { entries } = (await ngozi.call(staff.listAudit, { query: {} })).body;
  expect(entries).toContainEqual(
    expect.objectContaining({
      act: 'word of before counts no more',
      subject: `transfer ${await attemptOf(world, _id)}`,
    }),
  );
});

test('a transfer: who has left and comes back begins anew, what is in the books stays', async () => {
  const settled = await place();
  for (const who of [first, amara]) await confirm(who, settled._id);
  const { _id, reference } = await place();
  await confirm(first, _id);
  await leave();
  expect((await takeStaffBack(ngozi, name, ['finance'])).status).toBe(200);
  expect((await confirm(amara, _id)).body).toMatchObject({ paid: false, approvals: 1 });
  expect(await transferOf(reference)).toMatchObject({ lapsed: '' });
  expect((await find(settled._id)).status).toBe('paid');
});

test('who gains another role, or loses one beside, has said what they said', async () => {
  const { _id, reference } = await place();
  await confirm(first, _id);
  await letStaffGo(ngozi, name, ['finance', 'support']);
  await letStaffGo(ngozi, name, ['finance']);
  expect(await transferOf(reference)).toMatchObject({ approvals: 1, lapsed: '' });
});

test('a transfer of which somebody who has left said that it came can be said not to be found', async () => {
  const { _id } = await place();
  await member.call(calls.announceTransfer, { params: { id: _id } });
  await confirm(first, _id);
  const params = { id: await attemptOf(world, _id) };
  const notFound = () => amara.call(transfers.sayTransferNotFound, { params, body: reason });
  expect((await notFound()).status).toBe(409);
  await leave();
  expect((await notFound()).status).toBe(200);
});

/** While the access of the first is ending, and before anybody sees it. */
const asTheyEnd = async <T>(deed: () => Promise<T>): Promise<T> => {
  const { pool } = world.platform;
  const ending = await pool.connect();
  await ending.query('begin');
  await ending.query('update staff set ended_at = now() where email = $1', [staffEmail(name)]);
  const doing = deed();
  await expect.poll(() => countWaiting(world)).toBeGreaterThan(0);
  await ending.query('commit');
  ending.release();
  return doing;
};

test('whose access ends at the very moment in which the second speaks is not the first of two', async () => {
  const { _id } = await place();
  await confirm(first, _id);
  const second = await asTheyEnd(() => confirm(amara, _id));
  expect(second.body).toMatchObject({ paid: false, approvals: 1 });
});

test('… and whose own access ends while they speak does nothing', async () => {
  const { _id } = await place();
  await confirm(amara, _id);
  expect((await asTheyEnd(() => confirm(first, _id))).status).toBe(404);
  expect((await find(_id)).status).toBe('open');
});

const refundOf = async (reference: string, who = amara) =>
  (await who.call(back.listRefunds, { query: { reference } })).body.refunds[0]!;
const deed = async (
  call: typeof back.approveRefund | typeof back.takeUpRefund | typeof back.noteRefundSent,
  reference: string,
  who: Client,
) => who.call(call, { params: { id: (await refundOf(reference))._id }, body: reason });
const ask = async (reference: string, who = first) => {
  const [payment] = (await who.call(back.listRefunds, { query: { reference } })).body.payments;
  const body = { amountMinor: 100_000, ...reason };
  expect((await who.call(back.askRefund, { params: { id: payment!._id }, body })).status).toBe(200);
};

test('a refund whose asker has left is approved by nobody until another takes it up; then a third approves', async () => {
  const { reference } = await paid();
  await ask(reference);
  expect((await deed(back.takeUpRefund, reference, amara)).status).toBe(409);
  await leave();
  expect(await refundOf(reference)).toMatchObject({ askedBy: name, lapsed: name });
  expect((await deed(back.approveRefund, reference, amara)).refusal.message).toMatch(/counts no more/);
  expect((await deed(back.takeUpRefund, reference, amara)).status).toBe(200);
  expect(await refundOf(reference)).toMatchObject({ askedBy: 'amara', askedByMe: true, lapsed: '' });
  await world.deliver();
  const told = world.mails.filter(({ text }) =>
    text.includes('amara has asked that ₦1,000 for Blossom goes back'),
  );
  expect(told.map(({ to }) => to)).toContain(staffEmail('chidi'));
  expect((await deed(back.approveRefund, reference, amara)).status).toBe(409);
  expect((await deed(back.approveRefund, reference, chidi)).status).toBe(200);
  expect((await refundOf(reference)).state).toBe('approved');
  const { entries } = (await ngozi.call(staff.listAudit, { query: {} })).body;
  const acts = entries.filter(({ subject }) => subject === `payment ${reference}`).map(({ act }) => act);
  expect(acts.toReversed()).toEqual(
    expect.arrayContaining(['ask for refund', 'take up refund', 'approve refund']),
  );
});

test('whose refund nobody has taken up does not come back before somebody has', async () => {
  const { reference } = await paid();
  await ask(reference);
  await leave();
  const refused = (await takeStaffBack(ngozi, name, ['finance'])).refusal;
  expect(refused).toMatchObject({ code: 'conflict', message: expect.stringContaining(reference) });
  expect((await takeStaffBack(ngozi, name, ['support'])).status).toBe(200);
  await expect(letStaffGo(ngozi, name, ['finance'])).rejects.toThrow('409');
  await deed(back.takeUpRefund, reference, ngozi);
  await letStaffGo(ngozi, name, ['finance']);
  expect(await refundOf(reference)).toMatchObject({ askedBy: 'ngozi', lapsed: '' });
});

test('a refund that two had decided goes on, whoever of them has left since', async () => {
  const { reference } = await paid();
  await ask(reference);
  await deed(back.approveRefund, reference, amara);
  await leave();
  expect((await refundOf(reference)).lapsed).toBe('');
  expect((await deed(back.noteRefundSent, reference, chidi)).status).toBe(200);
});

test('what a rule asked for is sent on the word of nobody who has left: another takes it up, and a third sends it', async () => {
  const { _id: orderId, reference } = await paid();
  await world.db.transaction((tx) =>
    world.features.billing.askingBack.once(tx, { orderId, reason: 'By a rule.', amountMinor: 7_500_000 }),
  );
  expect((await deed(back.approveRefund, reference, first)).status).toBe(200);
  await letStaffGo(ngozi, name, ['support']);
  expect(await refundOf(reference)).toMatchObject({ approvedBy: name, lapsed: name });
  await expect(letStaffGo(ngozi, name, ['finance'])).rejects.toThrow('409');
  expect((await deed(back.noteRefundSent, reference, amara)).refusal.message).toMatch(/counts no more/);
  expect((await deed(back.takeUpRefund, reference, amara)).status).toBe(200);
  expect(await refundOf(reference)).toMatchObject({ approvedBy: 'amara', approvedByMe: true, lapsed: '' });
  expect((await deed(back.noteRefundSent, reference, amara)).status).toBe(409);
  expect((await deed(back.noteRefundSent, reference, chidi)).status).toBe(200);
});

test('an account that somebody compared who has left is compared anew, also once they are back', async () => {
  const { _id: id, reference } = await paid();
  await ask(reference, amara);
  await deed(back.approveRefund, reference, chidi);
  const account = { bankCode: '058', accountNumber: '0123456789', accountName: 'Somebody Else' };
  payments.state.holders = { '0123456789': 'ANOTHER PERSON' };
  const proof = { password: SIGN_UP.password };
  await member.call(named.nameRefundAccount, { params: { id }, body: { ...account, proof } });
  const params = { id: (await refundOf(reference))._id };
  const { seen } = (await chidi.call(named.findRefundAccount, { params })).body.account!;
  const body = { ...reason, seen };
  await first.call(named.checkRefundAccount, { params, body });
  expect(await refundOf(reference, chidi)).toMatchObject({ account: 'named', compared: 'other' });
  await leave();
  expect(await refundOf(reference, chidi)).toMatchObject({ account: 'unchecked', compared: 'none' });
  await takeStaffBack(ngozi, name, ['finance']);
  expect(await refundOf(reference, chidi)).toMatchObject({ account: 'unchecked', compared: 'none' });
  expect((await chidi.call(back.noteRefundSent, { params, body })).refusal.message).toMatch(
    /compare it first/,
  );
  await amara.call(named.checkRefundAccount, { params, body });
  expect((await chidi.call(back.noteRefundSent, { params, body })).status).toBe(200);
});

test('whatever needs two is allowed to the same people', () => {
  const acts = [
    transfers.confirmTransfer,
    transfers.sayNeverCame,
    lines.confirmStatementLine,
    lines.closeStatementLine,
    answerDispute,
    named.checkRefundAccount,
    back.noteRefundSent,
    back.retryRefund,
  ];
  for (const act of acts) expect(act.access.staff).toEqual(back.approveRefund.access.staff);
});
