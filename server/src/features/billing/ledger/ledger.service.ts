// The ledger: whatever moves money posts what it moved here, in the transaction that moved it, and once.
import type { Clock } from '#platform/clock.ts';
import type { Queryable } from '#platform/database/connect.ts';
import { listBalances, recordTransactionOnce, saveLines } from './ledger.repository.ts';
import type { Posting } from './ledger.rules.ts';

export const makeLedger = ({ clock }: { clock: Clock }) => ({
  /** Whether it was this call that posted it; the database refuses what does not sum to nothing. */
  async post(tx: Queryable, { lines, ...posting }: Posting): Promise<boolean> {
    const id = await recordTransactionOnce(tx, { ...posting, postedAt: clock.now() });
    if (id === undefined) return false;
    await saveLines(tx, id, lines);
    return true;
  },

  /** What stands in each account, in each currency. */
  balances: (db: Queryable) => listBalances(db),
});
export type Ledger = ReturnType<typeof makeLedger>;
