// What else is done when an order is settled: each by its own part of the room, in the transaction that settles, once.
import type { Queryable } from '#platform/database/connect.ts';
import type { StoredCard } from '#platform/ports/stored-cards.ts';
import type { Attempt } from '../checkout/attempts.repository.ts';
import type { FoundOrder, OrderLine } from '../checkout/orders.repository.ts';

/** `found`: the order as it stood just before; `attempt`: what completed it; `card`: that can be charged again. */
export type Settled = {
  found: FoundOrder;
  attempt: Attempt;
  lines: readonly OrderLine[];
  settledAt: Date;
  card?: StoredCard;
};
export type AfterSettling = (tx: Queryable, settled: Settled) => Promise<void>;
