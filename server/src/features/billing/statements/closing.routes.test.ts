// Closing a line of a statement, through HTTP: what was said by it is said no longer, and whom it concerns is told.
import * as billing from '@ijeuwa/contract/billing';
import { findCredit, keepAsCredit } from '@ijeuwa/contract/credit';
import * as calls from '@ijeuwa/contract/statements';
import { confirmTransfer } from '@ijeuwa/contract/transfers';
import { afterAll, beforeAll, expect, test } from 'vitest';
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
const newOrder = async (name: string, packageId: string) => {
  world.pass(77_777);
  const member = await world.as(name);
  const order = await placedBy(member, { packageId });
  return { member, ...order, transferId: await attemptOf(world, order._id) };
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
const closeAs = (who: Client, id: string, as?: calls.ClosedAs, reference?: string) =>
  who.call(calls.closeStatementLine, { params: { id }, body: { as, reference, reason: 'not ours' } });
const close = (id: string) => closeAs(amara, id);
const confirm = (who: Client, id: string) => who.call(confirmTransfer, { params: { id }, body: { reason } });

test('the first person’s word of a line goes with the line: another one is not the second', async () => {
  const { transferId, reference } = await newOrder('ada', 'personalized');
  await upload(`TRF ${reference}`, 475_000);
  const line = await lineWith(reference);
  expect((await say(bello, line._id, transferId)).body).toMatchObject({ paid: false, approvals: 1 });
  expect((await closeAs(amara, line._id, 'sent_back', 'FT-1')).body).toEqual({ closed: false });
  expect((await closeAs(bello, line._id, 'sent_back', 'FT-1')).body).toEqual({ closed: true });
  expect((await confirm(amara, transferId)).body).toMatchObject({ paid: false, approvals: 1 });
  expect((await confirm(bello, transferId)).body).toMatchObject({ paid: true, approvals: 2 });
});

test('a word of another amount than the line’s stays', async () => {
  const { transferId, reference } = await newOrder('bose', 'personalized');
  await bello.call(confirmTransfer, {
    params: { id: transferId },
    body: { reason, amountMinor: 47_000_000 },
  });
  await upload(`TRF ${reference}`, 475_000);
  const line = await lineWith(reference);
  await say(amara, line._id, transferId);
  for (const who of [amara, bello]) await closeAs(who, line._id, 'sent_back', 'FT-2');
  const { rows } = await world.platform.pool.query(
    'select amount_minor from transfer_approval where attempt_id = $1',
    [transferId],
  );
  expect(rows).toEqual([{ amount_minor: '47000000' }]);
});

test('whose transfer the bank took back is told, once, when two have said so, and what it paid for ends; nobody else is', async () => {
  const [chi, other] = [await newOrder('chi', 'blossom'), await newOrder('dayo', 'blossom')];
  await upload(`NIP/${chi.reference}`, 75_000);
  const line = await lineWith(chi.reference);
  await say(bello, line._id, chi.transferId);
  await takeBack(`***RSVL NIP/${chi.reference}`, 75_000);
  await upload('NIP/KUDA/SOMEBODY/THING', 75_000);
  await takeBack('***RSVL NIP/KUDA/SOMEBODY/THING', 75_000);
  const subscription = async () => (await chi.member.call(billing.findSubscription, {})).body.label;
  expect([(await close(line._id)).status, (await lineWith(chi.reference)).saidGone]).toEqual([200, 'other']);
  expect([(await close(line._id)).status, await subscription()]).toEqual([409, 'Blossom']);
  const second = { params: { id: line._id }, body: { reason: 'gone from the account' } };
  expect((await bello.call(calls.closeStatementLine, second)).status).toBe(200);
  expect(await subscription()).toBe('No package yet');
  const order = (await chi.member.call(billing.findOrder, { params: { id: chi._id } })).body;
  expect(order.status).toBe('charged_back');
  await world.features.billing.trialBalance.check();
  await close((await lineWith('SOMEBODY/THING'))._id);
  await world.deliver();
  const told = world.mails.filter(({ subject }) => /took back/.test(subject));
  expect(told).toHaveLength(1);
  expect(told[0]).toMatchObject({ to: chi.member.user.email });
  expect(told[0]!.text).toContain(`₦75,000 for Blossom, with the reference ${chi.reference}`);
  expect(other.reference).not.toBe(chi.reference);
});

/** Paid whole, and once more, each by its own line; the second is taken back. */
const payTwice = async (
  name: string,
  meanwhile: (order: Awaited<ReturnType<typeof newOrder>>) => Promise<unknown>,
) => {
  const order = await newOrder(name, 'blossom');
  for (const nth of ['FIRST', 'SECOND']) {
    await upload(`NIP/${nth} ${order.reference}`, 75_000);
    await say(bello, (await lineWith(`${nth} ${order.reference}`))._id, order.transferId);
  }
  const second = `SECOND ${order.reference}`;
  expect(await lineWith(second)).toBeUndefined();
  await meanwhile(order);
  await takeBack(`***RSVL NIP/${second}`, 75_000);
  return { ...order, line: await lineWith(second) };
};
const loseByTwo = async (id: string) => {
  expect((await close(id)).status).toBe(200);
  const second = { params: { id }, body: { reason: 'gone from the account' } };
  expect((await bello.call(calls.closeStatementLine, second)).status).toBe(200);
  await world.features.billing.trialBalance.check();
};
const refundsOf = async (orderId: string) =>
  (
    await world.platform.pool.query(
      `select r.state, r.amount_minor::int as minor from refund r join payment p on p.id = r.payment_id
        join payment_attempt a on a.id = p.attempt_id where a.order_id = $1 order by r.id`,
      [orderId],
    )
  ).rows;
const bankHolds = async () =>
  (
    await world.platform.pool.query(
      "select sum(amount_minor)::int as minor from ledger_line where account = 'asset:bank:main'",
    )
  ).rows[0].minor;

test('a second transfer that the bank takes back comes before finance again, and ends what goes back of it, not what the first paid', async () => {
  const { member, line, _id } = await payTwice('ebele', async () => {});
  expect(line).toMatchObject({ finding: 'reversed' });
  const before = await bankHolds();
  await loseByTwo(line._id);
  expect(await bankHolds()).toBe(before - 7_500_000);
  expect(await refundsOf(_id)).toEqual([{ state: 'done', minor: 7_500_000 }]);
  expect((await member.call(billing.findOrder, { params: { id: _id } })).body.status).toBe('paid');
  expect(await lineWith('SECOND')).toBeUndefined();
  await world.deliver();
  const told = world.mails.find(({ to, subject }) => to === member.user.email && /took back/.test(subject));
  expect(told!.text).toContain('stays as it is');
});

test('credit that was kept of it goes with it', async () => {
  const { member, line } = await payTwice('femi', ({ member, _id }) =>
    member.call(keepAsCredit, { params: { id: _id } }),
  );
  const balances = async () => (await member.call(findCredit, {})).body.balances;
  expect(await balances()).toMatchObject([{ amount: { amountMinor: 7_500_000 } }]);
  const before = await bankHolds();
  await loseByTwo(line._id);
  expect(await balances()).toEqual([]);
  expect(await bankHolds()).toBe(before - 7_500_000);
});

test('what was paid with that credit ends as if its own money had been taken', async () => {
  let next = '';
  const { member, line } = await payTwice('gozie', async ({ member, _id }) => {
    await member.call(keepAsCredit, { params: { id: _id } });
    const quote = await member.call(billing.makeQuote, { body: { packageId: 'blossom' } });
    const body = { quoteId: quote.body._id, method: 'bank_transfer' as const };
    next = (await member.call(billing.placeOrder, { body })).body._id;
  });
  const status = async () => (await member.call(billing.findOrder, { params: { id: next } })).body.status;
  expect(await status()).toBe('paid');
  await loseByTwo(line._id);
  expect(await status()).toBe('charged_back');
  expect((await member.call(findCredit, {})).body.balances).toEqual([]);
});

test('two people are to say by a day that it is gone: staff are told before it, and once it is over', async () => {
  const { line } = await payTwice('hauwa', async () => {});
  const dueAt = Date.parse(line.sayBy!);
  expect(dueAt).toBeGreaterThan(world.clock.now().getTime());
  const { takenBack } = world.features.billing.alarms;
  const told = async () => {
    await takenBack.sound();
    await takenBack.sound();
    await world.deliver();
    const to = 'bello@staff.example';
    return world.mails.filter((mail) => mail.to === to && /the bank took back/.test(mail.subject)).length;
  };
  expect(await told()).toBe(0);
  world.time.now = new Date(dueAt - 3_600_000);
  expect(await told()).toBe(1);
  world.time.now = new Date(dueAt + 60_000);
  expect(await told()).toBe(2);
});
