// A line that is uploaded after its transfer was confirmed by hand: it is proposed for it, and the money counts once.
import { listCameMoney } from '@ijeuwa/contract/books';
import * as calls from '@ijeuwa/contract/statements';
import { findOrders } from '@ijeuwa/contract/timelines';
import { confirmTransfer } from '@ijeuwa/contract/transfers';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { DAY_MS, lagosDay, later } from '#platform/clock.ts';
import { signInStaff } from '#test/back-office.ts';
import { bankDay, makeBank, sendStatement } from '#test/bank-statements.ts';
import { honestPayments } from '#test/honest-payments.ts';
import { attemptOf, placedBy } from '#test/orders.ts';
import type { Client } from '#test/people.ts';
import { staySignedIn } from '#test/stay-signed-in.ts';
import { makeWorld, type World } from '#test/test-world.ts';

const WEEK_MS = 7 * DAY_MS;
let world: World;
let bello: Client;
let amara: Client;
beforeAll(async () => {
  world = await makeWorld({}, { payments: honestPayments().provider });
  bello = await signInStaff(world, 'bello', ['finance']);
  amara = await signInStaff(world, 'amara', ['finance', 'admin']);
});
beforeEach(async () => {
  world.pass(WEEK_MS);
  await staySignedIn(world);
});
afterAll(() => world.close());

const { csv } = makeBank();
const reason = 'seen in our account';
const dayWords = () => bankDay(world.clock.now());
let count = 0;
/** Confirmed by two people, and on no statement. */
const byHand = async () => {
  const member = await world.as(`payer${++count}`);
  const order = await placedBy(member, { packageId: 'personalized' });
  const transferId = await attemptOf(world, order._id);
  for (const who of [bello, amara])
    await who.call(confirmTransfer, { params: { id: transferId }, body: { reason } });
  return { ...order, transferId, naira: order.total.amountMinor / 100 };
};
const upload = async (narration: string, credit: number) => {
  await sendStatement(world, bello, csv([{ narration, credit, day: dayWords() }]));
  const { lines } = (await bello.call(calls.listStatementLines, {})).body;
  return lines.find((one) => one.narration === narration)!;
};
const cameToday = async () => {
  const query = { day: lagosDay(world.clock.now()) };
  const { nets } = (await bello.call(listCameMoney, { query })).body;
  return (nets[0]?.came.amountMinor ?? 0) / 100;
};
const confirm = (lineId: string, transferId: string) =>
  bello.call(calls.confirmStatementLine, { params: { id: lineId }, body: { transferId, reason } });
const balanced = async () => {
  await world.features.billing.earning.earn();
  await world.features.billing.trialBalance.check();
};

test('it never adds to what came, before it is confirmed or after', async () => {
  const { reference, transferId, naira } = await byHand();
  const line = await upload(`NIP/${reference}`, naira);
  expect(line).toMatchObject({
    finding: 'booked',
    proposals: [{ transferId, title: 'Personalized Matching' }],
  });
  expect(await cameToday()).toBe(naira);
  await balanced();
  expect((await confirm(line._id, transferId)).body).toMatchObject({ paid: true, refundDue: false });
  expect(await cameToday()).toBe(naira);
  await balanced();
});

test('without its reference it is proposed by its amount all the same, and counts once', async () => {
  const { transferId, naira } = await byHand();
  const line = await upload('TRF FROM SOMEBODY', naira);
  expect(line.proposals.map((one) => one.transferId)).toContain(transferId);
  expect(await cameToday()).toBe(naira);
  await confirm(line._id, transferId);
  expect(await cameToday()).toBe(naira);
  await balanced();
});

test('a second line of as much is nobody’s, and so is the first once the second is named for it', async () => {
  const { reference, transferId, naira } = await byHand();
  const first = await upload('TRF FROM A STRANGER', naira);
  expect(await cameToday()).toBe(naira);
  const second = await upload(`NIP/${reference}`, naira);
  expect(await cameToday()).toBe(2 * naira);
  await confirm(second._id, transferId);
  expect(await cameToday()).toBe(2 * naira);
  await balanced();
  const sent = { as: 'sent_back' as const, reference: `FT-${count}`, reason };
  for (const who of [bello, amara])
    await who.call(calls.closeStatementLine, { params: { id: first._id }, body: sent });
  await balanced();
});

test('what turns out to be other money is in the books as that: sent back, it came and went', async () => {
  const { naira } = await byHand();
  const line = await upload('TRF FROM NOBODY WE KNOW', naira);
  const sent = { as: 'sent_back' as const, reference: `FT-${count}`, reason };
  for (const who of [bello, amara])
    await who.call(calls.closeStatementLine, { params: { id: line._id }, body: sent });
  expect(await cameToday()).toBe(2 * naira);
  await balanced();
});

test('what a statement shows of it is told to finance, with the day, and stands among what stood on statements', async () => {
  const made = await byHand();
  const told = async () => {
    const { orders } = (await bello.call(findOrders, { query: { reference: made.reference } })).body;
    return orders[0]!.timeline.happened.map(({ text }) => text).filter((text) => /^The statement/.test(text));
  };
  expect(await told()).toEqual([]);
  const line = await upload(`NIP/SHOWN ${made.reference}`, made.naira);
  const amount = `₦${made.naira.toLocaleString('en-NG')}`;
  expect(await told()).toEqual([
    expect.stringMatching(
      `^The statement shows ${amount} of it, on .*: by its amount, until somebody says what`,
    ),
  ]);
  const query = { day: lagosDay(world.clock.now()) };
  const { ofNobody } = (await bello.call(listCameMoney, { query })).body;
  expect(ofNobody).toMatchObject({ came: { amountMinor: 0 }, known: { amountMinor: made.naira * 100 } });
  // What is nobody’s is not known.
  await upload('NIP/WHO IS IT', 1_234);
  expect((await bello.call(listCameMoney, { query })).body.ofNobody).toMatchObject({
    came: { amountMinor: 123_400 },
    known: { amountMinor: made.naira * 100 },
  });
  await confirm(line._id, made.transferId);
  expect(await told()).toEqual([expect.stringMatching(`^The statement shows ${amount} of it, on [^:]*\\.$`)]);
});

test('what is sent back days later does not change what the day had on which it was read: it is told apart', async () => {
  const { naira } = await byHand();
  const line = await upload('TRF FROM NOBODY AT ALL', naira);
  const on = async (at: Date) => {
    const { ofNobody } = (await bello.call(listCameMoney, { query: { day: lagosDay(at) } })).body;
    return ofNobody;
  };
  const readAt = world.clock.now();
  const before = await on(readAt);
  world.time.now = later(readAt, 3 * DAY_MS);
  await staySignedIn(world);
  const sent = { as: 'sent_back' as const, reference: `FT-${count}-LATE`, reason };
  for (const who of [bello, amara])
    await who.call(calls.closeStatementLine, { params: { id: line._id }, body: sent });
  expect(await on(readAt)).toEqual(before);
  expect(await on(world.clock.now())).toMatchObject({
    came: { amountMinor: 0 },
    freed: { amountMinor: naira * 100 },
    known: { amountMinor: 0 },
  });
  await balanced();
});
