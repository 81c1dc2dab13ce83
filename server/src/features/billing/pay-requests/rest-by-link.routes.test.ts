// The rest of a part by a link: what is asked, and what its page says once it is paid.
import * as calls from '@ijeuwa/contract/billing';
import * as links from '@ijeuwa/contract/pay-requests';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { honestPayments } from '#test/honest-payments.ts';
import { placedBy } from '#test/orders.ts';
import { makeWorld, type World } from '#test/test-world.ts';

const payments = honestPayments();
let world: World;
beforeAll(async () => {
  world = await makeWorld({}, { payments: payments.provider });
});
afterAll(() => world.close());

const naira = (amountMinor: number) => ({ amountMinor, currency: 'NGN' });
const open = (token: string) => world.stranger().call(links.openPayRequest, { params: { token } });

test('the rest of a part is asked for as what is missing, and said as that once it is paid', async () => {
  const member = await world.as('asker');
  const made = await placedBy(member, { method: 'card' });
  const params = { id: made._id };
  payments.pay(made.reference, { amountMinor: 5_000_000 });
  await member.call(calls.findOrder, { params });
  world.pass(1000);
  const asked = (await member.call(links.makePayRequest, { params })).body.request!;
  const token = asked.url.split('/pay/')[1]!;
  expect((await open(token)).body).toMatchObject({ state: 'open', amount: naira(2_500_000), rest: null });
  const begun = await world
    .stranger()
    .call(links.payRequested, { params: { token }, body: { method: 'card' } });
  expect(payments.begun.get(begun.body.reference)?.amountMinor).toBe(2_500_000);
  payments.pay(begun.body.reference, { amountMinor: 2_500_000 });
  const paid = { state: 'paid', amount: naira(7_500_000), rest: naira(2_500_000) };
  expect((await open(token)).body).toMatchObject(paid);
});
