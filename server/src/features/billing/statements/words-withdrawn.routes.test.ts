// A word that was said by a line goes with that line: nobody counts for a second person by it while it is taken away.
import * as calls from '@ijeuwa/contract/statements';
import { confirmTransfer } from '@ijeuwa/contract/transfers';
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
let chidi: Client;
beforeAll(async () => {
  world = await makeWorld({ TWO_STAFF_ABOVE_NAIRA: '100000' }, { payments: honestPayments().provider });
  bello = await signInStaff(world, 'bello', ['finance']);
  amara = await signInStaff(world, 'amara', ['finance']);
  chidi = await signInStaff(world, 'chidi', ['finance']);
  // Whoever withdraws a word stands still before the commit, as long as the test holds it there.
  await world.platform.pool.query(`create function stand_still() returns trigger language plpgsql as $$
    begin perform pg_advisory_xact_lock(4711); return old; end $$;
    create trigger stand_still after delete on transfer_approval for each row execute function stand_still()`);
});
afterAll(() => world.close());

const { csv } = makeBank();
let count = 0;
const newOrder = async (packageId: 'blossom' | 'forever') => {
  world.pass(77_777);
  const member = await world.as(`payer${++count}`);
  const order = await placedBy(member, { packageId });
  return { ...order, transferId: await attemptOf(world, order._id) };
};
const lineOf = async (narration: string, credit: number) => {
  await sendStatement(world, bello, csv([{ narration, credit }]));
  const { lines } = (await bello.call(calls.listStatementLines, {})).body;
  return lines.find((one) => one.narration === narration)!._id;
};
const sayByLine = (who: Client, id: string, transferId: string) =>
  who.call(calls.confirmStatementLine, { params: { id }, body: { transferId, reason: 'on the statement' } });
const close = (who: Client, id: string) =>
  who.call(calls.closeStatementLine, {
    params: { id },
    body: { as: 'sent_back', reference: `FT-${id}`, reason: 'not ours' },
  });
const waiting = () => countWaiting(world);

test.each<['it is more of another transfer' | 'it is closed', 'older' | 'newer']>([
  ['it is more of another transfer', 'older'],
  ['it is more of another transfer', 'newer'],
  ['it is closed', 'older'],
])('while %s (the %s one), a second person does not count by the word of that line', async (how, which) => {
  const early = which === 'newer' ? await newOrder('forever') : undefined;
  const other = await newOrder('blossom');
  const large = early ?? (await newOrder('forever'));
  await sayByLine(bello, await lineOf(`NIP/OWN ${other.reference}`, 75_000), other.transferId);
  const lineId = await lineOf(`NIP/FROM ${large.reference}`, 225_000);
  expect((await sayByLine(bello, lineId, large.transferId)).body).toMatchObject({
    paid: false,
    approvals: 1,
  });
  if (how === 'it is closed') await close(bello, lineId);
  const holder = await world.platform.pool.connect();
  await holder.query('select pg_advisory_lock(4711)');
  const leaving = how === 'it is closed' ? close(amara, lineId) : sayByLine(amara, lineId, other.transferId);
  await expect.poll(waiting).toBe(1);
  const params = { id: large.transferId };
  const body = { amountMinor: 22_500_000, reason: 'seen in the bank' };
  const confirming = chidi.call(confirmTransfer, { params, body });
  const decided = Promise.race([confirming.then(() => 'done'), expect.poll(waiting).toBe(2)]);
  await decided;
  await holder.query('select pg_advisory_unlock(4711)');
  holder.release();
  expect((await leaving).status).toBe(200);
  expect((await confirming).body).toMatchObject({ paid: false, approvals: 1 });
  await world.features.billing.trialBalance.check();
});
