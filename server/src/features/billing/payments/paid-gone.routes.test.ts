// Orders of somebody who deletes their account: they end with the request, and money that comes anyway is sent back.
import * as calls from '@ijeuwa/contract/billing';
import { deleteAccount, RETURN_DAYS } from '@ijeuwa/contract/leaving';
import { confirmTransfer, listOddPayments, listTransfers, recordRefund } from '@ijeuwa/contract/transfers';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { DAY_MS } from '#platform/clock.ts';
import { member as memberTable } from '#platform/database/tables/accounts.ts';
import { hashPassword } from '#platform/passwords.ts';
import { signInStaff } from '#test/back-office.ts';
import { honestPayments } from '#test/honest-payments.ts';
import { placedBy } from '#test/orders.ts';
import type { Client, Person } from '#test/people.ts';
import { sendBack } from '#test/refunds.ts';
import { makeWorld, type World } from '#test/test-world.ts';

const PASSWORD = 'a good long one';
const payments = honestPayments();
let world: World;
let bello: Client;
let passwordHash: string;
let member: Person;
let count = 0;
beforeAll(async () => {
  world = await makeWorld({}, { payments: payments.provider });
  passwordHash = await hashPassword(PASSWORD);
});
beforeEach(async () => {
  count += 1;
  bello = await signInStaff(world, `bello${count}`, ['finance']);
  member = await world.as(`member${count}`);
  await world.db.update(memberTable).set({ passwordHash }).where(eq(memberTable.id, member.id));
});
afterAll(() => world.close());

const place = (method: 'card' | 'bank_transfer') => placedBy(member, { method });
const leave = async () => {
  const reply = await member.call(deleteAccount, { body: { proof: { password: PASSWORD } } });
  expect(reply.status).toBe(200);
};
const erase = async () => {
  world.pass(RETURN_DAYS * DAY_MS);
  await world.features.leaving.erasures.eraseDue();
  bello = await signInStaff(world, `later${count}`, ['finance']);
};
const comeBack = () =>
  world.features.leaving.erasures.comeBack({ memberId: member.id } as Parameters<
    typeof world.features.leaving.erasures.comeBack
  >[0]);
const rows = async (text: string) => (await world.platform.pool.query(text, [member.id])).rows;
const statuses = async () =>
  (await rows('select status from purchase_order where member_id = $1 order by reference')).map(
    (row) => row.status,
  );
const periods = () => rows('select 1 from package_grant where member_id = $1');
const owed = async () =>
  (
    await rows(
      `select t.kind, l.account, l.amount_minor::int as amount
       from ledger_line l join ledger_transaction t on t.id = l.transaction_id
         join purchase_order o on o.id = t.order_id
       where o.member_id = $1 order by l.id`,
    )
  ).map(({ kind, account, amount }) => [kind, account, amount]);
const paidByCard = async ({ reference }: calls.Order) => {
  payments.pay(reference);
  await world.app.inject({ method: 'POST', url: '/api/webhooks/paystack', ...payments.notice(reference) });
  await world.features.billing.payments.handleWaiting();
};
const odd = async ({ reference }: calls.Order) =>
  (await bello.call(listOddPayments, { query: {} })).body.payments.filter(
    (one) => one.reference === reference,
  );
const mailsTo = (part: string) => world.mails.filter(({ to }) => to.includes(part)).map((one) => one.subject);

test('open orders end with the request to delete, and the provider is told nothing', async () => {
  await place('card');
  await place('bank_transfer');
  expect(await statuses()).toEqual(['open', 'open']);
  const { asked } = payments.state;
  await leave();
  expect(await statuses()).toEqual(['cancelled', 'cancelled']);
  expect(payments.state.asked).toBe(asked);
});

test.each(['leaving', 'erased'])(
  'a card paid once its buyer is %s gives nothing and is sent back',
  async (how) => {
    const order = await place('card');
    await leave();
    if (how === 'erased') await erase();
    await paidByCard(order);
    await world.features.billing.payments.handleWaiting();
    expect(await statuses()).toEqual(['cancelled']);
    expect(await periods()).toEqual([]);
    const [owing] = await odd(order);
    expect(owing).toMatchObject({ outcome: 'account_closed', isOwed: true, toSendBack: order.total });
    expect(await owed()).toEqual([
      ['stray payment', 'asset:provider:paystack', 7_500_000],
      ['stray payment', 'liability:refunds_due', -7_500_000],
    ]);
    const sent = { params: { id: owing!._id }, body: { reason: 'refund 7' } };
    expect((await bello.call(recordRefund, sent)).status).toBe(200);
    await sendBack(world, await signInStaff(world, `second${count}`, ['finance']), payments, order.reference);
    expect(await odd(order)).toEqual([]);
    await world.deliver();
    expect(mailsTo('.invalid')).toEqual([]);
    expect(mailsTo(member.user.email)).not.toContain('Payment received');
    // Whoever is still there for seven days is told of money of theirs.
    const told = how === 'leaving' ? 1 : 0;
    expect(mailsTo(member.user.email).filter((one) => /back/i.test(one))).toHaveLength(told);
    expect(await rows('select 1 from notification where member_id = $1')).toHaveLength(told);
  },
);

test('a transfer that comes after the request is said to staff before, and is sent back', async () => {
  const order = await place('bank_transfer');
  await member.call(calls.announceTransfer, { params: { id: order._id } });
  await leave();
  const { transfers } = (await bello.call(listTransfers, { query: {} })).body;
  const found = transfers.find((one) => one.orderId === order._id);
  expect(found).toMatchObject({ accountClosed: true });
  const confirmed = await bello.call(confirmTransfer, {
    params: { id: found!.attemptId },
    body: { reason: 'statement' },
  });
  expect(confirmed.body).toMatchObject({ paid: false, refundDue: true });
  expect(await odd(order)).toMatchObject([{ outcome: 'account_closed', isOwed: true }]);
  expect(await periods()).toEqual([]);
});

test('money that comes once they are back gives what it paid for', async () => {
  const order = await place('card');
  await leave();
  await comeBack();
  await paidByCard(order);
  expect(await statuses()).toEqual(['paid']);
  expect(await periods()).toHaveLength(1);
  expect(await odd(order)).toEqual([]);
});
