// What goes wrong between the product and Paystack: each fault that the sandbox can play, through the product's adapter.
import { readPaystackNotice } from '@ijeuwa/server/adapters/payments/paystack-notices';
import type { PaymentOrder } from '@ijeuwa/server/platform/ports/payment-provider';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Fault } from '../practice/call-faults.ts';
import type { NoticeFate } from '../practice/notices.ts';
import {
  hurryPatience,
  openSandboxWorld,
  press,
  RETURN_URL,
  type SandboxWorld,
  sent,
} from './sandbox-world.ts';

let world: SandboxWorld;
let faults: [path: RegExp, fault: Fault][] = [];
let fates: NoticeFate[] = [];
beforeEach(async () => {
  [faults, fates] = [[], []];
  world = await openSandboxWorld({
    slowPaymentMs: 30,
    lateMs: 150,
    nextCall: (method, path) => {
      const [next] = faults;
      if (!next?.[0].test(`${method} ${path}`)) return 'none';
      faults.shift();
      return next[1];
    },
    nextNotice: () => fates.shift() ?? 'once',
  });
});
afterEach(() => {
  vi.restoreAllMocks();
  return world.close();
});

const order: PaymentOrder = {
  reference: 'blossom-1764000000000',
  amountMinor: 7_500_000,
  currency: 'NGN',
  email: 'ada@example.com',
  returnUrl: RETURN_URL,
};
const { reference } = order;
const there = { reference, providerRef: null, transaction: '', currency: 'NGN' };
const begin = (change: Partial<PaymentOrder> = {}) => world.payments.begin({ ...order, ...change });
const confirm = () => world.payments.confirm(sent(reference));
const unreachable = { reason: 'unreachable' };
const told = () => world.received.map(({ body }) => readPaystackNotice(body)!);

test.each(['busy', 'broken'] as const)(
  'a provider that is %s has not refused, and is asked again',
  async (fault) => {
    await begin();
    faults = [[/verify/, fault]];
    await expect(confirm()).rejects.toMatchObject(unreachable);
    expect(await confirm()).toMatchObject({ state: 'pending' });
  },
);

test('a provider that hangs is given up', async () => {
  await begin();
  faults = [[/verify/, 'hangs']];
  hurryPatience();
  await expect(confirm()).rejects.toMatchObject(unreachable);
  expect(await confirm()).toMatchObject({ state: 'pending' });
});

test('a page whose answer is lost was begun: the same reference is not begun twice', async () => {
  faults = [[/initialize/, 'lost']];
  await expect(begin()).rejects.toMatchObject(unreachable);
  await expect(begin()).rejects.toMatchObject({ reason: 'refused' });
  expect(await confirm()).toMatchObject({ state: 'pending' });
});

test('a charge of a stored card whose answer is lost has taken the money once', async () => {
  await press((await begin()).pageUrl, 'pay');
  const { card } = await confirm();
  faults = [[/charge_authorization/, 'lost']];
  const again = {
    reference: 'renewal-1',
    amountMinor: 100,
    currency: 'NGN' as const,
    code: card!.code,
    email: card!.email,
  };
  await expect(world.payments.cards!.charge(again)).rejects.toMatchObject(unreachable);
  await expect
    .poll(() => world.payments.confirm(sent('renewal-1')))
    .toMatchObject({ state: 'paid', amountMinor: 100 });
  await expect(world.payments.cards!.charge(again)).rejects.toMatchObject({ reason: 'refused' });
});

test('a refund whose answer is lost is found when the provider is asked what it has', async () => {
  await press((await begin()).pageUrl, 'pay');
  faults = [[/POST .*refund$/, 'lost']];
  await expect(world.payments.refunds.send(there, 5_000, 'key')).rejects.toMatchObject(unreachable);
  expect(await world.payments.refunds.list(there)).toMatchObject([{ amountMinor: 5_000 }]);
});

test('an answer to a dispute that is lost has arrived', async () => {
  await press((await begin()).pageUrl, 'pay');
  await press((await begin({ reference: 'other' })).pageUrl, 'pay');
  const { pageUrl } = await begin({ reference: 'third' });
  await press(pageUrl, 'pay');
  await press(pageUrl, 'dispute');
  await expect.poll(() => told().some(({ kind }) => kind === 'charge.dispute.create')).toBe(true);
  const id = String(told().find(({ kind }) => kind === 'charge.dispute.create')!.payload.id);
  faults = [[/resolve$/, 'lost']];
  const said = {
    message: 'She used it.',
    amountMinor: 7_500_000,
    buyer: { email: 'a@b.example', name: 'Ada' },
  };
  await expect(world.payments.disputes.answer(id, { ...said, accept: false })).rejects.toMatchObject(
    unreachable,
  );
  expect(await world.payments.disputes.find(id)).toMatchObject({ state: 'answered' });
});

test('a notice comes twice, with one name', async () => {
  fates = ['twice'];
  await press((await begin()).pageUrl, 'pay');
  await expect.poll(() => world.received.length).toBe(2);
  expect(new Set(told().map(({ eventId }) => eventId)).size).toBe(1);
});

test('a notice never comes, and whoever asks finds the money all the same', async () => {
  fates = ['never'];
  await press((await begin()).pageUrl, 'pay');
  expect(await confirm()).toMatchObject({ state: 'paid' });
  expect(world.received).toEqual([]);
});

test('a notice comes late, and another before the one that was sent first', async () => {
  fates = ['shuffled', 'once'];
  await press((await begin()).pageUrl, 'pay');
  await press((await begin({ reference: 'second' })).pageUrl, 'pay');
  await expect.poll(() => told().map((one) => one.reference)).toEqual(['second', reference]);
  fates = ['late'];
  await press((await begin({ reference: 'late' })).pageUrl, 'pay');
  expect(world.received).toHaveLength(2);
  await expect.poll(() => world.received.length).toBe(3);
});

test('a bank is asked whose an account is: its name, that there is none, or no answer', async () => {
  const account = { bankCode: '058', accountNumber: '0123456789' };
  const { holderOf } = world.payments.refunds;
  expect(await holderOf!(account)).toBe('PRACTICE ACCOUNT');
  await expect(holderOf!({ ...account, accountNumber: '0123456780' })).rejects.toMatchObject({
    reason: 'refused',
  });
  faults = [[/resolve/, 'broken']];
  await expect(holderOf!(account)).rejects.toMatchObject(unreachable);
});
