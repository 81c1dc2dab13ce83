// Two servers on one database renew at once: each package is charged once, and what one of them lost the other finds.
import * as billing from '@ijeuwa/contract/billing';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { DAY_MS } from '#platform/clock.ts';
import { honestPayments, visa } from '#test/honest-payments.ts';
import { makeWorld, type World } from '#test/test-world.ts';

const MEMBERS = 12;
const payments = honestPayments();
let world: World;
let beside: World;
beforeAll(async () => {
  world = await makeWorld({}, { payments: payments.provider });
  beside = await makeWorld({}, { payments: payments.provider }, { beside: world });
});
afterAll(async () => {
  await beside.close();
  await world.close();
});

const buy = async (name: string) => {
  const member = await world.as(name);
  const quote = await member.call(billing.makeQuote, { body: { packageId: 'blossom' } });
  const body = { quoteId: quote.body._id, method: 'card' as const, renews: true };
  const made = (await member.call(billing.placeOrder, { body })).body;
  payments.pay(made.reference, { card: { ...visa, code: `AUTH_${name}` } });
  await member.call(billing.findOrder, { params: { id: made._id } });
};
const renew = () =>
  Promise.all([world, beside, world, beside].map(({ features }) => features.billing.renewing.renew()));

test('each of many is charged once in a period, whichever server comes first and whatever is lost', async () => {
  for (let nth = 0; nth < MEMBERS; nth++) await buy(`member${nth}`);
  payments.state.nextCharges = ['lost', 'declined', 'lost'];
  world.pass(31 * DAY_MS);
  await renew();
  await renew();
  expect(world.takeErrors().length + beside.takeErrors().length).toBe(2);
  expect(payments.state.charged).toHaveLength(MEMBERS);
  expect(new Set(payments.state.charged.map(({ code }) => code)).size).toBe(MEMBERS);
  world.pass(DAY_MS);
  await renew();
  expect(payments.state.charged).toHaveLength(MEMBERS + 1);
  const { rows } = await world.platform.pool.query(
    `select count(*)::int as renewals, count(distinct agreement_id)::int as members, count(settled_at)::int as settled
      from agreement_renewal`,
  );
  expect(rows).toEqual([{ renewals: MEMBERS, members: MEMBERS, settled: MEMBERS }]);
  await world.features.billing.earning.earn();
  await world.features.billing.trialBalance.check();
});
