// The reference of an order or an attempt: what others of the same moment have is asked for once, instead of tried in turn.
import { inArray } from 'drizzle-orm';
import type { Queryable } from '#platform/database/connect.ts';
import { order } from '#platform/database/tables/billing.ts';
import { paymentAttempt } from '#platform/database/tables/checkout.ts';
import type { Item } from './orders.repository.ts';
import { referenceOf } from './orders.rules.ts';

/** How often one is tried; whoever has the one that was tried before was quicker. */
export const REFERENCE_TRIES = 200;

/** The first try takes the moment as it is: hardly ever was there another order in it. */
export const freeReference = async (tx: Queryable, item: Item, now: Date, nth: number): Promise<string> => {
  if (nth === 0) return referenceOf(item, now, 0);
  const possible = Array.from({ length: REFERENCE_TRIES - nth }, (_, at) => referenceOf(item, now, nth + at));
  const ofOrders = tx
    .select({ reference: order.reference })
    .from(order)
    .where(inArray(order.reference, possible));
  const ofAttempts = tx
    .select({ reference: paymentAttempt.reference })
    .from(paymentAttempt)
    .where(inArray(paymentAttempt.reference, possible));
  const taken = new Set((await ofOrders.unionAll(ofAttempts)).map(({ reference }) => reference));
  // Where none is free the next one is tried, and refused.
  return possible.find((one) => !taken.has(one)) ?? possible[0]!;
};
