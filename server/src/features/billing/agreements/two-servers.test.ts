// Two servers on one database renew at once: each package is charged once, and what one of them lost the other finds.
import * as billing from '@ijeuwa/contract/billing';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { DAY_MS } from '#platform/clock.ts';
import { honestPayments, visa } from '#test/honest-payments.ts';
import { placedBy } from '#test/orders.ts';
import { makeWorld, type World } from '#test/test-world.ts';
import { findAttempt } from '../checkout/attempts.repository.ts';
import { makeCharging } from './charging.ts';
import { makeCardBox } from './stored-card.ts';

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
  const made = await placedBy(member, { method: 'card', renews: true });
  payments.pay(made.reference, { card: { ...visa, code: `AUTH_${name}` } });
  await member.call(billing.findOrder, { params: { id: made._id } });
};
const pause = (ms: number) => new Promise((done) => setTimeout(done, ms));
/** Longer than another server needs to come to where it would ask too. */
const OTHER_MS = 250;
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

test('a page is asked for once, though another server is asked for it while the provider thinks', async () => {
  const member = await world.as('patient');
  const { body: quote } = await member.call(billing.makeQuote, { body: { packageId: 'blossom' } });
  const ask = { quoteId: quote._id, method: 'card' as const };
  const { pages } = payments.state;
  const known = pages.length;
  let other: Promise<{ pageUrl: string | null }> | undefined;
  payments.state.beforePage = async () => {
    other ??= beside.features.billing.checkout.place(member.id, ask);
    await Promise.race([other.catch(() => {}), pause(OTHER_MS)]);
  };
  const first = await world.features.billing.checkout.place(member.id, ask);
  payments.state.beforePage = undefined;
  expect(pages.slice(known)).toEqual([first.reference]);
  expect([first.pageUrl, (await other)?.pageUrl]).toEqual(
    Array(2).fill(`https://pay.example/${first.reference}`),
  );
});

test('a charge is sent by the one that claims it, whoever else was handed the same', async () => {
  payments.state.nextCharges = Array(MEMBERS + 1).fill('declined');
  world.pass(31 * DAY_MS);
  await renew();
  payments.state.nextCharges = [];
  const { rows } = await world.platform.pool.query(
    `insert into payment_attempt (order_id, provider, method, reference, amount_minor, currency, chosen_at, created_at, expires_at)
      select o.order_id, 'paystack', 'card', 'once-only', 100, 'NGN', now(), now(), now() + interval '1 day'
        from agreement_renewal o where o.next_look_at is not null limit 1 returning id, (select agreement_id from agreement_renewal r
          where r.order_id = payment_attempt.order_id) as agreement_id`,
  );
  const attempt = (await findAttempt(world.db, rows[0].id))!;
  const chargeIn = ({ platform, db, clock }: World) =>
    makeCharging({ ...platform, db, clock, cards: makeCardBox(platform.sealing) }).charge(
      rows[0].agreement_id,
      attempt,
      clock.now(),
    );
  await Promise.all([world, beside, world].map(chargeIn));
  expect(payments.state.charged.filter(({ reference }) => reference === 'once-only')).toHaveLength(1);
});
