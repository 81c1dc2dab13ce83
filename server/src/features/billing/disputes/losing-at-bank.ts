// A transfer that the bank took back out of our account, as two people said by its line: the one that a line is for, or
// more money that came by the line beside it.
import type { Queryable } from '#platform/database/connect.ts';
import { findPayment, findPaymentOf } from '../payments/payments.repository.ts';
import type { Lose, Lost } from './losing.ts';

type LostTransfer = Pick<Lost, 'loss' | 'credit'> &
  Pick<Lost['found'], 'memberId' | 'title' | 'kind' | 'reference'>;
/** Whose transfer it was, and for what; undefined where nobody is to be told. */
export type LoseAtBank = (
  tx: Queryable,
  which: { attemptId: string | null; lineId: string; amountMinor: number },
) => Promise<LostTransfer | undefined>;

const TAKEN_AT_BANK = 'the bank took the transfer back';

export const makeLoseAtBank =
  ({ lose }: { lose: Lose }): LoseAtBank =>
  async (tx, { attemptId, lineId, amountMinor }) => {
    const name = `line ${lineId}`;
    const more = await findPayment(tx, 'bank', name);
    const payment = more ?? (attemptId ? await findPaymentOf(tx, { id: attemptId }) : undefined);
    const lost = payment && (await lose(tx, { payment, name, amountMinor, category: TAKEN_AT_BANK }));
    if (!lost || lost.order.accountClosed) return undefined;
    const { memberId, title, kind, reference } = lost.found;
    return { memberId, title, kind, reference, loss: lost.loss, credit: lost.credit };
  };
