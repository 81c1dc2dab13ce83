// Transfers of another amount than was asked for: what staff say that came, what the member is told, and the 72 hours.
import * as calls from '@ijeuwa/contract/billing';
import { confirmTransfer, listOddPayments, listTransfers, recordRefund } from '@ijeuwa/contract/transfers';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { signInStaff } from '#test/back-office.ts';
import { honestPayments } from '#test/honest-payments.ts';
import { attemptOf, placedBy } from '#test/orders.ts';
import type { Client, Person } from '#test/people.ts';
import { sendBack } from '#test/refunds.ts';
import { staySignedIn } from '#test/stay-signed-in.ts';
import { makeWorld, type World } from '#test/test-world.ts';

const HOUR = 3_600_000;
const payments = honestPayments();
let world: World;
let bello: Client;
let amara: Client;
let member: Person;
let count = 0;
beforeAll(async () => {
  world = await makeWorld({}, { payments: payments.provider });
  bello = await signInStaff(world, 'bello', ['finance']);
  amara = await signInStaff(world, 'amara', ['finance', 'admin']);
});
beforeEach(async () => {
  member = await world.as(`payer${++count}`);
});
afterAll(() => world.close());

const naira = (amountMinor: number) => ({ amountMinor, currency: 'NGN' });
const order = (packageId = 'blossom', method: 'bank_transfer' | 'card' = 'bank_transfer') =>
  placedBy(member, { packageId, method });
const find = async (id: string) => (await member.call(calls.findOrder, { params: { id } })).body;
/** The attempt of the order that was chosen last. */
const came = async (orderId: string, amountMinor?: number, who = bello) =>
  who.call(confirmTransfer, {
    params: { id: await attemptOf(world, orderId) },
    body: { amountMinor, reason: 'seen on the statement' },
  });
const mails = async () => {
  await world.deliver();
  const mine = world.mails.filter(({ to }) => to === member.user.email).map(({ subject }) => subject);
  return mine.filter((subject) => !subject.startsWith('Confirm your email'));
};
const pass = async (ms: number) => {
  world.pass(ms);
  await staySignedIn(world);
};
const odd = async (reference: string) =>
  (await bello.call(listOddPayments, { query: { reference } })).body.payments;
const balances = async () => {
  const { rows } = await world.platform.pool.query(
    `select l.account, sum(l.amount_minor)::int8 as sum from ledger_line l
      join ledger_transaction t on t.id = l.transaction_id
      join purchase_order o on o.id = t.order_id where o.member_id = $1 group by l.account`,
    [member.id],
  );
  return Object.fromEntries(rows.map(({ account, sum }) => [account, Number(sum)]).filter(([, sum]) => sum));
};
const run = async () => {
  await world.features.billing.rest.remindOfRests();
  await world.features.billing.rest.giveUpLate();
};

test('too little counts, its member is told where the rest goes and until when, and the rest completes it', async () => {
  const made = await order();
  expect((await came(made._id, 5_000_000)).body).toEqual({
    paid: false,
    refundDue: false,
    approvals: 1,
    approvalsNeeded: 1,
    disputed: false,
    missing: naira(2_500_000),
  });
  const part = await find(made._id);
  expect(part).toMatchObject({ status: 'part_paid', missing: naira(2_500_000), method: 'bank_transfer' });
  expect(part.reference).not.toBe(made.reference);
  expect(Date.parse(part.restBy!)).toBe(world.clock.now().getTime() + 72 * HOUR);
  expect(part.expiresAt).toBe(part.restBy);
  expect(part.bank).not.toBeNull();
  await world.deliver();
  const told = world.mails.find(({ to, subject }) => to === member.user.email && /missing/.test(subject))!;
  expect(told.subject).toBe('₦25,000 is still missing for Blossom');
  for (const words of ['₦50,000 has come', part.reference, part.bank!.accountNumber])
    expect(told.text).toContain(words);
  // Whoever looks by the reference of the first transfer finds the one that waits.
  const { transfers } = (await bello.call(listTransfers, { query: { reference: made.reference } })).body;
  expect(transfers.map(({ reference }) => reference)).toEqual([part.reference]);
  expect((await came(made._id)).body).toMatchObject({ paid: true, missing: null });
  expect(await find(made._id)).toMatchObject({ status: 'paid', missing: null, restBy: null, owedBack: null });
  expect(await mails()).toContain('Your receipt for Blossom');
  expect(await balances()).toEqual({ 'asset:bank:main': 7_500_000, 'liability:deferred': -7_500_000 });
});

test('a rest that does not come is reminded of once, and after 72 hours what came is owed back', async () => {
  const made = await order();
  await came(made._id, 5_000_000);
  await pass(47 * HOUR);
  await run();
  expect(await mails()).toHaveLength(1);
  await pass(HOUR);
  await run();
  await run();
  expect(await mails()).toHaveLength(2);
  await pass(24 * HOUR - 1);
  await run();
  expect(await find(made._id)).toMatchObject({ status: 'part_paid', owedBack: null });
  await pass(1);
  await Promise.all([run(), run()]);
  expect(await find(made._id)).toMatchObject({
    status: 'cancelled',
    owedBack: naira(5_000_000),
    restBy: null,
  });
  expect(await mails()).toContain('We send ₦50,000 back to you');
  expect(await balances()).toEqual({ 'asset:bank:main': 5_000_000, 'liability:refunds_due': -5_000_000 });
  const [owed] = await odd(made.reference);
  expect(owed).toMatchObject({ outcome: 'short', isOwed: true, toSendBack: naira(5_000_000) });
  await bello.call(recordRefund, { params: { id: owed!._id }, body: { reason: 'sent by hand' } });
  await sendBack(world, amara, payments, made.reference);
  expect(await find(made._id)).toMatchObject({ owedBack: null, sentBack: naira(5_000_000) });
  expect(await balances()).toEqual({});
});

test('what staff asked back of another amount is not what is owed: all that came is, once', async () => {
  const made = await order();
  await came(made._id, 5_000_000);
  const [short] = await odd(made.reference);
  await bello.call(recordRefund, { params: { id: short!._id }, body: { reason: 'she asked us to' } });
  await world.platform.pool.query(
    "update refund set amount_minor = 4000000 where reason = 'short' and state = 'requested' and requested_by is not null",
  );
  await pass(72 * HOUR);
  await run();
  expect(await find(made._id)).toMatchObject({ status: 'cancelled', owedBack: naira(5_000_000) });
  expect(await balances()).toMatchObject({ 'liability:refunds_due': -5_000_000 });
  const [owed] = await odd(made.reference);
  await bello.call(recordRefund, { params: { id: owed!._id }, body: { reason: 'all of it' } });
  await sendBack(world, amara, payments, made.reference);
  expect(await find(made._id)).toMatchObject({ owedBack: null, sentBack: naira(5_000_000) });
  expect(await balances()).toEqual({});
});

test('what was closed while it waited for its rest stands among the odd payments again once it is owed', async () => {
  const made = await order();
  await came(made._id, 5_000_000);
  const [short] = await odd(made.reference);
  const closing = "update odd_payment set closed_at = $2, closing = 'she wants to wait' where id = $1";
  await world.platform.pool.query(closing, [short!._id, world.clock.now()]);
  await pass(72 * HOUR);
  await run();
  const { payments: open } = (await bello.call(listOddPayments, { query: {} })).body;
  expect(open.filter(({ _id }) => _id === short!._id)).toMatchObject([
    { isOwed: true, toSendBack: naira(5_000_000), closed: null },
  ]);
});

test('a rest that was announced waits for staff, and a part that comes begins the 72 hours anew', async () => {
  const made = await order();
  await came(made._id, 5_000_000);
  await pass(71 * HOUR);
  await came(made._id, 1_000_000);
  const part = await find(made._id);
  expect(part.missing).toEqual(naira(1_500_000));
  expect(Date.parse(part.restBy!)).toBe(world.clock.now().getTime() + 72 * HOUR);
  await member.call(calls.announceTransfer, { params: { id: made._id } });
  await pass(80 * HOUR);
  await run();
  expect((await find(made._id)).status).toBe('part_paid');
  expect((await came(made._id)).body.paid).toBe(true);
  expect((await find(made._id)).status).toBe('paid');
});

test('what is paid by card while the 72 hours end completes the order, and nothing goes back', async () => {
  const made = await order();
  await came(made._id, 5_000_000);
  const body = { method: 'card' as const };
  const { reference } = (await member.call(calls.payOrder, { params: { id: made._id }, body })).body;
  await pass(73 * HOUR);
  payments.pay(reference);
  await run();
  expect(await find(made._id)).toMatchObject({ status: 'paid', owedBack: null });
});

test('more than was asked for gives the package, says so, and the rest of it is owed', async () => {
  const made = await order();
  expect((await came(made._id, 8_000_000)).body).toMatchObject({ paid: true, missing: null });
  expect(await find(made._id)).toMatchObject({ status: 'paid', owedBack: naira(500_000) });
  expect(await mails()).toEqual(
    expect.arrayContaining(['We send ₦5,000 back to you', 'Your receipt for Blossom']),
  );
  expect((await odd(made.reference))[0]).toMatchObject({ outcome: 'excess', isOwed: true });
});

test('of much money two people must say the same amount, and whoever was wrong says it again', async () => {
  const made = await order('personalized');
  const first = { paid: false, approvals: 1, approvalsNeeded: 2 };
  expect((await came(made._id, 47_000_000)).body).toMatchObject({ ...first, disputed: false });
  expect((await came(made._id, 47_500_000, amara)).body).toMatchObject({ ...first, disputed: true });
  expect((await find(made._id)).status).toBe('open');
  expect((await came(made._id, 47_500_000)).body).toMatchObject({
    paid: true,
    approvals: 2,
    disputed: false,
  });
  const { rows } = await world.platform.pool.query(
    'select amount_minor from payment p where attempt_id = $1',
    [await attemptOf(world, made._id)],
  );
  expect(rows).toEqual([{ amount_minor: '47500000' }]);
});

test('a rest of much money that one person has confirmed stands in the queue for the second', async () => {
  const made = await order('personalized');
  for (const who of [bello, amara]) await came(made._id, 10_000_000, who);
  const rest = await find(made._id);
  expect(rest.missing).toEqual(naira(37_500_000));
  const waits = async () =>
    (await amara.call(listTransfers, { query: {} })).body.transfers.find(
      ({ orderId }) => orderId === made._id,
    );
  expect(await waits()).toBeUndefined();
  await came(made._id);
  expect(await waits()).toMatchObject({ reference: rest.reference, approvals: 1, confirmedByMe: false });
  expect((await came(made._id, undefined, amara)).body.paid).toBe(true);
});

test('a small order to which much money came needs two people as well', async () => {
  const made = await order();
  const said = (await came(made._id, 75_000_000)).body;
  expect(said).toMatchObject({ paid: false, approvals: 1, approvalsNeeded: 2 });
  expect((await find(made._id)).status).toBe('open');
});

test('the same word again changes nothing; another amount of the same transfer is refused', async () => {
  const made = await order();
  await came(made._id, 8_000_000);
  expect((await came(made._id, 8_000_000)).body.paid).toBe(true);
  const other = await came(made._id, 7_500_000);
  expect(other.refusal.message).toMatch(/^₦80,000 was confirmed for this transfer already/);
  for (const amountMinor of [0, -1, 1.5, 20_000_000_000, '7500000'])
    expect(
      (
        await bello.send('POST', `/api/staff/transfers/${await attemptOf(world, made._id)}/confirm`, {
          amountMinor,
          reason: 'x',
        })
      ).status,
    ).toBe(400);
});

test('nothing that came by card in part asks for a transfer, and its member is told too', async () => {
  const made = await order('blossom', 'card');
  payments.pay(made.reference, { amountMinor: 5_000_000 });
  expect(await find(made._id)).toMatchObject({ status: 'part_paid', method: 'card', bank: null });
  expect(await mails()).toEqual(['₦25,000 is still missing for Blossom']);
});

test('money in another currency is told to whoever sent it', async () => {
  const made = await order('blossom', 'card');
  payments.pay(made.reference, { amountMinor: 2000, currency: 'USD' });
  await find(made._id);
  expect(await mails()).toEqual(['Your payment came in another currency']);
});

test('parts that are held up keep no other waiting, however many are read at once', async () => {
  const held = await order();
  await came(held._id, 5_000_000);
  await member.call(calls.announceTransfer, { params: { id: held._id } });
  member = await world.as(`next${count}`);
  const next = await order();
  await came(next._id, 5_000_000);
  await pass(73 * HOUR);
  await world.features.billing.rest.giveUpLate(1);
  expect((await find(next._id)).owedBack).toEqual(naira(5_000_000));
});
