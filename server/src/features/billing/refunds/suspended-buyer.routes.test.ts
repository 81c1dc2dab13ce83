// Money that goes back to whoever is suspended: they are told of no page that they cannot reach, and asked for nothing.
import * as back from '@ijeuwa/contract/refunds';
import { confirmTransfer } from '@ijeuwa/contract/transfers';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { DAY_MS } from '#platform/clock.ts';
import { signInStaff } from '#test/back-office.ts';
import { attemptOf, placedBy } from '#test/orders.ts';
import type { Client, Person } from '#test/people.ts';
import { makeWorld, type World } from '#test/test-world.ts';

const reason = { reason: 'looked at' };
let world: World;
let bello: Client;
let amara: Client;
let member: Person;
let count = 0;
beforeAll(async () => {
  world = await makeWorld();
  bello = await signInStaff(world, 'bello', ['finance']);
  amara = await signInStaff(world, 'amara', ['finance', 'admin']);
});
beforeEach(async () => {
  member = await world.as(`member${++count}`);
  world.mails.length = 0;
});
afterAll(() => world.close());

const become = (status: 'active' | 'suspended') =>
  world.platform.pool.query('update member set status = $2 where id = $1', [member.id, status]);
const askedBack = async () => {
  const { _id: id, reference } = await placedBy(member);
  await bello.call(confirmTransfer, { params: { id: await attemptOf(world, id) }, body: reason });
  const { payments } = (await bello.call(back.listRefunds, { query: { reference } })).body;
  await bello.call(back.askRefund, {
    params: { id: payments[0]!._id },
    body: { amountMinor: 7_500_000, ...reason },
  });
  return (await bello.call(back.listRefunds, { query: { reference } })).body.refunds[0]!._id;
};
const approve = (id: string) => amara.call(back.approveRefund, { params: { id }, body: reason });
const mails = async () => {
  await world.deliver();
  return world.mails.filter((mail) => mail.to === member.user.email);
};
const asked = async () => (await mails()).filter(({ subject }) => /waits for an account/.test(subject));

test('the mail of a refund says where it goes and whom to write to, and not to sign in', async () => {
  const id = await askedBack();
  await become('suspended');
  await approve(id);
  const { text } = (await mails()).find(({ subject }) => subject.startsWith('We send ₦75,000'))!;
  expect(text).toMatch(/back to where it came from, from our bank/);
  expect(text).toMatch(/account is suspended, so you cannot name one yourself.*“Help and support”/s);
  expect(text).not.toMatch(/sign in|Payment Methods/);
});

test('finance waits for no account of theirs, and does while they can name one', async () => {
  const id = await askedBack();
  await approve(id);
  const account = async () =>
    (await bello.call(back.listRefunds, { query: {} })).body.refunds.find(({ _id }) => _id === id)!.account;
  expect(await account()).toBe('wanted');
  await become('suspended');
  expect(await account()).toBe('none');
});

test('nobody is reminded of what they cannot do, and is once the suspension is lifted', async () => {
  const { remind } = world.features.billing.refundAccounts;
  const id = await askedBack();
  await approve(id);
  await become('suspended');
  world.pass(4 * DAY_MS);
  await remind();
  expect(await asked()).toHaveLength(0);
  await become('active');
  await remind();
  expect(await asked()).toHaveLength(1);
});
