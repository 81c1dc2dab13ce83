// What mails say about the way of money that goes back: the same as the order, and never that a number be written to us.
import { logIn } from '@ijeuwa/contract/accounts';
import * as calls from '@ijeuwa/contract/billing';
import { keepAsCredit } from '@ijeuwa/contract/credit';
import { deleteAccount, returnToAccount } from '@ijeuwa/contract/leaving';
import { makePayRequest } from '@ijeuwa/contract/pay-requests';
import { checkRefundAccount, findRefundAccount, nameRefundAccount } from '@ijeuwa/contract/refund-accounts';
import * as back from '@ijeuwa/contract/refunds';
import { findTimeline } from '@ijeuwa/contract/timelines';
import { confirmTransfer } from '@ijeuwa/contract/transfers';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { DAY_MS } from '#platform/clock.ts';
import { signInStaff } from '#test/back-office.ts';
import { honestPayments } from '#test/honest-payments.ts';
import { attemptOf, placedBy } from '#test/orders.ts';
import { type Client, type Person, SIGN_UP } from '#test/people.ts';
import { staySignedIn } from '#test/stay-signed-in.ts';
import { makeWorld, type World } from '#test/test-world.ts';

const PRICE = 7_500_000;
const reason = { reason: 'looked at' };
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

const place = (method: calls.Order['method'] = 'bank_transfer') => placedBy(member, { method });
const find = async ({ _id: id }: calls.Order) =>
  (await member.call(calls.findOrder, { params: { id } })).body;
const came = async (order: calls.Order, amountMinor: number) => {
  const params = { id: await attemptOf(world, order._id) };
  expect((await bello.call(confirmTransfer, { params, body: { amountMinor, ...reason } })).status).toBe(200);
};
const giveLink = ({ _id: id }: calls.Order) => member.call(makePayRequest, { params: { id } });
const mail = async (subject: RegExp) => {
  await world.deliver();
  const mine = world.mails.filter((one) => one.to === member.user.email && subject.test(one.subject));
  expect(mine).toHaveLength(1);
  return mine[0]!.text.replaceAll(/\s+/g, ' ');
};
const leave = async () => {
  const body = { proof: { password: SIGN_UP.password } };
  expect((await member.call(deleteAccount, { body })).status).toBe(200);
};
const comeBack = async () => {
  const body = { email: member.user.email, password: SIGN_UP.password };
  expect((await member.call(logIn, { body })).status).toBe(200);
  expect((await member.call(returnToAccount, {})).status).toBe(200);
};
/** Nobody is asked to write an account number to us. */
const expectNoNumberAsked = (text: string) =>
  expect(text).not.toMatch(/Contact us|write to us .{0,60}account/);

test.each([
  ['its own transfer', false],
  ['an order whose link was given', true],
])('too much for %s: the mail names the buttons that the order has, and no other', async (_, isGiven) => {
  const order = await place();
  if (isGiven) await giveLink(order);
  await came(order, PRICE + 500_000);
  const now = await find(order);
  const text = await mail(/^We send ₦5,000 back/);
  const { next } = (await member.call(findTimeline, { params: { id: order._id } })).body;
  const line = next.map((one) => one.text).join(' ');
  expect([now.refundAccount, now.mayKeep === null]).toEqual(isGiven ? [null, true] : ['wanted', false]);
  for (const [words, inLine] of [
    ['“Name the account”', '“Name the account”'],
    ['“Keep it as credit”', 'kept as credit instead'],
  ] as const)
    expect([words, text.includes(words), line.includes(inLine)]).toEqual([words, !isGiven, !isGiven]);
  expect(text.includes('to the account from which it came')).toBe(isGiven);
});

test('a part whose rest did not come, of an order whose link was given, goes back to where it came from', async () => {
  const order = await place();
  await giveLink(order);
  await came(order, 5_000_000);
  world.pass(3 * DAY_MS);
  await staySignedIn(world);
  await world.features.billing.rest.giveUpLate();
  expect((await find(order)).refundAccount).toBeNull();
  const text = await mail(/^We send ₦50,000 back/);
  expect(text).toContain('It goes out from our bank, to the account from which it came.');
  expect(text).not.toContain('Name the account');
});

/** By card, asked back and approved; then the provider cannot send it there. */
const cardNotTaken = async (meanwhile: (order: calls.Order) => Promise<unknown>) => {
  const order = await place('card');
  await meanwhile(order);
  payments.pay(order.reference);
  await find(order);
  const query = { reference: order.reference };
  const [paid] = (await bello.call(back.listRefunds, { query })).body.payments;
  const body = { amountMinor: PRICE, ...reason };
  await bello.call(back.askRefund, { params: { id: paid!._id }, body });
  const { _id: id } = (await bello.call(back.listRefunds, { query })).body.refunds[0]!;
  await amara.call(back.approveRefund, { params: { id }, body: reason });
  payments.endRefunds(order.reference, 'needs_attention');
  return order;
};
const sweep = async () => {
  await world.platform.pool.query('update refund set next_try_at = null');
  await world.features.billing.refunding.sweep();
};

test('what a card did not take, of an order whose link was given, is asked of nobody by a number', async () => {
  await cardNotTaken(giveLink);
  await sweep();
  const text = await mail(/^₦75,000 needs another way back/);
  expect(text).toContain('Please send us no account number');
  expectNoNumberAsked(text);
});

test('whoever is leaving names the account by the form, once they have come back', async () => {
  Object.assign(payments.state, { holders: { '0123456789': 'OKAFOR ADAEZE' } });
  const order = await cardNotTaken(async () => {});
  await leave();
  await sweep();
  const text = await mail(/^We need to know where ₦75,000 may go/);
  expect(text).toContain('sign in, choose “Return”, and then “Name the account”');
  expectNoNumberAsked(text);
  const body = {
    bankCode: '058',
    accountNumber: '0123456789',
    accountName: 'Adaeze Okafor',
    proof: { password: SIGN_UP.password },
  };
  const name = () => member.call(nameRefundAccount, { params: { id: order._id }, body });
  expect((await name()).status).not.toBe(200);
  await comeBack();
  expect((await name()).body).toMatchObject({ refundAccount: 'named' });
  await leave();
});

test('a second part of an order goes to the account that was named for the first, and everything says so', async () => {
  Object.assign(payments.state, { holders: { '0123456789': 'BELLO MUSA' } });
  const order = await place();
  await came(order, 5_000_000);
  await came(order, 3_000_000);
  const body = {
    bankCode: '058',
    accountNumber: '0123456789',
    accountName: 'Adaeze Okafor',
    proof: { password: SIGN_UP.password },
  };
  expect(await find(order)).toMatchObject({ refundAccount: 'wanted', accountFor: { amountMinor: 500_000 } });
  await member.call(nameRefundAccount, { params: { id: order._id }, body });
  const query = { reference: order.reference };
  const listed = async () => (await bello.call(back.listRefunds, { query })).body;
  const [first] = (await listed()).refunds;
  const seenOf = async (id: string) =>
    (await bello.call(findRefundAccount, { params: { id } })).body.account!;
  const seen = (await seenOf(first!._id)).seen;
  await bello.call(checkRefundAccount, { params: { id: first!._id }, body: { ...reason, seen } });

  world.pass(60_000);
  const part = (await listed()).payments.find(({ amount }) => amount.amountMinor === 5_000_000)!;
  const asked = { params: { id: part._id }, body: { amountMinor: 5_000_000, ...reason } };
  expect((await bello.call(back.askRefund, asked)).status).toBe(200);
  const second = (await listed()).refunds.find(({ amount }) => amount.amountMinor === 5_000_000)!;
  expect((await amara.call(back.approveRefund, { params: { id: second._id }, body: reason })).status).toBe(
    200,
  );
  expect(await find(order)).toMatchObject({
    refundAccount: 'named',
    accountFor: { amountMinor: 5_500_000 },
    namedAccount: { ending: '6789' },
  });
  const text = await mail(/^We send ₦50,000 back/);
  expect(text).toContain('to the account that you named for this order, from our bank');
  expect(text).not.toContain('Name the account');
  const { happened, next } = (await member.call(findTimeline, { params: { id: order._id } })).body;
  expect(happened.map((one) => one.text)).toContain('₦50,000 goes to the account that was named before.');
  expect(next.map((one) => one.text).join(' ')).not.toMatch(/wait to hear/);
  // What was compared for the first is compared anew.
  expect((await listed()).refunds.map((one) => [one.amount.amountMinor, one.account]).sort()).toEqual([
    [500_000, 'named'],
    [5_000_000, 'unchecked'],
  ]);
  expect(await seenOf(second._id)).toMatchObject({ accountNumber: '0123456789', checkedBy: '' });
});

test('credit that goes back with the account goes to where its transfer came from; another account is named by the form', async () => {
  const order = await place();
  await came(order, PRICE + 500_000);
  await member.call(keepAsCredit, { params: { id: order._id } });
  await leave();
  const text = await mail(/of credit back to you/);
  expect(text).toContain('to the account from which your transfer came.');
  expect(text).not.toContain('need do nothing');
  expectNoNumberAsked(text);
  await comeBack();
  expect((await find(order)).refundAccount).toBe('wanted');
});
