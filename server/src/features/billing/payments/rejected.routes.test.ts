// Several transfers that did not fit their account, through HTTP: each is told where the money of its order is.
import { findTimeline } from '@ijeuwa/contract/timelines';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { honestAccounts } from '#test/honest-accounts.ts';
import { placedBy } from '#test/orders.ts';
import { makeWorld, type World } from '#test/test-world.ts';

const payments = honestAccounts();
let world: World;
beforeAll(async () => {
  world = await makeWorld({}, { payments: payments.provider });
});
afterAll(() => world.close());

const notifyRejected = (transaction: string, amount: number) =>
  world.app.inject({
    method: 'POST',
    url: '/api/webhooks/paystack',
    ...payments.notice('', 'bank.transfer.rejected', {
      bank_transfer: { amount, transaction_id: transaction },
    }),
  });

test('of two that did not fit, each stands on the line of time with its amount', async () => {
  const ugo = await world.as('ugo');
  const placed = await placedBy(ugo, { method: 'transfer_account' });
  const lines = async () =>
    (await ugo.call(findTimeline, { params: { id: placed._id } })).body.happened.flatMap(({ text }) =>
      /did not fit/.test(text) ? [text.split(' ')[0]] : [],
    );
  await notifyRejected(placed.reference, 2_000_000);
  await vi.waitFor(async () => expect(await lines()).toEqual(['₦20,000']), { timeout: 15_000 });
  world.pass(60_000);
  await notifyRejected(placed.reference, 3_000_000);
  await vi.waitFor(async () => expect(await lines()).toEqual(['₦20,000', '₦30,000']), { timeout: 15_000 });
});
