// Money of nobody on a statement, through HTTP: it stays owed until somebody says what it is, and the books say it too.
import * as calls from '@ijeuwa/contract/statements';
import { confirmTransfer } from '@ijeuwa/contract/transfers';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { settlement } from '#platform/database/tables/settlements.ts';
import { signInStaff } from '#test/back-office.ts';
import { makeBank, sendStatement } from '#test/bank-statements.ts';
import { honestPayments } from '#test/honest-payments.ts';
import { attemptOf, placedBy } from '#test/orders.ts';
import type { Client } from '#test/people.ts';
import { makeWorld, type World } from '#test/test-world.ts';

let world: World;
let bello: Client;
let amara: Client;
beforeAll(async () => {
  world = await makeWorld({}, { payments: honestPayments().provider });
  bello = await signInStaff(world, 'bello', ['finance']);
  amara = await signInStaff(world, 'amara', ['finance', 'admin']);
});
afterAll(() => world.close());

const { csv } = makeBank();
const newOrder = async (name: string) => {
  world.pass(77_777);
  const member = await world.as(name);
  const order = await placedBy(member);
  return { ...order, transferId: await attemptOf(world, order._id) };
};
const upload = (narration: string, credit: number) =>
  sendStatement(world, bello, csv([{ narration, credit }]));
const takeBack = (narration: string, debit: number) =>
  sendStatement(world, bello, csv([{ narration, debit }]));
const lineWith = async (part: string) =>
  (await bello.call(calls.listStatementLines, {})).body.lines.find(({ narration }) =>
    narration.includes(part),
  )!;
const reason = 'seen on the statement of today';
const say = (who: Client, id: string, transferId: string) =>
  who.call(calls.confirmStatementLine, { params: { id }, body: { transferId, reason } });
const confirm = (who: Client, id: string) => who.call(confirmTransfer, { params: { id }, body: { reason } });
const closeAs = (who: Client, id: string, as?: calls.ClosedAs, reference?: string) =>
  who.call(calls.closeStatementLine, { params: { id }, body: { as, reference, reason: 'not ours' } });
const close = (id: string) => closeAs(amara, id);
let sendings = 0;
/** It went back from the bank. */
const sendBack = (id: string) => closeAs(amara, id, 'sent_back', `FT26${++sendings}`);

const inBooks = async (account: string) =>
  (
    await world.platform.pool.query(
      'select coalesce(sum(amount_minor), 0)::int as minor from ledger_line where account = $1',
      [account],
    )
  ).rows[0].minor;
const bankHolds = () => inBooks('asset:bank:main');
const nobodys = async () => 0 - (await inBooks('liability:unidentified'));

test('a line is nobody’s in the books until somebody says what it is, or the bank takes it back', async () => {
  const began = await nobodys();
  await world.features.billing.earning.earn();
  await upload('NIP/STRANGER ONE', 1_000);
  await upload('NIP/STRANGER TWO', 2_000);
  expect(await nobodys()).toBe(began + 300_000);
  await world.features.billing.trialBalance.check();
  await takeBack('***RSVL NIP/STRANGER TWO', 2_000);
  expect(await nobodys()).toBe(began + 100_000);
  await world.features.billing.trialBalance.check();
  await sendBack((await lineWith('STRANGER ONE'))._id);
  await close((await lineWith('STRANGER TWO'))._id);
  expect(await nobodys()).toBe(began);
  const { transferId, reference } = await newOrder('ify');
  await upload(`NIP/${reference}`, 75_000);
  expect(await nobodys()).toBe(began + 7_500_000);
  await say(bello, (await lineWith(reference))._id, transferId);
  expect(await nobodys()).toBe(began);
  await world.features.billing.trialBalance.check();
});

test('what nobody claims stays owed until a payout, a transfer or a sending is named; a reason alone moves nothing', async () => {
  await upload('NIP/STRANGER THREE', 4_000);
  const { _id: id } = await lineWith('STRANGER THREE');
  const [owed, held] = [await nobodys(), await bankHolds()];
  const refusals = [
    await close(id),
    await closeAs(amara, id, 'booked'),
    await closeAs(amara, id, 'sent_back'),
    await closeAs(amara, id, 'booked', 'I am sure of it'),
  ].map(({ status, refusal }) => [status, Object.keys(refusal.fields ?? {})]);
  expect(refusals).toEqual([
    [400, ['as']],
    [400, ['reference']],
    [400, ['reference']],
    [400, ['reference']],
  ]);
  expect([await nobodys(), await bankHolds()]).toEqual([owed, held]);
  expect(await lineWith('STRANGER THREE')).toBeDefined();
});

test('what was sent back leaves our account in the books, once, under one reference', async () => {
  await upload('NIP/STRANGER FOUR', 4_000);
  await upload('NIP/STRANGER FIVE', 4_000);
  const [four, five] = [await lineWith('STRANGER FOUR'), await lineWith('STRANGER FIVE')];
  const held = await bankHolds();
  expect((await closeAs(amara, four._id, 'sent_back', 'FT-4')).body).toEqual({ closed: true });
  expect(await bankHolds()).toBe(held - 400_000);
  expect((await closeAs(amara, four._id, 'sent_back', 'FT-4')).status).toBe(409);
  expect((await closeAs(amara, five._id, 'sent_back', 'ft-4')).status).toBe(400);
  await world.features.billing.trialBalance.check();
  const { rows } = await world.platform.pool.query(
    "select reason, subject from audit_entry where act = 'close statement line' order by seq desc limit 1",
  );
  expect(rows).toEqual([{ reason: 'not ours', subject: `statement line ${four._id}, sent back, FT-4` }]);
});

test('a payout, or a transfer that was confirmed by hand, is in the books already: no more of it than it was', async () => {
  await world.db.insert(settlement).values({
    ...{ provider: 'paystack', providerId: '4711', currency: 'NGN', settledAt: world.clock.now() },
    ...{ totalMinor: 500_000, feesMinor: 0, deductedMinor: 0, payoutMinor: 500_000 },
    readAt: world.clock.now(),
  });
  await upload('PAYSTACK PAYOUT', 5_000);
  await upload('NIP/STRANGER SIX', 1);
  const [payout, other] = [await lineWith('PAYSTACK PAYOUT'), await lineWith('STRANGER SIX')];
  const held = await bankHolds();
  expect((await closeAs(amara, payout._id, 'booked', '4711')).body).toEqual({ closed: true });
  expect(await bankHolds()).toBe(held - 500_000);
  expect((await closeAs(amara, other._id, 'booked', '4711')).refusal.fields).toHaveProperty('reference');
  const { transferId, reference } = await newOrder('kamsi');
  expect((await confirm(bello, transferId)).body.paid).toBe(true);
  await upload('NIP/HER AUNT', 75_000);
  const aunt = await lineWith('HER AUNT');
  const named = reference.toUpperCase().replaceAll('-', ' ');
  expect((await closeAs(amara, aunt._id, 'booked', named)).body).toEqual({ closed: true });
  expect((await closeAs(amara, other._id, 'booked', reference)).status).toBe(400);
  await sendBack(other._id);
  await world.features.billing.trialBalance.check();
});

test('interest of the bank is ours: it stays in our account, and is income', async () => {
  await upload('CREDIT INTEREST', 12);
  const { _id } = await lineWith('CREDIT INTEREST');
  const [held, owed] = [await bankHolds(), await nobodys()];
  expect((await closeAs(amara, _id, 'interest')).body).toEqual({ closed: true });
  expect(await inBooks('income:interest')).toBe(-1_200);
  expect([await bankHolds(), await nobodys()]).toEqual([held, owed - 1_200]);
  await world.features.billing.trialBalance.check();
});

test('of much money two people say the same why: one alone, or another why, moves nothing', async () => {
  await upload('NIP/STRANGER SEVEN', 475_000);
  const { _id: id } = await lineWith('STRANGER SEVEN');
  const [held, owed] = [await bankHolds(), await nobodys()];
  expect((await closeAs(amara, id, 'sent_back', 'FT-7')).body).toEqual({ closed: false });
  expect((await closeAs(amara, id, 'sent_back', 'FT-7')).status).toBe(409);
  const said = { as: 'sent_back', reference: 'FT-7' };
  expect(await lineWith('STRANGER SEVEN')).toMatchObject({ saidClosed: { ...said, by: 'other' } });
  expect((await closeAs(bello, id, 'interest')).body).toEqual({ closed: false });
  expect((await closeAs(amara, id, 'sent_back', 'FT-7')).body).toEqual({ closed: false });
  expect([await bankHolds(), await nobodys()]).toEqual([held, owed]);
  expect((await closeAs(bello, id, 'sent_back', 'FT-7')).body).toEqual({ closed: true });
  expect([await bankHolds(), await nobodys()]).toEqual([held - 47_500_000, owed - 47_500_000]);
  await world.features.billing.trialBalance.check();
});
