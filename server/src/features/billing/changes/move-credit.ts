// What is left of one order leaves it in the books, with its share of what had lowered its price, and is owed by another.
import type { Currency } from '@ijeuwa/contract/fields';
import type { Queryable } from '#platform/database/connect.ts';
import { listDeferredOf } from '../ledger/deferred.repository.ts';
import { linesOf } from '../ledger/ledger.rules.ts';
import type { Ledger } from '../ledger/ledger.service.ts';
import { bookBack } from '../refunds/refunds.rules.ts';

type Move = {
  from: string;
  to: string;
  amountMinor: number;
  /** All that stands for the order that it leaves. */
  paidMinor: number;
  /** What of it a bank has taken from the order that it comes to: that one is owed so much less. */
  lostMinor?: number;
  currency: Currency;
};

/** `once`: what both transactions are posted once for. Earning is held by whoever calls. */
export const makeMoveCredit =
  ({ ledger }: { ledger: Ledger }) =>
  async (tx: Queryable, move: Move, once: string, today: string): Promise<void> => {
    const { from, to, amountMinor, paidMinor, lostMinor = 0, currency } = move;
    const [left] = await listDeferredOf(tx, [from]);
    if (!left) throw new Error(`the ledger knows nothing of order ${from}`);
    const booked = bookBack(left, { amountMinor, paidMinor }, today);
    const post = async (
      kind: 'credit moved' | 'credit used',
      orderId: string | undefined,
      lines: ReturnType<typeof linesOf>,
    ) => {
      const source = `${kind}:${once}${orderId ? '' : ':lost'}`;
      if (lines.length > 0) await ledger.post(tx, { source, kind, orderId, lines });
    };
    const leaves = linesOf({ kind: 'credit moved', of: 'package', amountMinor, ...booked }, currency);
    await post('credit moved', from, leaves);
    await post(
      'credit used',
      to,
      linesOf({ kind: 'credit used', amountMinor: amountMinor - lostMinor }, currency),
    );
    // What was lost beyond an order is booked of none, and so is what covers it.
    await post(
      'credit used',
      undefined,
      linesOf({ kind: 'credit used', covers: 'loss', amountMinor: lostMinor }, currency),
    );
  };
