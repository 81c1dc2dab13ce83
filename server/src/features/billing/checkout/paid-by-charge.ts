// Before a page to pay is given to anybody: a charge of a stored card for the same is waited for, and what came by it is taken in.
import type { Database } from '#platform/database/connect.ts';
import { type FoundOrder, purchaseIsSettled } from './orders.repository.ts';

export type PaidByChargeNeeds = {
  db: Database;
  /** Answers the orders by which money for the same may have come. */
  awaitCharges: (orderId: string) => Promise<string[]>;
  askProvider: (orderId: string) => Promise<void>;
};

/** Whether such a charge has paid what the order is for. */
export const makeIsPaidByCharge =
  ({ db, awaitCharges, askProvider }: PaidByChargeNeeds) =>
  async ({ order }: Pick<FoundOrder, 'order'>): Promise<boolean> => {
    const charged = await awaitCharges(order.id);
    for (const id of charged) await askProvider(id);
    return charged.length > 0 && (await purchaseIsSettled(db, order.purchaseId));
  };
export type IsPaidByCharge = ReturnType<typeof makeIsPaidByCharge>;
