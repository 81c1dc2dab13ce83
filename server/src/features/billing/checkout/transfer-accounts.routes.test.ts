// Transfers to an account of the provider’s, through HTTP: each account is for one attempt, its own clock is told, and money
// that comes to it confirms itself.
import * as calls from '@ijeuwa/contract/billing';
import { makePayRequest, openPayRequest, payRequested } from '@ijeuwa/contract/pay-requests';
import { findTimeline } from '@ijeuwa/contract/timelines';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { honestAccounts } from '#test/honest-accounts.ts';
import type { Person } from '#test/people.ts';
import { staySignedIn } from '#test/stay-signed-in.ts';
import { makeWorld, type World } from '#test/test-world.ts';

const MINUTE = 60_000;
const PRICE = 7_500_000;
const payments = honestAccounts();
let world: World;
beforeAll(async () => {
  world = await makeWorld({}, { payments: payments.provider });
});
afterAll(() => world.close());

/** A notice is handled a moment later, and a moment is longer on a machine that has much else to do. */
const inTime = <T>(deed: () => T | Promise<T>) => vi.waitFor(deed, { timeout: 15_000 });
const wait = async (ms: number) => {
  world.pass(ms);
  await staySignedIn(world);
};
const newQuote = async (person: Person) =>
  (await person.call(calls.makeQuote, { body: { packageId: 'blossom' } })).body;
const place = async (person: Person, quoteId: string, method: calls.Order['method'] = 'transfer_account') =>
  person.call(calls.placeOrder, { body: { quoteId, method } });
const order = async (person: Person) => (await place(person, (await newQuote(person))._id)).body;
const again = async (person: Person, id: string, method: calls.Order['method'] = 'transfer_account') =>
  (await person.call(calls.payOrder, { params: { id }, body: { method } })).body;
const find = async (person: Person, id: string) =>
  (await person.call(calls.findOrder, { params: { id } })).body;
const notify = (reference: string, kind?: string) =>
  world.app.inject({ method: 'POST', url: '/api/webhooks/paystack', ...payments.notice(reference, kind) });
const rows = async (sql: string, values: unknown[] = []) =>
  (await world.platform.pool.query(sql, values)).rows;

test('it is offered before our own account, and shows the provider’s account and the provider’s clock', async () => {
  const ada = await world.as('ada');
  const quote = await newQuote(ada);
  expect(quote.methods).toEqual(['card', 'transfer_account', 'bank_transfer']);
  const { body } = await place(ada, quote._id);
  expect(body).toMatchObject({
    method: 'transfer_account',
    status: 'open',
    bank: { bankName: 'Practice-Titan', accountNumber: expect.stringMatching(/^99/) },
    pageUrl: null,
    announcedAt: null,
  });
  expect(Date.parse(body.expiresAt)).toBe(payments.opened.at(-1)!.expiresAt.getTime());
  // However often it is asked for, and after a reload.
  expect((await place(ada, quote._id)).body).toEqual(body);
  expect(await find(ada, body._id)).toEqual(body);
});

test('twenty who ask at once are shown one account', async () => {
  const { _id } = await newQuote(await world.as('ada'));
  const before = payments.opened.length;
  const ada = await world.as('ada');
  const many = await Promise.all(Array.from({ length: 20 }, () => place(ada, _id)));
  expect(new Set(many.map(({ status }) => status))).toEqual(new Set([200]));
  expect(new Set(many.map(({ body }) => body.bank?.accountNumber)).size).toBe(1);
  expect(payments.opened.length - before).toBe(1);
});

test('one member is given six accounts an hour: the seventh time other ways are named, and those stay open', async () => {
  const many = await world.as('many');
  const before = payments.opened.length;
  for (let nth = 0; nth < 6; nth++) {
    const { _id } = await order(many);
    await many.call(calls.cancelOrder, { params: { id: _id } });
  }
  expect(payments.opened.length - before).toBe(6);
  const { _id: quoteId } = await newQuote(many);
  const refused = await place(many, quoteId);
  expect(refused.status).toBe(429);
  expect(refused.refusal.message).toMatch(/Several accounts .*our own account or by card/);
  expect(payments.opened.length - before).toBe(6);
  expect((await place(many, quoteId, 'bank_transfer')).body).toMatchObject({ method: 'bank_transfer' });
  expect((await order(await world.as('another'))).bank).not.toBeNull();
});

test('a notice of its money settles it by itself, once, and the member’s open screen is told', async () => {
  const bose = await world.as('bose');
  const { _id, reference } = await order(bose);
  payments.pay(reference);
  world.live.splice(0);
  await Promise.all(Array.from({ length: 10 }, () => notify(reference)));
  await inTime(async () => expect((await find(bose, _id)).status).toBe('paid'));
  expect(
    await rows('select amount_minor, standing from payment where transaction = $1', [reference]),
  ).toEqual([{ amount_minor: String(PRICE), standing: 'fits' }]);
  expect(
    world.live.filter(({ payload }) => (payload as { what?: string }).what === 'subscription'),
  ).toHaveLength(1);
  expect(await rows('select paid_by from package_grant where order_id = $1', [_id])).toEqual([
    { paid_by: 'transfer_account' },
  ]);
});

test('without a notice it is found by asking', async () => {
  const chi = await world.as('chi');
  const { _id, reference } = await order(chi);
  payments.pay(reference);
  await wait(2 * MINUTE);
  expect((await rows('select status from purchase_order where id = $1', [_id]))[0].status).toBe('open');
  await world.features.billing.payments.sweep();
  expect((await rows('select status from purchase_order where id = $1', [_id]))[0].status).toBe('paid');
});

test('once it has expired it is shown no more, and a new one is given under a new reference', async () => {
  const dayo = await world.as('dayo');
  const first = await order(dayo);
  await wait(59 * MINUTE);
  expect((await find(dayo, first._id)).bank).not.toBeNull();
  await wait(MINUTE);
  const over = await find(dayo, first._id);
  expect(over).toMatchObject({
    status: 'open',
    bank: null,
    methods: expect.arrayContaining(['transfer_account']),
  });
  const second = await again(dayo, first._id);
  expect(second.bank?.accountNumber).not.toBe(first.bank?.accountNumber);
  expect(second.reference).not.toBe(first.reference);
  // What was sent to the first in its last minute counts all the same.
  payments.pay(first.reference);
  await notify(first.reference);
  await inTime(async () => expect((await find(dayo, first._id)).status).toBe('paid'));
});

test('what the provider says has failed can be begun anew', async () => {
  const ebo = await world.as('ebo');
  const first = await order(ebo);
  payments.fail(first.reference);
  expect(await find(ebo, first._id)).toMatchObject({
    status: 'failed',
    method: 'transfer_account',
    bank: null,
  });
  expect((await again(ebo, first._id)).bank).not.toBeNull();
});

test('money of both accounts: the second is owed back', async () => {
  const fola = await world.as('fola');
  const first = await order(fola);
  await wait(61 * MINUTE);
  const second = await again(fola, first._id);
  payments.pay(first.reference);
  payments.pay(second.reference);
  await notify(first.reference);
  await notify(second.reference);
  await inTime(async () =>
    expect((await find(fola, first._id)).owedBack).toEqual({ amountMinor: PRICE, currency: 'NGN' }),
  );
});

test('less than was asked for waits for its rest, which may come in either way', async () => {
  const gbenga = await world.as('gbenga');
  const { _id, reference } = await order(gbenga);
  payments.pay(reference, { amountMinor: PRICE - 100_000 });
  await notify(reference);
  await inTime(async () => expect((await find(gbenga, _id)).status).toBe('part_paid'));
  const part = await find(gbenga, _id);
  expect(part).toMatchObject({ missing: { amountMinor: 100_000 }, method: 'bank_transfer' });
  const rest = await again(gbenga, _id);
  expect(rest).toMatchObject({ method: 'transfer_account', bank: { bankName: 'Practice-Titan' } });
  expect(payments.opened.at(-1)).toMatchObject({ amountMinor: 100_000, reference: rest.reference });
  payments.pay(rest.reference);
  await notify(rest.reference);
  await inTime(async () => expect((await find(gbenga, _id)).status).toBe('paid'));
});

test('more than was asked for settles it, and the rest is owed back; what is sent once more is told as that', async () => {
  const hadiza = await world.as('hadiza');
  const { _id, reference } = await order(hadiza);
  payments.pay(reference, { amountMinor: PRICE + 50_000 });
  await notify(reference);
  await inTime(async () =>
    expect(await find(hadiza, _id)).toMatchObject({ status: 'paid', owedBack: { amountMinor: 50_000 } }),
  );
  await notifyRejected(reference);
  await inTime(() => world.deliver().then(() => expect(saysSecond(hadiza)).toEqual([true])));
});

const saysSecond = ({ user }: Person) =>
  world.mails.flatMap(({ to, subject, text }) =>
    to === user.email && /second transfer/.test(subject) ? [/Please send nothing more\./.test(text)] : [],
  );
const notifyRejected = (transaction: string) =>
  world.app.inject({
    method: 'POST',
    url: '/api/webhooks/paystack',
    ...payments.notice('', 'bank.transfer.rejected', {
      bank_transfer: { amount: 4_000_000, transaction_id: transaction },
    }),
  });

test('a transfer that did not fit is told to whoever waits, once, and to finance; nothing is paid by it', async () => {
  const ify = await world.as('ify');
  const { _id, reference } = await order(ify);
  await notifyRejected(reference);
  await notifyRejected(reference);
  await inTime(async () =>
    expect(
      await rows("select distinct outcome from provider_notice where kind = 'bank.transfer.rejected'"),
    ).toEqual([{ outcome: 'rejected' }]),
  );
  const open = (await ify.call(calls.listOrders, {})).body.orders[0];
  expect([open!.status, open!.notTaken?.amount?.amountMinor]).toEqual(['open', 4_000_000]);
  const odd = await rows("select reference, closed_at from odd_payment where outcome = 'rejected'");
  expect(odd.filter((one) => one.reference === reference)).toEqual([{ reference, closed_at: null }]);
  await world.deliver();
  const told = world.mails.filter(
    ({ to, subject }) => to === ify.user.email && /could not be taken/.test(subject),
  );
  expect(told).toHaveLength(1);
  expect(told[0]!.text).toContain('A transfer of ₦40,000');
  const { body } = await ify.call(findTimeline, { params: { id: _id } });
  expect(JSON.stringify(body)).toContain('₦40,000 was sent to its account and did not fit');
});

test('one of which nobody knows whose it is stands before finance alone', async () => {
  await notifyRejected('nobodys-transaction');
  await inTime(async () =>
    expect(await rows("select outcome from odd_payment where reference = 'nobodys-transaction'")).toEqual([
      { outcome: 'rejected' },
    ]),
  );
});

test('an account whose answer was lost is left behind for a new one, and its reference never sent again', async () => {
  const jide = await world.as('jide');
  const { _id: quoteId } = await newQuote(jide);
  payments.state.loseAnswers = true;
  const lost = await place(jide, quoteId);
  payments.state.loseAnswers = false;
  expect(lost.status).toBe(503);
  expect(lost.refusal.message).toMatch(/pay to our own account/);
  expect(world.takeErrors()).toHaveLength(1);
  const { body } = await place(jide, quoteId);
  expect(body.bank).not.toBeNull();
  expect(body.reference).not.toBe(payments.opened.at(-2)!.reference);
  const references = payments.opened.map(({ reference }) => reference);
  expect(new Set(references).size).toBe(references.length);
});

test('while the provider is away our own account can be paid to', async () => {
  const kemi = await world.as('kemi');
  const { _id: quoteId } = await newQuote(kemi);
  payments.state.away = true;
  expect((await place(kemi, quoteId)).status).toBe(503);
  expect((await place(kemi, quoteId, 'bank_transfer')).body.bank).toMatchObject({ demonstration: true });
  payments.state.away = false;
  world.takeErrors();
});

test('its transfer is not announced: nobody has to look for it', async () => {
  const lara = await world.as('lara');
  const { _id: id } = await order(lara);
  const said = await lara.call(calls.announceTransfer, { params: { id } });
  expect(said.status).toBe(409);
});

test('the line of time says where to send it and until when', async () => {
  const musa = await world.as('musa');
  const { _id: id, reference, expiresAt } = await order(musa);
  const { body } = await musa.call(findTimeline, { params: { id } });
  expect(body.happened.at(-1)!.text).toBe(
    `A transfer to an account of the payment provider was begun, with the reference ${reference}.`,
  );
  expect(body.next).toEqual([
    {
      text: `₦75,000 can be sent to the account that was given for ${reference}; it confirms by itself.`,
      by: expiresAt,
    },
  ]);
});

test('whoever holds a request to pay is given an account of their own, under our address', async () => {
  const ngozi = await world.as('ngozi');
  const own = await order(ngozi);
  const { body: made } = await ngozi.call(makePayRequest, { params: { id: own._id } });
  const token = made.request!.url.split('/pay/')[1]!;
  const guest = world.stranger();
  const asked = await guest.call(openPayRequest, { params: { token } });
  expect(asked.body.methods).toEqual(['card', 'transfer_account', 'bank_transfer']);
  const begun = await guest.call(payRequested, { params: { token }, body: { method: 'transfer_account' } });
  expect(begun.body.bank?.accountNumber).toMatch(/^99\d{8}$/);
  expect(begun.body.bank?.accountNumber).not.toBe(own.bank?.accountNumber);
  const again = await guest.call(payRequested, { params: { token }, body: { method: 'transfer_account' } });
  expect(again.body).toEqual(begun.body);
  expect(payments.opened.at(-1)!.email).not.toContain('ngozi');
  payments.pay(begun.body.reference);
  const paid = await guest.call(openPayRequest, { params: { token } });
  expect(paid.body.state).toBe('paid');
});
