// A line of a statement pays once: its money and its leaving the list are one, whoever else would use it at that moment.
import * as calls from '@ijeuwa/contract/statements';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { signInStaff } from '#test/back-office.ts';
import { makeBank, sendStatement } from '#test/bank-statements.ts';
import { honestPayments } from '#test/honest-payments.ts';
import { attemptOf, placedBy } from '#test/orders.ts';
import type { Client } from '#test/people.ts';
import { makeWorld, type World } from '#test/test-world.ts';
import { countWaiting } from '#test/waiting-for-locks.ts';

let world: World;
let bello: Client;
let amara: Client;
beforeAll(async () => {
  world = await makeWorld({}, { payments: honestPayments().provider });
  bello = await signInStaff(world, 'bello', ['finance']);
  amara = await signInStaff(world, 'amara', ['finance']);
});
afterAll(() => world.close());

const { csv } = makeBank();
let count = 0;
const newOrder = async () => {
  world.pass(77_777);
  const member = await world.as(`payer${++count}`);
  const order = await placedBy(member);
  return { ...order, transferId: await attemptOf(world, order._id) };
};
const lineOf = async (narration: string) => {
  await sendStatement(world, bello, csv([{ narration, credit: 75_000 }]));
  const { lines } = (await bello.call(calls.listStatementLines, {})).body;
  return lines.find((one) => one.narration === narration)!._id;
};
const confirm = (id: string, transferId: string, who = bello) =>
  who.call(calls.confirmStatementLine, { params: { id }, body: { transferId, reason: 'on the statement' } });
const paidFor = async (...orderIds: string[]) =>
  (
    await world.platform.pool.query(
      'select p.id from payment p join payment_attempt a on a.id = p.attempt_id where a.order_id = any ($1)',
      [orderIds],
    )
  ).rowCount;
/** One that is paid by its own line, one that waits, and a line that may be more of the first. */
const withLine = async () => {
  const [paid, waiting] = [await newOrder(), await newOrder()];
  expect((await confirm(await lineOf(`NIP/OWN ${paid.reference}`), paid.transferId)).body).toMatchObject({
    paid: true,
  });
  return { paid, waiting, lineId: await lineOf(`NIP/MORE ${paid.reference}`) };
};

test('where the line cannot leave the list its money is not in, and it may pay for what it is for', async () => {
  const { paid, waiting, lineId } = await withLine();
  await world.platform.pool.query(`create function stays_open() returns trigger language plpgsql as $$
    begin raise exception 'it stays'; end $$;
    create trigger stays_open before update on statement_line for each row
      when (new.state = 'closed') execute function stays_open()`);
  expect((await confirm(lineId, paid.transferId)).status).toBe(500);
  await world.platform.pool.query('drop trigger stays_open on statement_line; drop function stays_open()');
  expect(await paidFor(paid._id)).toBe(1);
  expect((await confirm(lineId, waiting.transferId)).body).toMatchObject({ paid: true });
  expect(await paidFor(paid._id, waiting._id)).toBe(2);
  await world.features.billing.trialBalance.check();
});

test('two who say at once that it is for this and for that take its money in once', async () => {
  for (let round = 0; round < 8; round++) {
    const { paid, waiting, lineId } = await withLine();
    const said = await Promise.all([
      confirm(lineId, paid.transferId),
      confirm(lineId, waiting.transferId, amara),
      confirm(lineId, paid.transferId, amara),
    ]);
    expect(said.filter(({ status }) => status === 200)).not.toHaveLength(0);
    expect(await paidFor(paid._id, waiting._id)).toBe(2);
  }
  await world.features.billing.trialBalance.check();
});

test('a server that ends between the word and the money leaves a line that is nobody’s, as it was before', async () => {
  const [waiting, other] = [await newOrder(), await newOrder()];
  const lineId = await lineOf(`NIP/CUT ${waiting.reference}`);
  // The order is held, so that the money cannot come in yet: here the server would end.
  const holder = await world.platform.pool.connect();
  await holder.query('begin');
  await holder.query('select 1 from purchase_order where id = $1 for update', [waiting._id]);
  const said = confirm(lineId, waiting.transferId);
  await expect.poll(() => countWaiting(world)).toBeGreaterThan(0);
  const { rows } = await world.platform.pool.query('select transfer_id from statement_line where id = $1', [
    lineId,
  ]);
  await holder.query('commit');
  holder.release();
  expect(rows).toEqual([{ transfer_id: null }]);
  expect((await said).body).toMatchObject({ paid: true });
  expect((await confirm(lineId, other.transferId)).status).toBe(409);
  expect(await paidFor(waiting._id, other._id)).toBe(1);
});
