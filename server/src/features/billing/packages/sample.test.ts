// The sample membership: in the demonstration alone, and never offered.
import * as calls from '@ijeuwa/contract/billing';
import { listInvoices } from '@ijeuwa/contract/invoices';
import { expect, test } from 'vitest';
import { honestPayments } from '#test/honest-payments.ts';
import { makeWorld } from '#test/test-world.ts';

const payments = honestPayments();

test('the sample membership is offered to nobody, and in the demonstration bought at $49.99, due in fourteen days', async () => {
  const product = await makeWorld();
  await expect(product.features.billing.sample.quote((await product.as('nobody')).id)).rejects.toThrow(
    'alone',
  );
  await product.close();
  const demonstration = await makeWorld({ DEMO: 'on' }, { payments: payments.provider });
  const ada = await demonstration.as('ada');
  for (let nth = 0; nth < 3; nth++) {
    const quoteId = await demonstration.features.billing.sample.quote(ada.id);
    const order = (await ada.call(calls.placeOrder, { body: { quoteId, method: 'card' } })).body;
    payments.pay(order.reference);
    await ada.call(calls.findOrder, { params: { id: order._id } });
  }
  expect(
    (await ada.call(listInvoices, {})).body.invoices.map(({ item, amount, status, date, dueDate }) => [
      calls.isSample(item),
      amount,
      status,
      date,
      dueDate,
    ]),
  ).toEqual(
    Array.from({ length: 3 }, () => [
      true,
      '$49.99',
      'Paid',
      '2026-11-24T09:00:00.000Z',
      '2026-12-08T09:00:00.000Z',
    ]),
  );
  // Nothing that is bought waits for what is none of the member's.
  const quote = await ada.call(calls.makeQuote, { body: { packageId: 'blossom' } });
  expect(quote.body.beginsAt).toBeNull();
  const { packages } = (await demonstration.stranger().call(calls.listPackages, {})).body;
  expect(packages.map(({ id }) => id)).not.toContain('sample');
  expect((await ada.send('POST', '/api/checkout/quotes', { packageId: 'sample' })).status).toBe(404);
  await demonstration.features.billing.packages.seed();
  expect((await demonstration.features.billing.packages.list()).map(({ id }) => id)).not.toContain('sample');
  const histories = await demonstration.features.billing.packages.listHistories();
  expect(histories.map(({ key }) => key)).not.toContain('sample');
  await demonstration.close();
});
