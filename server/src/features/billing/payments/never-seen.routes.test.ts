// A transfer that was confirmed by hand and stands on no statement of its day is told to finance, until somebody says what it is.
import * as billing from '@ijeuwa/contract/billing';
import { listUnmatched } from '@ijeuwa/contract/books';
import { findDayClose } from '@ijeuwa/contract/day-close';
import { listInvoices } from '@ijeuwa/contract/invoices';
import * as lines from '@ijeuwa/contract/statements';
import * as calls from '@ijeuwa/contract/transfers';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { DAY_MS } from '#platform/clock.ts';
import { signInStaff } from '#test/back-office.ts';
import { bankDay, makeBank, sendStatement } from '#test/bank-statements.ts';
import { honestPayments } from '#test/honest-payments.ts';
import { attemptOf, placedBy } from '#test/orders.ts';
import type { Client } from '#test/people.ts';
import { staySignedIn } from '#test/stay-signed-in.ts';
import { makeWorld, type World } from '#test/test-world.ts';
import { countWaiting } from '#test/waiting-for-locks.ts';

let world: World;
let bello: Client;
let amara: Client;
beforeAll(async () => {
  world = await makeWorld({ TWO_STAFF_ABOVE_NAIRA: '100000' }, { payments: honestPayments().provider });
  bello = await signInStaff(world, 'bello', ['finance']);
  amara = await signInStaff(world, 'amara', ['finance']);
});
afterAll(() => world.close());

const pass = async (days: number) => {
  world.pass(days * DAY_MS);
  await staySignedIn(world);
};
const reason = 'seen in the app of the bank';
let count = 0;
const confirmed = async (packageId = 'blossom') => {
  world.pass(77_777);
  const member = await world.as(`hand${++count}`);
  const { _id, reference } = await placedBy(member, { packageId });
  const transferId = await attemptOf(world, _id);
  const confirm = { params: { id: transferId }, body: { reason } };
  const done = (await bello.call(calls.confirmTransfer, confirm)).body;
  const both = done.paid ? done : (await amara.call(calls.confirmTransfer, confirm)).body;
  expect(both.paid).toBe(true);
  const find = async () => (await member.call(billing.findOrder, { params: { id: _id } })).body;
  const label = async () => (await member.call(billing.findSubscription, {})).body.label;
  return { reference, transferId, _id, member, find, label };
};
const { csv } = makeBank();
const dayOf = () => bankDay(world.clock.now());
const upload = async (from: string, to: string, narration = `RENT ${count}-${Math.random()}`) => {
  const row = (day: string, text: string) => ({ narration: text, debit: 1000, day });
  const rows = [row(from, `FEE ${narration}`), row(to, `FEE ${narration} 2`)];
  expect((await sendStatement(world, bello, csv(rows))).status).toBe(200);
};
const uploadLine = async (narration: string, day: string) => {
  await sendStatement(world, bello, csv([{ narration, credit: 75_000, day }]));
  const { body } = await bello.call(lines.listStatementLines, {});
  return body.lines.find((one) => one.narration === narration)!._id;
};
const tell = () => world.features.billing.neverSeen.tell();
const told = async (of: string) =>
  (await bello.call(calls.listOddPayments, { query: { reference: of } })).body.payments.filter(
    ({ outcome }) => outcome === 'never_seen',
  );
const complaint = async () => {
  await world.features.billing.earning.earn();
  await world.features.billing.trialBalance.check();
};

test('five working days on, where statements of its day were read, finance is told what to do, until its line is named', async () => {
  const day = dayOf();
  const [seen, unseen] = [await confirmed(), await confirmed()];
  const id = await uploadLine(`NIP/${seen.reference}`, day);
  await bello.call(lines.confirmStatementLine, {
    params: { id },
    body: { transferId: seen.transferId, reason },
  });
  await pass(8);
  await tell();
  expect(await told(unseen.reference)).toEqual([]);
  await complaint();
  await upload(day, dayOf());
  for (const _ of [1, 2]) await tell();
  expect(await told(seen.reference)).toEqual([]);
  expect(await told(unseen.reference)).toMatchObject([
    { amount: { amountMinor: 7_500_000 }, toSendBack: null, closed: null },
  ]);
  expect((await bello.call(listUnmatched, { query: {} })).body.unmatched).toContainEqual(
    expect.objectContaining({ reference: unseen.reference, outcome: 'never_seen' }),
  );
  expect((await bello.call(findDayClose, { query: {} })).body.open.unmatched).toBe(0);
  await expect(complaint()).rejects.toThrow(`${unseen.reference} was confirmed by hand on`);
  await world.deliver();
  const mail = world.mails.find(({ subject }) => subject.startsWith('The books of'));
  expect(mail?.text).toContain('no statement shows it: look for it in our account');
  const late = await uploadLine(`NIP/LATE/${unseen.reference}`, dayOf());
  const body = { transferId: unseen.transferId, reason };
  expect((await bello.call(lines.confirmStatementLine, { params: { id: late }, body })).status).toBe(200);
  expect(await told(unseen.reference)).toMatchObject([{ closed: { reason: 'A statement shows it.' } }]);
  await complaint();
});

test('it waits for its five days and for a statement that reaches over its day, and a reason ends it', async () => {
  await pass(14);
  const day = dayOf();
  const { reference } = await confirmed();
  await pass(4);
  await upload(day, dayOf());
  await tell();
  expect(await told(reference)).toEqual([]);
  await pass(4);
  await tell();
  const [open] = await told(reference);
  const params = { id: open!._id };
  expect((await bello.call(calls.recordRefund, { params, body: { reason } })).status).toBe(409);
  const why = { reason: 'It came to the old account.' };
  expect((await bello.call(calls.closeOddPayment, { params, body: why })).status).toBe(200);
  await tell();
  expect(await told(reference)).toMatchObject([{ closed: why }]);
  await complaint();
});

/** Told as never seen. */
const unseen = async (packageId?: string) => {
  await pass(14);
  const day = dayOf();
  const order = await confirmed(packageId);
  await pass(8);
  await upload(day, dayOf());
  await tell();
  return { ...order, params: { id: (await told(order.reference))[0]!._id } };
};
const neverCame = (who: Client, params: { id: string }) =>
  who.call(calls.sayNeverCame, { params, body: { reason: 'asked the bank' } });
const bankOf = async (orderId: string) =>
  (
    await world.platform.pool.query(
      `select coalesce(sum(l.amount_minor), 0)::int as stands from ledger_line l
        join ledger_transaction t on t.id = l.transaction_id where t.order_id = $1 and l.account like 'asset:%'`,
      [orderId],
    )
  ).rows[0].stands;

test('what never came ends what it paid for; the books have nothing of it, its member is told, and late money is theirs', async () => {
  const { _id, params, member, reference, transferId, find, label } = await unseen();
  expect([await label(), await bankOf(_id)]).toEqual(['Blossom', 7_500_000]);
  expect((await neverCame(bello, params)).body).toEqual({ undone: true });
  expect((await neverCame(amara, params)).status).toBe(409);
  expect([await label(), (await find()).status, await bankOf(_id)]).toEqual([
    'No package yet',
    'charged_back',
    0,
  ]);
  const papers = await world.platform.pool.query(
    'select kind from invoice where order_id = $1 order by kind',
    [_id],
  );
  expect(papers.rows.map(({ kind }) => kind)).toEqual(['credit_note', 'invoice']);
  expect((await find()).endedBecause).toBe('never_came');
  const { invoices } = (await member.call(listInvoices, {})).body;
  expect(invoices.map(({ status }) => status).sort()).toEqual(['Credited', 'Not received']);
  await world.deliver();
  const [mail, ...more] = world.mails.filter(
    ({ to, subject }) =>
      to === member.user.email && subject === 'Your transfer for Blossom has not come to us',
  );
  expect(more).toEqual([]);
  expect(mail?.text).toContain('With it Blossom has ended.');
  expect(mail?.text).not.toContain('took');
  await complaint();
  const late = await uploadLine(`NIP/VERY LATE/${reference}`, dayOf());
  const said = { params: { id: late }, body: { transferId, reason } };
  expect((await bello.call(lines.confirmStatementLine, said)).body).toMatchObject({ refundDue: true });
  expect((await find()).owedBack?.amountMinor).toBe(7_500_000);
  await complaint();
});

test('of much money two people say that it never came, and the second is told; a statement is stronger', async () => {
  const { params, reference, label, transferId } = await unseen('harmony');
  expect((await neverCame(bello, params)).body).toEqual({ undone: false });
  expect([(await neverCame(bello, params)).status, await label()]).toEqual([409, 'Harmony']);
  expect((await told(reference))[0]?.saidNeverCame).toBe('me');
  await world.deliver();
  const asked = world.mails.filter(({ text }) => text.includes('never came to our account'));
  expect(asked.map(({ to }) => to.split('@')[0])).toEqual(['amara']);
  await sendStatement(
    world,
    bello,
    csv([{ narration: `NIP/H/${reference}`, credit: 125_000, day: dayOf() }]),
  );
  const { body } = await bello.call(lines.listStatementLines, {});
  const id = body.lines.find(({ narration }) => narration.includes(reference))!._id;
  await bello.call(lines.confirmStatementLine, { params: { id }, body: { transferId, reason } });
  expect([(await neverCame(amara, params)).status, await label()]).toEqual([409, 'Harmony']);
  const other = await unseen('harmony');
  await neverCame(bello, other.params);
  expect((await neverCame(amara, other.params)).body).toEqual({ undone: true });
  expect(await other.label()).toBe('No package yet');
  await complaint();
});

test('a line that was said to be its money shows it, though it was confirmed by hand and nobody has looked since', async () => {
  await pass(14);
  const day = dayOf();
  const member = await world.as(`hand${++count}`);
  const { _id, reference } = await placedBy(member, { packageId: 'harmony' });
  const body = { transferId: await attemptOf(world, _id), reason };
  const narration = `NIP/C/${reference}`;
  await sendStatement(world, bello, csv([{ narration, credit: 125_000, day }]));
  const { body: listed } = await bello.call(lines.listStatementLines, {});
  const id = listed.lines.find((one) => one.narration === narration)!._id;
  const said = await bello.call(lines.confirmStatementLine, { params: { id }, body });
  expect(said.body).toMatchObject({ paid: false });
  const byHand = { params: { id: body.transferId }, body: { reason } };
  expect((await amara.call(calls.confirmTransfer, byHand)).body).toMatchObject({ paid: true });
  await pass(8);
  await upload(day, dayOf());
  await tell();
  expect(await told(reference)).toEqual([]);
});

test('a line is never settled as the money of what never came: it stays on the list', async () => {
  const { params, reference, transferId } = await unseen();
  const id = await uploadLine(`NIP/CHOSEN/${reference}`, dayOf());
  expect((await neverCame(bello, params)).body).toEqual({ undone: true });
  const { pool } = world.platform;
  await pool.query('update statement_line set transfer_id = $2 where id = $1', [id, transferId]);
  const { body } = await bello.call(lines.listStatementLines, {});
  expect(body.lines.find(({ _id }) => _id === id)).toMatchObject({ finding: 'doubled', chosen: null });
});

test('a line that is confirmed at the moment at which its transfer is undone pays for nothing, and stays', async () => {
  const { params, reference, transferId } = await unseen();
  const id = await uploadLine(`NIP/AT ONCE/${reference}`, dayOf());
  const { pool } = world.platform;
  const holder = await pool.connect();
  await holder.query('begin');
  await holder.query('lock table bank_statement in share row exclusive mode');
  const said = { params: { id }, body: { transferId, reason } };
  const confirming = amara.call(lines.confirmStatementLine, said);
  await expect.poll(() => countWaiting(world)).toBe(1);
  expect((await neverCame(bello, params)).body).toEqual({ undone: true });
  await holder.query('commit');
  holder.release();
  expect((await confirming).status).toBe(409);
  const { body } = await bello.call(lines.listStatementLines, {});
  expect(body.lines.find(({ _id }) => _id === id)).toMatchObject({ finding: 'doubled', chosen: null });
});
