// Money that goes back, for tests of what it was for: asked for by one person, approved and sent by another.
import { approveRefund, listRefunds, noteRefundSent } from '@ijeuwa/contract/refunds';
import type { HonestPayments } from './honest-payments.ts';
import type { Client } from './people.ts';
import type { World } from './test-world.ts';

/** What was asked for of this attempt is approved by another person, and is there. */
export const sendBack = async (
  world: World,
  who: Client,
  payments: HonestPayments,
  reference: string,
): Promise<void> => {
  const { refunds } = (await who.call(listRefunds, { query: { reference } })).body;
  const [asked] = refunds.filter((one) => one.reference === reference && one.state === 'requested');
  if (!asked) throw new Error(`nothing of ${reference} is asked for`);
  const deed = { params: { id: asked._id }, body: { reason: 'approved by another' } };
  const { status } = await who.call(approveRefund, deed);
  if (status !== 200) throw new Error(`approving answered ${status}`);
  if (asked.byHand) await who.call(noteRefundSent, deed);
  payments.endRefunds(reference, 'done');
  await world.platform.pool.query('update refund set next_try_at = null');
  await world.features.billing.refunding.sweep();
};

/** What the ledger has of an order, by account, without what came to nothing. */
export const booksOf = async ({ platform }: World, orderId: string): Promise<Record<string, number>> => {
  const { rows } = await platform.pool.query<{ account: string; minor: number }>(
    `select account, sum(amount_minor)::int as minor from ledger_line l
     join ledger_transaction t on t.id = l.transaction_id where t.order_id = $1 group by 1`,
    [orderId],
  );
  return Object.fromEntries(
    rows.filter(({ minor }) => minor !== 0).map(({ account, minor }) => [account, minor]),
  );
};
