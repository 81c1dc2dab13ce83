// A no with an order that pays for a renewal: it ends that renewal as its page opens, and not where none opens.
import { announceTransfer, listOrders, payOrder, placeOrder } from '@ijeuwa/contract/billing';
import { makePayRequest, payRequested } from '@ijeuwa/contract/pay-requests';
import { confirmTransfer } from '@ijeuwa/contract/transfers';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { PaymentProviderError } from '#platform/ports/payment-provider.ts';
import { signInStaff } from '#test/back-office.ts';
import { honestPayments } from '#test/honest-payments.ts';
import { attemptOf } from '#test/orders.ts';
import type { Person } from '#test/people.ts';
import { renewingOf } from '#test/renewing.ts';
import { makeWorld, type World } from '#test/test-world.ts';

const payments = honestPayments();
let world: World;
let member: Person;
let renewing: ReturnType<typeof renewingOf>;
let people = 0;
beforeAll(async () => {
  world = await makeWorld({}, { payments: payments.provider });
  renewing = renewingOf(world, payments, () => member);
});
beforeEach(async () => {
  member = await world.as(`nneka-${++people}`);
  await world.platform.pool.query('update agreement_renewal set next_look_at = null');
  await world.platform.pool.query("update agreement set state = 'ended', ended_because = 'left'");
  Object.assign(payments.state, { nextCharges: [], charged: [], beforePage: undefined, loseAnswers: false });
  payments.state.forgotten.clear();
});
afterAll(() => world.close());

const told = async () => {
  await world.deliver();
  return world.mails.filter(
    ({ to, subject }) => to === member.user.email && subject.includes('not renew any more'),
  );
};
const tryNext = async () => {
  await renewing.goTo((await renewing.agreement())!.renewsAt!);
  await renewing.renew();
};

const REFUSALS = { 'a refusal': 'refused', 'no answer': 'unreachable' } as const;
for (const [what, reason] of Object.entries(REFUSALS))
  test(`where the provider opens no page (${what}), the renewal goes on as it was agreed`, async () => {
    await renewing.buyAndBeRefused();
    payments.state.beforePage = () => Promise.reject(new PaymentProviderError(reason, 'not now'));
    const { status, refusal } = await renewing.place(await renewing.quoted(), false);
    expect([status, refusal?.code]).toEqual([503, 'unavailable']);
    expect(world.takeErrors()).toHaveLength(1);
    expect(await renewing.agreement()).toMatchObject({ state: 'running', charge: 'refused' });
    expect(await told()).toEqual([]);
    await tryNext();
    expect(await renewing.agreement()).toMatchObject({ state: 'running', charge: null });
  });

test('the no counts with the next page that opens, and its mail leaves once', async () => {
  await renewing.buyAndBeRefused();
  const quoteId = await renewing.quoted();
  payments.state.beforePage = () => Promise.reject(new PaymentProviderError('refused', 'not now'));
  expect((await renewing.place(quoteId, false)).status).toBe(503);
  expect(world.takeErrors()).toHaveLength(1);
  payments.state.beforePage = undefined;
  expect((await renewing.place(quoteId, false)).status).toBe(200);
  expect((await renewing.place(quoteId, false)).status).toBe(200);
  expect(await renewing.agreement()).toMatchObject({ state: 'ended', endedBecause: 'cancelled', card: null });
  expect(await told()).toHaveLength(1);
});

test('a no on a page that stood open before ends the renewal too', async () => {
  await renewing.buyAndBeRefused();
  const quoteId = await renewing.quoted();
  expect((await renewing.place(quoteId)).body.pageUrl).not.toBeNull();
  expect(await renewing.agreement()).toMatchObject({ state: 'running' });
  expect((await renewing.place(quoteId, false)).body.pageUrl).not.toBeNull();
  expect(await renewing.agreement()).toMatchObject({ state: 'ended', endedBecause: 'cancelled' });
});

test('a charge that begins while the page opens, and goes through: nobody is given that page', async () => {
  await renewing.buyAndBeRefused();
  await renewing.goTo((await renewing.agreement())!.renewsAt!);
  const quoteId = await renewing.quoted();
  payments.state.beforePage = async () => {
    payments.state.beforePage = undefined;
    await renewing.renew();
  };
  const { status, refusal } = await renewing.place(quoteId, false);
  expect([status, refusal?.message]).toEqual([409, expect.stringContaining('has been paid already')]);
  const { orders } = (await member.call(listOrders, {})).body;
  expect(orders.map((one) => one.pageUrl)).toEqual(orders.map(() => null));
  expect(payments.state.charged).toHaveLength(2);
});

test('without a word about it too, no page opens while the card is charged for the same', async () => {
  let answer: ReturnType<typeof renewing.place> | undefined;
  const pages = payments.state.pages.length;
  await renewing.whileTriedAgain(async () => {
    answer = renewing.place(await renewing.quoted());
    await renewing.ordered(3);
  });
  const { status, refusal } = await answer!;
  expect([status, refusal?.message]).toEqual([409, expect.stringContaining('has been paid already')]);
  expect(payments.state.pages).toHaveLength(pages + 1);
});

test('where that charge is refused, the page opens after it', async () => {
  let answer: ReturnType<typeof renewing.place> | undefined;
  await renewing.whileTriedAgain(async () => {
    payments.state.nextCharges = ['declined'];
    answer = renewing.place(await renewing.quoted());
    await renewing.ordered(3);
  });
  expect((await answer!).body.pageUrl).not.toBeNull();
});

/** The order of the renewal itself, paid while its card is charged. */
const paysItsOrder = async (fate: 'paid' | 'declined') => {
  let answer: ReturnType<typeof pay> | undefined;
  const pay = (id: string) => member.call(payOrder, { params: { id }, body: { method: 'card' } });
  await renewing.whileTriedAgain(async () => {
    payments.state.nextCharges = [fate];
    const { orders } = (await member.call(listOrders, {})).body;
    answer = pay(orders.find(({ renewalUntil }) => renewalUntil)!._id);
    await new Promise((go) => setTimeout(go, 700));
  });
  return answer!;
};

test('with the order of the renewal itself too, no page opens while its card is charged', async () => {
  const pages = payments.state.pages.length;
  const { status, refusal } = await paysItsOrder('paid');
  expect([status, refusal?.message]).toEqual([409, expect.stringContaining('has been paid already')]);
  expect(payments.state.pages).toHaveLength(pages + 1);
});

test('and where that charge is refused, it is answered as refused, and the next tap opens a page', async () => {
  const { body } = await paysItsOrder('declined');
  expect([body.status, body.pageUrl]).toEqual(['failed', null]);
  const again = await member.call(payOrder, { params: { id: body._id }, body: { method: 'card' } });
  expect(again.body.pageUrl).not.toBeNull();
});

const linkTo = async (id: string) =>
  (await member.call(makePayRequest, { params: { id } })).body.request!.url.split('/').at(-1)!;
const linkToRenewal = async () => {
  const { orders } = (await member.call(listOrders, {})).body;
  return linkTo(orders.find(({ renewalUntil }) => renewalUntil)!._id);
};
const payBy = (token: string) =>
  world.stranger().call(payRequested, { params: { token }, body: { method: 'card' } });

test('a charge that begins while a page opens by a link, and goes through: nobody is given that page', async () => {
  await renewing.buyAndBeRefused();
  await renewing.goTo((await renewing.agreement())!.renewsAt!);
  const quoteId = await renewing.quoted();
  const { body } = await member.call(placeOrder, { body: { quoteId, method: 'bank_transfer' } });
  const token = await linkTo(body._id);
  payments.state.beforePage = async () => {
    payments.state.beforePage = undefined;
    await renewing.renew();
  };
  const { status, refusal } = await payBy(token);
  expect([status, refusal?.message]).toEqual([409, expect.stringContaining('It was paid already')]);
  expect(payments.state.charged).toHaveLength(2);
});

test('an account that is closed while a page opens by a link: nobody is given that page', async () => {
  await renewing.buyAndBeRefused();
  const token = await linkToRenewal();
  payments.state.beforePage = async () => {
    payments.state.beforePage = undefined;
    const [at, due] = [world.clock.now(), new Date(world.clock.now().getTime() + 604_800_000)];
    const close = 'insert into erasure (member_id, asked_at, due_at) values ($1, $2, $3)';
    await world.platform.pool.query(close, [member.id, at, due]);
  };
  const { status, refusal } = await payBy(token);
  expect([status, refusal?.message]).toEqual([409, expect.stringContaining('Please send nothing')]);
});

test('nor by a link to that order: whoever was asked to pay waits for the charge, and is told that it is paid', async () => {
  const pages = payments.state.pages.length;
  let answer: ReturnType<typeof payBy> | undefined;
  await renewing.whileTriedAgain(async () => {
    answer = payBy(await linkToRenewal());
    await new Promise((go) => setTimeout(go, 700));
  });
  expect((await answer!).status).toBe(409);
  expect(payments.state.pages).toHaveLength(pages + 1);
});

/** An hour before the next try, without a word about renewing. */
const pageBeforeTheTry = async () => {
  await renewing.buyAndBeRefused();
  const tryAt = new Date((await renewing.agreement())!.renewsAt!);
  await renewing.goTo(new Date(tryAt.getTime() - 3_600_000));
  const { body } = await renewing.place(await renewing.quoted());
  expect(body.pageUrl).not.toBeNull();
  await renewing.goTo(tryAt);
  await renewing.renew();
  return body;
};

test('while a page for the same can be paid, the card is not tried; what it pays renews', async () => {
  const { _id, reference, expiresAt } = await pageBeforeTheTry();
  expect(payments.state.charged).toHaveLength(1);
  expect(await renewing.agreement()).toMatchObject({ state: 'running', renewsAt: expiresAt });
  payments.pay(reference);
  expect((await renewing.found(_id)).status).toBe('paid');
  await renewing.goTo(expiresAt);
  await renewing.renew();
  expect(payments.state.charged).toHaveLength(1);
});

test('and where nobody pays it, the card is tried once it is over', async () => {
  await pageBeforeTheTry();
  await tryNext();
  expect(payments.state.charged).toHaveLength(2);
  expect(await renewing.agreement()).toMatchObject({ state: 'running', charge: null });
});

test('whoever opens one page after the other keeps the card waiting for a day, and no longer', async () => {
  await pageBeforeTheTry();
  const until = new Date((await renewing.agreement())!.renewsAt!);
  await renewing.goTo(new Date(until.getTime() - 60_000));
  expect((await renewing.place(await renewing.quoted())).body.pageUrl).not.toBeNull();
  await renewing.goTo(until);
  await renewing.renew();
  expect(payments.state.charged).toHaveLength(1);
  await tryNext();
  expect(payments.state.charged).toHaveLength(2);
});

/** As `pageBeforeTheTry`, by a transfer that its member says is sent. */
const transferBeforeTheTry = async () => {
  await renewing.buyAndBeRefused();
  const tryAt = new Date((await renewing.agreement())!.renewsAt!);
  await renewing.goTo(new Date(tryAt.getTime() - 3_600_000));
  const quoteId = await renewing.quoted();
  const { body } = await member.call(placeOrder, { body: { quoteId, method: 'bank_transfer' } });
  expect((await member.call(announceTransfer, { params: { id: body._id } })).status).toBe(200);
  await renewing.goTo(tryAt);
  await renewing.renew();
  return { id: body._id, tryAt };
};

test('a transfer that is said to be sent keeps a due try waiting; what it pays renews', async () => {
  const { id, tryAt } = await transferBeforeTheTry();
  expect(payments.state.charged).toHaveLength(1);
  const finance = await signInStaff(world, 'bello', ['finance']);
  const params = { id: await attemptOf(world, id) };
  await finance.call(confirmTransfer, { params, body: { reason: 'seen in the bank' } });
  expect((await renewing.found(id)).status).toBe('paid');
  await renewing.goTo(new Date(tryAt.getTime() + 86_400_000));
  await renewing.renew();
  expect(payments.state.charged).toHaveLength(1);
});

test('for a day, and no longer', async () => {
  const { tryAt } = await transferBeforeTheTry();
  const dayLater = new Date(tryAt.getTime() + 86_400_000);
  expect(await renewing.agreement()).toMatchObject({ state: 'running', renewsAt: dayLater.toISOString() });
  await tryNext();
  expect(payments.state.charged).toHaveLength(2);
  expect(await renewing.agreement()).toMatchObject({ state: 'running', charge: null });
});
