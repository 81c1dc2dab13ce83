// What the database itself refuses of orders and money, whoever writes: shown by SQL that tries.
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { addMember } from '#test/members.ts';
import { saveOrder } from '#test/orders.ts';
import { savePackageOnce } from '#test/packages.ts';
import { makeWorld, type World } from '#test/test-world.ts';

const PRICE = 10_000;
let world: World;
let memberId: string;
let packageVersionId: string;
let order: { id: string; attemptId: string };
let count = 0;
beforeAll(async () => {
  world = await makeWorld();
  memberId = await addMember(world, 'Ada');
  packageVersionId = await savePackageOnce(
    world.db,
    { packageId: 'bound' },
    { name: 'Bound', features: [] },
    world.clock.now(),
  );
});
beforeEach(async () => {
  order = await saveOrder(world.db, { memberId, packageVersionId, now: world.clock.now() });
});
afterAll(() => world.close());

const ask = (text: string, ...values: unknown[]) => world.platform.pool.query(text, values);
/** The name of what refuses it; undefined when it is taken. */
const refusalOf = (text: string, ...values: unknown[]): Promise<string | undefined> =>
  ask(text, ...values).then(
    () => undefined,
    ({ constraint }) => constraint,
  );
const came = async (amountMinor: number): Promise<string> => {
  const { rows } = await ask(
    `insert into payment (provider, transaction, attempt_id, amount_minor, currency, received_at, standing)
     values ('bank', $1, $2, $3, 'NGN', now(), 'fits') returning id`,
    `try-${++count}`,
    order.attemptId,
    amountMinor,
  );
  return rows[0].id;
};
const allocate = (paymentId: string, amountMinor: number, orderId = order.id) =>
  refusalOf(
    'insert into allocation (payment_id, order_id, amount_minor, allocated_at) values ($1, $2, $3, now())',
    paymentId,
    orderId,
    amountMinor,
  );
const refund = (paymentId: string, amountMinor: number, state = 'requested') =>
  refusalOf(
    `insert into refund (payment_id, amount_minor, reason, state, requested_at, done_at)
     values ($1, $2, 'short', $3, now(), case when $3 = 'done' then now() end)`,
    paymentId,
    amountMinor,
    state,
  );

test('never more of a payment counts than came in, over all orders', async () => {
  const payment = await came(6000);
  expect(await allocate(payment, 6001)).toBe('allocation_within_payment');
  expect(await allocate(payment, 4000)).toBeUndefined();
  const other = await saveOrder(world.db, { memberId, packageVersionId, now: world.clock.now() });
  expect(await allocate(payment, 2001, other.id)).toBe('allocation_within_payment');
  expect(await allocate(payment, 2000, other.id)).toBeUndefined();
});

test('never more counts for an order than it costs, and what was released makes room again', async () => {
  const [first, second] = [await came(6000), await came(6000)];
  expect(await allocate(first, 6000)).toBeUndefined();
  expect(await allocate(second, 4001)).toBe('allocation_within_order');
  await ask('update allocation set released_at = now() where payment_id = $1', first);
  expect(await allocate(second, 6000)).toBeUndefined();
  const again = 'update allocation set released_at = null where payment_id = $1';
  expect(await refusalOf(again, first)).toBe('allocation_within_order');
});

test('never more of a payment goes back than came in, and one refund of it is under way at a time', async () => {
  const payment = await came(6000);
  expect(await refund(payment, 6001)).toBe('refund_within_payment');
  expect(await refund(payment, 2000)).toBeUndefined();
  expect(await refund(payment, 2000)).toBe('refund_one_under_way');
  await ask("update refund set state = 'done', done_at = now() where payment_id = $1", payment);
  expect(await refund(payment, 4001)).toBe('refund_within_payment');
  expect(await refund(payment, 4000)).toBeUndefined();
});

test('a purchase is settled once, not even again after its money went back', async () => {
  const { rows } = await ask('select purchase_id from purchase_order where id = $1', order.id);
  const other = await saveOrder(world.db, { memberId, packageVersionId, now: world.clock.now() });
  const settle = "update purchase_order set status = 'paid', settled_at = now() where id = $1";
  expect(await refusalOf(settle, order.id)).toBeUndefined();
  await ask("update purchase_order set status = 'refunded' where id = $1", order.id);
  await ask('update purchase_order set purchase_id = $1 where id = $2', rows[0].purchase_id, other.id);
  expect(await refusalOf(settle, other.id)).toBe('order_settles_purchase');
});

test('the lines of an order sum to its amount when they are committed', async () => {
  const add = `insert into order_line (order_id, position, kind, package_version_id, title, amount_minor)
    values ($1, 2, 'package', $2, 'More', $3)`;
  expect(await refusalOf(add, order.id, packageVersionId, 1)).toBe('order_line_sum');
  const change = 'update order_line set amount_minor = $2 where order_id = $1';
  expect(await refusalOf(change, order.id, PRICE - 1)).toBe('order_line_sum');
});

test('one price makes one order, and a reference is used once', async () => {
  const copied = `insert into purchase_order (reference, member_id, quote_id, purchase_id, amount_minor, currency, created_at, expires_at)
    select 'another', member_id, quote_id, purchase_id, amount_minor, currency, created_at, expires_at
    from purchase_order where id = $1`;
  expect(await refusalOf(copied, order.id)).toBe('order_of_quote');
  const again = `insert into payment_attempt (order_id, provider, method, reference, amount_minor, currency, chosen_at, created_at, expires_at)
    select order_id, provider, method, reference, amount_minor, currency, chosen_at, created_at, expires_at
    from payment_attempt where id = $1`;
  expect(await refusalOf(again, order.attemptId)).toBe('payment_attempt_reference_unique');
});

test('what came stays as it came', async () => {
  await came(6000);
  await expect(ask('update payment set amount_minor = 1')).rejects.toThrow('payment is append-only');
  await expect(ask('delete from payment')).rejects.toThrow('payment is append-only');
});

const dispute = (paymentId: string, amountMinor: number, state = 'opened') =>
  refusalOf(
    `insert into dispute (payment_id, provider, provider_id, asked_minor, amount_minor, currency, category, state, opened_at, due_at, ended_at)
     values ($1, 'paystack', $2, $3, $3, 'NGN', 'x', $4, now(), now(), case when $4 = 'won' then now() end)`,
    paymentId,
    `dispute-${++count}`,
    amountMinor,
    state,
  );

test('what goes back and what banks ask back are never more than came in, also at once', async () => {
  const paymentId = await came(PRICE);
  expect(await dispute(paymentId, PRICE, 'won')).toBeUndefined();
  expect(await dispute(paymentId, 4000)).toBeUndefined();
  expect(await refund(paymentId, 6001)).toBe('refund_within_payment');
  const both = await Promise.all([refund(paymentId, 6000), dispute(paymentId, 6000)]);
  expect(both.filter((one) => one === undefined)).toHaveLength(1);
  expect(both).toContain('refund_within_payment');
});
