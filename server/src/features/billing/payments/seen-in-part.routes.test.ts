// A transfer that was confirmed by hand and of which a statement shows something: less than all of it is not all of it, and
// nothing is undone or taken for more money while a line of it waits to be named.
import * as billing from '@ijeuwa/contract/billing';
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

const NAIRA = 75_000;
let world: World;
let bello: Client;
beforeAll(async () => {
  world = await makeWorld({}, { payments: honestPayments().provider });
  bello = await signInStaff(world, 'bello', ['finance']);
});
afterAll(() => world.close());

const pass = async (days: number) => {
  world.pass(days * DAY_MS);
  await staySignedIn(world);
};
const reason = 'seen in the app of the bank';
const { csv } = makeBank();
const dayOf = () => bankDay(world.clock.now());
let count = 0;
const byHand = async () => {
  const member = await world.as(`hand${++count}`);
  const { _id, reference } = await placedBy(member);
  const transferId = await attemptOf(world, _id);
  await bello.call(calls.confirmTransfer, { params: { id: transferId }, body: { reason } });
  const status = async () => (await member.call(billing.findOrder, { params: { id: _id } })).body.status;
  return { reference, transferId, status, day: dayOf() };
};
/** A statement that reaches over its day, with a line of so much. */
const upload = async (day: string, narration: string, credit: number) => {
  const rows = [
    { narration, credit, day },
    { narration: `FEE ${count}`, debit: 10, day: dayOf() },
  ];
  expect((await sendStatement(world, bello, csv(rows))).status).toBe(200);
  const { body } = await bello.call(lines.listStatementLines, {});
  return body.lines.find((one) => one.narration === narration)!._id;
};
const told = async (of: string) => {
  await world.features.billing.neverSeen.tell();
  const { payments } = (await bello.call(calls.listOddPayments, { query: { reference: of } })).body;
  return payments.filter(({ outcome, closed }) => outcome === 'never_seen' && !closed);
};
const neverCame = (id: string) =>
  bello.call(calls.sayNeverCame, { params: { id }, body: { reason: 'asked the bank' } });
const confirm = (id: string, transferId: string) =>
  bello.call(lines.confirmStatementLine, { params: { id }, body: { transferId, reason } });
const closeAs = (id: string, said: object) =>
  bello.call(lines.closeStatementLine, { params: { id }, body: { reason, ...said } as never });

test('while a line of as much waits to be named it is not told as never seen, and once told is not undone', async () => {
  const { reference, status, day } = await byHand();
  await pass(8);
  const empty = await upload(day, `NIP/OTHER ${count}`, 5);
  const [odd] = await told(reference);
  const line = await upload(day, `NIP/${reference}`, NAIRA);
  const refused = await neverCame(odd!._id);
  expect([refused.status, refused.refusal.message]).toEqual([
    409,
    'A line of a statement brings as much, and nobody has said yet what it is. Please look at it first.',
  ]);
  expect(await status()).toBe('paid');
  await closeAs(empty, { as: 'interest' });
  // It turns out to be somebody else’s.
  expect((await closeAs(line, { as: 'sent_back', reference: 'FT-9' })).status).toBe(200);
  expect((await neverCame(odd!._id)).body).toEqual({ undone: true });
});

test('confirmed by hand with more than came: the line is not owed back as more money', async () => {
  const { reference, transferId, status, day } = await byHand();
  const line = await upload(day, `NIP/${reference}`, NAIRA - 5000);
  const refused = await confirm(line, transferId);
  expect([refused.status, refused.refusal.message]).toEqual([
    409,
    expect.stringContaining(`close the line as one that is in the books, by ${reference}`),
  ]);
  expect((await closeAs(line, { as: 'booked', reference })).status).toBe(200);
  expect(await status()).toBe('paid');
  // What is missing is told, and it is not undone as though nothing had come.
  await pass(8);
  await upload(day, `NIP/OTHER ${count}`, 5);
  const [odd] = await told(reference);
  expect((await neverCame(odd!._id)).refusal.message).toBe(
    'A statement shows ₦70,000 of it. Please close this with what became of the rest.',
  );
});

test('a naira under its reference is not its money; all but the levy of a bank is', async () => {
  const [one, whole] = [await byHand(), await byHand()];
  const naira = await upload(one.day, `NIP/ONE ${count}`, 1);
  await closeAs(naira, { as: 'booked', reference: one.reference });
  const levied = await upload(whole.day, `NIP/ALL ${count}`, NAIRA - 50);
  await closeAs(levied, { as: 'booked', reference: whole.reference });
  await pass(8);
  await upload(one.day, `NIP/LATER ${count}`, 5);
  expect(await told(one.reference)).toHaveLength(1);
  expect(await told(whole.reference)).toEqual([]);
});
