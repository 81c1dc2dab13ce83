// Renewal cancelled and taken up again: after the answer nothing is charged, and the provider forgets the card.
import * as calls from '@ijeuwa/contract/agreements';
import * as billing from '@ijeuwa/contract/billing';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { DAY_MS } from '#platform/clock.ts';
import { honestPayments, visa } from '#test/honest-payments.ts';
import { placedBy } from '#test/orders.ts';
import type { Person } from '#test/people.ts';
import { staySignedIn } from '#test/stay-signed-in.ts';
import { makeWorld, type World } from '#test/test-world.ts';

const payments = honestPayments();
let world: World;
let member: Person;
let count = 0;
beforeAll(async () => {
  world = await makeWorld({}, { payments: payments.provider });
});
beforeEach(async () => {
  member = await world.as(`cancels${++count}`);
  Object.assign(payments.state, { away: false, nextCharges: [], charged: [], beforeCharge: undefined });
  payments.state.forgotten.clear();
  await rows("update agreement set state = 'ended', ended_because = 'left', card_sealed = null");
  await rows('update agreement_renewal set next_look_at = null');
});
afterAll(() => world.close());

const goTo = async (moment: string | Date) => {
  world.time.now = new Date(moment);
  await staySignedIn(world);
};
const rows = async (text: string, ...values: unknown[]) =>
  (await world.platform.pool.query(text, values)).rows;
const buy = async (packageId = 'harmony', card = visa) => {
  const made = await placedBy(member, { packageId, method: 'card', renews: true });
  payments.pay(made.reference, { card });
  await member.call(billing.findOrder, { params: { id: made._id } });
};
const agreement = async () => (await member.call(calls.findAgreement, {})).body.agreement;
const cancel = (keepCard?: boolean) => member.call(calls.cancelAgreement, { body: { keepCard } });
const resume = () => member.call(calls.resumeAgreement, {});
const renew = () => world.features.billing.renewing.renew();
const charged = () => payments.state.charged.length;
const told = async (title: string): Promise<string[]> =>
  (await rows('select message from notification where member_id = $1 and title = $2', member.id, title)).map(
    ({ message }) => message,
  );
const lastDay = async () => goTo((await agreement())!.renewsAt!);

test('who cancels is charged no more, keeps what was paid for, and the provider forgets the card', async () => {
  await buy();
  const { endsAt, renewsAt } = (await agreement())!;
  const answer = await cancel();
  expect([answer.status, answer.body.agreement]).toEqual([
    200,
    expect.objectContaining({
      state: 'ended',
      endedBecause: 'cancelled',
      renewsAt: null,
      card: null,
      endsAt,
    }),
  ]);
  expect(payments.state.forgotten).toContain('AUTH_visa');
  expect(await rows('select card_sealed from agreement where member_id = $1', member.id)).toEqual([
    { card_sealed: null },
  ]);
  expect((await cancel()).status).toBe(200);
  expect((await resume()).status).toBe(409);
  await goTo(renewsAt!);
  await renew();
  expect([charged(), (await member.call(billing.findSubscription, {})).body.label]).toEqual([0, 'Harmony']);
});

test('who keeps the card may take it up again until the end, and it renews as it was agreed', async () => {
  await buy();
  const { renewsAt } = (await agreement())!;
  expect((await cancel(true)).body.agreement).toMatchObject({
    state: 'cancelled',
    renewsAt: null,
    mayResume: true,
  });
  expect(payments.state.forgotten.size).toBe(0);
  await goTo(renewsAt!);
  await renew();
  expect(charged()).toBe(0);
  expect((await resume()).body.agreement).toMatchObject({ state: 'running', renewsAt });
  expect((await resume()).status).toBe(200);
  expect(await told('Harmony renews again')).toEqual([
    expect.stringMatching(
      /We charge ₦125,000 to your Visa ending in 4081 on .*, unless you cancel before\.$/,
    ),
  ]);
  await renew();
  expect(charged()).toBe(1);
});

test('what was cancelled and not taken up again is over at its end, and so is its card', async () => {
  await buy();
  const { endsAt } = (await agreement())!;
  await cancel(true);
  await goTo(endsAt!);
  expect((await resume()).status).toBe(409);
  await renew();
  await world.features.billing.renewal.forgetCards();
  expect(await agreement()).toMatchObject({ state: 'ended', endedBecause: 'lapsed' });
  expect([charged(), payments.state.forgotten.size]).toEqual([0, 1]);
});

test('whoever never agreed has nothing to cancel', async () => {
  expect((await cancel()).status).toBe(409);
});

test('a charge that is being sent is waited for: after the answer to a cancel none leaves', async () => {
  let sent = 0;
  for (let race = 0; race < 15; race++) {
    await buy('blossom', { ...visa, code: `AUTH_${race}` });
    await lastDay();
    let answered = false;
    const late: string[] = [];
    payments.state.beforeCharge = async () => {
      if (answered) late.push('a charge left after the answer');
      await new Promise((done) => setTimeout(done, race % 3));
    };
    const before = new Promise((done) => setTimeout(done, race % 7));
    const [said] = await Promise.all([
      before
        .then(() => cancel())
        .then((answer) => {
          answered = true;
          return answer;
        }),
      renew(),
    ]);
    await renew();
    expect([said.status, late, charged() <= 1]).toEqual([200, [], true]);
    const { state, endedBecause } = (await agreement())!;
    expect([state, endedBecause]).toEqual(['ended', 'cancelled']);
    sent += charged();
    payments.state.charged = [];
  }
  const [paid] = await rows(
    `select count(*)::int as n from payment p join payment_attempt a on a.id = p.attempt_id
      join purchase_order o on o.id = a.order_id where o.member_id = $1`,
    member.id,
  );
  expect(paid.n).toBe(15 + sent);
});

test('who cancels while a charge is on its way is answered once that has come back', async () => {
  await buy();
  await lastDay();
  const order: string[] = [];
  let cancelling: Promise<void> | undefined;
  payments.state.beforeCharge = async () => {
    payments.state.beforeCharge = undefined;
    cancelling = cancel().then(({ status }) => void order.push(`cancelled ${status}`));
    // It has ended it, and waits to say so.
    await expect.poll(async () => (await agreement())!.state, { timeout: 10_000 }).toBe('ended');
    await new Promise((done) => setTimeout(done, 300));
    order.push('charged');
  };
  await renew();
  await cancelling;
  await renew();
  expect([order, charged()]).toEqual([['charged', 'cancelled 200'], 1]);
});

test('a provider that takes its time keeps its member from nothing else', async () => {
  await buy();
  await lastDay();
  const done: string[] = [];
  payments.state.beforeCharge = async () => {
    payments.state.beforeCharge = undefined;
    const order = async () => {
      const made = await placedBy(member, { packageId: 'harmony' });
      const { status } = await member.call(billing.cancelOrder, { params: { id: made._id } });
      done.push(`ordered and given up ${status}`);
    };
    await Promise.race([order(), new Promise((go) => setTimeout(go, 5000))]);
    done.push('charged');
  };
  await renew();
  expect([done, charged()]).toEqual([['ordered and given up 200', 'charged'], 1]);
  expect((await agreement())!.state).toBe('running');
});

test('while the provider is away the card is forgotten later, and charged by nobody meanwhile', async () => {
  await buy();
  payments.state.away = true;
  expect((await cancel()).status).toBe(200);
  expect(world.takeErrors()).toHaveLength(1);
  payments.state.away = false;
  await world.features.billing.renewal.forgetCards();
  expect(payments.state.forgotten).toContain('AUTH_visa');
});

test('a package bought with another card takes the place of the first; a card that goes on is not forgotten', async () => {
  await buy('blossom', { ...visa, code: 'AUTH_first' });
  await buy('harmony', { ...visa, code: 'AUTH_second', last4: '1111' });
  await world.features.billing.renewal.forgetCards();
  expect(await agreement()).toMatchObject({
    state: 'running',
    packageName: 'Harmony',
    card: { last4: '1111' },
  });
  await buy('harmony', { ...visa, code: 'AUTH_second' });
  await world.features.billing.renewal.forgetCards();
  expect([...payments.state.forgotten]).toEqual(['AUTH_first']);
});

test('a higher price is not charged until its member agrees to it; a lower one is', async () => {
  await buy();
  const setPrice = (price: number) =>
    rows(
      `insert into catalogue_version (kind, key, version, data, ended, valid_from)
        select kind, key, version + 1, data || jsonb_build_object('price', $1::int), ended, now() from catalogue_version
        where kind = 'package' and key = 'harmony' order by version desc limit 1`,
      price,
    );
  await setPrice(130_000);
  const newPrice = { amountMinor: 13_000_000, currency: 'NGN' as const };
  expect(await agreement()).toMatchObject({ price: { amountMinor: 12_500_000 }, newPrice, renewsAt: null });
  const accept = (amountMinor: number) =>
    member.call(calls.acceptPrice, { body: { price: { ...newPrice, amountMinor } } });
  expect((await accept(12_900_000)).status).toBe(409);
  expect((await accept(13_000_000)).body.agreement).toMatchObject({ newPrice: null, price: newPrice });
  expect(await told('Harmony renews at its new price')).toEqual([
    expect.stringMatching(
      /^You agreed to the new price\. We charge ₦130,000 to your Visa ending in 4081 on /,
    ),
  ]);
  await setPrice(120_000);
  await lastDay();
  await renew();
  expect(payments.state.charged[0]?.amountMinor).toBe(12_000_000);
  await setPrice(135_000);
  await goTo(new Date(+new Date((await agreement())!.endsAt!) - 1));
  await renew();
  expect(await agreement()).toMatchObject({ state: 'ended', endedBecause: 'price' });
  expect(charged()).toBe(1);
  await setPrice(125_000);
});

test('nobody is charged after their money was sent back, nor after they asked to leave', async () => {
  await buy();
  const [paid] = await rows('select id from purchase_order where member_id = $1', member.id);
  await world.db.transaction((tx) => world.features.billing.grants.takeBack(tx, paid.id, 'refund'));
  await renew();
  expect(await agreement()).toMatchObject({ state: 'ended', endedBecause: 'refunded' });
  await buy();
  await world.db.transaction((tx) => world.features.billing.agreements.endOf(tx, member.id, 'left'));
  expect(
    await rows(
      "select ended_because from agreement where member_id = $1 and ended_because = 'left'",
      member.id,
    ),
  ).toHaveLength(1);
  await goTo(new Date(+world.clock.now() + 93 * DAY_MS));
  await renew();
  expect(charged()).toBe(0);
});

test('while a bank asks money of theirs back nothing is charged, neither first nor again; once we won, it is', async () => {
  await buy();
  const open = () =>
    rows(
      `insert into dispute (payment_id, provider, provider_id, asked_minor, amount_minor, currency, category, opened_at, due_at)
        select p.id, p.provider, 'of-' || p.id, p.amount_minor, p.amount_minor, p.currency, 'fraud', $2, $2
        from payment p join payment_attempt a on a.id = p.attempt_id join purchase_order o on o.id = a.order_id
        where o.member_id = $1 returning id`,
      member.id,
      world.clock.now(),
    );
  const win = (id: string) =>
    rows("update dispute set state = 'won', ended_at = $2 where id = $1", id, world.clock.now());
  const [first] = await open();
  await lastDay();
  await renew();
  expect(charged()).toBe(0);
  await win(first.id);
  payments.state.nextCharges = ['declined'];
  await renew();
  expect(charged()).toBe(1);
  await rows("update dispute set state = 'opened', ended_at = null where id = $1", first.id);
  await goTo(new Date(+world.clock.now() + DAY_MS));
  await renew();
  expect(charged()).toBe(1);
  await win(first.id);
  await goTo(new Date(+world.clock.now() + DAY_MS));
  await renew();
  expect([charged(), (await agreement())!.state]).toEqual([2, 'running']);
});
