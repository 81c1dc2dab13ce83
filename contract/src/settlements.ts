// Settlements: what a provider paid out to our bank, what it kept for itself, and what of it does not agree with our books.
import * as z from 'zod/mini';
import { endpoint } from './endpoint.ts';
import { Id, Moment, Money, Ok, staffReason } from './fields.ts';
import { PROVIDERS } from './payment-words.ts';

/**
 * `unknown`: settled, and no payment of ours; `amount`: another amount or currency than we have; `twice`: settled before;
 * `sum`: what was paid out is not what its transactions, fees and deductions come to; `late`: ours, and not settled yet.
 */
export const DIFFERENCES = ['unknown', 'amount', 'twice', 'sum', 'late'] as const;
export type DifferenceKind = (typeof DIFFERENCES)[number];
/** A provider settles on the next working day: over a weekend and a holiday it is this many days. */
export const SETTLED_WITHIN_DAYS = 5;

const FINANCE = { staff: ['finance', 'admin'] } as const;
export const SETTLEMENTS_PAGE = 25;
export const DIFFERENCES_SHOWN = 100;

export const Settlement = z.object({
  _id: Id,
  provider: z.enum(PROVIDERS),
  /** Its own name for it. */
  name: z.string(),
  settledAt: Moment,
  total: Money,
  fees: Money,
  /** Refunds and disputes that were kept back. */
  deducted: Money,
  payout: Money,
  transactions: z.int(),
});
export type Settlement = z.infer<typeof Settlement>;
export const SettlementDifference = z.object({
  _id: Id,
  kind: z.enum(DIFFERENCES),
  reference: z.string(),
  /** What the provider says; none where it says nothing. */
  said: z.nullable(Money),
  /** What we have; none where we have nothing. */
  ours: z.nullable(Money),
  noticedAt: Moment,
});
export type SettlementDifference = z.infer<typeof SettlementDifference>;

export const listSettlements = endpoint({
  method: 'GET',
  path: '/api/staff/settlements',
  access: FINANCE,
  summary: `What providers paid out to us, the newest first, ${SETTLEMENTS_PAGE} at a time, and what of it does not agree and nobody has closed, the oldest ${DIFFERENCES_SHOWN}.`,
  query: z.strictObject({ after: z.optional(Id) }),
  answer: z.object({
    settlements: z.array(Settlement),
    differences: z.array(SettlementDifference),
    more: z.int(),
    next: z.nullable(Id),
  }),
});
export const closeDifference = endpoint({
  method: 'POST',
  path: '/api/staff/settlements/differences/:id/close',
  access: { ...FINANCE, of: 'settlement difference' },
  summary: 'Somebody knows what it is: it leaves the list. 409 where it is closed already.',
  params: z.object({ id: Id }),
  body: z.strictObject({ reason: staffReason }),
  answer: Ok,
});
