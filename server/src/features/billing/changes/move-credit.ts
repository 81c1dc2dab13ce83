// What is left of one order leaves it in the books, with its share of what had lowered its price, and is owed by another.
import type { Currency } from '@ijeuwa/contract/fields';
import type { Queryable } from '#platform/database/connect.ts';
import { listDeferredOf } from '../ledger/deferred.repository.ts';
import { linesOf } from '../ledger/ledger.rules.ts';
import type { Ledger } from '../ledger/ledger.service.ts';
import { bookBack } from '../refunds/refunds.rules.ts';

type Move = {
  from: string;
  /** None where the money that it was left of is gone. */
  to?: string;
  amountMinor: number;
  /** All that stands for the order that it leaves. */
  paidMinor: number;
  currency: Currency;
};

/** `once`: what both transactions are posted once for. Earning is held by whoever calls. */
export const makeMoveCredit =
  ({ ledger }: { ledger: Ledger }) =>
  async (tx: Queryable, move: Move, once: string, today: string): Promise<void> => {
    const { from, to, amountMinor, paidMinor, currency } = move;
    const [left] = await listDeferredOf(tx, [from]);
    if (!left) throw new Error(`the ledger knows nothing of order ${from}`);
    const booked = bookBack(left, { amountMinor, paidMinor }, today);
    const post = (
      kind: 'credit moved' | 'credit used',
      orderId: string | undefined,
      lines: ReturnType<typeof linesOf>,
    ) => ledger.post(tx, { source: `${kind}:${once}`, kind, orderId, lines });
    const leaves = linesOf({ kind: 'credit moved', of: 'package', amountMinor, ...booked }, currency);
    await post('credit moved', from, leaves);
    const used = { kind: 'credit used' as const, amountMinor, ...(to ? {} : { lost: true as const }) };
    await post('credit used', to, linesOf(used, currency));
  };
