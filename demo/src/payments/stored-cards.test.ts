// The product's Paystack adapter and cards that the sandbox keeps: charged again, refused, lost, and forgotten.
import type { PaymentConfirmation } from '@ijeuwa/server/platform/ports/payment-provider';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { openSandboxWorld, press, RETURN_URL, type SandboxWorld, sent } from './sandbox-world.ts';
import type { ChargeFate } from './stored-cards.ts';

let world: SandboxWorld;
let fates: ChargeFate[];
beforeEach(async () => {
  fates = [];
  world = await openSandboxWorld({ nextCharge: () => fates.shift() });
});
afterEach(() => world.close());

const due = { reference: 'harmony-2', amountMinor: 12_500_000, currency: 'NGN' } as const;
const pay = async (act = 'pay', reference = 'harmony-1'): Promise<PaymentConfirmation> => {
  const order = { ...due, reference, email: 'ada@example.com', returnUrl: RETURN_URL };
  await press((await world.payments.begin(order)).pageUrl, act);
  return world.payments.confirm(sent(reference));
};
const charge = async (change: { reference?: string; email?: string } = {}) => {
  const { code, email } = (await pay()).card!;
  return world.payments.cards!.charge({ ...due, code, email, ...change });
};
const stateOf = async (reference: string) => (await world.payments.confirm(sent(reference))).state;

test('a paid card says by which name it is charged again, and a charge is confirmed like any payment', async () => {
  expect((await pay()).card).toEqual({
    code: expect.stringMatching(/^AUTH_/),
    email: 'ada@example.com',
    brand: 'Visa',
    last4: '4081',
    expires: '12/30',
  });
  expect((await pay('once', 'harmony-once')).card).toBeUndefined();
});

test('a charge pays once, under the e-mail that stored the card, and its notice comes', async () => {
  expect(await charge()).toEqual({});
  expect(await stateOf('harmony-2')).toBe('paid');
  await vi.waitFor(() => expect(world.received).toHaveLength(2));
  const { code, email } = (await world.payments.confirm(sent('harmony-1'))).card!;
  const again = { ...due, code, email };
  await expect(world.payments.cards!.charge(again)).rejects.toMatchObject({ reason: 'refused' });
  const other = { ...again, reference: 'harmony-3', email: 'eve@example.com' };
  await expect(world.payments.cards!.charge(other)).rejects.toMatchObject({ reason: 'refused' });
});

test('a card that is declined when it renews is declined once', async () => {
  const { code, email } = (await pay('refusing')).card!;
  const { charge } = world.payments.cards!;
  await charge({ ...due, code, email });
  expect(await stateOf('harmony-2')).toBe('failed');
  await charge({ ...due, code, email, reference: 'harmony-3' });
  expect(await stateOf('harmony-3')).toBe('paid');
});

test.each([
  ['declined', 'failed'],
  ['paused', 'pending'],
] as const)('a charge that is %s is %s', async (fate, state) => {
  fates = [fate];
  const { pageUrl } = await charge();
  expect([await stateOf('harmony-2'), pageUrl !== undefined]).toEqual([state, fate === 'paused']);
  if (!pageUrl) return;
  await press(pageUrl, 'pay');
  expect(await stateOf('harmony-2')).toBe('paid');
});

test.each([
  ['lost', 'paid'],
  ['busy', 'unknown'],
  ['fault', 'unknown'],
] as const)(
  'after an answer that is %s nobody knows, and the provider says that it is %s',
  async (fate, state) => {
    fates = [fate];
    await expect(charge()).rejects.toMatchObject({ reason: 'unreachable' });
    expect(await stateOf('harmony-2')).toBe(state);
  },
);

test('a forgotten card is charged by nobody, also after a restart, and forgetting it twice is no fault', async () => {
  const { code, email } = (await pay()).card!;
  await world.payments.cards!.forget(code);
  await world.payments.cards!.forget(code);
  const { stateDir } = world;
  await world.close();
  world = await openSandboxWorld({ stateDir });
  await expect(world.payments.cards!.charge({ ...due, code, email })).rejects.toMatchObject({
    reason: 'refused',
  });
  expect((await pay('pay', 'harmony-4')).card?.code).not.toBe(code);
});
