// A request to pay: whoever holds the link pays without an account, and sees no more than they must.
import { findAgreement } from '@ijeuwa/contract/agreements';
import * as calls from '@ijeuwa/contract/billing';
import * as links from '@ijeuwa/contract/pay-requests';
import * as back from '@ijeuwa/contract/refunds';
import { findTimeline } from '@ijeuwa/contract/timelines';
import { confirmTransfer } from '@ijeuwa/contract/transfers';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { signInStaff } from '#test/back-office.ts';
import { honestPayments, visa } from '#test/honest-payments.ts';
import { attemptOf, placedBy } from '#test/orders.ts';
import type { Person } from '#test/people.ts';
import { staySignedIn } from '#test/stay-signed-in.ts';
import { makeWorld, type World } from '#test/test-world.ts';

const HOUR = 3_600_000;
const payments = honestPayments();
let world: World;
let member: Person;
let count = 0;
beforeAll(async () => {
  world = await makeWorld({}, { payments: payments.provider });
});
beforeEach(async () => {
  member = await world.as(`asker${++count}`);
  world.pass(2000);
});
afterAll(() => world.close());

const naira = (amountMinor: number) => ({ amountMinor, currency: 'NGN' });
const order = (method: 'bank_transfer' | 'card' = 'bank_transfer', currency?: 'USD', renews?: boolean) =>
  placedBy(member, { currency, method, renews });
const find = async (id: string) => (await member.call(calls.findOrder, { params: { id } })).body;
const ask = async (id: string, who = member) => who.call(links.makePayRequest, { params: { id } });
const tokenOf = async (id: string) => (await ask(id)).body.request!.url.split('/pay/')[1]!;
const open = (token: string) => world.stranger().call(links.openPayRequest, { params: { token } });
const pay = (token: string, method: 'card' | 'bank_transfer') =>
  world.stranger().call(links.payRequested, { params: { token }, body: { method } });
const pass = async (ms: number) => {
  world.pass(ms);
  await staySignedIn(world);
};

test('the link tells the amount, the first name, what for and until when, and nothing else', async () => {
  const made = await order();
  const token = await tokenOf(made._id);
  const { body, status } = await open(token);
  expect(status).toBe(200);
  expect(body).toEqual({
    state: 'open',
    firstName: member.user.name.split(' ')[0],
    what: 'Blossom',
    amount: naira(7_500_000),
    until: new Date(Date.parse(made.createdAt) + 24 * HOUR).toISOString(),
    methods: ['card', 'bank_transfer'],
    declined: false,
    rest: null,
    receipt: null,
  });
});

test('by card it is paid without an account; the provider is told no address of the member', async () => {
  const made = await order('card');
  const token = await tokenOf(made._id);
  const begun = (await pay(token, 'card')).body;
  expect(begun.pageUrl).toBe(`https://pay.example/${begun.reference}`);
  expect(begun.bank).toBeNull();
  const told = payments.begun.get(begun.reference)!;
  expect(told).toMatchObject({
    amountMinor: 7_500_000,
    returnUrl: expect.stringMatching(/\/pay\/[\w-]{43}$/),
  });
  expect(told.email).not.toBe(member.user.email);
  // The member's own page stays theirs, and the link's is the same for whoever comes next.
  expect(begun.reference).not.toBe(made.reference);
  expect((await pay(token, 'card')).body.reference).toBe(begun.reference);
  expect((await find(made._id)).reference).toBe(made.reference);
  payments.pay(begun.reference);
  await pass(2000);
  const paid = (await open(token)).body;
  expect(paid).toMatchObject({ state: 'paid', methods: [], until: null });
  // What whoever paid has in hand, as the invoice has it.
  const { rows: papers } = await world.platform.pool.query(
    'select receipt_hash from invoice where order_id = $1',
    [made._id],
  );
  expect(paid.receipt).toMatch(new RegExp(`^https?://.+/receipt/${papers[0].receipt_hash}$`));
  const { happened } = (await member.call(findTimeline, { params: { id: made._id } })).body;
  expect(happened.map(({ text }) => text)).toContain(
    '₦75,000 came. Somebody paid it by the link that was given.',
  );
  expect((await find(made._id)).status).toBe('paid');
  expect((await member.call(calls.findSubscription, {})).body.label).toBe('Blossom');
  expect((await pay(token, 'card')).refusal.message).toMatch(/can no longer be paid/);
});

test('whoever comes back after their card was declined is told so, and may try once more', async () => {
  const made = await order('card');
  const token = await tokenOf(made._id);
  const { reference } = (await pay(token, 'card')).body;
  payments.fail(reference);
  await pass(2000);
  expect((await open(token)).body).toMatchObject({ state: 'open', declined: true });
  // The member's own card is no business of theirs.
  expect((await pay(token, 'card')).body.reference).not.toBe(reference);
  expect((await open(token)).body.declined).toBe(false);
});

test('the card of whoever was asked to pay is charged once: what the member agreed to is no word of theirs', async () => {
  const made = await order('card', undefined, true);
  const { reference } = (await pay(await tokenOf(made._id), 'card')).body;
  payments.pay(reference, { card: visa });
  await pass(2000);
  expect((await find(made._id)).status).toBe('paid');
  expect((await member.call(findAgreement, {})).body.agreement).toBeNull();
  const { rows } = await world.platform.pool.query('select title from notification where member_id = $1', [
    member.id,
  ]);
  expect(rows.map(({ title }) => title)).toContain('Blossom does not renew');
});

test('by transfer whoever pays reads our account and the reference that finds the order', async () => {
  const made = await order();
  const token = await tokenOf(made._id);
  const { bank, reference, pageUrl } = (await pay(token, 'bank_transfer')).body;
  expect([reference, pageUrl]).toEqual([made.reference, null]);
  expect(bank).toEqual(made.bank);
  const card = await order('card');
  const other = (await pay(await tokenOf(card._id), 'bank_transfer')).body;
  const { rows } = await world.platform.pool.query('select id from payment_attempt where reference = $1', [
    other.reference,
  ]);
  const bello = await signInStaff(world, 'bello', ['finance']);
  await bello.call(confirmTransfer, { params: { id: rows[0].id }, body: { reason: 'on the statement' } });
  expect((await find(card._id)).status).toBe('paid');
});

test('a transfer by the link bears the reference of the member’s own: that it may be somebody else’s is said', async () => {
  const made = await order();
  await pay(await tokenOf(made._id), 'bank_transfer');
  const bello = await signInStaff(world, 'bello3', ['finance']);
  const body = { reason: 'on the statement' };
  await bello.call(confirmTransfer, { params: { id: await attemptOf(world, made._id) }, body });
  const { happened } = (await member.call(findTimeline, { params: { id: made._id } })).body;
  expect(happened.map(({ text }) => text)).toContain(
    '₦75,000 came. A link to pay it was given with the same reference: whoever had it may have sent this.',
  );
});

test('what somebody paid by the link goes back to them: the member reads that, and not who they are', async () => {
  const made = await order('card');
  const { reference } = (await pay(await tokenOf(made._id), 'card')).body;
  payments.pay(reference);
  expect((await find(made._id)).status).toBe('paid');
  const [bello, amara] = [
    await signInStaff(world, 'bello2', ['finance']),
    await signInStaff(world, 'amara2', ['finance', 'admin']),
  ];
  const list = async () => (await bello.call(back.listRefunds, { query: { reference } })).body;
  const body = { amountMinor: 500_000, reason: 'she asked us to' };
  await bello.call(back.askRefund, { params: { id: (await list()).payments[0]!._id }, body });
  const id = (await list()).refunds[0]!._id;
  await amara.call(back.approveRefund, { params: { id }, body: { reason: 'looked at' } });
  expect(await find(made._id)).toMatchObject({ owedBack: naira(500_000), toPayer: true });
  payments.endRefunds(reference, 'done');
  await world.platform.pool.query('update refund set next_try_at = null');
  await world.features.billing.refunding.sweep();
  expect(await find(made._id)).toMatchObject({ sentBack: naira(500_000), toPayer: true });
  await world.deliver();
  const told = world.mails.filter(({ to, subject }) => to === member.user.email && /back/.test(subject));
  expect(told.map(({ subject }) => subject)).toEqual([
    'We send ₦5,000 back to whoever paid it by your link',
    '₦5,000 was sent back to whoever paid it by your link',
  ]);
  for (const { text } of told) expect(text).not.toMatch(/back to you|you paid/);
});

test('a link is made once, is shown again, and leads nowhere once it is revoked', async () => {
  const made = await order();
  const both = await Promise.all([ask(made._id), ask(made._id)]);
  const [one, other] = both.map(({ body }) => body.request!.url);
  expect(one).toBe(other);
  const kept = await member.call(links.findPayRequest, { params: { id: made._id } });
  expect(kept.body.request?.url).toBe(one);
  const token = one!.split('/pay/')[1]!;
  const { rows } = await world.platform.pool.query('select * from pay_request');
  expect(JSON.stringify(rows)).not.toContain(token);
  expect((await member.call(links.revokePayRequest, { params: { id: made._id } })).body.request).toBeNull();
  expect([(await open(token)).status, (await pay(token, 'card')).status]).toEqual([404, 404]);
  expect(await tokenOf(made._id)).not.toBe(token);
});

test('with the account of who made it a link ends, and says so: it names nobody, and nothing is to be paid', async () => {
  const tokens: string[] = [];
  for (const isPaid of [true, false]) {
    const made = await order('card');
    tokens.push(await tokenOf(made._id));
    if (isPaid) payments.pay(made.reference);
    await find(made._id);
  }
  expect((await open(tokens[0]!)).body.firstName).not.toBe('');
  const revoked = await order();
  const taken = await tokenOf(revoked._id);
  await member.call(links.revokePayRequest, { params: { id: revoked._id } });
  world.pass(60_000);
  const closedAt = world.clock.now();
  await world.platform.pool.query('insert into erasure (member_id, asked_at, due_at) values ($1, $2, $3)', [
    member.id,
    closedAt,
    new Date(closedAt.getTime() + 7 * 24 * HOUR),
  ]);
  const nobody = {
    firstName: '',
    what: '',
    amount: naira(0),
    methods: [],
    until: null,
    rest: null,
    receipt: null,
  };
  const says = async () => {
    for (const [nth, token] of tokens.entries()) {
      expect((await open(token)).body).toEqual({
        ...nobody,
        declined: false,
        state: nth === 0 ? 'paid' : 'closed',
      });
      expect((await pay(token, 'card')).refusal).toMatchObject({
        code: 'conflict',
        message: expect.stringContaining('not needed any more'),
      });
    }
    // Whoever had a link that was taken from them learns nothing of an account.
    expect([(await open(taken)).status, (await pay(taken, 'card')).status]).toEqual([404, 404]);
  };
  await says();
  // As erasure leaves it.
  const erase = 'update pay_request set token_sealed = null, revoked_at = $1 where revoked_at is null';
  await world.platform.pool.query(erase, [new Date(closedAt.getTime() + 7 * 24 * HOUR)]);
  await says();
});

test('an order that has expired or was cancelled says so, and no link is made for it', async () => {
  const [late, gone] = [await order(), await order('card')];
  const [lateToken, goneToken] = [await tokenOf(late._id), await tokenOf(gone._id)];
  await member.call(calls.cancelOrder, { params: { id: gone._id } });
  expect((await open(goneToken)).body).toMatchObject({ state: 'over', methods: [], until: null });
  await pass(24 * HOUR);
  expect((await open(lateToken)).body.state).toBe('over');
  expect((await pay(lateToken, 'bank_transfer')).status).toBe(409);
  expect((await ask(gone._id)).status).toBe(409);
});

test('a link that is given afterwards makes nobody else’s of the part that had come before', async () => {
  const made = await order();
  const bello = await signInStaff(world, 'bello4', ['finance']);
  const body = { amountMinor: 6_000_000, reason: 'on the statement' };
  await bello.call(confirmTransfer, { params: { id: await attemptOf(world, made._id) }, body });
  await pass(60_000);
  await tokenOf(made._id);
  const { happened } = (await member.call(findTimeline, { params: { id: made._id } })).body;
  expect(happened.map(({ text }) => text)).toContain('₦60,000 came: a part of it.');
  await pass(73 * HOUR);
  await world.features.billing.rest.giveUpLate();
  const given = await find(made._id);
  expect(given).toMatchObject({ owedBack: naira(6_000_000), refundAccount: 'wanted' });
  expect(given.toPayer).toBeUndefined();
});

test('a price in dollars is paid by card alone', async () => {
  const made = await order('card', 'USD');
  const token = await tokenOf(made._id);
  expect((await open(token)).body.methods).toEqual(['card']);
  expect((await pay(token, 'bank_transfer')).status).toBe(400);
});

test('nobody asks for the order of somebody else, and a guessed or cut link is not there', async () => {
  const made = await order();
  const other = await world.as('curious');
  expect((await ask(made._id, other)).status).toBe(404);
  expect((await other.call(links.findPayRequest, { params: { id: made._id } })).status).toBe(404);
  expect((await open('A'.repeat(43))).status).toBe(404);
  expect([400, 404]).toContain((await world.stranger().send('GET', '/api/pay/short')).status);
});

test('whoever opens the same waiting attempt again and again uses up nothing of the link', async () => {
  const made = await order();
  const token = await tokenOf(made._id);
  for (let again = 0; again < 45; again++) expect((await pay(token, 'bank_transfer')).status).toBe(200);
  expect((await pay(token, 'card')).status).toBe(200);
});
