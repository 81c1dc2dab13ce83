// A transfer that was confirmed by hand and stands on no statement of its day is told to finance, until somebody says what it is.
import * as billing from '@ijeuwa/contract/billing';
import { listUnmatched } from '@ijeuwa/contract/books';
import { findDayClose } from '@ijeuwa/contract/day-close';
import * as lines from '@ijeuwa/contract/statements';
import * as calls from '@ijeuwa/contract/transfers';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { DAY_MS } from '#platform/clock.ts';
import { signInStaff } from '#test/back-office.ts';
import { makeBank, sendStatement } from '#test/bank-statements.ts';
import { honestPayments } from '#test/honest-payments.ts';
import { attemptOf } from '#test/orders.ts';
import type { Client } from '#test/people.ts';
import { staySignedIn } from '#test/stay-signed-in.ts';
import { makeWorld, type World } from '#test/test-world.ts';

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
let count = 0;
const confirmed = async () => {
  world.pass(77_777);
  const member = await world.as(`hand${++count}`);
  const quote = await member.call(billing.makeQuote, { body: { packageId: 'blossom' } });
  const body = { quoteId: quote.body._id, method: 'bank_transfer' as const };
  const { _id, reference } = (await member.call(billing.placeOrder, { body })).body;
  const transferId = await attemptOf(world, _id);
  const { body: done } = await bello.call(calls.confirmTransfer, {
    params: { id: transferId },
    body: { reason },
  });
  expect(done.paid).toBe(true);
  return { reference, transferId };
};
const { csv } = makeBank();
const dayOf = () =>
  new Intl.DateTimeFormat('en-GB', {
    day: '2-digit',
    month: 'short',
    year: 'numeric',
    timeZone: 'Africa/Lagos',
  })
    .format(world.clock.now())
    .replaceAll(' ', '-')
    .replace('Sept', 'Sep');
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
