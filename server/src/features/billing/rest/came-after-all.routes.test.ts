// Money that comes after what it was for has ended: its member reads that it came, why it counts for nothing, and that it goes back.
import { listCameMoney } from '@ijeuwa/contract/books';
import { askRefund, listRefunds } from '@ijeuwa/contract/refunds';
import * as lines from '@ijeuwa/contract/statements';
import { findTimeline } from '@ijeuwa/contract/timelines';
import * as calls from '@ijeuwa/contract/transfers';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { DAY_MS, lagosDay } from '#platform/clock.ts';
import { signInStaff } from '#test/back-office.ts';
import { makeBank, sendStatement } from '#test/bank-statements.ts';
import { honestPayments } from '#test/honest-payments.ts';
import { attemptOf, placedBy } from '#test/orders.ts';
import type { Client, Person } from '#test/people.ts';
import { sendBack } from '#test/refunds.ts';
import { staySignedIn } from '#test/stay-signed-in.ts';
import { makeWorld, type World } from '#test/test-world.ts';

const reason = 'seen in the app of the bank';
const payments = honestPayments();
const { csv } = makeBank();
let world: World;
let bello: Client;
let amara: Client;
let member: Person;
let count = 0;
beforeAll(async () => {
  world = await makeWorld({}, { payments: payments.provider });
  bello = await signInStaff(world, 'bello', ['finance']);
  amara = await signInStaff(world, 'amara', ['finance']);
});
afterAll(() => world.close());

const pass = async (days: number) => {
  world.pass(days * DAY_MS);
  await staySignedIn(world);
};
const dayOf = () =>
  new Intl.DateTimeFormat('en-GB', {
    ...({ day: '2-digit', month: 'short', year: 'numeric', timeZone: 'Africa/Lagos' } as const),
  })
    .format(world.clock.now())
    .replaceAll(' ', '-')
    .replace('Sept', 'Sep');
const order = async () => {
  member = await world.as(`late${++count}`);
  const made = await placedBy(member);
  const transferId = await attemptOf(world, made._id);
  const byHand = { params: { id: transferId }, body: { reason } };
  expect((await bello.call(calls.confirmTransfer, byHand)).body.paid).toBe(true);
  return { ...made, transferId };
};
const comes = async (
  { reference, transferId }: { reference: string; transferId: string },
  refundDue: boolean,
) => {
  const narration = `NIP/${refundDue ? 'LATE' : 'FIRST'}/${reference}`;
  await sendStatement(world, bello, csv([{ narration, credit: 75_000, day: dayOf() }]));
  const { body } = await bello.call(lines.listStatementLines, {});
  const { _id: id } = body.lines.find((one) => one.narration === narration)!;
  const said = { params: { id }, body: { transferId, reason } };
  expect((await bello.call(lines.confirmStatementLine, said)).body).toMatchObject({ refundDue });
};
const mail = async (subject: string) => {
  await world.deliver();
  return world.mails.filter((one) => one.to === member.user.email && one.subject === subject).at(-1)!.text;
};
const happened = async (id: string) =>
  (await member.call(findTimeline, { params: { id } })).body.happened.map(({ text }) => text);

test('a transfer that was undone comes after all', async () => {
  const made = await order();
  const from = dayOf();
  await pass(8);
  const row = (narration: string, day: string) => ({ narration, debit: 1000, day });
  await sendStatement(world, bello, csv([row('FEE ONE', from), row('FEE TWO', dayOf())]));
  await world.features.billing.neverSeen.tell();
  const query = { reference: made.reference };
  const [odd] = (await bello.call(calls.listOddPayments, { query })).body.payments;
  const undone = { params: { id: odd!._id }, body: { reason: 'Four statements show nothing.' } };
  expect((await bello.call(calls.sayNeverCame, undone)).body).toEqual({ undone: true });
  await pass(1);
  await comes(made, true);
  const text = await mail('We send ₦75,000 back to you');
  expect(text).toContain('Your ₦75,000 for Blossom came after all. It has ended meanwhile');
  expect(text).toContain('If you would like Blossom again, please order it anew.');
  expect(text).toContain('Keep it as credit');
  expect(text).not.toContain('paid already');
  expect(await happened(made._id)).toContain('₦75,000 came after all.');
});

test('and money for what has gone back since is not called a second payment', async () => {
  const made = await order();
  await comes(made, false);
  const { payments: paid } = (await bello.call(listRefunds, { query: { reference: made.reference } })).body;
  const ask = { params: { id: paid[0]!._id }, body: { amountMinor: 7_500_000, reason: 'She asked us to.' } };
  expect((await bello.call(askRefund, ask)).status).toBe(200);
  await sendBack(world, amara, payments, made.reference);
  await pass(1);
  await comes(made, true);
  const text = await mail('We send ₦75,000 back to you');
  expect(text).toContain('₦75,000 came for Blossom after that had ended. We send it back to you.');
  expect(await happened(made._id)).toContain('₦75,000 came after it had ended.');
  const query = { reference: made.reference };
  const odd = (await bello.call(calls.listOddPayments, { query })).body.payments;
  expect(odd.map(({ kind }) => kind)).toEqual(['payment after its order had ended']);
  const { payments: came } = (
    await bello.call(listCameMoney, { query: { day: lagosDay(world.clock.now()) } })
  ).body;
  expect(came).toMatchObject([{ standing: 'paid_twice', late: true }]);
});
