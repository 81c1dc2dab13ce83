// Refunds and disputes: the product's adapter against the payment sandbox, over real HTTP.
import { readPaystackNotice } from '@ijeuwa/server/adapters/payments/paystack-notices';
import type { PaymentOrder } from '@ijeuwa/server/platform/ports/payment-provider';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { openSandboxWorld, press, RETURN_URL, type SandboxWorld, SECRET_KEY, sent } from './sandbox-world.ts';

let world: SandboxWorld;
let page: string;
beforeEach(async () => {
  world = await openSandboxWorld({ slowPaymentMs: 30 });
  page = (await world.payments.begin(order)).pageUrl;
});
afterEach(() => world.close());

const order: PaymentOrder = {
  reference: 'blossom-1764000000000',
  amountMinor: 7_500_000,
  currency: 'NGN',
  email: 'ada@example.com',
  returnUrl: RETURN_URL,
};
const { reference, currency } = order;
const there = { reference, providerRef: null, transaction: '', currency };
const send = (amountMinor: number) => world.payments.refunds.send(there, amountMinor, '');
const list = () => world.payments.refunds.list(there);
const told = () => world.received.map(({ body }) => readPaystackNotice(body)!);
const heard = (kind: string) => vi.waitFor(() => expect(told().map((one) => one.kind)).toContain(kind));
const disputeId = () => String(told().find((one) => one.kind === 'charge.dispute.create')!.payload.id);

test('a payment is given back in parts, never more than was paid, and each is on its way first', async () => {
  await press(page, 'pay');
  expect(await send(2_500_000)).toMatchObject({ state: 'waiting', amountMinor: 2_500_000, currency: 'NGN' });
  await heard('refund.processed');
  expect(await list()).toMatchObject([{ state: 'done' }]);
  expect(await world.payments.confirm(sent(order.reference))).toMatchObject({ state: 'paid' });
  await expect(send(5_000_001)).rejects.toMatchObject({ reason: 'refused' });
  await send(5_000_000);
  await vi.waitFor(async () =>
    expect(await world.payments.confirm(sent(order.reference))).toMatchObject({ state: 'failed' }),
  );
  await vi.waitFor(() => expect(told().filter((one) => one.kind === 'refund.processed')).toHaveLength(2));
  expect(new Set(told().map((one) => one.eventId)).size).toBe(3);
  expect(told().every((one) => one.reference === order.reference)).toBe(true);
});

test('what was not paid is not refunded', async () => {
  await expect(send(1)).rejects.toMatchObject({ reason: 'refused' });
  expect(await list()).toEqual([]);
});

test('a refund fails after it was taken, and the money can go back once more', async () => {
  await press(page, 'pay');
  await press(page, 'refund-fails');
  await send(7_500_000);
  await heard('refund.failed');
  expect(await list()).toMatchObject([{ state: 'failed', said: 'The bank sent the money back' }]);
  expect(await send(7_500_000)).toMatchObject({ state: 'waiting' });
});

test('a refund that needs attention is sent to another account', async () => {
  await press(page, 'pay');
  await press(page, 'refund-stops');
  const { id } = await send(7_500_000);
  await heard('refund.needs-attention');
  expect(await list()).toMatchObject([{ state: 'needs_attention', said: 'The card is closed' }]);
  const account = { bankCode: '044', accountNumber: '0123456789', currency: 'NGN' };
  await expect(world.payments.refunds.retry(id, { ...account, bankCode: '999' })).rejects.toMatchObject({
    reason: 'refused',
    message: 'Paystack lists no bank of the code 999',
  });
  expect(await world.payments.refunds.retry(id, account)).toMatchObject({ state: 'waiting' });
  await heard('refund.processed');
  expect(await list()).toMatchObject([{ id, state: 'done' }]);
});

test('a bank asks the money back: its notice names the payment, and nothing of the card is kept of it', async () => {
  await press(page, 'pay');
  await press(page, 'dispute');
  await heard('charge.dispute.create');
  const notice = told().find((one) => one.kind === 'charge.dispute.create')!;
  expect(notice).toMatchObject({ reference: order.reference });
  expect(JSON.stringify(notice)).not.toMatch(/4081|2030|ada@example/);
  const found = await world.payments.disputes.find(disputeId());
  expect(found).toMatchObject({ reference: order.reference, amountMinor: 7_500_000, state: 'waiting' });
  expect(found.dueAt!.getTime() - found.openedAt.getTime()).toBe(16 * 3_600_000);
});

test('it is answered, and the bank decides', async () => {
  await press(page, 'pay');
  await press(page, 'dispute');
  await heard('charge.dispute.create');
  const said = {
    message: 'She used it.',
    amountMinor: 7_500_000,
    buyer: { email: 'a@b.example', name: 'Ada' },
  };
  const unanswered = fetch(`${world.publicUrl}/dispute/${disputeId()}/resolve`, {
    method: 'PUT',
    headers: { authorization: `Bearer ${SECRET_KEY}`, 'content-type': 'application/json' },
    body: JSON.stringify({ resolution: 'declined', message: 'She used it.', uploaded_filename: 'none.pdf' }),
  });
  expect(await (await unanswered).json()).toMatchObject({ message: 'No file was uploaded' });
  await world.payments.disputes.answer(disputeId(), { ...said, accept: false });
  expect(await world.payments.disputes.find(disputeId())).toMatchObject({ state: 'answered' });
  await press(page, 'bank-for-us');
  await heard('charge.dispute.resolve');
  expect(await world.payments.disputes.find(disputeId())).toMatchObject({ state: 'won' });
  await expect(world.payments.disputes.answer(disputeId(), { ...said, accept: true })).rejects.toMatchObject({
    reason: 'refused',
  });
});

test('an answer of many words and letters is taken as one of few', async () => {
  await press(page, 'pay');
  await press(page, 'dispute');
  await heard('charge.dispute.create');
  const everyLetter = 'Ẹ̀bùn Adéyẹmí, Ńgọ́zí “Ọṣun” & Kọ́fí: ₦125,000 (JQXZ jqxz 0123456789) ';
  const message = everyLetter.repeat(14);
  const buyer = { email: 'abcdefghijklmnopqrstuvwxyz.0123456789@example.com', name: everyLetter };
  await world.payments.disputes.answer(disputeId(), { message, amountMinor: 1, buyer, accept: false });
  expect(await world.payments.disputes.find(disputeId())).toMatchObject({ state: 'answered' });
});

test('it is accepted, or lost by silence', async () => {
  await press(page, 'pay');
  await press(page, 'dispute');
  await heard('charge.dispute.create');
  await press(page, 'bank-silent');
  expect(await world.payments.disputes.find(disputeId())).toMatchObject({ state: 'silent' });
});
