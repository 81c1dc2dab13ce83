// How what was paid for is given: by the room that sells it, in the transaction that settles the order.
import type { PAYMENT_METHODS } from '@ijeuwa/contract/payment-words';
import type { LineKind } from '@ijeuwa/contract/services';
import type { Queryable } from '#platform/database/connect.ts';
import type { OrderLine } from '../checkout/orders.repository.ts';

type Paid = { memberId: string; orderId: string; paidBy: (typeof PAYMENT_METHODS)[number]; paidAt: Date };
/** The period that it gave, where it gave one that its member is told of. */
export type Fulfil = (
  tx: Queryable,
  line: OrderLine,
  paid: Paid,
) => Promise<{ startsAt: Date; endsAt: Date } | undefined>;
/** Every kind of line has its own: what nobody gives cannot be sold. */
export type Fulfils = Record<LineKind, Fulfil>;
