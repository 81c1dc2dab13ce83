// "Where is my money?": for every order what happened, what is next, and by when.
import * as calls from '@ijeuwa/contract/billing';
import { findReasons } from '@ijeuwa/contract/books';
import { findInvoices } from '@ijeuwa/contract/invoices';
import * as back from '@ijeuwa/contract/refunds';
import { listAudit } from '@ijeuwa/contract/staff';
import { type FoundOrder as Found, findOrders, findTimeline } from '@ijeuwa/contract/timelines';
import { confirmTransfer, listOddPayments, recordRefund } from '@ijeuwa/contract/transfers';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { signInStaff } from '#test/back-office.ts';
import { honestPayments, visa } from '#test/honest-payments.ts';
import { attemptOf, placedBy } from '#test/orders.ts';
import type { Client, Person } from '#test/people.ts';
import { sendBack } from '#test/refunds.ts';
import { staySignedIn } from '#test/stay-signed-in.ts';
import { makeWorld, type World } from '#test/test-world.ts';
import { addWorkingDays } from '../refunds/refund-clock.rules.ts';

const HOUR = 3_600_000;
const payments = honestPayments();
let world: World;
let bello: Client;
let amara: Client;
let member: Person;
let count = 0;
beforeAll(async () => {
  world = await makeWorld({}, { payments: payments.provider });
  bello = await signInStaff(world, 'bello', ['finance']);
  amara = await signInStaff(world, 'amara', ['finance', 'admin']);
});
beforeEach(async () => {
  member = await world.as(`buyer${++count}`);
  // Two orders of one millisecond would have another reference each.
  world.pass(1000);
});
afterAll(() => world.close());

const order = (method: 'bank_transfer' | 'card' = 'bank_transfer') => placedBy(member, { method });
const line = async (id: string) => (await member.call(findTimeline, { params: { id } })).body;
const texts = async (id: string) => (await line(id)).happened.map(({ text }) => text);
const came = async (orderId: string, amountMinor: number) =>
  bello.call(confirmTransfer, {
    params: { id: await attemptOf(world, orderId) },
    body: { amountMinor, reason: 'seen on the statement' },
  });
const pass = async (ms: number) => {
  world.pass(ms);
  await staySignedIn(world);
};
const later = (ms: number) => new Date(world.clock.now().getTime() + ms).toISOString();

test('a transfer says where it is from the order to the end of what it paid for', async () => {
  const made = await order();
  const { reference } = made;
  expect(await line(made._id)).toMatchObject({
    happened: [
      { text: 'Blossom was ordered, for ₦75,000.' },
      { text: `A bank transfer was begun, with the reference ${reference}.` },
    ],
    next: [
      { text: `₦75,000 can be sent by bank transfer, with the reference ${reference}.`, by: made.expiresAt },
    ],
  });
  await pass(HOUR);
  await member.call(calls.announceTransfer, { params: { id: made._id } });
  const looking = 'Our team looks for the transfer in the bank account and confirms it.';
  expect((await line(made._id)).next).toEqual([{ text: looking, by: later(24 * HOUR) }]);
  await pass(25 * HOUR);
  expect((await line(made._id)).next[0]).toMatchObject({
    text: expect.stringMatching(/write to us/),
    by: null,
  });
  await came(made._id, 7_500_000);
  expect((await texts(made._id)).slice(2)).toEqual([
    `The transfer ${reference} was announced as sent.`,
    '₦75,000 came.',
    'All of it has come.',
    'It was given.',
  ]);
  const { next, happened } = await line(made._id);
  expect(next).toEqual([{ text: 'Blossom ends.', by: happened.at(-1)?.period?.to }]);
  expect(happened.map(({ at }) => at)).toEqual(happened.map(({ at }) => at).toSorted());
});

test('a part says until when its rest is waited for; what goes back says so until it went', async () => {
  const made = await order();
  await came(made._id, 5_000_000);
  const { reference } = (await member.call(calls.findOrder, { params: { id: made._id } })).body;
  const by = later(72 * HOUR);
  expect((await line(made._id)).next).toEqual([
    { text: `₦25,000 can be sent by bank transfer, with the reference ${reference}.`, by },
    { text: '₦25,000 is still missing. If it does not come by then, what came goes back.', by },
  ]);
  await pass(72 * HOUR);
  await world.features.billing.rest.giveUpLate();
  expect((await texts(made._id)).at(-1)).toBe('₦50,000 is owed back.');
  expect((await line(made._id)).next).toEqual([
    {
      text: '₦50,000 goes back from our bank, and we wait to hear to which account: “Name the account” stands beside the order. Our team goes on meanwhile.',
      by: addWorkingDays(world.clock.now(), 1).toISOString(),
    },
  ]);
  const oddOf = async (typed: string) =>
    (await bello.call(listOddPayments, { query: { reference: typed } })).body.payments;
  const odd = await oddOf(made.reference);
  // As a bank writes it, or its figures alone: what finds an order finds what is odd about it.
  for (const typed of [made.reference.toUpperCase().replace('-', ' '), made.reference.slice(-13)])
    expect((await oddOf(typed)).map((one) => one._id)).toEqual(odd.map((one) => one._id));
  await bello.call(recordRefund, { params: { id: odd[0]!._id }, body: { reason: 'sent' } });
  await sendBack(world, amara, payments, made.reference);
  expect((await texts(made._id)).at(-1)).toBe('₦50,000 was sent back to where it came from.');
  const [{ timeline }] = (await bello.call(findOrders, { query: { reference } })).body.orders as [Found];
  expect(timeline.happened.map(({ text }) => text)).toContain(
    'amara approved that ₦50,000 goes back, as bello had asked.',
  );
  expect((await line(made._id)).next).toEqual([
    { text: expect.stringMatching(/^It ended: what had come.* Nothing is waited for/), by: null },
  ]);
});

test('what was given up, and a transfer that was not sent, say when, and what is next', async () => {
  const made = await order();
  const { reference, _id: id } = made;
  const [sentAt] = [later(0), await member.call(calls.announceTransfer, { params: { id } })];
  await pass(HOUR);
  const [notSentAt] = [later(0), await member.call(calls.takeBackAnnouncement, { params: { id } })];
  expect((await line(id)).next[0]!.text).toMatch(/^₦75,000 can be sent by bank transfer/);
  await pass(HOUR);
  const [endedAt] = [later(0), await member.call(calls.cancelOrder, { params: { id } })];
  const said = { at: sentAt, text: `The transfer ${reference} was announced as sent.` };
  const back = { at: notSentAt, text: `The word that the transfer ${reference} was sent was taken back.` };
  const toFinance = (await bello.call(findOrders, { query: { reference } })).body.orders[0]!.timeline;
  for (const [who, { happened, next }] of [
    ['You', await line(id)],
    ['Its member', toFinance],
  ] as const) {
    const ended = { at: endedAt, text: `${who} cancelled it.` };
    expect(happened.slice(2)).toMatchObject([said, back, ended]);
    expect(next).toEqual([
      { text: expect.stringMatching(/Nothing is waited for.* counts by itself/), by: null },
    ]);
  }
  await pass(HOUR);
  await came(id, 7_500_000);
  const late = 'cancelled it. Its money came afterwards.';
  expect((await texts(id)).slice(4, 6)).toEqual([`You ${late}`, '₦75,000 came.']);
  const [found] = (await bello.call(findOrders, { query: { reference } })).body.orders;
  expect(found!.timeline.happened[4]!.text).toBe(`Its member ${late}`);
});

test('an order whose time ran out says when', async () => {
  const { _id: id } = await order();
  await pass(200 * HOUR);
  await world.features.billing.payments.expireOrders();
  expect((await line(id)).happened.at(-1)).toMatchObject({
    at: later(0),
    text: 'Its time ran out before it was paid.',
  });
});

test('a card that was declined says so, and until when it can be paid in another way', async () => {
  const made = await order('card');
  expect((await line(made._id)).next).toEqual([
    { text: `We ask the payment provider whether ${made.reference} was paid, each minute.`, by: null },
  ]);
  payments.fail(made.reference);
  await member.call(calls.findOrder, { params: { id: made._id } });
  expect((await texts(made._id))[1]).toBe(
    `Paying by card was begun, with the reference ${made.reference}, and was declined.`,
  );
  const by = new Date(Date.parse(made.createdAt) + 24 * HOUR).toISOString();
  expect((await line(made._id)).next).toEqual([{ text: 'It can be paid once more, or in another way.', by }]);
});

test('finance finds an order by any of its references or by its member, and reads who said what', async () => {
  const made = await order();
  await came(made._id, 5_000_000);
  const rest = (await member.call(calls.findOrder, { params: { id: made._id } })).body;
  for (const query of [
    { reference: made.reference },
    { reference: made.reference.toUpperCase().replace('-', ' ') },
    { reference: rest.reference },
    { memberId: member.id },
  ]) {
    const { orders } = (await bello.call(findOrders, { query })).body;
    expect(orders).toMatchObject([
      { _id: made._id, member: { _id: member.id, name: member.user.name }, status: 'part_paid' },
    ]);
    const told = orders[0]!.timeline.happened.map(({ text }) => text);
    expect(told).toContainEqual(expect.stringMatching(/said that ₦50,000 came\.$/));
    expect(told).toContain(`₦50,000 came: a part of it. (our bank: ${made.reference})`);
  }
  expect((await bello.call(findOrders, { query: { reference: 'nobody-knows' } })).body.orders).toEqual([]);
  expect((await bello.send('GET', '/api/staff/orders')).status).toBe(400);
  expect((await amara.call(listAudit, { query: { words: 'read orders' } })).body.entries).not.toEqual([]);
});

test('what ended with its money says so, with the day, for its member and for finance', async () => {
  const paid = async () => {
    const made = await order('card');
    payments.pay(made.reference);
    await member.call(calls.findOrder, { params: { id: made._id } });
    return made;
  };
  const [now, ahead] = [await paid(), await paid()];
  await pass(HOUR);
  for (const [{ _id, reference }, words] of [
    [ahead, 'With its money, what was still to begin of Blossom does not begin.'],
    [now, 'With its money, Blossom has ended.'],
  ] as const) {
    const [payment] = (await bello.call(back.listRefunds, { query: { reference } })).body.payments;
    const body = { amountMinor: payment!.left.amountMinor, reason: 'she asked us to' };
    await bello.call(back.askRefund, { params: { id: payment!._id }, body });
    expect(await texts(_id)).not.toContain(words);
    const at = later(0);
    await sendBack(world, amara, payments, reference);
    const [ofFinance] = (await bello.call(findOrders, { query: { reference } })).body.orders;
    const own = (await member.call(calls.findOrder, { params: { id: _id } })).body;
    // Both say it one way.
    expect(ofFinance).toMatchObject({ status: own.status, goesBack: own.goesBack });
    for (const { happened } of [await line(_id), ofFinance!.timeline])
      expect(happened.filter(({ text }) => text === words)).toMatchObject([{ at, period: null }]);
  }
});

test('nobody reads the line of another member, and no member those of staff', async () => {
  const made = await order();
  const other = await world.as('curious');
  expect((await other.call(findTimeline, { params: { id: made._id } })).status).toBe(404);
  const query = { memberId: member.id };
  for (const who of [member, world.stranger(), await signInStaff(world, 'amina', ['moderator'])])
    expect((await who.call(findOrders, { query })).status).toBe(404);
});

test('what renews says so, and what a bank asks back is told from its word to the end', async () => {
  const { _id, reference } = await placedBy(member, { method: 'card', renews: true });
  payments.pay(reference, { card: visa });
  await member.call(calls.findOrder, { params: { id: _id } });
  expect((await line(_id)).next.map(({ text }) => text)).toEqual(['Blossom renews, for ₦75,000.']);
  const dueAt = later(16 * HOUR);
  await world.platform.pool.query(
    `insert into dispute (payment_id, provider, provider_id, asked_minor, amount_minor, currency, category, opened_at, due_at)
      select p.id, p.provider, 'd-' || p.id, p.amount_minor, p.amount_minor, p.currency, 'fraud', $2, $3
      from payment p join payment_attempt a on a.id = p.attempt_id where a.order_id = $1`,
    [_id, world.clock.now(), dueAt],
  );
  expect((await texts(_id)).at(-1)).toBe('The bank of the card asked for ₦75,000 back.');
  expect((await line(_id)).next).toContainEqual({ text: 'We answer the bank.', by: dueAt });
  await world.platform.pool.query("update dispute set state = 'lost', ended_at = $1", [world.clock.now()]);
  expect(await texts(_id)).toContain('₦75,000 was taken back by the bank.');
});

test('an order is found by its invoice, its credit note, the figures of a reference, and the bank’s own words', async () => {
  const made = await order('card');
  payments.pay(made.reference);
  await member.call(calls.findOrder, { params: { id: made._id } });
  const { invoices } = (await bello.call(findInvoices, { query: { number: made.reference } })).body;
  const { number } = invoices[0]!;
  const figures = made.reference.split('-').at(-1)!;
  for (const reference of [
    number,
    ` ${number.toLowerCase().replaceAll('-', ' ')} `,
    figures,
    `${figures.slice(0, 6)} ${figures.slice(6)}`,
    `NIP/KUDA MFB/ADA OKAFOR/BLOSSOM ${figures}/000013251129`,
  ]) {
    const found = (await bello.call(findOrders, { query: { reference } })).body.orders;
    expect(
      found.map(({ _id }) => _id),
      reference,
    ).toEqual([made._id]);
    const why = (await bello.call(findReasons, { query: { reference } })).body;
    expect(why.member?._id, reference).toBe(member.id);
  }
});

test('of a part that goes back finance reads what its member reads', async () => {
  const { _id: id, reference } = await order('card');
  payments.pay(reference);
  await member.call(calls.findOrder, { params: { id } });
  const [payment] = (await bello.call(back.listRefunds, { query: { reference } })).body.payments;
  const body = { amountMinor: 1_000_000, reason: 'a part of it' };
  await bello.call(back.askRefund, { params: { id: payment!._id }, body });
  await sendBack(world, amara, payments, reference);
  const [found] = (await bello.call(findOrders, { query: { reference } })).body.orders;
  expect(found).toMatchObject({ status: 'paid', goesBack: 'part' });
  // Who asked and who approved is theirs alone.
  const asked = [
    'bello asked for ₦10,000 to go back: a part of it',
    'amara approved that ₦10,000 goes back.',
  ];
  expect(found!.timeline.happened.map(({ text }) => text)).toEqual(expect.arrayContaining(asked));
  expect((await texts(id)).join(' ')).not.toMatch(/bello|amara|a part of it/);
  expect((await member.call(calls.findOrder, { params: { id } })).body.goesBack).toBe('part');
});
