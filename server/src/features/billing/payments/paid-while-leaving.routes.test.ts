// Money that comes at the moment at which its buyer deletes the account, or is erased: given before, or owed back, and never both.
import { afterAll, expect, test } from 'vitest';
import { honestPayments } from '#test/honest-payments.ts';
import { makeLeavingRaces, RACES, soon } from '#test/leaving-races.ts';
import type { Member } from '#test/members.ts';
import { placedBy } from '#test/orders.ts';
import { makeWorld } from '#test/test-world.ts';

const payments = honestPayments();
const world = await makeWorld({}, { payments: payments.provider });
const { race, leaves, somebody, erase, outlived } = await makeLeavingRaces(world);
afterAll(() => world.close());

/** Placed, and paid on the provider’s page; nothing has come here yet. */
const order = async (who: Member) => {
  const body = await placedBy(who, { method: 'card' });
  payments.pay(body.reference);
  return body.reference;
};
const arrive = async (reference: string): Promise<undefined> => {
  const notice = { method: 'POST' as const, url: '/api/webhooks/paystack', ...payments.notice(reference) };
  expect((await world.app.inject(notice)).statusCode).toBe(200);
  await world.features.billing.payments.handleWaiting();
};

const expectAccounted = async (leavers: readonly string[]) => {
  await world.features.billing.payments.handleWaiting();
  const { rows } = await world.platform.pool.query(
    `select o.status, o.amount_minor::int as price, coalesce(sum(l.amount_minor) filter (
       where l.account = 'liability:refunds_due'), 0)::int as due
     from purchase_order o left join ledger_transaction t on t.order_id = o.id
       left join ledger_line l on l.transaction_id = t.id where o.member_id = any($1) group by o.id`,
    [leavers],
  );
  expect(rows).toHaveLength(leavers.length);
  for (const { status, price, due } of rows)
    expect([status, due]).toEqual(status === 'paid' ? ['paid', 0] : ['cancelled', -price]);
};

test('a notice that a payment has come, at the request to delete', async () => {
  const { leavers } = await race(async () => {
    const leaver = await somebody();
    const reference = await order(leaver);
    return { leaver, deed: () => arrive(reference) };
  });
  await expectAccounted(leavers);
});

test('a notice that comes while they are erased', async () => {
  const late: { leaver: Member; reference: string }[] = [];
  for (let at = 0; at < RACES; at += 1) {
    const leaver = await somebody();
    late.push({ leaver, reference: await order(leaver) });
    await leaves(leaver);
  }
  await erase(() => Promise.all(late.map(({ reference }, at) => soon(at * 5).then(() => arrive(reference)))));
  await expectAccounted(late.map(({ leaver }) => leaver.id));
  expect(await outlived()).toEqual([]);
});
