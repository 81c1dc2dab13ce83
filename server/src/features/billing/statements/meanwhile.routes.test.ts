// Bank statements while something else happens: a close beside a confirmation, a flood of orders, an upload that breaks off.
import { monitorEventLoopDelay } from 'node:perf_hooks';
import * as billing from '@ijeuwa/contract/billing';
import * as calls from '@ijeuwa/contract/statements';
import { takeBackTransferWords } from '@ijeuwa/contract/transfers';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { later, MINUTE_MS } from '#platform/clock.ts';
import { signInStaff } from '#test/back-office.ts';
import { makeBank, sendStatement } from '#test/bank-statements.ts';
import { honestPayments } from '#test/honest-payments.ts';
import { attemptOf, placedBy } from '#test/orders.ts';
import type { Client } from '#test/people.ts';
import { makeWorld, type World } from '#test/test-world.ts';
import { countWaiting } from '#test/waiting-for-locks.ts';
import { listTransfersSince } from './waiting.repository.ts';

let world: World;
let bello: Client;
beforeAll(async () => {
  world = await makeWorld({ TWO_STAFF_ABOVE_NAIRA: '100000' }, { payments: honestPayments().provider });
  bello = await signInStaff(world, 'bello', ['finance']);
});
afterAll(() => world.close());

const newOrder = async (name: string, packageId: 'blossom' | 'forever' = 'blossom') => {
  const member = await world.as(name);
  const order = await placedBy(member, { packageId });
  return { member, ...order, transferId: await attemptOf(world, order._id) };
};

const waiting = () => countWaiting(world);

test('a line that is closed while its transfer is confirmed pays for nothing, and its word goes with it', async () => {
  const { _id: orderId, transferId, reference } = await newOrder('payer');
  const { csv } = makeBank();
  await sendStatement(world, bello, csv([{ narration: `TRF ${reference}`, credit: 75_000 }]));
  const { body } = await bello.call(calls.listStatementLines, {});
  const params = { id: body.lines[0]!._id };
  // The confirmation waits for the order, so that the close comes into the middle of it.
  const holder = await world.platform.pool.connect();
  await holder.query('begin');
  await holder.query('select from purchase_order where id = $1 for no key update', [orderId]);
  const confirming = bello.call(calls.confirmStatementLine, {
    params,
    body: { transferId, reason: 'on the statement of today' },
  });
  const kept = async () =>
    (
      await world.platform.pool.query('select state, transfer_id from statement_line where id = $1', [
        params.id,
      ])
    ).rows[0];
  await expect.poll(waiting).toBe(1);
  expect(await kept()).toEqual({ state: 'open', transfer_id: null });
  const closed = await bello.call(calls.closeStatementLine, {
    params,
    body: { as: 'sent_back', reference: 'FT-1', reason: 'not ours, it seemed' },
  });
  expect(closed.body).toEqual({ closed: true });
  await holder.query('commit');
  holder.release();
  expect((await confirming).status).toBe(409);
  expect(await kept()).toEqual({ state: 'closed', transfer_id: null });
  const words = await world.platform.pool.query('select from transfer_approval where attempt_id = $1', [
    transferId,
  ]);
  expect(words.rowCount).toBe(0);
  await world.features.billing.trialBalance.check();
});

/** Holds the row of an order, once everybody who asked before has had it. */
const hold = async (orderId: string) => {
  const holder = await world.platform.pool.connect();
  await holder.query('begin');
  await holder.query('select from purchase_order where id = $1 for no key update', [orderId]);
  return async () => {
    await holder.query('commit');
    holder.release();
  };
};
const keptLine = async (id: string) =>
  (await world.platform.pool.query('select state, transfer_id from statement_line where id = $1', [id]))
    .rows[0];
const paidLines = async (orderId: string) =>
  (
    await world.platform.pool.query(
      'select p.id from payment p join payment_attempt a on a.id = p.attempt_id where a.order_id = $1',
      [orderId],
    )
  ).rowCount;

test('a line that pays for another while its transfer is confirmed pays for that one alone', async () => {
  const [first, second] = [await newOrder('first'), await newOrder('second')];
  const { csv } = makeBank();
  await sendStatement(world, bello, csv([{ narration: `FROM ADA ${first.reference}`, credit: 75_000 }]));
  const { body } = await bello.call(calls.listStatementLines, {});
  const params = { id: body.lines[0]!._id };
  const confirm = (transferId: string) =>
    bello.call(calls.confirmStatementLine, { params, body: { transferId, reason: 'on the statement' } });
  const release = await hold(first._id);
  const confirming = confirm(first.transferId);
  await expect.poll(waiting).toBe(1);
  // Of what nobody has heard yet there is nothing to take back, and the line is free.
  expect(await keptLine(params.id)).toEqual({ state: 'open', transfer_id: null });
  expect((await confirm(second.transferId)).body).toMatchObject({ paid: true });
  await release();
  expect((await confirming).status).toBe(409);
  expect(await keptLine(params.id)).toEqual({ state: 'confirmed', transfer_id: second.transferId });
  expect([await paidLines(first._id), await paidLines(second._id)]).toEqual([0, 1]);
  await world.features.billing.trialBalance.check();
});

test('a word that is taken back while a second person confirms by the line pays for nothing', async () => {
  const large = await newOrder('large', 'forever');
  const { csv } = makeBank();
  await sendStatement(
    world,
    bello,
    csv([{ narration: `FROM OBI ${large.reference}`, credit: large.total.amountMinor / 100 }]),
  );
  const { body } = await bello.call(calls.listStatementLines, {});
  const params = { id: body.lines.find(({ narration }) => narration.includes('OBI'))!._id };
  const confirm = (who: Client) =>
    who.call(calls.confirmStatementLine, {
      params,
      body: { transferId: large.transferId, reason: 'on the statement' },
    });
  expect((await confirm(bello)).body).toMatchObject({ paid: false, approvals: 1 });
  const amara = await signInStaff(world, 'amara', ['finance']);
  const release = await hold(large._id);
  const takingBack = bello.call(takeBackTransferWords, {
    params: { id: large.transferId },
    body: { reason: 'it is somebody else' },
  });
  await expect.poll(waiting).toBe(1);
  const confirming = confirm(amara);
  await expect.poll(waiting).toBe(2);
  await release();
  expect((await takingBack).status).toBe(200);
  // Theirs is the first word now.
  expect((await confirming).body).toMatchObject({ paid: false, approvals: 1 });
  expect(await paidLines(large._id)).toBe(0);
});

test('however many orders nobody announced, one that was announced is among those that a line may be for', async () => {
  const announced = await newOrder('announced');
  await announced.member.call(billing.announceTransfer, { params: { id: announced._id } });
  for (const name of ['flood1', 'flood2', 'flood3']) {
    world.pass(MINUTE_MS);
    await newOrder(name);
  }
  const since = later(world.clock.now(), -60 * MINUTE_MS);
  const [first] = await listTransfersSince(world.db, crypto.randomUUID(), since, 1);
  expect(first?.id).toBe(announced.transferId);
});

test('a statement that breaks off on its way is refused in words', async () => {
  const reply = await world.app.inject({
    method: calls.uploadStatement.method,
    url: calls.uploadStatement.path,
    headers: { cookie: bello.jar.cookie, 'content-type': 'multipart/form-data; boundary=cut' },
    payload:
      '--cut\r\nContent-Disposition: form-data; name="statement"; filename="a.csv"\r\nContent-Type: text/csv\r\n\r\nDate,Narr',
  });
  expect(reply.statusCode).toBe(400);
  expect(reply.json().message).toMatch(/did not arrive whole/);
});

test('while five thousand lines are taken in and listed, others are heard', {
  timeout: 120_000,
}, async () => {
  let balance = 0;
  const rows = Array.from({ length: 5000 }, (_, n) => {
    balance += 75_000;
    return `24/11/2026,NIP/KUDA/SENDER ${n} OKAFOR/BLOSSOM 17955${String(n * 7919).padStart(8, '0')},,75000,${balance}`;
  });
  const heard = monitorEventLoopDelay({ resolution: 5 });
  const said = await sendStatement(world, bello, ['Date,Narration,Debit,Credit,Balance', ...rows].join('\n'));
  expect(said.body).toMatchObject({ lines: 5000 });
  heard.enable();
  const began = performance.now();
  const { body } = await bello.call(calls.listStatementLines, {});
  heard.disable();
  expect(body.lines).toHaveLength(calls.STATEMENT_LIST_MAX);
  console.info(
    `listing of 5,000 lines: ${Math.round(performance.now() - began)} ms, longest turn ${Math.round(heard.max / 1e6)} ms`,
  );
});
