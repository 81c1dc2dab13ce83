// A charge whose call reaches the provider late: nothing is sent beside it, and what comes of it is not lost.
import * as calls from '@ijeuwa/contract/agreements';
import * as billing from '@ijeuwa/contract/billing';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { HOUR_MS, MINUTE_MS } from '#platform/clock.ts';
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
  // Whose renewals others test are not due here.
  await rows("update agreement set state = 'ended', ended_because = 'left', card_sealed = null");
  await rows('update agreement_renewal set next_look_at = null');
  member = await world.as(`late${++count}`);
  await buy();
  Object.assign(payments.state, { charged: [], nextCharges: ['late'] });
  await goTo((await agreement())!.renewsAt!);
});
afterAll(() => world.close());

const goTo = async (moment: string | Date) => {
  world.time.now = new Date(moment);
  await staySignedIn(world);
};
const wait = (ms: number) => goTo(new Date(+world.clock.now() + ms));
const rows = async (text: string, ...values: unknown[]) =>
  (await world.platform.pool.query(text, values)).rows;
const buy = async () => {
  const made = await placedBy(member, { packageId: 'harmony', method: 'card', renews: true });
  payments.pay(made.reference, { card: visa });
  await member.call(billing.findOrder, { params: { id: made._id } });
};
const agreement = async () => (await member.call(calls.findAgreement, {})).body.agreement;
const renew = () => world.features.billing.renewing.renew();
const sweep = () => world.features.billing.payments.sweep();
const charged = () => payments.state.charged.length;

test('a charge that reaches the provider late is not sent again, though it had never heard of it for a while', async () => {
  for (let minute = 0; minute < 3; minute++) {
    await renew();
    await wait(70_000);
  }
  expect(world.takeErrors()).toHaveLength(1);
  expect(charged()).toBe(1);
  payments.arrive();
  await renew();
  expect([charged(), (await agreement())?.graceUntil]).toEqual([1, null]);
});

test('what was given up as never heard of is asked about still: money that comes later is owed back', async () => {
  await renew();
  await wait(11 * MINUTE_MS);
  await renew();
  expect(charged()).toBe(2);
  payments.arrive();
  await wait(HOUR_MS);
  await sweep();
  expect(world.takeErrors()).toHaveLength(1);
  const owed = await rows(
    `select p.standing from payment p join payment_attempt a on a.id = p.attempt_id
      join purchase_order o on o.id = a.order_id where o.member_id = $1 order by p.id`,
    member.id,
  );
  expect(owed.map(({ standing }) => standing)).toEqual(['fits', 'fits', 'paid_twice']);
});

test('cancelled and taken up again while a charge may have taken the money: nothing else is charged until that is known', async () => {
  await renew();
  await member.call(calls.cancelAgreement, { body: { keepCard: true } });
  expect((await member.call(calls.resumeAgreement, {})).status).toBe(200);
  await renew();
  expect(charged()).toBe(1);
  payments.arrive();
  await wait(2 * HOUR_MS);
  await sweep();
  await renew();
  expect(charged()).toBe(1);
  expect(await agreement()).toMatchObject({ state: 'running', graceUntil: null });
  expect(world.takeErrors()).toHaveLength(1);
});
