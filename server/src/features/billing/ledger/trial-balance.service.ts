// The night’s check of the books: they sum to nothing, what is deferred is what the periods have not earned, and our
// accounts hold what came, and on a statement, and we owe what refunds and payments say. What does not agree is told to finance, with figures, and fails the job;
// an account at a provider that stands below nothing is told, once.
import { type Clock, lagosDay } from '#platform/clock.ts';
import type { Database, Queryable } from '#platform/database/connect.ts';
import type { Notify } from '#platform/notify.ts';
import { listDeferred } from './deferred.repository.ts';
import type { Ledger } from './ledger.service.ts';
import { listHiddenDebts, listLostPromises, listNeverSeen, listOwedByRows } from './owed-rows.repository.ts';
import { belowNotice, booksNotice } from './trial-balance.mails.ts';
import {
  type Below,
  listBelowNothing,
  listCame,
  listFinance,
  listHeld,
  listShownReferences,
} from './trial-balance.repository.ts';
import {
  complaintsOf,
  complaintsOfOrder,
  hiddenDebts,
  lostPromises,
  neverSeen,
  saidAmount,
} from './trial-balance.rules.ts';

export type TrialBalanceNeeds = { db: Database; clock: Clock; ledger: Ledger; notify: Notify };

const ORDERS_AT_ONCE = 1000;

export const makeTrialBalance = ({ db, clock, ledger, notify }: TrialBalanceNeeds) => {
  const judgeOrders = async (tx: Queryable, today: string): Promise<string[]> => {
    const complaints: string[] = [];
    let after: string | undefined;
    do {
      const { orders, last } = await listDeferred(tx, after, ORDERS_AT_ONCE);
      const wrong = orders.filter((order) => complaintsOfOrder(order, today).length > 0);
      const shown = await listShownReferences(
        tx,
        wrong.map(({ orderId }) => orderId),
      );
      for (const order of wrong)
        complaints.push(...complaintsOfOrder({ ...order, reference: shown.get(order.orderId)! }, today));
      after = last;
    } while (after !== undefined);
    return complaints;
  };

  /** All of it as it stood at one moment, while payments go on. */
  const judge = (today: string): Promise<{ complaints: string[]; below: Below[] }> =>
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
        const lost = lostPromises(await listLostPromises(tx));
        const ofOrders = await judgeOrders(tx, today);
        const complaints = [...complaintsOf(books), ...hidden, ...lost, ...unseen, ...ofOrders];
        return { complaints, below: await listBelowNothing(tx) };
      },
      { isolationLevel: 'repeatable read', accessMode: 'read only' },
    );

  return {
    async check(): Promise<void> {
      const today = lagosDay(clock.now());
      const { complaints, below } = await judge(today);
      if (complaints.length + below.length === 0) return;
      await db.transaction(async (tx) => {
        const people = await listFinance(tx);
        const told = people.flatMap((email) => [
          ...below.map((one) => belowNotice(email, one, saidAmount(one.currency, -one.amountMinor))),
          ...(complaints.length > 0 ? [booksNotice(email, today, complaints)] : []),
        ]);
        await notify(tx, ...told);
      });
      if (complaints.length === 0) return;
      throw new Error(`the books do not agree (${complaints.length}): ${complaints.join('; ')}`);
    },
  };
};
