// The night’s check of the books: they sum to nothing, what is deferred is what the periods have not earned, and our
// accounts hold what came, and on a statement, and we owe what refunds and payments say. What does not agree is told to finance, with figures, and fails the job.
import { type Clock, DAY_MS, lagosDay, later } from '#platform/clock.ts';
import type { Database, Queryable } from '#platform/database/connect.ts';
import type { Notify } from '#platform/notify.ts';
import { listDeferred } from './deferred.repository.ts';
import type { Ledger } from './ledger.service.ts';
import { listHiddenDebts, listNeverSeen, listOwedByRows } from './owed-rows.repository.ts';
import { booksNotice } from './trial-balance.mails.ts';
import { listBelowNothing, listCame, listFinance, listHeld } from './trial-balance.repository.ts';
import {
  belowNothing,
  complaintsOf,
  complaintsOfOrder,
  hiddenDebts,
  neverSeen,
} from './trial-balance.rules.ts';

export type TrialBalanceNeeds = { db: Database; clock: Clock; ledger: Ledger; notify: Notify };

const ORDERS_AT_ONCE = 1000;
/** A payout of these days would have been lessened by what went back. */
const BELOW_DAYS = 7;

export const makeTrialBalance = ({ db, clock, ledger, notify }: TrialBalanceNeeds) => {
  const judgeOrders = async (tx: Queryable, today: string): Promise<string[]> => {
    const complaints: string[] = [];
    let after: string | undefined;
    do {
      const { orders, last } = await listDeferred(tx, after, ORDERS_AT_ONCE);
      complaints.push(...orders.flatMap((order) => complaintsOfOrder(order, today)));
      after = last;
    } while (after !== undefined);
    return complaints;
  };

  /** All of it as it stood at one moment, while payments go on. */
  const judge = (today: string): Promise<string[]> =>
    db.transaction(
      async (tx) => {
        const books = {
          balances: await ledger.balances(tx),
          held: await listHeld(tx),
          came: await listCame(tx),
          owed: await listOwedByRows(tx),
        };
        const hidden = hiddenDebts(await listHiddenDebts(tx));
        const unseen = neverSeen(await listNeverSeen(tx));
        const below = belowNothing(await listBelowNothing(tx, later(clock.now(), -BELOW_DAYS * DAY_MS)));
        return [...complaintsOf(books), ...below, ...hidden, ...unseen, ...(await judgeOrders(tx, today))];
      },
      { isolationLevel: 'repeatable read', accessMode: 'read only' },
    );

  return {
    async check(): Promise<void> {
      const today = lagosDay(clock.now());
      const complaints = await judge(today);
      if (complaints.length === 0) return;
      await db.transaction(async (tx) => {
        const people = await listFinance(tx);
        await notify(tx, ...people.map((email) => booksNotice(email, today, complaints)));
      });
      throw new Error(`the books do not agree (${complaints.length}): ${complaints.join('; ')}`);
    },
  };
};
