// What finance sees of one order from several desks: the same money, found by the same words.
import * as calls from '@ijeuwa/contract/billing';
import { listUnmatched } from '@ijeuwa/contract/books';
import { listDisputes } from '@ijeuwa/contract/disputes';
import { listInvoices } from '@ijeuwa/contract/invoices';
import { listRefunds } from '@ijeuwa/contract/refunds';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { signInStaff } from '#test/back-office.ts';
import { honestPayments } from '#test/honest-payments.ts';
import { placedBy } from '#test/orders.ts';
import type { Client, Person } from '#test/people.ts';
import { makeWorld, type World } from '#test/test-world.ts';

const payments = honestPayments();
let world: World;
let bello: Client;
let ada: Person;
beforeAll(async () => {
  world = await makeWorld({}, { payments: payments.provider });
  ada = await world.as('ada');
  bello = await signInStaff(world, 'bello', ['finance']);
});
afterAll(() => world.close());

const buy = async (packageId: string, change = {}) => {
  const order = await placedBy(ada, { packageId, method: 'card' });
  payments.pay(order.reference, change);
  await ada.call(calls.findOrder, { params: { id: order._id } });
  return order;
};

test('of what is too much only that is unmatched, beside all that came', async () => {
  const { reference } = await buy('harmony', { amountMinor: 13_000_000 });
  const { unmatched } = (await bello.call(listUnmatched, { query: {} })).body;
  expect(unmatched).toMatchObject([
    {
      reference,
      outcome: 'excess',
      amount: { amountMinor: 500_000, currency: 'NGN' },
      came: { amountMinor: 13_000_000, currency: 'NGN' },
    },
  ]);
});

test('the number of an invoice finds the order where money goes back, and where a bank asks for it', async () => {
  const { reference } = await buy('blossom');
  const { invoices } = (await ada.call(listInvoices, {})).body;
  const { number } = invoices.find(({ status }) => status === 'Paid')!;
  const query = { reference: ` ${number.toLowerCase()} ` };
  const { payments: paid } = (await bello.call(listRefunds, { query })).body;
  expect(paid.map((one) => one.reference)).toContain(reference);
  expect((await bello.call(listDisputes, { query })).status).toBe(200);
  expect((await bello.call(listRefunds, { query: { reference: 'IJ-1999-000001' } })).body.payments).toEqual(
    [],
  );
});
