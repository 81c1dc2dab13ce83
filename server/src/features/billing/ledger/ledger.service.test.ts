// Posting: once for each source, whoever comes at once, and only together with what it is posted for.
import { afterAll, beforeAll, expect, test } from 'vitest';
import { makeWorld, type World } from '#test/test-world.ts';
import { assetOf, linesOf, type Posting } from './ledger.rules.ts';
import type { Ledger } from './ledger.service.ts';

let world: World;
let ledger: Ledger;
beforeAll(async () => {
  world = await makeWorld();
  ledger = world.features.billing.ledger;
});
afterAll(() => world.close());

const posting = (source: string, amountMinor: number): Posting => ({
  source,
  kind: 'unmatched payment',
  lines: linesOf({ kind: 'unmatched payment', asset: assetOf('bank'), amountMinor }, 'USD'),
});
const post = (one: Posting) => world.db.transaction((tx) => ledger.post(tx, one));
const inBank = async () =>
  (await ledger.balances(world.db)).find((one) => one.account === 'asset:bank:main')?.amountMinor ?? 0;

test('of many that post the same at once one does, and the others are told', async () => {
  const before = await inBank();
  const posted = await Promise.all(Array.from({ length: 6 }, () => post(posting('the same', 700))));
  expect(posted.sort()).toEqual([false, false, false, false, false, true]);
  expect(await post(posting('the same', 900))).toBe(false);
  expect(await inBank()).toBe(before + 700);
});

test('lines that leave something undo all that was done with them', async () => {
  const before = await inBank();
  const { lines, ...rest } = posting('one side', 700);
  await expect(post({ ...rest, lines: lines.slice(1) })).rejects.toThrow();
  await expect(post({ ...rest, lines: [...lines, lines[0]!] })).rejects.toThrow();
  expect(await inBank()).toBe(before);
  expect(await post(posting('one side', 5))).toBe(true);
});

test('what is undone was not posted', async () => {
  const undone = world.db.transaction(async (tx) => {
    await ledger.post(tx, posting('undone', 700));
    throw new Error('something else failed');
  });
  await expect(undone).rejects.toThrow('something else failed');
  expect(await post(posting('undone', 1))).toBe(true);
});

test('what is posted within a part of a transaction is undone with that part alone', async () => {
  await world.db.transaction(async (tx) => {
    await tx.transaction((part) => ledger.post(part, posting('kept', 1)));
    const undone = tx.transaction(async (part) => {
      await ledger.post(part, posting('undone part', 1));
      throw new Error('undone');
    });
    await expect(undone).rejects.toThrow('undone');
  });
  expect(await post(posting('kept', 1))).toBe(false);
  expect(await post(posting('undone part', 1))).toBe(true);
});

test('each account says what stands in it, in each currency', async () => {
  await post({
    source: 'naira',
    kind: 'fee',
    lines: linesOf({ kind: 'fee', asset: assetOf('paystack'), amountMinor: 3_000_000_000_000 }, 'NGN'),
  });
  expect(await ledger.balances(world.db)).toEqual([
    { account: 'asset:bank:main', currency: 'USD', amountMinor: 708 },
    { account: 'asset:provider:paystack', currency: 'NGN', amountMinor: -3_000_000_000_000 },
    { account: 'expense:fees', currency: 'NGN', amountMinor: 3_000_000_000_000 },
    { account: 'liability:unmatched', currency: 'USD', amountMinor: -708 },
  ]);
});
