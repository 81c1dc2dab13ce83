// The close of a day: what the ledger says of one day in Lagos, by currency, and that finance signed it.
import * as z from 'zod/mini';
import { endpoint } from './endpoint.ts';
import { isoDate, Moment, Money, Ok, staffReason } from './fields.ts';
import { PROVIDERS } from './payment-words.ts';
import { SettlementDifference } from './settlements.ts';

const FINANCE = { staff: ['finance', 'admin'] } as const;
/** By then whatever began before midnight has been written. */
export const SIGNED_AFTER_MINUTES = 60;
export const OPEN_NAMED = 20;

export const ClosedCurrency = z.object({
  /** What stood in our accounts at providers and the bank when it began: opening + came − fees − refunds − chargebacks = closing. */
  opening: Money,
  came: z.array(z.object({ provider: z.enum(PROVIDERS), amount: Money })),
  fees: Money,
  refunds: Money,
  chargebacks: Money,
  closing: Money,
  /** From providers to our bank: it moves within what we have. */
  payouts: Money,
  /** What became income, less what of income was taken back. */
  earned: Money,
  accounts: z.array(z.object({ account: z.string(), opening: Money, closing: Money })),
});
export type ClosedCurrency = z.infer<typeof ClosedCurrency>;

/** `signed`: it is; `open`: it may be; `early`: it is not over for long enough; `order`: another day is signed before it. */
export const CLOSE_STATES = ['signed', 'open', 'early', 'order'] as const;
export type CloseState = (typeof CLOSE_STATES)[number];

export const DayClose = z.object({
  day: z.string(),
  state: z.enum(CLOSE_STATES),
  /** The day after the last one that was signed; none before the first. */
  next: z.nullable(z.string()),
  signed: z.nullable(z.object({ by: z.string(), at: Moment, reason: z.nullable(z.string()) })),
  currencies: z.array(ClosedCurrency),
  /** Noticed by the end of the day: what was open when it was signed, else what is now. */
  open: z.object({ differences: z.int(), unmatched: z.int() }),
  /** Those that are open now. */
  named: z.array(SettlementDifference),
});
export type DayClose = z.infer<typeof DayClose>;

const day = isoDate('Please give a day, as 2026-11-23.');
export const findDayClose = endpoint({
  method: 'GET',
  path: '/api/staff/books/close',
  access: FINANCE,
  summary:
    'One day in Lagos as the ledger has it, by currency; a day that was signed as it was signed. The next to be signed, or yesterday, unless another is named.',
  query: z.strictObject({ day: z.optional(day) }),
  answer: DayClose,
});
export const signDay = endpoint({
  method: 'POST',
  path: '/api/staff/books/close',
  access: FINANCE,
  summary:
    'Signs a day, once: its figures are kept, and nothing is posted to it any more. Days are signed in order. A reason is asked for where anything is open: 400 without. 409 where it is signed, not over, or not the next.',
  body: z.strictObject({ day, reason: z.optional(staffReason) }),
  answer: Ok,
});
