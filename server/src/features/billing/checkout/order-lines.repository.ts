// What an order is made of, as it is written down with it.
import type { Queryable } from '#platform/database/connect.ts';
import { orderLine } from '#platform/database/tables/checkout.ts';

export const saveLines = async (
  tx: Queryable,
  lines: readonly (typeof orderLine.$inferInsert)[],
): Promise<void> => {
  await tx.insert(orderLine).values([...lines]);
};
