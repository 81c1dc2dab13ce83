// Accounts for one transfer each: the product's adapter against the sandbox, with every fault, and with all that people send.
import type { AccountOrder } from '@ijeuwa/server/platform/ports/transfer-accounts';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { hurryPatience, openSandboxWorld, press, type SandboxWorld, sent } from './sandbox-world.ts';
import type { AccountFate } from './transfer-accounts.ts';

let world: SandboxWorld;
let fates: AccountFate[];
let now: Date;
beforeEach(async () => {
  fates = [];
  now = new Date('2026-11-24T09:00:00Z');
  world = await openSandboxWorld({ nextAccount: () => fates.shift() ?? 'given', now: () => now });
});
afterEach(() => {
  vi.restoreAllMocks();
  return world.close();
});

const PRICE = 7_500_000;
const there = { reference: 'blossom-1', providerRef: null, transaction: '', currency: 'NGN' } as const;
const HOUR = 3_600_000;
const open = (change: Partial<AccountOrder> = {}) =>
  world.payments.accounts!.open({
    reference: 'blossom-1',
    amountMinor: PRICE,
    email: 'ada@example.com',
    expiresAt: new Date(now.getTime() + HOUR),
    ...change,
  });
const pageOf = (number: string) => `${world.publicUrl}/transfer/${number}`;
const send = async (act: string) => {
  const { accountNumber } = await open();
  await press(pageOf(accountNumber), act);
  return accountNumber;
};
const confirm = () => world.payments.confirm(sent('blossom-1'));
const told = async () => {
  const read = world.received.map(({ body, headers }) => world.payments.readNotice(body, headers));
  return (await Promise.all(read)).map((one) => ({ kind: one!.kind, reference: one!.reference }));
};
const tellsOf = (...kinds: string[]) =>
  vi.waitFor(async () => expect((await told()).map(({ kind }) => kind).sort()).toEqual(kinds));

test('an account comes with its bank, its number and its own expiry', async () => {
  const account = await open();
  expect(account).toEqual({
    bankName: 'Practice-Titan',
    accountName: 'PAYSTACK CHECKOUT',
    accountNumber: expect.stringMatching(/^99\d{8}$/),
    expiresAt: new Date(now.getTime() + HOUR),
  });
  expect(await confirm()).toMatchObject({ state: 'pending', amountMinor: PRICE });
  // The provider decides for how long at most.
  const long = await open({ reference: 'b-2', expiresAt: new Date(now.getTime() + 24 * HOUR) });
  expect(long.expiresAt).toEqual(new Date(now.getTime() + 8 * HOUR));
});

describe('what is sent to it', () => {
  test('exactly what was asked for confirms itself, with one notice, and nothing to be charged again', async () => {
    await send('exact');
    await tellsOf('charge.success');
    expect(await told()).toEqual([{ kind: 'charge.success', reference: 'blossom-1' }]);
    expect(await confirm()).toMatchObject({
      state: 'paid',
      amountMinor: PRICE,
      currency: 'NGN',
      card: undefined,
    });
  });

  test.each(['less', 'more'])('%s goes back, and no notice of it names a reference', async (act) => {
    await send(act);
    await tellsOf('bank.transfer.rejected');
    expect(await told()).toEqual([{ kind: 'bank.transfer.rejected', reference: '' }]);
    expect(await confirm()).toMatchObject({ state: 'pending' });
  });

  test('what is sent twice counts once, and the second goes back', async () => {
    await send('twice');
    await tellsOf('bank.transfer.rejected', 'charge.success');
    expect(await confirm()).toMatchObject({ state: 'paid', amountMinor: PRICE });
  });

  test('what comes late goes back, and the order has failed by then', async () => {
    const { accountNumber } = await open();
    now = new Date(now.getTime() + HOUR);
    await press(pageOf(accountNumber), 'exact');
    await tellsOf('bank.transfer.rejected');
    expect(await confirm()).toMatchObject({ state: 'failed' });
  });

  test('what goes back of a paid one is sent through the provider', async () => {
    await send('exact');
    expect(await world.payments.refunds.send(there, PRICE, '')).toMatchObject({
      state: 'waiting',
      amountMinor: PRICE,
    });
  });
});

describe('when the provider fails', () => {
  test('an answer that is lost counts as unreachable; its reference is taken, and is asked about', async () => {
    fates = ['lost'];
    await expect(open()).rejects.toMatchObject({ reason: 'unreachable' });
    expect(await confirm()).toMatchObject({ state: 'pending' });
    await expect(open()).rejects.toMatchObject({ reason: 'refused', message: /Duplicate/ });
  });

  test.each(['busy', 'fault'] as const)('%s counts as unreachable, and nothing was opened', async (fate) => {
    fates = [fate];
    await expect(open()).rejects.toMatchObject({ reason: 'unreachable' });
    expect(await confirm()).toMatchObject({ state: 'unknown' });
    await expect(open()).resolves.toHaveProperty('accountNumber');
  });

  test('one that hangs is given up after ten seconds', async () => {
    fates = ['hang'];
    const patience = hurryPatience();
    await expect(open()).rejects.toMatchObject({ reason: 'unreachable' });
    expect(patience).toHaveBeenCalledExactlyOnceWith(10_000);
  });

  test('an account that ends before it began is refused', async () => {
    await expect(open({ expiresAt: now })).rejects.toMatchObject({ reason: 'refused' });
  });
});

test('the page of the bank says how the account stands, and a number that nobody has leads nowhere', async () => {
  const { accountNumber } = await open();
  const read = async () => (await fetch(pageOf(accountNumber))).text();
  expect(await read()).toContain('No money has come to this account yet.');
  await press(pageOf(accountNumber), 'less');
  expect(await read()).toContain('₦74,000 was sent back.');
  await press(pageOf(accountNumber), 'exact');
  expect(await read()).toContain('The money has come.');
  expect((await fetch(pageOf('0000000000'))).status).toBe(404);
});

test('a payer’s next account can be made short, so that its end is seen', async () => {
  const { accountNumber } = await open();
  await press(pageOf(accountNumber), 'short');
  const next = await open({ reference: 'blossom-2' });
  expect(next.expiresAt).toEqual(new Date(now.getTime() + 10_000));
  const other = await open({ reference: 'blossom-3', email: 'bose@example.com' });
  expect(other.expiresAt).toEqual(new Date(now.getTime() + HOUR));
});
