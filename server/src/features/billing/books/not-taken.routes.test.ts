// A transfer that its account sent back, as finance finds it among what fits nothing: with what was sent.
import { listUnmatched } from '@ijeuwa/contract/books';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { signInStaff } from '#test/back-office.ts';
import { honestPayments } from '#test/honest-payments.ts';
import { makeWorld, type World } from '#test/test-world.ts';

const payments = honestPayments();
let world: World;
beforeAll(async () => {
  world = await makeWorld({}, { payments: payments.provider });
});
afterAll(() => world.close());

test('two of one account are told apart by what was sent, though none of it is here', async () => {
  const bello = await signInStaff(world, 'bello', ['finance']);
  for (const amount of [4_000_000, 7_500_000])
    await world.app.inject({
      method: 'POST',
      url: '/api/webhooks/paystack',
      ...payments.notice('', 'bank.transfer.rejected', { bank_transfer: { amount, transaction_id: 'one' } }),
    });
  await vi.waitFor(
    async () => {
      const { unmatched } = (await bello.call(listUnmatched, { query: {} })).body;
      expect(unmatched.map(({ amount }) => amount)).toEqual([null, null]);
      expect(new Set(unmatched.map(({ came }) => came?.amountMinor))).toEqual(
        new Set([4_000_000, 7_500_000]),
      );
    },
    { timeout: 15_000 },
  );
});
